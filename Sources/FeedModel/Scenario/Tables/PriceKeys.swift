/// The keys of what something costs and has cost before; in a file both prices have one currency.
struct PriceKeys<Record: Sendable>: Sendable {
  /// What it costs now.
  let now: any WritableKeyPath<Record, Price?> & Sendable
  /// What it cost before.
  let before: any WritableKeyPath<Record, Price?> & Sendable

  /// The keys, with a sentence for each price.
  func rows(now sentence: String, before earlier: String) -> [FileRow<Record>] {
    [
      row("price", now, sentence), row("originalPrice", before, earlier),
      FileRow(
        "currencyCode", .name, "The currency of both prices, by its letters of ISO 4217.",
        get: { [now, before] record in
          let price = record[keyPath: now] ?? record[keyPath: before]
          return price?.currencyCode ?? Price.usualCurrencyCode
        }, set: { _, _ in }),
    ]
  }

  private func row(
    _ key: String, _ price: any WritableKeyPath<Record, Price?> & Sendable, _ sentence: String
  ) -> FileRow<Record> {
    FileRow(
      key, .number(0...1_000_000_000_000), sentence, get: { $0[keyPath: price]?.amount },
      set: { $0[keyPath: price] = Price(amount: $1) })
  }

  /// Gives both prices the currency that an object states, once all its keys are read.
  func setCurrency(statedIn json: JSONValue, of record: inout Record) {
    guard case .string(let code) = json["currencyCode"] else { return }
    record[keyPath: now]?.currencyCode = code
    record[keyPath: before]?.currencyCode = code
  }
}
