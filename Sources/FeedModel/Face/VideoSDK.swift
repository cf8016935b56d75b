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

  /// What it asks the app about products; it belongs to the current `SimulatedApp`.
  public static var shopping: Shopping { Shopping() }

  /// What the SDK asks an app about products (`FireworkVideoSDK.shopping`).
  @MainActor
  public struct Shopping {
    /// Adds units to the app's cart; held weakly, and read when a deck is made ("One-Tap Add to Cart"; S4).
    public var playerDeckAddToCartDelegate: (any PlayerDeckAddToCartDelegate)? {
      get { SimulatedApp.current?.addToCartDelegate }
      nonmutating set { SimulatedApp.current?.setAddToCartDelegate(newValue) }
    }

    /// Hydrates the products of one video when it opens: the page's "global product hydration", which it does not name (S2).
    public var onGlobalProductHydration: GlobalProductHydrationHandler? {
      get { SimulatedApp.current?.onGlobalProductHydration }
      nonmutating set { SimulatedApp.current?.setGlobalProductHydration(newValue) }
    }
  }

  /// Is handed a video that opens, its products, and what hydrates them.
  public typealias GlobalProductHydrationHandler =
    @MainActor (_ products: [Product], _ video: VideoDetails, _ hydrator: ProductHydrating) -> Void
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
