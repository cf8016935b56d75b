/// What a hydration changes of a product; what is nil stays (Player Deck page, "Widget-Level Product Hydration"; S1).
public struct ProductPatch: Hashable, Sendable {
  /// Its new name.
  public var name: String?
  /// What is said of it from now on.
  public var description: String?
  /// Whether it can be bought from now on.
  public var isAvailable: Bool?
  /// Whether cards leave it out from now on (S3).
  public var isHidden: Bool?
  /// What becomes of its variants.
  public var variants: VariantsPatch?

  /// A patch that changes nothing.
  public init() {}

  /// Changes a product.
  public func apply(to product: inout Product) {
    if let name { product.name = name }
    if let description { product.description = description }
    if let isAvailable { product.isAvailable = isAvailable }
    if let isHidden { product.isHidden = isHidden }
    if let variants { variants.apply(to: &product.variants) }
  }

  /// The patch that does what this one does, and then what `later` does.
  public func followed(by later: ProductPatch) -> ProductPatch {
    var both = self
    both.name = later.name ?? name
    both.description = later.description ?? description
    both.isAvailable = later.isAvailable ?? isAvailable
    both.isHidden = later.isHidden ?? isHidden
    if let more = later.variants { both.variants = variants?.followed(by: more) ?? more }
    return both
  }
}
