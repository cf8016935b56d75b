/// Why a deck did not get its feed (`VideoFeedError`; D8).
public enum VideoFeedError: Error, Hashable, Sendable {
  /// The content source has no answer.
  case contentSourceError(ContentSourceError)
  /// Something else went wrong.
  case unknownError(underlyingError: LoadFailure)

  /// The error that a deck with `source` tells when a load fails.
  public init(_ failure: LoadFailure, of source: ContentSource) {
    self =
      switch failure {
      case .empty: .contentSourceError(.emptyFeed)
      case .channelNotFound: .contentSourceError(.channelNotFound(source.channelID ?? ""))
      case .failure, .timedOut, .offline: .unknownError(underlyingError: failure)
      }
  }
}
