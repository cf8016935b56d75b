/// Says what changes of a variant (Player Deck page, "Widget-Level Product Hydration"); what is not said stays.
@MainActor
public final class VariantBuilder {
  /// What has been said so far.
  private(set) var patch: VariantPatch

  init(id: String) {
    patch = VariantPatch(id: id)
  }

  /// Says its name.
  @discardableResult
  public func name(_ name: String) -> VariantBuilder {
    patch.name = name
    return self
  }

  /// Says what it costs, in whole units of a currency.
  @discardableResult
  public func formattedPrice(_ amount: Double, currencyCode: String) -> VariantBuilder {
    patch.formattedPrice = Price(amount: amount, currencyCode: currencyCode)
    return self
  }

  /// Says what it cost before, in whole units of a currency.
  @discardableResult
  public func formattedOriginalPrice(_ amount: Double, currencyCode: String) -> VariantBuilder {
    patch.formattedOriginalPrice = Price(amount: amount, currencyCode: currencyCode)
    return self
  }

  /// Says where it can be bought.
  @discardableResult
  public func url(_ url: String) -> VariantBuilder {
    patch.url = url
    return self
  }

  /// Says the address of its picture.
  @discardableResult
  public func imageUrl(_ imageUrl: String) -> VariantBuilder {
    patch.imageUrl = imageUrl
    return self
  }

  /// Says whether it can be bought.
  @discardableResult
  public func isAvailable(_ isAvailable: Bool) -> VariantBuilder {
    patch.isAvailable = isAvailable
    return self
  }

  /// Says what tells it from the others; a dictionary has no order, so they stand by their names.
  @discardableResult
  public func options(_ options: [String: String]) -> VariantBuilder {
    patch.options = ProductOptions(options)
    return self
  }
}
