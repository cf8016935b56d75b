import Testing

@testable import FeedModel

/// The code sample of the Player Deck page for hydration, and the app's side of Add to Cart.
///
/// The sample is the page's own: `asyncAfter` has become `app.after`.
@MainActor
struct ShoppingSamplesTests {
  /// What the app was handed, and the page's own method.
  @MainActor
  private final class Host {
    let app: SimulatedApp
    var asked: [String] = []

    var hydrator: ProductHydrating?

    init(app: SimulatedApp) {
      self.app = app
    }

    func addPlayerDeckView() -> PlayerDeckView {
      let channelID = "<Encoded Channel ID>"
      let playlistID = "<Encoded Playlist ID>"
      let playerDeckView = PlayerDeckView(
        source:
          .channelPlaylist(
            channelID: channelID,
            playlistID: playlistID
          )
      )
      playerDeckView.onProductHydration = { [weak self] products, videos, hydrator in
        guard let self = self else {
          return
        }
        self.handleWidgetProductHydration(
          products: products,
          videos: videos,
          hydrator: hydrator
        )
      }
      return playerDeckView
    }

    func body() -> PlayerDeckSwiftUIView {
      let (channelID, playlistID) = ("<Encoded Channel ID>", "<Encoded Playlist ID>")
      return PlayerDeckSwiftUIView(
        source: .channelPlaylist(channelID: channelID, playlistID: playlistID),
        onProductHydration: { [weak self] products, videos, hydrator in
          guard let self = self else {
            return
          }
          self.handleWidgetProductHydration(
            products: products,
            videos: videos,
            hydrator: hydrator
          )
        }
      )
    }

    func handleWidgetProductHydration(
      products: [Product],
      videos: [VideoDetails],
      hydrator: ProductHydrating
    ) {
      asked.append("\(products.map(\.name)) of \(videos.map(\.id))")
      self.hydrator = hydrator
      let productIDs = products.compactMap { $0.externalID }
      app.after(.seconds(3)) {
        let productModels = hydrator.products
        self.asked.append("\(productModels.map(\.name))")
        for productID in productIDs {
          hydrator.hydrateProduct(productID) { productBuilder in
            // Update product info
            productBuilder
              .name("Latest product name")
              .description("Latest product description")
              .isAvailable(true)

            // Set to true to hide the product, or false to keep it visible
            productBuilder.hidden(true)

            productBuilder.variants(.merge) { variantsBuilder in
              // Build variant
              variantsBuilder.variant("variant id1") { variantBuilder in
                variantBuilder.formattedPrice(100, currencyCode: "USD")
                  .formattedOriginalPrice(120, currencyCode: "USD")
                  .url("Latest variant url1")
                  .imageUrl("Latest variant image url1")
                  .isAvailable(true)
                  .options([
                    "Color": "Latest variant color1",
                    "Size": "Latest variant size1",
                  ])
                return variantBuilder
              }

              // Build variant
              variantsBuilder.variant("variant id2") { variantBuilder in
                variantBuilder.name("Latest variant name2")
                  .formattedPrice(110, currencyCode: "USD")
                  .formattedOriginalPrice(130, currencyCode: "USD")
                  .url("Latest variant url2")
                  .imageUrl("Latest variant image url2")
                  .isAvailable(true)
                  .options([
                    "Color": "Latest variant color2",
                    "Size": "Latest variant size2",
                  ])
                return variantBuilder
              }
              return variantsBuilder
            }
            return productBuilder
          }
        }
      }
    }
  }

  private func app(_ change: (inout Scenario) -> Void = { _ in }) -> SimulatedApp {
    var scenario = Scenario()
    scenario.catalog = Catalog(
      [Video].of("a", 2).changing("a0") {
        var pan = Product(externalID: "pan", name: "Pan", price: Price(amount: 3))
        pan.variants = [ProductVariant(id: "variant id2")]
        $0.products = [pan, Product(name: "Rug")]
      },
      playlists: [
        Playlist(
          id: "<Encoded Playlist ID>", title: "", channel: "<Encoded Channel ID>",
          videos: ["a0", "a1"])
      ])
    scenario.network.latency = Latency(.milliseconds(100))
    scenario.deck.viewConfiguration.itemView.addToCartButton.isHidden = false
    change(&scenario)
    return SimulatedApp(scenario: scenario)
  }

  private func container(in app: SimulatedApp, _ id: String = "shop") -> PlayerContainerTabs {
    app.run {
      PlayerContainerTabs(
        tabs: [.tab("a")], containerTabsDelegate: nil, containerSourceId: id)
    }
  }

  @Test func `S1: the page's sample hydrates every product three seconds after its page has come`()
    throws
  {
    let app = app()
    let host = Host(app: app)
    let view = app.run { host.addPlayerDeckView() }
    app.advance(by: .milliseconds(100))
    app.advance(by: .milliseconds(2999))
    #expect(host.asked == [#"["Pan", "Rug"] of ["a0", "a1"]"#])
    app.advance(by: .seconds(1))
    #expect(host.asked.last == #"["Pan", "Rug"]"#)
    let pan = try #require(host.hydrator?.products.first)
    #expect(pan.name == "Latest product name" && pan.description == "Latest product description")
    #expect(pan.isAvailable && pan.isHidden)
    try #require(pan.variants.map(\.id) == ["variant id2", "variant id1"])
    let (second, first) = (pan.variants[0], pan.variants[1])
    #expect(second.name == "Latest variant name2" && first.name == "")
    #expect(first.formattedPrice == Price(amount: 100, currencyCode: "USD"))
    #expect(first.formattedOriginalPrice == Price(amount: 120, currencyCode: "USD"))
    #expect(first.url == "Latest variant url1" && first.imageUrl == "Latest variant image url1")
    #expect(
      second.options.description == "Color:Latest variant color2,Size:Latest variant size2")
    #expect(view.simulation?.tabs[0].deck.shownProduct(ofItem: 0)?.name == "Rug")
    let late = host.hydrator
    // The next deck takes the place of this one.
    _ = app.run { host.body() }
    app.advance(by: .milliseconds(100))
    #expect(host.asked.count == 3 && host.asked.last == host.asked.first)
    #expect(late?.products == [])
    late?.hydrateProduct("pan") { $0.name("late") }
    #expect(app.log.last?.content == .event(.answerDropped(request: 1)))
  }

  /// An app's cart, which reports as it is told to.
  @MainActor
  private final class Cart: PlayerDeckAddToCartDelegate {
    var events: [PlayerDeckAddToCartEvent] = []
    var answer: @MainActor (@escaping @MainActor (PlayerDeckAddToCartResult) -> Void) -> Void = {
      $0(.success)
    }

    func playerDeckAddToCart(
      _ event: PlayerDeckAddToCartEvent,
      report: @escaping @MainActor (PlayerDeckAddToCartResult) -> Void
    ) {
      events.append(event)
      answer(report)
    }
  }

  private func started(_ app: SimulatedApp) -> PlayerContainerTabs {
    let container = container(in: app)
    container.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    return container
  }

  @Test func `S4: the delegate is told the exact unit, and reports at once or later`() throws {
    let (app, cart) = (app(), Cart())
    app.run { VideoSDK.shopping.playerDeckAddToCartDelegate = cart }
    #expect(app.run { VideoSDK.shopping.playerDeckAddToCartDelegate } === cart)
    let container = started(app)
    func state() -> AddToCartState? {
      container.simulation.tabs[0].deck.addToCartState(ofItem: 0)
    }
    #expect(state() == .idle)
    app.send(.tapAddToCart(id: "a0"))
    #expect(state() == .added)
    let event = try #require(cart.events.first)
    #expect(event.productId == "pan" && event.unitId == "variant id2" && event.url == "")
    #expect(event.video.id == "a0")
    app.advance(by: .seconds(3))
    cart.answer = { report in app.after(.seconds(9)) { report(.failure) } }
    app.send(.tapAddToCart(id: "a0"))
    app.advance(by: .milliseconds(8999))
    #expect(state() == .adding)
    app.advance(by: .milliseconds(1))
    #expect(state() == .failed)
    cart.answer = { report in app.after(.seconds(10)) { report(.success) } }
    app.send(.tapAddToCart(id: "a0"))
    app.advance(by: .seconds(11))
    #expect(state() == .idle)
    #expect(app.log.last?.content == .event(.answerDropped(request: 3)))
  }

  @Test func `S4: a delegate that is set after the deck was made is a mistake`() {
    let (app, cart) = (app(), Cart())
    let container = started(app)
    app.run { VideoSDK.shopping.playerDeckAddToCartDelegate = cart }
    #expect(app.log.last?.line.contains("programmerError") == true)
    #expect(container.simulation.tabs[0].deck.addToCartState(ofItem: 0) == nil)
    container.closePlayer()
    let next = self.container(in: app, "next")
    next.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    #expect(next.simulation.tabs[0].deck.addToCartState(ofItem: 0) == .idle)
  }

  @Test func `S2: the hydration of single videos is the whole app's`() {
    let app = app()
    let container = started(app)
    app.run { VideoSDK.shopping.onGlobalProductHydration = { _, _, _ in } }
    #expect(app.run { VideoSDK.shopping.onGlobalProductHydration } != nil)
    #expect(container.simulation.handlers == [.onGlobalProductHydration])
    app.run { VideoSDK.shopping.onGlobalProductHydration = nil }
    #expect(container.simulation.handlers == [])
  }
}
