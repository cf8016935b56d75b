import FeedModel

extension TapeParser {
  /// Takes the value that a state is compared with, on the same line.
  mutating func takeValue(
    of state: ExpectedState, comparedBy comparison: Comparison
  ) throws(TapeSlip) -> ExpectedValue {
    let kind = state.row.value
    let token = peek()
    guard !isOnLaterLine(token) else { throw missing(kind.accepted) }
    if comparison == .matches {
      guard let pattern = try takeOptionalPattern() else {
        throw unexpected(token, accepted: "a pattern, as in title matches /^For/")
      }
      return .pattern(pattern)
    }
    if token.kind == .word("none"), kind != .truth, comparison != .contains {
      guard !comparison.isOrdering else {
        throw slip(at: token, "none is neither less nor more; accepted: == none, != none")
      }
      _ = take()
      return .none
    }
    switch kind {
    case .text: return .text(try takeWordOrString(kind))
    case .word(let words): return .text(try takeWord(of: words, kind, comparison))
    case .number: return .number(try takeNumber(kind))
    case .share: return .share(try takeShare(kind))
    case .time:
      guard case .number = token.kind else { throw unexpected(token, accepted: kind.accepted) }
      return .time(try takeTime())
    case .truth: return .truth(try takeTruth())
    }
  }

  /// Takes a text: here every bare word is one, those of statements included.
  private mutating func takeWordOrString(_ kind: ExpectedState.Kind) throws(TapeSlip) -> String {
    let token = peek()
    switch token.kind {
    case .string(let text), .word(let text), .number(let text):
      _ = take()
      return text
    default: throw unexpected(token, accepted: kind.accepted)
    }
  }

  private mutating func takeWord(
    of words: [String], _ kind: ExpectedState.Kind, _ comparison: Comparison
  ) throws(TapeSlip) -> String {
    let token = peek()
    let word = try takeWordOrString(kind)
    guard comparison == .contains || words.contains(word) else {
      let near = nearestWord(to: word, in: words)
      throw slip(
        at: token,
        "unknown value '\(word)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(kind.accepted)"))
    }
    return word
  }

  private mutating func takeNumber(_ kind: ExpectedState.Kind) throws(TapeSlip) -> Double {
    let isNegative = take(sign: "-")
    let token = peek()
    guard case .number(let digits) = token.kind, let number = Double(digits), number.isFinite else {
      throw unexpected(token, accepted: kind.accepted)
    }
    _ = take()
    return isNegative ? -number : number
  }

  private mutating func takeShare(_ kind: ExpectedState.Kind) throws(TapeSlip) -> Double {
    let token = peek()
    guard case .number(let digits) = token.kind else {
      throw unexpected(token, accepted: kind.accepted)
    }
    _ = take()
    let text = digits + (take(sign: "%") ? "%" : "")
    guard let share = Percentage(text) else {
      throw slip(at: token, Percentage.complaint(about: text))
    }
    return share.fraction
  }
}
