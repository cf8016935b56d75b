/// Why a content source has no answer (`VideoFeedError.contentSourceError`).
public enum ContentSourceError: Error, Hashable, Sendable {
  /// There is no channel with this id.
  case channelNotFound(String)
  /// There are no videos.
  case emptyFeed
}
