/// The SDK as a whole, as an app with a Player Deck knows it (Player Deck page, `FireworkVideoSDK`).
@MainActor
public enum VideoSDK {
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
