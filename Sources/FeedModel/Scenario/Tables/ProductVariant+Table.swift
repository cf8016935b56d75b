extension ProductVariant {
  /// The keys of a variant; in a file both of its prices have one currency.
  package static let table = FileTable<ProductVariant>(
    "ProductVariant", initial: ProductVariant(id: ""),
    rows: [
      FileRow(
        "id", .name, \.id, "Its id; its place among the variants from 0 unless stated.",
        isAlwaysWritten: true),
      FileRow("name", .text, \.name, "Its name."),
    ]
      + prices.rows(
        now: "What it costs now; as the product unless stated.",
        before: "What it cost before; as the product unless stated.") + [
        FileRow("url", .text, \.url, "Where it can be bought."),
        FileRow("imageUrl", .text, \.imageUrl, "The address of its picture."),
        FileRow("isAvailable", .bool, \.isAvailable, "Whether it can be bought."),
        FileRow("options", .options, \.options, "What tells it from the others."),
      ],
    finish: { variant, json, reading in
      if json["id"] == nil { variant.id = "\(reading.index)" }
      prices.setCurrency(statedIn: json, of: &variant)
    })

  private static let prices = PriceKeys<ProductVariant>(
    now: \.formattedPrice, before: \.formattedOriginalPrice)

  /// The variants of one product, whose ids differ.
  package static let listNotation = Notation<[ProductVariant]>.list(
    of: table.notation, "variants"
  ) { variants, reading in
    Notation<[ProductVariant]>.checkIds(
      of: variants, &reading, key: "id", accepted: "an id that no other variant has", id: \.id)
  }
}

extension ProductOptions.Option {
  /// The keys of one property of a variant.
  package static let table = FileTable<ProductOptions.Option>(
    "ProductOption", initial: ProductOptions.Option(name: "", value: ""),
    rows: [
      FileRow("name", .text, \.name, "The property, such as Color."),
      FileRow("value", .text, \.value, "Its value, such as Red."),
    ])
}

extension Notation<ProductOptions> {
  /// Properties in their order.
  package static let options = Notation<[ProductOptions.Option]>.list(
    of: ProductOptions.Option.table.notation, "options"
  ).map({ ProductOptions($0) }, back: { $0.options })
}
