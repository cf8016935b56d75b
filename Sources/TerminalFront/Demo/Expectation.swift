public import FeedModel

/// What an `Expect` statement claims to hold (X2).
public struct Expectation: Hashable, Sendable {
  /// Whether the opposite is claimed: `Expect not ...`.
  public var isNegated: Bool
  /// The claim.
  public var claim: Claim

  /// What is claimed.
  public enum Claim: Hashable, Sendable {
    /// A state compares so with a value; `argument` is what stands in its brackets.
    case state(ExpectedState, argument: String?, Comparison, ExpectedValue)
    /// The screen shows a text, or one that a pattern matches; its rows are parted by line feeds.
    case screen(ScreenText)
    /// Such an event has been told since the start.
    case event(EventPattern)
  }

  /// What a screen is expected to show.
  public enum ScreenText: Hashable, Sendable {
    /// This text, within a row.
    case text(String)
    /// A text that matches.
    case pattern(TextPattern)
  }
}

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
}

/// A value that is expected, or found.
public enum ExpectedValue: Hashable, Sendable {
  /// There is none.
  case none
  /// A text, an id or a word.
  case text(String)
  /// A number.
  case number(Double)
  /// A fraction 0...1, written as a percentage.
  case share(Double)
  /// A time.
  case time(SimulatedTime)
  /// True or false.
  case truth(Bool)
  /// What a text is to match.
  case pattern(TextPattern)
}
