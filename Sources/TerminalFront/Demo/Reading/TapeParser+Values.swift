import FeedModel

extension TapeParser {
  /// Takes `@` and a time, if they follow.
  mutating func takeSpeed() throws(TapeSlip) -> SimulatedTime? {
    take(sign: "@") ? try takeTime() : nil
  }

  /// Takes a time: a number, and a unit; seconds where none is written.
  mutating func takeTime() throws(TapeSlip) -> SimulatedTime {
    let accepted = "a time such as 500ms, 2s, 1.5s or 1m; a bare number means seconds"
    let token = peek()
    guard case .number(let digits) = token.kind else { throw unexpected(token, accepted: accepted) }
    _ = take()
    var unit = ""
    if case .word(let word) = peek().kind {
      if ["ms", "s", "m"].contains(word) {
        _ = take()
        unit = word
      } else if peek().range.lowerBound == lastEnd {
        throw slip(at: token, "'\(digits)\(word)' is no time; accepted: \(accepted)")
      }
    }
    guard digits.filter({ $0 == "." }).count < 2, let time = SimulatedTime(digits + unit) else {
      throw slip(at: token, "'\(digits)\(unit)' is no time; accepted: \(accepted)")
    }
    guard time <= TapeReader.longestTime else {
      throw slip(
        at: token, "'\(digits)\(unit)' is too long; accepted: a time of at most 24 hours, 1440m")
    }
    return time
  }

  /// Takes a whole number in a range.
  mutating func takeCount(
    _ range: ClosedRange<Int>, _ accepted: String
  ) throws(TapeSlip) -> Int {
    let token = peek()
    guard case .number(let digits) = token.kind else { throw unexpected(token, accepted: accepted) }
    _ = take()
    guard let number = Int(digits), range.contains(number) else {
      throw slip(
        at: token,
        "'\(digits)' is not accepted here; accepted: a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  /// Takes how often a key is pressed, if that follows.
  mutating func takeOptionalCount() throws(TapeSlip) -> Int? {
    guard case .number = peek().kind else { return nil }
    return try takeCount(0...TapeReader.mostPresses, "a count")
  }

  /// Takes a string, or a bare word that begins no statement.
  mutating func takeText(_ accepted: String) throws(TapeSlip) -> String {
    let token = peek()
    switch token.kind {
    case .string(let text):
      _ = take()
      return text
    case .word(let word):
      guard TapeWord(rawValue: word) == nil else {
        if isOnLaterLine(token) { throw missing(accepted) }
        throw slip(
          at: token, "found the statement '\(word)'; accepted: \(accepted); in quotes it is a text")
      }
      _ = take()
      return word
    case .number(let digits):
      throw slip(
        at: token,
        "found '\(digits)'; accepted: \(accepted); what begins with a digit needs quotes here")
    case .pattern:
      throw slip(
        at: token,
        "found \(token.found); accepted: \(accepted); what begins with / needs quotes here")
    default: throw unexpected(token, accepted: accepted)
    }
  }

  /// Takes a pattern, if one follows.
  mutating func takeOptionalPattern() throws(TapeSlip) -> TextPattern? {
    let token = peek()
    if token.isIllegal, !isOnLaterLine(token) { throw slip(at: token, "") }
    guard case .pattern(let source) = token.kind else { return nil }
    _ = take()
    return try pattern(source, token)
  }

  /// The pattern that a piece holds.
  func pattern(_ source: String, _ token: TapeToken) throws(TapeSlip) -> TextPattern {
    do throws(TextPatternError) {
      return try TextPattern(source)
    } catch {
      throw TapeSlip(
        offset: token.range.lowerBound + error.column, message: error.description)
    }
  }

  /// Takes `true` or `false`.
  mutating func takeTruth() throws(TapeSlip) -> Bool {
    let token = peek()
    switch token.kind {
    case .word("true"): _ = take(); return true
    case .word("false"): _ = take(); return false
    default: throw unexpected(token, accepted: "true or false")
    }
  }
}
