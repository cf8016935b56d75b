import FeedModel
import Testing

@testable import TerminalFront

/// Add to Cart by key and by mouse, and what tells of it.
struct AddToCartKeyTests {
  private static func shown(
    columns: Int = 100, _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    let scenario = FrontScenario.sample {
      FrameCase.openShop(in: &$0)
      change(&$0)
    }
    var run = FrontRun(scenario, columns: columns, rows: 30)
    run.settle()
    run.wait(.seconds(1))
    return run
  }

  private static func state(_ run: FrontRun, _ item: Int) -> AddToCartState? {
    run.simulation.tabs[0].deck.addToCartState(ofItem: item)
  }

  @Test func `K1, S4: c adds what the focused card shows`() {
    var run = Self.shown()
    run.press(Key(.right))
    run.type("c")
    #expect(Self.state(run, 0) == .idle)
    #expect(Self.state(run, 1) == .adding)
    run.type("c")
    #expect(run.simulation.tabs[0].deck.shopping.additions.count == 1)
    #expect(run.app.toast == nil)
    run.wait(.milliseconds(800))
    #expect(Self.state(run, 1) == .added)
    #expect(run.app.toast?.mark == .good)
    #expect(run.app.toast?.text == "Fog parka, unisex is in the cart")
    #expect(run.app.toast?.detail == "reported by the app in 0.8 s")
    run.wait(.seconds(3))
    #expect(run.app.toast == nil)
    #expect(Self.state(run, 1) == .idle)
  }

  @Test func `S4: a failure is told, and no report is not`() {
    var run = Self.shown { $0.host.playerDeckAddToCart?.result = .failure }
    run.type("c")
    run.wait(.milliseconds(800))
    #expect(run.app.toast?.mark == .failed)
    #expect(run.app.toast?.text == "Iron pan, 20 cm was not added")
    var silent = Self.shown { $0.host.playerDeckAddToCart?.result = nil }
    silent.type("c")
    silent.wait(.seconds(10))
    #expect(silent.app.toast == nil)
    #expect(Self.state(silent, 0) == .idle)
  }

  @Test func `K1, S4: c on a card without a button says so`() {
    var run = Self.shown()
    run.press(Key(.right), Key(.right))
    run.type("c")
    #expect(run.app.toast?.mark == .failed)
    #expect(run.app.toast?.detail == "has no button to add it to the cart")
    var hidden = Self.shown { $0.host.playerDeckAddToCart = nil }
    hidden.type("c")
    #expect(hidden.app.toast?.detail == "has no button to add it to the cart")
  }

  @Test func `K3, S4: a click on the button adds, beside it starts the item`() throws {
    var run = Self.shown()
    run.click("Add to cart")
    #expect(Self.state(run, 0) == .adding)
    #expect(run.simulation.tabs[0].deck.heldId == nil)
    _ = run.frame()
    let buttons = run.app.hitAreas.filter {
      if case .command(.model(.tapAddToCart)) = $0.target { true } else { false }
    }
    let ids = run.simulation.tabs[0].deck.videos.prefix(6).map(\.id)
    #expect(
      buttons.map(\.target)
        == [ids[0], ids[1]].map {
          .command(.model(.tapAddToCart(id: $0)))
        })
    let rect = try #require(buttons.last?.rect)
    #expect(HitMapTests.text(of: run.frame(), rect) == " Add to cart ")
    run.click(x: rect.x - 1, y: rect.y)
    #expect(run.simulation.tabs[0].deck.heldId == ids[1])
  }

  @Test func `K5, S4: the sign of waiting turns four times a second, and nothing else wakes`() {
    var run = Self.shown { $0.host.playerDeckAddToCart?.result = nil }
    run.press(Key(.space))
    #expect(run.app.nextDeadline == nil)
    run.type("c")
    let before = run.frame()
    let due = run.app.nextDeadline
    #expect(due.map { $0 - run.now <= .milliseconds(250) } == true)
    run.wait(.milliseconds(250))
    let after = run.frame()
    #expect(before.rows(of: before.bounds) != after.rows(of: after.bounds))
    run.wait(.seconds(11))
    #expect(run.app.nextDeadline == nil)
  }

  @Test func `C1, S4: what the app has set about products stays under another scenario`() {
    var run = Self.shown()
    run.send(.setHandler(handler: .onProductHydration, on: true))
    run.type(":view-configuration itemView.addToCartButton.isHidden=yes")
    run.press(Key(.enter))
    run.reload(
      FrontScenario.sample {
        FrameCase.openShop(in: &$0)
        $0.catalog = Catalog(Array($0.catalog.videos.dropLast()))
      })
    #expect(run.simulation.handlers == [.onProductHydration, .playerDeckAddToCart])
    #expect(run.simulation.deckSetup.viewConfiguration.itemView.addToCartButton.isHidden)
    #expect(Self.state(run, 0) == nil)
    run.reload(
      FrontScenario.sample {
        FrameCase.openShop(in: &$0)
        $0.host.onProductHydration = HydrationAnswer()
        $0.host.playerDeckAddToCart = nil
      })
    #expect(run.simulation.handlers == [.onProductHydration])
  }

  @Test func `K2: the prompt hydrates and adds to the cart`() throws {
    for (line, action) in [
      ("cart v1", Action.tapAddToCart(id: "v1")),
      (
        "hydrate p name=\"A b\" price=7 currency=EUR , variant=m variantIsAvailable=no",
        .hydrate(
          product: "p", name: "A b", description: nil, isAvailable: nil, hidden: nil,
          request: nil, strategy: nil,
          variants: [
            {
              var patch = VariantPatch(id: "")
              patch.formattedPrice = Price(amount: 7, currencyCode: "EUR")
              return patch
            }(),
            {
              var patch = VariantPatch(id: "m")
              patch.isAvailable = false
              return patch
            }(),
          ])
      ),
    ] {
      #expect(try Command(line: line) == .model(action))
    }
  }
}
