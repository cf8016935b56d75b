/// A video whose data are on their way before its turn has come (P4).
public struct Prefetch: Hashable, Sendable {
  /// The container id of its tab.
  public let containerId: String
  /// The id of the video.
  public let videoId: String
  /// When the data are here.
  public let due: SimulatedTime
}
