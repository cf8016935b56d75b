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

extension SimulatedApp {
  /// What the delegate answers to a tap on a call to action; nil for another event, or without a delegate (D10).
  func answerOfCTADelegate(
    to event: Event, in simulation: Simulation?
  ) -> (request: Int, isHandled: Bool)? {
    guard case .handleCustomCTAClick(_, let url, let id, let request) = event,
      let ctaDelegate, let video = simulation?.video(ofId: id)
    else { return nil }
    let isHandled = ctaDelegate.handleCustomCTAClick(PlayerViewController(), url: url, for: video)
    return (request, isHandled)
  }
}
