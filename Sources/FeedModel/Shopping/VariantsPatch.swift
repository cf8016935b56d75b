/// How the variants of a hydration go with those there are (Player Deck page: `.merge`, `.replace`).
public enum VariantsStrategy: String, Codable, CaseIterable, Hashable, Sendable {
  /// A variant whose id is known is changed, the others are added at the end.
  case merge
  /// The variants of the hydration take the place of all there were.
  case replace
}

/// What a hydration does to the variants of a product (S1).
public struct VariantsPatch: Hashable, Sendable {
  /// How its variants go with those there are.
  public var strategy: VariantsStrategy
  /// Its variants; of several with one id each changes what the one before it has made.
  public var variants: [VariantPatch]

  /// Variants that are merged unless stated otherwise.
  public init(_ strategy: VariantsStrategy = .merge, _ variants: [VariantPatch] = []) {
    self.strategy = strategy
    self.variants = variants
  }

  /// Changes the variants of a product.
  func apply(to known: inout [ProductVariant]) {
    if strategy == .replace { known = [] }
    var places: [String: Int] = [:]
    for (place, variant) in known.enumerated() where places[variant.id] == nil {
      places[variant.id] = place
    }
    for patch in variants {
      let place = places[patch.id] ?? known.count
      if place == known.count {
        known.append(ProductVariant(id: patch.id))
        places[patch.id] = place
      }
      patch.apply(to: &known[place])
    }
  }

  /// The patch that does what this one does, and then what `later` does.
  func followed(by later: VariantsPatch) -> VariantsPatch {
    guard later.strategy == .merge else { return later }
    var both = VariantsPatch(strategy)
    var places: [String: Int] = [:]
    for patch in variants + later.variants {
      if let place = places[patch.id] {
        both.variants[place] = both.variants[place].followed(by: patch)
      } else {
        places[patch.id] = both.variants.count
        both.variants.append(patch)
      }
    }
    return both
  }
}
