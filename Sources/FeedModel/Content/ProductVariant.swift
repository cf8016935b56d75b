/// One kind in which a product is sold, such as a size (Player Deck page, "Widget-Level Product Hydration": variants).
public struct ProductVariant: Hashable, Sendable {
  /// The shop's own id of it, by which hydration finds it.
  public var id: String
  /// Its name; empty where the product's own says enough.
  public var name = ""
  /// What it costs now; nil where that is the product's price.
  public var formattedPrice: Price?
  /// What it cost before; nil where that is the product's.
  public var formattedOriginalPrice: Price?
  /// Where it can be bought; empty where nobody says.
  public var url = ""
  /// The address of its picture; empty for none.
  public var imageUrl = ""
  /// Whether it can be bought.
  public var isAvailable = true
  /// What tells it from the others.
  public var options = ProductOptions()

  /// A variant that can be bought and of which only the id is known.
  public init(id: String) {
    self.id = id
  }
}
