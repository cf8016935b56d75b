/// How an expectation compares what it finds with a value.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  /// Both are the same.
  case equal = "=="
  /// They differ.
  case notEqual = "!="
  /// What is found is less.
  case less = "<"
  /// It is less or the same.
  case lessOrEqual = "<="
  /// It is more.
  case greater = ">"
  /// It is more or the same.
  case greaterOrEqual = ">="
  /// A text holds this one.
  case contains
  /// A text matches a pattern.
  case matches

  /// Whether it asks for an order, which only numbers, shares and times have.
  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .equal, .notEqual, .contains, .matches: false
    }
  }

  /// Whether it looks into a text.
  var isOfText: Bool { self == .contains || self == .matches }

  /// Whether what was found compares so with what is expected.
  ///
  /// Numbers and shares that differ by less than a billionth are the same. Where there is none, only `==` and
  /// `!=` say anything; the rest fails.
  public func holds(_ found: ExpectedValue, _ expected: ExpectedValue) -> Bool {
    switch self {
    case .equal: Self.areSame(found, expected)
    case .notEqual: !Self.areSame(found, expected)
    case .less: Self.isLess(found, expected)
    case .lessOrEqual: Self.isLess(found, expected) || Self.areSameSize(found, expected)
    case .greater: Self.isLess(expected, found)
    case .greaterOrEqual: Self.isLess(expected, found) || Self.areSameSize(found, expected)
    case .contains:
      if case (.text(let text), .text(let part)) = (found, expected) {
        part.isEmpty || text.contains(part)
      } else {
        false
      }
    case .matches:
      if case (.text(let text), .pattern(let pattern)) = (found, expected) {
        pattern.matches(text)
      } else {
        false
      }
    }
  }

  private static func areSameSize(_ left: ExpectedValue, _ right: ExpectedValue) -> Bool {
    if case (.time(let left), .time(let right)) = (left, right) { return left == right }
    return numbers(left, right).map(isSame) ?? false
  }

  private static func areSame(_ left: ExpectedValue, _ right: ExpectedValue) -> Bool {
    if let (left, right) = numbers(left, right) { return isSame(left, right) }
    return left == right
  }

  private static func isLess(_ left: ExpectedValue, _ right: ExpectedValue) -> Bool {
    if case (.time(let left), .time(let right)) = (left, right) { return left < right }
    guard let (left, right) = numbers(left, right) else { return false }
    return left < right && !isSame(left, right)
  }

  private static func isSame(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 1e-9
  }

  /// Two numbers, or two shares.
  private static func numbers(
    _ left: ExpectedValue, _ right: ExpectedValue
  ) -> (Double, Double)? {
    switch (left, right) {
    case (.number(let left), .number(let right)), (.share(let left), .share(let right)):
      (left, right)
    default: nil
    }
  }
}
