import Testing

@testable import FeedModel

/// What a hydration does to a product, as a value.
struct ProductPatchTests {
  private static func variant(
    _ id: String, _ amount: Double? = nil, change: (inout ProductVariant) -> Void = { _ in }
  ) -> ProductVariant {
    var variant = ProductVariant(id: id)
    variant.formattedPrice = amount.map { Price(amount: $0) }
    change(&variant)
    return variant
  }

  private static let shirt: Product = {
    var shirt = Product(externalID: "shirt", name: "Shirt", price: Price(amount: 20))
    shirt.variants = [variant("s", 18) { $0.name = "Small" }, variant("m", 20)]
    return shirt
  }()

  private static func changed(_ product: Product, by change: (inout ProductPatch) -> Void)
    -> Product
  {
    var (patch, product) = (ProductPatch(), product)
    change(&patch)
    patch.apply(to: &product)
    return product
  }

  @Test func `S1: a patch sets what it says and keeps the rest`() {
    #expect(Self.changed(Self.shirt) { _ in } == Self.shirt)
    let changed = Self.changed(Self.shirt) {
      $0.name = "Blouse"
      $0.description = "Linen"
      $0.isAvailable = false
      $0.isHidden = true
    }
    var expected = Self.shirt
    expected.name = "Blouse"
    expected.description = "Linen"
    expected.isAvailable = false
    expected.isHidden = true
    #expect(changed == expected)
  }

  @Test
  func `S1: merged variants are found by their id, keep what is not said, and new ones follow`() {
    var small = VariantPatch(id: "s")
    small.formattedPrice = Price(amount: 9, currencyCode: "EUR")
    small.isAvailable = false
    var large = VariantPatch(id: "l")
    large.url = "https://example.org/l"
    let changed = Self.changed(Self.shirt) { $0.variants = VariantsPatch(.merge, [large, small]) }
    #expect(
      changed.variants == [
        Self.variant("s") {
          $0.name = "Small"
          $0.formattedPrice = Price(amount: 9, currencyCode: "EUR")
          $0.isAvailable = false
        }, Self.variant("m", 20), Self.variant("l") { $0.url = "https://example.org/l" },
      ])
    #expect(changed.price == Price(amount: 20))
  }

  @Test func `S1: replaced variants take the place of all there were`() {
    var small = VariantPatch(id: "s")
    small.imageUrl = "s.png"
    let changed = Self.changed(Self.shirt) { $0.variants = VariantsPatch(.replace, [small]) }
    #expect(changed.variants == [Self.variant("s") { $0.imageUrl = "s.png" }])
    #expect(Self.changed(Self.shirt) { $0.variants = VariantsPatch(.replace) }.variants == [])
    #expect(Self.changed(Self.shirt) { $0.variants = VariantsPatch(.merge) } == Self.shirt)
  }

  @Test func `S1: one patch after the other does what both together do`() {
    var random = SplitMix64(seed: 5)
    func flag() -> Bool { .random(using: &random) }
    func patch() -> ProductPatch {
      var patch = ProductPatch()
      patch.name = flag() ? "n\(Int.random(in: 0...9, using: &random))" : nil
      patch.isAvailable = flag() ? flag() : nil
      patch.isHidden = flag() ? flag() : nil
      guard flag() else { return patch }
      patch.variants = VariantsPatch(
        flag() ? .merge : .replace,
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          var variant = VariantPatch(id: flag() ? "s" : flag() ? "m" : "x")
          variant.formattedPrice =
            flag() ? Price(amount: Double(Int.random(in: 0...9, using: &random))) : nil
          variant.name = flag() ? "v\(Int.random(in: 0...9, using: &random))" : nil
          variant.isAvailable = flag() ? flag() : nil
          variant.options = flag() ? ProductOptions(["Size": "\(flag())"]) : nil
          return variant
        })
      return patch
    }
    for round in 0..<500 {
      let patches = (0..<4).map { _ in patch() }
      var stepwise = Self.shirt
      for patch in patches { patch.apply(to: &stepwise) }
      var atOnce = Self.shirt
      patches.reduce(ProductPatch()) { $0.followed(by: $1) }.apply(to: &atOnce)
      #expect(stepwise == atOnce, "round \(round)")
    }
  }

  @Test(
    arguments: [
      ([true, true], true, "s", Product.Availability.available, 18),
      ([false, true], true, "m", .available, 20), ([false, false], true, "s", .soldOut, 18),
      ([true, true], false, "s", .unavailable, 18), ([], true, "shirt", .available, 20),
      ([], false, "shirt", .unavailable, 20),
    ])
  func `S4: a card shows the first variant to be had, else the first, else the product itself`(
    variants: [Bool], isAvailable: Bool, unit: String, availability: Product.Availability,
    amount: Double
  ) {
    var product = Self.shirt
    product.isAvailable = isAvailable
    product.variants = Array(product.variants.prefix(variants.count))
    for (place, isAvailable) in variants.enumerated() {
      product.variants[place].isAvailable = isAvailable
    }
    #expect(product.shownUnitID == unit)
    #expect(product.availability == availability)
    #expect(product.shownPrice == Price(amount: amount))
  }

  @Test(
    arguments: [
      ("", []), ("Color:Red", [("Color", "Red")]), (":", [("", "")]),
      ("Color:Red,Size:M", [("Color", "Red"), ("Size", "M")]),
      (#"a\:b\,c:\\,d:"#, [("a:b,c", "\\"), ("d", "")]),
    ] as [(String, [(String, String)])])
  func `S1: options are one word, in their order`(word: String, options: [(String, String)]) {
    let expected = ProductOptions(
      options.map { ProductOptions.Option(name: $0.0, value: $0.1) })
    #expect(ProductOptions(word) == expected)
    #expect(expected.description == word)
  }

  @Test(arguments: ["Color", "Color:Red:Blue", "Color:Red,", #"a:b\"#])
  func `S1: a word that is no options is refused`(word: String) {
    #expect(ProductOptions(word) == nil)
  }

  @Test func `S1, N1: options of a dictionary stand by their names`() {
    let options = ProductOptions(["Size": "M", "Color": "Red", "Fit": "", "Age": "9"])
    #expect(options.description == "Age:9,Color:Red,Fit:,Size:M")
  }
}
