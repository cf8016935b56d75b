import FeedModel

@testable import TerminalFront

extension FrameCase {
  /// Everything that the panel of a card can say of its product, in a row of nine cards.
  static let carts = [
    FrameCase("carts-wide") { carts(290, 40) },
    FrameCase("carts-short") { carts(200, 24) },
    FrameCase("carts-narrow") { carts(130, 16) },
    FrameCase("carts-tiny") { carts(90, 12) },
    FrameCase("carts-nocolour") { carts(290, 24, Theme(mode: .none)) },
    FrameCase("carts-ascii") { carts(200, 24, Theme(mode: .none, symbols: .ascii)) },
    FrameCase("carts-light") {
      carts(290, 24, Theme(mode: .palette256, ground: .light))
    },
    FrameCase("cart-added") {
      var run = playing(80, 24) { openShop(in: &$0) }
      run.type("c")
      run.wait(.milliseconds(900))
      return run
    },
    FrameCase("cart-failed") {
      var run = playing(80, 24) {
        openShop(in: &$0)
        $0.host.playerDeckAddToCart?.result = .failure
      }
      run.press(Key(.right))
      run.type("c")
      run.wait(.milliseconds(900))
      return run
    },
  ]

  /// Lets cards have their button, and the app report after 0.8 s.
  static func openShop(in scenario: inout Scenario) {
    scenario.deck.viewConfiguration.itemView.addToCartButton.isHidden = false
    scenario.host.playerDeckAddToCart = AddToCartAnswer()
    scenario.host.playerDeckAddToCart?.after = .milliseconds(800)
  }

  /// In order: adding, in the cart, failed, idle, sold out, unavailable, hidden, a variant, an advertisement.
  private static func carts(
    _ columns: Int, _ rows: Int, _ theme: Theme = Theme(mode: .trueColor)
  ) -> FrontRun {
    let scenario = FrontScenario.sample { scenario in
      openShop(in: &scenario)
      scenario.deck.columns = 9
      let sold = scenario.catalog.videos.filter { !$0.products.isEmpty }.prefix(8)
      let advertisement = scenario.catalog.videos.filter { $0.advertisement != nil }.prefix(1)
      scenario.catalog = Catalog(
        (Array(sold) + Array(advertisement)).enumerated().map { index, video in
          var video = video
          var product = video.products.first ?? Product(name: "")
          switch index {
          case 4:
            product.variants = [ProductVariant(id: "m")]
            product.variants[0].isAvailable = false
          case 5: product.isAvailable = false
          case 6: product.isHidden = true
          case 7:
            product.variants = [ProductVariant(id: "l")]
            product.variants[0].name = "Large"
            product.variants[0].formattedPrice = Price(amount: 12.5, currencyCode: "EUR")
          default: break
          }
          if index < 8 { video.products = [product] }
          return video
        })
    }
    var run = FrontRun(scenario, columns: columns, rows: rows, theme: theme)
    run.settle()
    run.wait(.seconds(1))
    run.send(.appAnswers(on: true))
    let ids = run.simulation.tabs[0].deck.videos.prefix(3).map(\.id)
    for id in ids { run.send(.tapAddToCart(id: id)) }
    for (id, result) in zip(ids.dropFirst(), [AddToCartResult.success, .failure]) {
      let addition = run.simulation.tabs[0].deck.shopping.additions.first { $0.videoId == id }
      run.send(.reportAddToCart(request: addition?.request ?? 0, result: result))
    }
    run.wait(.milliseconds(300))
    return run
  }
}
