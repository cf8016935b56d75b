/// What an app sets for the whole SDK (container page: "SDK's default", `Blaze.shared`).
public struct SharedSettings: Hashable, Sendable {
  /// How players play where a container states nothing (`getDefaultMomentsPlaybackConfiguration()`; T1).
  public var playback = PlaybackConfiguration.base()
  /// How many videos a tab that states nothing fetches before their turn (P4).
  public var cachePolicyLevel = CachePolicyLevel.default
  /// The advertisements of the whole app (P5).
  public var ads = AdsConfigurations()

  /// What the SDK itself sets.
  public init() {}
}
