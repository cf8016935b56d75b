import FeedModel

extension TapeParser {
  /// Reads what follows `Expect`.
  mutating func parseExpectation() throws(TapeSlip) -> Expectation {
    var isNegated = false
    if peek().kind == .word("not") {
      _ = take()
      isNegated = true
    }
    let accepted = "a state, Screen or Event, as in Expect tab == 1"
    let token = peek()
    guard case .word(let word) = token.kind, !isOnLaterLine(token) else {
      throw unexpected(token, accepted: accepted)
    }
    let claim: Expectation.Claim
    switch word {
    case "Screen":
      _ = take()
      claim = .screen(try takeScreenText())
    case "Event":
      _ = take()
      claim = .event(try takeEventPattern())
    default:
      guard let state = ExpectedState(rawValue: word) else {
        throw slip(at: token, Self.unknownState(word))
      }
      _ = take()
      claim = try parseState(state)
    }
    return Expectation(isNegated: isNegated, claim: claim)
  }

  private static func unknownState(_ word: String) -> String {
    let words = ["Screen", "Event", "not"] + ExpectedState.allCases.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown state '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(words.joined(separator: ", "))")
  }

  private mutating func takeScreenText() throws(TapeSlip) -> Expectation.ScreenText {
    if peek().kind == .word("not") {
      throw slip(at: peek(), "found 'not'; accepted: Expect not Screen, with 'not' before 'Screen'")
    }
    if let pattern = try takeOptionalPattern() { return .pattern(pattern) }
    return .text(try takeText("a text or a pattern, as in Expect Screen \"text\""))
  }

  /// Takes the word of an event, and the rest of the line as its arguments.
  private mutating func takeEventPattern() throws(TapeSlip) -> EventPattern {
    let token = peek()
    let word = try takeText("an event, as in Expect Event \"onTabSelected\" tabIndex=1")
    guard let known = Event.CodingKeys(rawValue: word) else {
      throw slip(at: token, Self.unknownEvent(word))
    }
    let (rest, start) = takeRestOfLine()
    do throws(WordError) {
      return try EventPattern(word: known, arguments: rest)
    } catch {
      throw TapeSlip(
        offset: start + Self.offset(ofColumn: error.column, in: rest), message: error.description)
    }
  }

  private static func unknownEvent(_ word: String) -> String {
    let words = Event.CodingKeys.allCases.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown event '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(words.joined(separator: ", "))")
  }

  private mutating func parseState(_ state: ExpectedState) throws(TapeSlip) -> Expectation.Claim {
    let argument = try takeArgument(of: state)
    let token = peek()
    let accepted = Self.comparisons(for: state)
    guard let comparison = Self.comparison(token) else {
      // A state that is true or false may stand alone, as its value.
      if state.row.value == .truth, token.kind == .end || Self.isStatement(token) {
        return .state(state, argument: argument, .equal, .truth(true))
      }
      throw unexpected(token, accepted: accepted)
    }
    guard Self.takes(comparison, state.row.value) else {
      throw slip(
        at: token,
        "'\(state.rawValue)' is not compared by '\(comparison.rawValue)'; accepted: \(accepted)")
    }
    _ = take()
    let value = try takeValue(of: state, comparedBy: comparison)
    return .state(state, argument: argument, comparison, value)
  }

  private static func isStatement(_ token: TapeToken) -> Bool {
    if case .word(let word) = token.kind { TapeWord(rawValue: word) != nil } else { false }
  }

  private static func comparison(_ token: TapeToken) -> Comparison? {
    switch token.kind {
    case .sign(let sign): Comparison(rawValue: sign)
    case .word(let word): Comparison(rawValue: word)
    default: nil
    }
  }

  private static func takes(_ comparison: Comparison, _ kind: ExpectedState.Kind) -> Bool {
    switch kind {
    case .text, .word: !comparison.isOrdering
    case .number, .share, .time: !comparison.isOfText
    case .truth: !comparison.isOfText && !comparison.isOrdering
    }
  }

  private static func comparisons(for state: ExpectedState) -> String {
    Comparison.allCases.filter { takes($0, state.row.value) }.map(\.rawValue)
      .joined(separator: " ")
  }

  private mutating func takeArgument(of state: ExpectedState) throws(TapeSlip) -> String? {
    let word = state.rawValue
    guard let argument = state.row.argument else {
      if peek().isSign("[") { throw slip(at: peek(), "'\(word)' takes nothing in brackets") }
      return nil
    }
    let accepted =
      argument == .item ? "\(word)[\"ID\"], with the id of an item" : "\(word)[\"EVENT\"]"
    guard take(sign: "[") else {
      if argument == .event { return nil }
      throw unexpected(peek(), accepted: accepted)
    }
    let token = peek()
    let name: String
    switch token.kind {
    case .string(let text), .word(let text), .number(let text): name = text
    default: throw unexpected(token, accepted: accepted)
    }
    _ = take()
    if argument == .event, Event.CodingKeys(rawValue: name) == nil {
      throw slip(at: token, Self.unknownEvent(name))
    }
    guard take(sign: "]") else { throw unexpected(peek(), accepted: "a ']' behind '\(name)'") }
    return name
  }
}
