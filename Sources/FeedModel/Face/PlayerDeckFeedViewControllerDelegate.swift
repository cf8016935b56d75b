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

/// The videos of a page (Player Deck page, `PlayerDeckVideosLoadedInfo`).
public struct PlayerDeckVideosLoadedInfo: Hashable, Sendable {
  /// The videos in the order of the deck.
  public let videos: [VideoDetails]
}
