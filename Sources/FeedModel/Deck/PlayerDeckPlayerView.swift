/// What an app sets on the full-screen player of a deck (Player Deck page, `viewConfiguration.playerView`; D12).
///
/// It counts once an item is opened, and changes nothing of the item in the deck.
public struct PlayerDeckPlayerView: Hashable, Sendable {
  /// How the video fills the screen.
  public var playerStyle = PlayerStyle.fullBleed
  /// What follows when a video has played to its end.
  public var videoCompleteAction = VideoCompleteAction.advanceToNext
  /// What follows after the last video.
  public var feedCompleteAction = FeedCompleteAction.dismiss
  /// The button that pauses and resumes.
  public var playbackButton = PlayerDeckItemView.Part()
  /// The mute switch.
  public var muteButton = PlayerDeckItemView.Part()
  /// The share button.
  public var shareButton = PlayerDeckItemView.Part()
  /// How long a video is shown before its call to action is.
  public var ctaDelay = SimulatedTime.seconds(3)
  /// How long the call to action is shown before it is lit.
  public var ctaHighlightDelay = SimulatedTime.seconds(2)
  /// The corner that picture in picture stands in (D11).
  public var pipPlacement = PIPPlacement.bottomRight

  /// A player with the defaults of the vendor.
  public init() {}

  /// How a video fills the screen.
  public enum PlayerStyle: String, Codable, CaseIterable, Hashable, Sendable {
    /// It covers all of it.
    case fullBleed
    /// It keeps its proportions.
    case fit
  }

  /// What follows when a video has played to its end.
  public enum VideoCompleteAction: String, Codable, CaseIterable, Hashable, Sendable {
    /// It plays again.
    case loop
    /// The next video of the deck plays.
    case advanceToNext
  }

  /// What follows after the last video of the deck.
  public enum FeedCompleteAction: String, Codable, CaseIterable, Hashable, Sendable {
    /// The first video plays.
    case loop
    /// The player closes.
    case dismiss
  }

  /// A corner of the screen.
  public enum PIPPlacement: String, Codable, CaseIterable, Hashable, Sendable {
    /// At the top and the left.
    case topLeft
    /// At the top and the right.
    case topRight
    /// At the bottom and the left.
    case bottomLeft
    /// At the bottom and the right.
    case bottomRight
  }
}
