/// Says what changes of a product (Player Deck page, "Widget-Level Product Hydration"); what is not said stays.
@MainActor
public final class ProductBuilder {
  /// What has been said so far.
  private(set) var patch = ProductPatch()

  /// Says its name.
  @discardableResult
  public func name(_ name: String) -> ProductBuilder {
    patch.name = name
    return self
  }

  /// Says its description.
  @discardableResult
  public func description(_ description: String) -> ProductBuilder {
    patch.description = description
    return self
  }

  /// Says whether it can be bought.
  @discardableResult
  public func isAvailable(_ isAvailable: Bool) -> ProductBuilder {
    patch.isAvailable = isAvailable
    return self
  }

  /// Says whether cards leave it out.
  @discardableResult
  public func hidden(_ isHidden: Bool) -> ProductBuilder {
    patch.isHidden = isHidden
    return self
  }

  /// Says what becomes of its variants: they are merged by their ids, or replaced.
  @discardableResult
  public func variants(
    _ strategy: VariantsStrategy, _ build: (VariantsBuilder) -> VariantsBuilder
  ) -> ProductBuilder {
    let said = VariantsPatch(strategy, build(VariantsBuilder()).variants)
    patch.variants = patch.variants?.followed(by: said) ?? said
    return self
  }
}

/// Says what changes of the variants of a product (Player Deck page, "Widget-Level Product Hydration").
@MainActor
public final class VariantsBuilder {
  /// What has been said so far.
  private(set) var variants: [VariantPatch] = []

  /// Says what changes of the variant with an id.
  @discardableResult
  public func variant(
    _ id: String, _ build: (VariantBuilder) -> VariantBuilder
  ) -> VariantsBuilder {
    variants.append(build(VariantBuilder(id: id)).patch)
    return self
  }
}
