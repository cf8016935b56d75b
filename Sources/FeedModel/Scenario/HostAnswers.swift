/// What an app answers to callbacks while no code of an app does (N6).
public struct HostAnswers: Hashable, Sendable {
  /// To `onTriggerCTA`.
  public var onTriggerCTA = HostAnswer()
  /// To `handleCustomCTAClick`.
  public var handleCustomCTAClick = HostAnswer()
  /// To `onTriggerPlayerBodyTextLink`.
  public var onTriggerPlayerBodyTextLink = HostAnswer()

  /// An app that handles nothing.
  public init() {}
}

/// An app's answer to one callback.
public struct HostAnswer: Hashable, Sendable {
  /// Whether the app has handled it, so that nothing else is done.
  public var isHandled = false
  /// How long the app takes to answer.
  public var after = SimulatedTime.zero

  /// An answer at once, that nothing was handled.
  public init() {}
}
