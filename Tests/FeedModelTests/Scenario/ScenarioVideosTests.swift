import Testing

@testable import FeedModel

struct ScenarioVideosTests {
  private func video(_ json: JSONValue) throws -> Video {
    try #require(try Scenario(json: ["catalog": ["videos": [json]]]).catalog.videos.first)
  }

  @Test func `C3: a video is read with everything it states`() throws {
    let json: JSONValue = [
      "id": "v", "title": "T", "author": "A", "duration": "38s", "isLive": true,
      "hasVideo": false, "fails": true, "labels": ["a", "b"], "channel": "c", "url": "u",
      "ad": ["sponsor": "S", "cta": "Buy"],
    ]
    let expected = Video(
      id: "v", title: "T", author: "A", duration: .seconds(38), isLive: true, hasVideo: false,
      fails: true, labels: ["a", "b"], channel: "c", url: "u",
      advertisement: .init(sponsor: "S", callToAction: "Buy"))
    #expect(try video(json) == expected)
    #expect(Video.table.notation.write(expected) == json)
  }

  @Test(
    arguments: [
      ([:], "scenario-0", "scenario-0"), (["url": "u"], "u", "u"),
      (["id": "i", "url": "u"], "i", "i"),
      (["url": "u", "title": "T"], "u", "T"), (["url": "", "title": ""], "scenario-0", ""),
    ] as [(JSONValue, String, String)])
  func `C2: an id is the video's own, else its URL, else its place`(
    json: JSONValue, id: String, title: String
  ) throws {
    let video = try video(json)
    #expect(video.id == id)
    #expect(video.title == title)
  }

  @Test func `C3: the prices of a product have its currency`() throws {
    let json: JSONValue = [
      "id": "v", "title": "T",
      "product": [
        "externalID": "p", "name": "N", "price": 4.5, "originalPrice": 12, "currencyCode": "EUR",
        "isAvailable": false,
      ],
    ]
    let product = Product(
      externalID: "p", name: "N", price: Price(amount: 4.5, currencyCode: "EUR"),
      originalPrice: Price(amount: 12, currencyCode: "EUR"), isAvailable: false)
    #expect(try video(json).products == [product])
    #expect(
      Video.table.notation.write(Video(id: "v", title: "T", products: [product])) == json)
    #expect(
      try video(["product": ["price": 3]]).products == [
        Product(name: "", price: Price(amount: 3, currencyCode: "USD"))
      ])
  }

  @Test func `C3: several products stand in a list`() throws {
    let products = [Product(name: "a"), Product(name: "b")]
    let json: JSONValue = ["id": "v", "title": "T", "products": [["name": "a"], ["name": "b"]]]
    #expect(try video(json).products == products)
    #expect(Video.table.notation.write(Video(id: "v", title: "T", products: products)) == json)
    #expect(try video(["products": [["name": "a"]]]).products == [Product(name: "a")])
    #expect(try video(["products": []]).products == [])
  }

  @Test func `C4: a catalogue has a largest number of videos`() {
    let videos = JSONValue.array(Array(repeating: .null, count: 1_000_001))
    let faults = #expect(throws: FileFaults.self) {
      try Scenario(json: ["catalog": ["videos": videos]])
    }
    #expect(
      faults?.lines == [
        "catalog.videos: found a list of 1000001; accepted: a list of at most 1000000 videos"
      ])
  }

  @Test func `C3, S1: a product is read with its variants`() throws {
    let json: JSONValue = [
      "id": "v", "title": "T",
      "product": [
        "externalID": "p", "name": "Shirt", "description": "Linen", "hidden": true,
        "variants": [
          [
            "id": "s", "name": "Small", "price": 3, "originalPrice": 4, "currencyCode": "EUR",
            "url": "u", "imageUrl": "i", "isAvailable": false,
            "options": [["name": "Size", "value": "S"], ["name": "Color", "value": "Red"]],
          ], ["id": "1"],
        ],
      ],
    ]
    var small = ProductVariant(id: "s")
    small.name = "Small"
    small.formattedPrice = Price(amount: 3, currencyCode: "EUR")
    small.formattedOriginalPrice = Price(amount: 4, currencyCode: "EUR")
    small.url = "u"
    small.imageUrl = "i"
    small.isAvailable = false
    small.options = ProductOptions("Size:S,Color:Red") ?? ProductOptions()
    var shirt = Product(externalID: "p", name: "Shirt")
    shirt.description = "Linen"
    shirt.isHidden = true
    shirt.variants = [small, ProductVariant(id: "1")]
    let read = try video(json)
    #expect(read.products == [shirt])
    #expect(Video.table.notation.write(read) == json)
    #expect(
      try video(["product": ["variants": [[:], [:]]]]).products[0].variants.map(\.id) == ["0", "1"])
  }

  @Test(
    arguments: [
      (
        ["catalog": ["videos": [["product": ["variants": [["id": "a"], ["id": "a"]]]]]]],
        #"catalog.videos[0].product.variants[1].id: found "a", which is the id of"#
          + " catalog.videos[0].product.variants[0] too; accepted: an id that no other variant has"
      ),
      (
        ["tabs": [[:]], "host": ["onProductHydration": ["products": [["name": "x"]]]]],
        "host.onProductHydration.products[0]: found a product without an externalID;"
          + " accepted: the id of a product"
      ),
    ] as [(JSONValue, String)])
  func `C3, S1: what a shop cannot mean is refused`(json: JSONValue, complaint: String) {
    #expect(throws: FileFaults.self) { try Scenario(json: json) }
    do {
      _ = try Scenario(json: json)
    } catch {
      #expect(error.first.map(\.description) == [complaint])
    }
  }

  @Test func `C3, S2, S4: an app's answers about products are read`() throws {
    let json: JSONValue = [
      "tabs": [[:]],
      "host": [
        "onProductHydration": [
          "after": "3s",
          "products": [
            [
              "externalID": "p", "name": "N", "description": "D", "isAvailable": false,
              "hidden": false, "strategy": "replace", "variants": [["price": 2]],
            ]
          ],
        ], "onGlobalProductHydration": [:], "playerDeckAddToCart": ["result": "none"],
      ],
    ]
    let host = try Scenario(json: json).host
    var variant = VariantPatch(id: "")
    variant.formattedPrice = Price(amount: 2)
    var patch = ProductPatch()
    patch.name = "N"
    patch.description = "D"
    patch.isAvailable = false
    patch.isHidden = false
    patch.variants = VariantsPatch(.replace, [variant])
    #expect(host.onProductHydration?.after == .seconds(3))
    #expect(
      host.onProductHydration?.products == [HydratedProduct(externalID: "p", patch: patch)])
    #expect(host.onGlobalProductHydration == HydrationAnswer())
    #expect(host.playerDeckAddToCart == AddToCartAnswer(result: nil))
    #expect(try Scenario(json: ["tabs": [[:]]]).host == HostAnswers())
  }
}
