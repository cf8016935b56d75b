/// Told how the loads of a deck end (Player Deck page, "Receive video feed events"; D8).
@MainActor
public protocol PlayerDeckFeedViewControllerDelegate: AnyObject {
  /// The deck has loaded.
  func playerDeckFeedDidLoadFeed(_ viewController: PlayerDeckFeedViewController)
  /// The deck could not be loaded, or is empty.
  func playerDeckFeed(
    _ viewController: PlayerDeckFeedViewController, didFailToLoadFeed error: VideoFeedError)
}

/// What a deck view wraps.
@MainActor
public final class PlayerDeckFeedViewController: ViewController {}

/// Why a deck holds no videos (Player Deck page, `VideoFeedError`).
public enum VideoFeedError: Error, Hashable, Sendable {
  /// The source has answered, and offers nothing that can be shown.
  case contentSourceError(ContentSourceError)
  /// Anything else, such as a network that fails.
  case unknownError(underlyingError: PlayerError)

  /// What is wrong with a source.
  public enum ContentSourceError: Hashable, Sendable {
    /// It holds no videos.
    case emptyFeed
  }

  init(_ failure: LoadFailure) {
    self =
      switch failure {
      case .empty: .contentSourceError(.emptyFeed)
      default: .unknownError(underlyingError: PlayerError(failure))
      }
  }
}

/// The videos of a page (Player Deck page, `PlayerDeckVideosLoadedInfo`).
public struct PlayerDeckVideosLoadedInfo: Hashable, Sendable {
  /// The videos in the order of the deck.
  public let videos: [VideoDetails]
}
