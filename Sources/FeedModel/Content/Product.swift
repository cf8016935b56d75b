/// A product shown with a video (Player Deck page, "Widget-Level Product Hydration").
public struct Product: Hashable, Sendable {
  /// The shop's own id of it; nil where the feed gives none, and then it cannot be hydrated.
  public var externalID: String?
  /// Its name.
  public var name: String
  /// What is said of it; empty for nothing.
  public var description = ""
  /// What it costs now; nil where the feed does not say.
  public var price: Price?
  /// What it cost before, for a product on offer.
  public var originalPrice: Price?
  /// Whether it can be bought.
  public var isAvailable: Bool
  /// Whether cards leave it out (`hidden`; S3).
  public var isHidden = false
  /// The kinds in which it is sold, with ids that are unique; empty for a product of one kind.
  public var variants: [ProductVariant] = []

  /// A product; available unless stated otherwise.
  public init(
    externalID: String? = nil, name: String, price: Price? = nil, originalPrice: Price? = nil,
    isAvailable: Bool = true
  ) {
    self.externalID = externalID
    self.name = name
    self.price = price
    self.originalPrice = originalPrice
    self.isAvailable = isAvailable
  }
}
