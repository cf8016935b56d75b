/// Runs the program of a pattern over a text, in all its places at once.
///
/// At each scalar a place is entered once at most, so no pattern and no text make it slow.
struct PatternMatcher {
  private let program: PatternProgram
  /// The places that wait for a scalar.
  private var waiting: [Int] = []
  /// At which round a place was entered last.
  private var entered: [Int]
  private var round = 0
  /// The places that are still to be entered.
  private var open: [Int] = []

  init(_ program: PatternProgram) {
    self.program = program
    entered = Array(repeating: 0, count: program.instructions.count)
  }

  /// Whether the pattern matches anywhere; adds the steps taken to `steps`.
  mutating func matches(_ text: [Unicode.Scalar], steps: inout Int) -> Bool {
    var starts = [0]
    var before: Unicode.Scalar?
    for index in 0...text.count {
      let after = index < text.count ? text[index] : nil
      if enter(starts, between: before, and: after, steps: &steps) { return true }
      guard let after else { return false }
      starts.removeAll(keepingCapacity: true)
      for place in waiting {
        steps += 1
        if case .scalar(let set) = program.instructions[place],
          set.contains(after, ignoringCase: program.ignoresCase)
        {
          starts.append(place + 1)
        }
      }
      // A match may begin at every scalar.
      starts.append(0)
      before = after
    }
    return false
  }

  /// Enters the places that are reached without a scalar.
  ///
  /// - Returns: Whether the pattern has matched.
  private mutating func enter(
    _ starts: [Int], between before: Unicode.Scalar?, and after: Unicode.Scalar?,
    steps: inout Int
  ) -> Bool {
    round += 1
    waiting.removeAll(keepingCapacity: true)
    open = starts
    while let place = open.popLast() {
      steps += 1
      guard entered[place] != round else { continue }
      entered[place] = round
      switch program.instructions[place] {
      case .scalar: waiting.append(place)
      case .place(let wanted):
        if wanted.lies(between: before, and: after) { open.append(place + 1) }
      case .split(let other):
        open.append(other)
        open.append(place + 1)
      case .jump(let other): open.append(other)
      case .match: return true
      }
    }
    return false
  }
}
