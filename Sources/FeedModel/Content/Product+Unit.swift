extension Product {
  /// Whether what a card shows of a product can be bought.
  public enum Availability: Hashable, Sendable {
    /// It can.
    case available
    /// The product can, but none of its variants.
    case soldOut
    /// The product cannot.
    case unavailable
  }

  /// The variant that cards show: the first that can be bought, else the first; nil where there is none.
  public var shownVariant: ProductVariant? {
    variants.first(where: \.isAvailable) ?? variants.first
  }

  /// The id of the unit that cards show: that of the variant, else of the product; nil where neither has one.
  public var shownUnitID: String? { shownVariant?.id ?? externalID }

  /// What the unit that cards show costs; what its variant leaves open is the product's.
  public var shownPrice: Price? { shownVariant?.formattedPrice ?? price }

  /// What the unit that cards show cost before.
  public var shownOriginalPrice: Price? { shownVariant?.formattedOriginalPrice ?? originalPrice }

  /// Whether the unit that cards show can be bought.
  public var availability: Availability {
    guard isAvailable else { return .unavailable }
    return shownVariant?.isAvailable ?? true ? .available : .soldOut
  }
}
