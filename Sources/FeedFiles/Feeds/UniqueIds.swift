/// Gives each entry of a file an id that no other has: repeats get `#2`, `#3` (C2).
struct UniqueIds {
  private var given: Set<String> = []
  private var lastNumber: [String: Int] = [:]
  /// How many ids came again.
  private(set) var repeated = 0

  /// `id`, with a number behind it where it has been given before.
  mutating func unique(_ id: String) -> String {
    if given.insert(id).inserted { return id }
    repeated += 1
    var number = lastNumber[id] ?? 1
    repeat { number += 1 } while !given.insert("\(id)#\(number)").inserted
    lastNumber[id] = number
    return "\(id)#\(number)"
  }
}
