import Testing

@testable import FeedModel

/// When products can be hydrated, and what follows.
struct HydrationTests {
  @Test func `S1, D8: a page that has loaded can be hydrated, before its load is complete`() {
    var transcript = ShopTranscript.make()
    transcript.expect(
      """
      > start-playing
      > advance 100ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=3
      100ms didLoadFeed sourceId=feed_a
      100ms onProductHydration sourceId=feed_a page=1 videos=3 products=4 request=1 productIds=p productIds=q
      100ms onDataLoadComplete sourceId=feed_a itemsCount=3
      """)
  }

  @Test func `S1: every page is hydrated, products that come twice on it are listed once`() {
    var transcript = ShopTranscript.make(isPaged: true) { $0.deck.pageSize = 2 }
    transcript.expect(
      """
      > start-playing
      > advance 250ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      100ms didLoadFeed sourceId=feed_a
      100ms onProductHydration sourceId=feed_a page=1 videos=2 products=3 request=1 productIds=p productIds=q
      100ms onDataLoadComplete sourceId=feed_a itemsCount=2
      200ms onVideosLoaded sourceId=feed_a page=2 first=2 count=1
      200ms onProductHydration sourceId=feed_a page=2 videos=1 products=3 request=2 productIds=p productIds=q
      """)
    let products = transcript.simulation.products(ofRequest: 1)
    #expect(products.map(\.externalID) == ["p", "q", nil])
    #expect(products.map(\.name) == ["Pan", "Quilt", "Rug"])
    #expect(transcript.simulation.products(ofRequest: 3) == [])
  }

  @Test func `S1: a deck without the closure, an empty feed and a failed one hydrate nothing`() {
    var transcript = ShopTranscript.make { $0.host = HostAnswers() }
    transcript.run("start-playing\nadvance 1s\nselect-tab 1\nadvance 1s")
    var failing = ShopTranscript.make { scenario in
      scenario.network.faults = [
        NetworkFault(source: "a", fault: .failure, times: nil),
        NetworkFault(source: "b", fault: .empty, times: nil),
      ]
    }
    failing.run("start-playing\nadvance 1s\nselect-tab 1\nadvance 1s")
    for log in [transcript.log, failing.log] {
      #expect(!log.contains { $0.line.contains("Hydration") })
    }
  }

  @Test func `S1: a closure that an app sets later is asked from the next page on`() {
    var transcript = ShopTranscript.make { $0.host = HostAnswers() }
    transcript.run("start-playing\nadvance 1s\nset-handler onProductHydration true\nselect-tab 1")
    transcript.expect(
      """
      > advance 100ms
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=1
      1100ms didLoadFeed sourceId=feed_b
      1100ms onProductHydration sourceId=feed_b page=1 videos=1 products=0 request=1
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=1
      > set-handler handler=onProductHydration on=false
      > reload-tab 1
      > advance 100ms
      1200ms onVideosLoaded sourceId=feed_b page=1 first=0 count=1
      1200ms didLoadFeed sourceId=feed_b
      1200ms onDataLoadComplete sourceId=feed_b itemsCount=1
      """)
  }

  @Test func `S1: all that shows a product changes at once, also seconds later and again`() {
    var transcript = ShopTranscript.loaded()
    transcript.expect(
      """
      > hydrate p name=Wok
      200ms productsHydrated sourceId=feed_a request=1 productIds=p
      """)
    #expect(ShopTranscript.names(transcript) == ["Wok", "Quilt", "Wok"])
    transcript.expect(
      """
      > advance 8s
      > hydrate p request=1 name="Frying pan" description="cast iron" isAvailable=false
      8200ms productsHydrated sourceId=feed_a request=1 productIds=p
      > hydrate p request=1 name="Frying pan"
      """)
    #expect(ShopTranscript.names(transcript) == ["Frying pan", "Quilt", "Frying pan"])
    let product = transcript.simulation.products(ofRequest: 1)[0]
    #expect(product.description == "cast iron")
    #expect(!product.isAvailable)
    #expect(product.price == Price(amount: 34))
  }

  @Test func `S1: variants come in words, without an id the one that the card shows`() throws {
    var transcript = ShopTranscript.loaded()
    transcript.run(
      "hydrate p strategy=merge variant=m variantName=M price=30 currency=EUR originalPrice=40"
        + " url=u imageUrl=i options=Color:Red,Size:M , variant=l price=31")
    let deck = transcript.simulation.tabs[0].deck
    let variants = try #require(deck.shownProduct(ofItem: 0)?.variants)
    try #require(variants.map(\.id) == ["m", "l"])
    #expect(variants[0].name == "M" && variants[0].url == "u" && variants[0].imageUrl == "i")
    #expect(variants[0].formattedPrice == Price(amount: 30, currencyCode: "EUR"))
    #expect(variants[0].formattedOriginalPrice == Price(amount: 40, currencyCode: "EUR"))
    #expect(variants[0].options == ProductOptions(["Color": "Red", "Size": "M"]))
    #expect(variants[1].formattedPrice == Price(amount: 31))
    transcript.run("hydrate p price=25\nhydrate q price=9 originalPrice=12 originalCurrency=GBP")
    let changed = transcript.simulation.tabs[0].deck
    #expect(changed.shownProduct(ofItem: 0)?.variants.map(\.id) == ["m", "l"])
    #expect(changed.shownProduct(ofItem: 2)?.shownPrice == Price(amount: 25))
    #expect(changed.shownProduct(ofItem: 1)?.shownUnitID == "q")
    #expect(changed.shownProduct(ofItem: 1)?.shownPrice == Price(amount: 9))
    #expect(
      changed.shownProduct(ofItem: 1)?.shownOriginalPrice
        == Price(amount: 12, currencyCode: "GBP"))
    transcript.run("hydrate p strategy=replace variant=x price=1\nhydrate q strategy=replace")
    #expect(
      transcript.simulation.products(ofRequest: 1).map { $0.variants.map(\.id) } == [
        ["x"], [], [], [],
      ])
  }

  @Test func `S1: a product that was not asked for, or has no id, cannot be hydrated`() {
    var transcript = ShopTranscript.loaded()
    transcript.expect(
      """
      > hydrate Rug name=Carpet
      200ms programmerError message="nothing to hydrate has the externalID 'Rug'"
      > hydrate "" name=Carpet
      200ms programmerError message="nothing to hydrate has the externalID ''"
      """)
    #expect(ShopTranscript.names(transcript) == ["Pan", "Quilt", "Pan"])
  }

  @Test(
    arguments: [
      ("reload-tab 0\nadvance 200ms", "p"), ("new-deck grid 1\nadvance 200ms", "p"),
      ("upsert-tabs a source=a\nadvance 200ms", "p"), ("remove-tabs a", "p"),
      ("close-player", "p"), ("close-player\nstart-playing\nadvance 200ms", "p"),
    ])
  func `S1, N6: a hydrator of a load that is gone does nothing, and that is told`(
    change: String, product: String
  ) {
    var transcript = ShopTranscript.loaded()
    transcript.run("hydrate p name=Wok\n" + change)
    let before = transcript.simulation.tabs
    let now = transcript.simulation.now
    transcript.expect(
      """
      > hydrate \(product) name=Kettle request=1
      \(now) answerDropped request=1
      """)
    #expect(transcript.simulation.tabs == before)
  }

  @Test func `S1: a reload begins with the catalogue again, its failure keeps what was hydrated`() {
    var transcript = ShopTranscript.loaded()
    transcript.run("hydrate p name=Wok\nfault a failure 1\nreload-tab 0\nadvance 200ms")
    #expect(ShopTranscript.names(transcript) == ["Wok", "Quilt", "Wok"])
    transcript.run("hydrate p request=1 name=Kettle\nreload-tab 0\nadvance 50ms")
    #expect(ShopTranscript.names(transcript) == ["Kettle", "Quilt", "Kettle"])
    transcript.run("advance 200ms")
    #expect(ShopTranscript.names(transcript) == ["Pan", "Quilt", "Pan"])
  }

  @Test func `S1: without a request the latest hydrator of the active deck is meant`() {
    var transcript = ShopTranscript.make { $0.host = HostAnswers() }
    transcript.run("start-playing\nadvance 200ms")
    transcript.expect(
      """
      > hydrate p name=Wok
      200ms programmerError message="the active deck has given nobody a hydrator"
      > close-player
      200ms onPlayerDidDismiss sourceId=feed_a
      200ms closePlayerCompleted
      > hydrate p name=Wok
      """)
  }

  @Test func `S1, N6: the scenario's host hydrates after its time, and once a page`() {
    var patch = ProductPatch()
    patch.name = "Wok"
    var transcript = ShopTranscript.make {
      $0.host.onProductHydration?.after = .seconds(3)
      $0.host.onProductHydration?.products = [
        HydratedProduct(externalID: "nobody", patch: patch),
        HydratedProduct(externalID: "p", patch: patch),
      ]
    }
    transcript.run("start-playing\nadvance 200ms")
    transcript.expect(
      """
      > advance 4s
      3100ms productsHydrated sourceId=feed_a request=1 productIds=p
      > advance 60s
      """)
    #expect(ShopTranscript.names(transcript) == ["Wok", "Quilt", "Wok"])
    transcript.run("hydrate p name=Kettle")
    #expect(ShopTranscript.names(transcript) == ["Kettle", "Quilt", "Kettle"])
  }

  @Test func `N6: while an app answers, the host does not hydrate`() {
    var patch = ProductPatch()
    patch.name = "Wok"
    var transcript = ShopTranscript.make {
      $0.host.onProductHydration?.products = [HydratedProduct(externalID: "p", patch: patch)]
    }
    transcript.run("app-answers true\nstart-playing\nadvance 20s")
    #expect(ShopTranscript.names(transcript) == ["Pan", "Quilt", "Pan"])
  }

  @Test func `S3: a hidden product is left out, and comes back`() {
    var transcript = ShopTranscript.loaded()
    transcript.run("hydrate p hidden=true")
    #expect(ShopTranscript.names(transcript) == ["-", "Quilt", "Rug"])
    transcript.run("hydrate q hidden=true")
    #expect(ShopTranscript.names(transcript) == ["-", "Rug", "Rug"])
    transcript.run("hydrate p hidden=false")
    #expect(ShopTranscript.names(transcript) == ["Pan", "Rug", "Pan"])
  }

  @Test func `N1, N4: a run with hydrations replays to the same log`() throws {
    var transcript = ShopTranscript.loaded()
    transcript.run("hydrate p name=\"a , b\" price=7 , variant=l price=8\nadvance 1s\nreload-tab 0")
    transcript.run("advance 1s\nhydrate p request=1 name=x\nhydrate q hidden=true")
    var replayed = ShopTranscript.make().simulation
    var log: [LogEntry] = []
    for entry in transcript.log {
      if case .action(let action) = entry.content {
        log += replayed.send(try Action(line: action.line), at: entry.time)
      }
    }
    #expect(log == transcript.log)
    #expect(replayed == transcript.simulation)
  }
}
