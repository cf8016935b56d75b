extension Product {
  /// The keys of a product; in a file both of its prices have one currency.
  package static let table = FileTable<Product>(
    "Product", initial: Product(name: ""),
    rows: [
      FileRow("externalID", .name, \.externalID, "The shop's own id of the product."),
      FileRow("name", .text, \.name, "The product's name."),
      FileRow("description", .text, \.description, "What is said of it."),
    ]
      + prices.rows(
        now: "What it costs now, in whole units of the currency.",
        before: "What it cost before, in whole units of the currency.") + [
        FileRow("isAvailable", .bool, \.isAvailable, "Whether it can be bought."),
        FileRow("hidden", .bool, \.isHidden, "Whether cards leave it out."),
        FileRow(
          "variants", ProductVariant.listNotation, \.variants,
          "The kinds in which it is sold; a card shows the first that can be bought."),
      ],
    finish: { product, json, _ in
      prices.setCurrency(statedIn: json, of: &product)
    })

  private static let prices = PriceKeys<Product>(now: \.price, before: \.originalPrice)
}
