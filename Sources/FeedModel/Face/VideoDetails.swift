/// A video as an app is told of it (Player Deck page, `VideoDetails`).
public struct VideoDetails: Hashable, Sendable {
  /// Its id.
  public let id: String

  init(_ video: Video) {
    id = video.id
  }
}
