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
