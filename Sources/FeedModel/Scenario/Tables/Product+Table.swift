extension Product {
  /// The keys of a product; in a file both of its prices have one currency.
  package static let table = FileTable<Product>(
    "Product", initial: Product(name: ""),
    rows: [
      FileRow("externalID", .name, \.externalID, "The shop's own id of the product."),
      FileRow("name", .text, \.name, "The product's name."),
      FileRow("description", .text, \.description, "What is said of it."),
      FileRow(
        "price", amount, "What it costs now, in whole units of the currency.",
        get: { $0.price?.amount }, set: { $0.price = Price(amount: $1) }),
      FileRow(
        "originalPrice", amount, "What it cost before, in whole units of the currency.",
        get: { $0.originalPrice?.amount }, set: { $0.originalPrice = Price(amount: $1) }),
      FileRow(
        "currencyCode", .name, "The currency of both prices, by its letters of ISO 4217.",
        get: { ($0.price ?? $0.originalPrice)?.currencyCode ?? dollars }, set: { _, _ in }),
      FileRow("isAvailable", .bool, \.isAvailable, "Whether it can be bought."),
      FileRow("hidden", .bool, \.isHidden, "Whether cards leave it out."),
      FileRow(
        "variants", ProductVariant.listNotation, \.variants,
        "The kinds in which it is sold; a card shows the first that can be bought."),
    ],
    finish: { product, json, _ in
      guard case .string(let code) = json["currencyCode"] else { return }
      product.price?.currencyCode = code
      product.originalPrice?.currencyCode = code
    })

  /// An amount of money.
  static let amount = Notation.number(0...1_000_000_000_000)
  static let dollars = Price(amount: 0).currencyCode
}
