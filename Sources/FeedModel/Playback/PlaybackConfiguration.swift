/// How the players of a container play (container page, `BlazeMomentsPlaybackConfiguration`).
public struct PlaybackConfiguration: Hashable, Sendable {
  /// What follows when a video has played to its end.
  public var loopBehavior = LoopBehavior.infiniteLoop
  /// How long a player waits for data before its spinner shows (P2); 1 s unless stated.
  public var bufferingSpinnerDelay = SimulatedTime.seconds(1)
  /// Whether sound is on at first display; off unless stated (P7).
  public var isUnmuted = false

  /// The configuration to start from.
  public static func base() -> PlaybackConfiguration {
    PlaybackConfiguration()
  }
}
