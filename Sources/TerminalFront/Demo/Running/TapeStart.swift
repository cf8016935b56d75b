public import FeedModel

/// What a tape's program starts with: the world outside reads inputs and command lines, the runner does not.
public struct TapeStart: Sendable {
  /// What is simulated.
  public var scenario: Scenario
  /// How frames look.
  public var theme: Theme

  /// A start with a scenario, and frames that look so.
  public init(scenario: Scenario, theme: Theme) {
    self.scenario = scenario
    self.theme = theme
  }
}
