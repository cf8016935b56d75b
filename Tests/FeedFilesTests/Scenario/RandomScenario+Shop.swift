@testable import FeedModel

/// Products, and what an app does with them.
extension RandomScenario {
  mutating func shop(in scenario: inout Scenario) {
    scenario.deck.viewConfiguration.itemView.addToCartButton.isHidden = chance(2)
    if chance(2) { scenario.host.onProductHydration = hydration() }
    if chance(2) { scenario.host.onGlobalProductHydration = hydration() }
    guard chance(2) else { return }
    scenario.host.playerDeckAddToCart = AddToCartAnswer(
      result: chance(2) ? nil : one(of: AddToCartResult.allCases))
    if chance(2) { scenario.host.playerDeckAddToCart?.after = time() }
  }

  private mutating func hydration() -> HydrationAnswer {
    var answer = HydrationAnswer()
    if chance(2) { answer.after = time() }
    answer.products = many(0...3) { random in
      var patch = ProductPatch()
      patch.name = random.maybeText()
      patch.description = random.maybeText()
      patch.isAvailable = random.chance(2) ? random.chance(2) : nil
      patch.isHidden = random.chance(2) ? random.chance(2) : nil
      if random.chance(2) {
        patch.variants = VariantsPatch(
          random.one(of: VariantsStrategy.allCases), random.many(0...3) { $0.variantPatch() })
      }
      return HydratedProduct(externalID: random.name(), patch: patch)
    }
    return answer
  }

  private mutating func variantPatch() -> VariantPatch {
    var patch = VariantPatch(id: chance(3) ? "" : name())
    patch.name = maybeText()
    (patch.formattedPrice, patch.formattedOriginalPrice) = prices()
    patch.url = maybeText()
    patch.imageUrl = maybeText()
    patch.isAvailable = chance(2) ? chance(2) : nil
    patch.options = chance(2) ? options() : nil
    return patch
  }

  private mutating func options() -> ProductOptions {
    ProductOptions(many(0...3) { ProductOptions.Option(name: $0.text(), value: $0.text()) })
  }

  mutating func product() -> Product {
    let (price, original) = prices()
    var product = Product(
      externalID: chance(2) ? name() : nil, name: text(), price: price, originalPrice: original,
      isAvailable: chance(2))
    if chance(2) { product.description = text() }
    product.isHidden = chance(3)
    product.variants = many(0...3) { random, index in
      var variant = ProductVariant(id: "\(index)-\(random.name())")
      if random.chance(2) { variant.name = random.text() }
      (variant.formattedPrice, variant.formattedOriginalPrice) = random.prices()
      if random.chance(2) { variant.url = random.text() }
      if random.chance(2) { variant.imageUrl = random.text() }
      variant.isAvailable = random.chance(2)
      variant.options = random.options()
      return variant
    }
    return product
  }

  /// What something costs and cost, in one currency.
  private mutating func prices() -> (Price?, Price?) {
    let currency = one(of: ["USD", "EUR", "CHF", name()])
    func price(_ amount: Double?) -> Price? {
      amount.map { Price(amount: $0, currencyCode: currency) }
    }
    return (price(maybeAmount()), price(maybeAmount()))
  }
}
