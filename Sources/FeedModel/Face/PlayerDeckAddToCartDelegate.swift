/// Adds the units that users tap on to the app's cart (Player Deck page, "One-Tap Add to Cart": `playerDeckAddToCartDelegate`).
///
/// The page names the property but not the protocol's method, which is on a page of its own; the name of this one is
/// feedtui's.
@MainActor
public protocol PlayerDeckAddToCartDelegate: AnyObject {
  /// The user tapped Add to Cart; the app calls `report` within 10 s, at once or later. Later than that it does nothing.
  func playerDeckAddToCart(
    _ event: PlayerDeckAddToCartEvent,
    report: @escaping @MainActor (PlayerDeckAddToCartResult) -> Void)
}

/// What the user adds to the cart: the exact unit on the card.
public struct PlayerDeckAddToCartEvent: Hashable, Sendable {
  /// The product's `externalID`; nil where the feed gives none.
  public let productId: String?
  /// The id of the unit: that of the variant that the card shows, else of the product.
  public let unitId: String?
  /// Where the unit can be bought; empty where nobody says.
  public let url: String
  /// The video on whose card the button was tapped.
  public let video: VideoDetails
}

/// How the app reports on it.
public typealias PlayerDeckAddToCartResult = AddToCartResult
