extension VariantPatch: Codable {
  /// The labels of a variant's arguments, which differ from those of its product in the same line.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case variant, variantName, price, currency, originalPrice, originalCurrency
    case url, imageUrl, variantIsAvailable, options
  }

  /// Reads a variant; without an id it is the unit that cards show, and both prices are in dollars unless stated.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try values.decodeIfPresent(String.self, forKey: .variant) ?? "")
    name = try values.decodeIfPresent(String.self, forKey: .variantName)
    let price = try values.decodeIfPresent(Double.self, forKey: .price)
    let currency = try values.decodeIfPresent(String.self, forKey: .currency)
    let original = try values.decodeIfPresent(Double.self, forKey: .originalPrice)
    let other = try values.decodeIfPresent(String.self, forKey: .originalCurrency)
    formattedPrice = price.map {
      Price(amount: $0, currencyCode: currency ?? Price.usualCurrencyCode)
    }
    formattedOriginalPrice = original.map {
      Price(amount: $0, currencyCode: other ?? currency ?? Price.usualCurrencyCode)
    }
    url = try values.decodeIfPresent(String.self, forKey: .url)
    imageUrl = try values.decodeIfPresent(String.self, forKey: .imageUrl)
    isAvailable = try values.decodeIfPresent(Bool.self, forKey: .variantIsAvailable)
    options = try values.decodeIfPresent(ProductOptions.self, forKey: .options)
  }

  /// Writes what is stated.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .variant)
    try values.encodeIfPresent(name, forKey: .variantName)
    if let formattedPrice {
      try values.encode(formattedPrice.amount, forKey: .price)
      try values.encode(formattedPrice.currencyCode, forKey: .currency)
    }
    if let formattedOriginalPrice {
      try values.encode(formattedOriginalPrice.amount, forKey: .originalPrice)
      if formattedOriginalPrice.currencyCode != formattedPrice?.currencyCode {
        try values.encode(formattedOriginalPrice.currencyCode, forKey: .originalCurrency)
      }
    }
    try values.encodeIfPresent(url, forKey: .url)
    try values.encodeIfPresent(imageUrl, forKey: .imageUrl)
    try values.encodeIfPresent(isAvailable, forKey: .variantIsAvailable)
    try values.encodeIfPresent(options, forKey: .options)
  }

  /// The variant as its words tell it: an amount that is no number is none.
  var writable: VariantPatch {
    var patch = self
    if formattedPrice?.amount.isFinite == false { patch.formattedPrice = nil }
    if formattedOriginalPrice?.amount.isFinite == false { patch.formattedOriginalPrice = nil }
    return patch
  }
}
