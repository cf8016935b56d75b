extension HydrationAnswer {
  /// The keys of an answer to a hydration (S1, S2).
  package static let table = FileTable<HydrationAnswer>(
    "HydrationAnswer", initial: HydrationAnswer(),
    rows: [
      FileRow("after", .time, \.after, "How long the app takes."),
      FileRow(
        "products", .list(of: HydratedProduct.table.notation, "products"), \.products,
        "What the app changes; products that were not asked for are passed over."),
    ])
}

extension HydratedProduct {
  /// The keys of what changes of one product; what is left out stays.
  package static let table = FileTable<HydratedProduct>(
    "HydratedProduct", initial: HydratedProduct(externalID: "", patch: ProductPatch()),
    rows: [
      FileRow(
        "externalID", .name, \.externalID, "The shop's own id of the product.",
        isAlwaysWritten: true),
      FileRow("name", .text, \.patch.name, "Its new name."),
      FileRow("description", .text, \.patch.description, "What is said of it from now on."),
      FileRow("isAvailable", .bool, \.patch.isAvailable, "Whether it can be bought from now on."),
      FileRow("hidden", .bool, \.patch.isHidden, "Whether cards leave it out from now on."),
      FileRow(
        "strategy", .choice, "How variants go with those there are; merge unless stated.",
        get: { $0.patch.variants?.strategy },
        set: { product, strategy in
          product.patch.variants = VariantsPatch(strategy, product.patch.variants?.variants ?? [])
        }),
      FileRow(
        "variants", .list(of: VariantPatch.table.notation, "variants"),
        "What becomes of its variants.",
        get: { product in
          product.patch.variants.flatMap { $0.variants.isEmpty ? nil : $0.variants }
        },
        set: { product, variants in
          product.patch.variants = VariantsPatch(
            product.patch.variants?.strategy ?? .merge, variants)
        }),
    ],
    finish: { product, json, reading in
      if json["externalID"] == nil {
        reading.note(found: "a product without an externalID", accepted: "the id of a product")
      }
    })
}

extension VariantPatch {
  /// The keys of what changes of one variant; in a file both of its prices have one currency.
  package static let table = FileTable<VariantPatch>(
    "VariantPatch", initial: VariantPatch(id: ""),
    rows: [
      FileRow("id", .name, \.id, "Its id; the variant that cards show unless stated."),
      FileRow("name", .text, \.name, "Its name."),
    ]
      + prices.rows(
        now: "What it costs.",
        before: "What it cost before.") + [
        FileRow("url", .text, \.url, "Where it can be bought."),
        FileRow("imageUrl", .text, \.imageUrl, "The address of its picture."),
        FileRow("isAvailable", .bool, \.isAvailable, "Whether it can be bought."),
        FileRow("options", .options, \.options, "What tells it from the others."),
      ],
    finish: { variant, json, _ in
      prices.setCurrency(statedIn: json, of: &variant)
    })

  private static let prices = PriceKeys<VariantPatch>(
    now: \.formattedPrice, before: \.formattedOriginalPrice)
}

extension AddToCartAnswer {
  /// The keys of a report on a unit that was to be added to the cart (S4).
  package static let table = FileTable<AddToCartAnswer>(
    "AddToCartAnswer", initial: AddToCartAnswer(),
    rows: [
      FileRow(
        "result", .choice(among: results) { $0.word }, "How it went; none is no report at all.",
        get: { $0.result.map(Report.report) ?? .noReport }, set: { $0.result = $1.result }),
      FileRow("after", .time, \.after, "How long the app takes; from 10 s on it is too late."),
    ])

  /// A report, or that there is none.
  private enum Report {
    case report(AddToCartResult)
    case noReport

    var result: AddToCartResult? {
      if case .report(let result) = self { result } else { nil }
    }

    var word: String { result?.rawValue ?? "none" }
  }

  private static let results =
    AddToCartResult.allCases.map { ($0.rawValue, Report.report($0)) } + [("none", .noReport)]
}
