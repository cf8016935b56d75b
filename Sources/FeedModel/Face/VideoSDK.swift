/// What an app asks the SDK of the deck as a whole (Player Deck page, `FireworkVideoSDK`).
@MainActor
public enum VideoSDK {
  /// Asked for each call to action that the container's delegate has not handled (Player Deck page, "Custom
  /// Call-To-Action Button Handling"; D10).
  ///
  /// It belongs to the current app, which does not keep it alive.
  public static var ctaDelegate: (any VideoCTADelegate)? {
    get { SimulatedApp.current?.ctaDelegate }
    set { SimulatedApp.current?.ctaDelegate = newValue }
  }
}

/// Decides what comes of a tap on a call to action (Player Deck page, `FireworkVideoCTADelegate`; D10).
@MainActor
public protocol VideoCTADelegate: AnyObject {
  /// Whether the app has handled the tap; otherwise the link opens.
  func handleCustomCTAClick(
    _ viewController: PlayerViewController, url: String, for video: VideoDetails
  ) -> Bool
}

/// Stands in for the view controller of a player (Player Deck page, `PlayerViewController`).
@MainActor
public final class PlayerViewController: ViewController {}

/// What an app is told of a video (Player Deck page, `VideoDetails`).
public struct VideoDetails: Hashable, Sendable {
  /// Its id.
  public var videoID: String
  /// Its title.
  public var caption: String
  /// How long it is; nil where the feed does not say.
  public var duration: SimulatedTime?

  /// The details of a video.
  public init(_ video: Video) {
    videoID = video.id
    caption = video.title
    duration = video.duration
  }
}
