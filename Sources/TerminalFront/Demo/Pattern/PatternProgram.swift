/// A pattern as the instructions of a machine that is in many places at once.
struct PatternProgram: Sendable {
  /// One instruction; unless it says otherwise, the next one follows.
  enum Instruction: Sendable {
    /// Takes one scalar of a class.
    case scalar(ScalarClass)
    /// Goes on if the place is here.
    case place(PatternPlace)
    /// Goes on behind it and at another place.
    case split(Int)
    /// Goes on at another place.
    case jump(Int)
    /// The pattern has matched.
    case match
  }

  private(set) var instructions: [Instruction] = []
  let ignoresCase: Bool
  private var parts = 0

  /// The program of a pattern.
  ///
  /// - Throws: `TextPatternError` where it would have too many parts.
  init(_ node: PatternNode, ignoresCase: Bool) throws(TextPatternError) {
    self.ignoresCase = ignoresCase
    try add(node)
    instructions.append(.match)
  }

  private mutating func add(_ node: PatternNode) throws(TextPatternError) {
    parts += 1
    guard parts <= TextPattern.mostParts else {
      throw TextPatternError(
        at: 0,
        "the pattern has too many parts, repeated ones counted as often as they may occur; "
          + "accepted: at most \(TextPattern.mostParts)")
    }
    switch node {
    case .nothing: break
    case .scalar(let set): instructions.append(.scalar(set))
    case .place(let place): instructions.append(.place(place))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let options): try add(anyOf: options)
    case .repetition(let node, let least, let most): try add(node, least, most)
    }
  }

  private mutating func add(anyOf options: [PatternNode]) throws(TextPatternError) {
    var ends: [Int] = []
    for option in options.dropLast() {
      let split = reserve()
      try add(option)
      ends.append(reserve())
      instructions[split] = .split(instructions.count)
    }
    if let last = options.last { try add(last) }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func add(
    _ node: PatternNode, _ least: Int, _ most: Int?
  ) throws(TextPatternError) {
    for _ in 0..<least { try add(node) }
    guard let most else {
      let split = reserve()
      try add(node)
      instructions.append(.jump(split))
      instructions[split] = .split(instructions.count)
      return
    }
    var splits: [Int] = []
    for _ in least..<most {
      splits.append(reserve())
      try add(node)
    }
    for split in splits { instructions[split] = .split(instructions.count) }
  }

  /// Leaves room for an instruction whose goal is not known yet.
  private mutating func reserve() -> Int {
    instructions.append(.jump(0))
    return instructions.count - 1
  }
}
