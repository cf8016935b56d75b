public import FeedModel

/// An input that was read as a whole.
public struct LoadedInput: Hashable, Sendable {
  /// What a simulation starts from.
  public var scenario: Scenario
  /// What the input turned out to be.
  public var kind: InputKind
  /// What was read, guessed and left out, a sentence each.
  public var notes: [String]
}
