/// How often each of some values came, in the order in which they came first.
struct Tally<Value: Hashable> {
  private(set) var counts: [(value: Value, count: Int)] = []
  private var places: [Value: Int] = [:]

  /// Counts one more of `value`.
  mutating func count(_ value: Value) {
    if let place = places[value] {
      counts[place].count += 1
    } else {
      places[value] = counts.count
      counts.append((value, 1))
    }
  }
}
