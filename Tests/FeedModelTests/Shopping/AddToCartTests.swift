import Testing

@testable import FeedModel

/// One-tap Add to Cart.
struct AddToCartTests {
  @Test(arguments: [(true, false), (false, true), (false, false), (true, true)])
  func `S4: the button shows with a delegate and an unhidden button alone`(
    hasDelegate: Bool, isShown: Bool
  ) {
    let transcript = CartTranscript.started {
      if !hasDelegate { $0.host.playerDeckAddToCart = nil }
      $0.deck.viewConfiguration.itemView.addToCartButton.isHidden = !isShown
    }
    let isThere = hasDelegate && isShown
    #expect(
      CartTranscript.states(transcript)
        == (isThere ? [.idle, .idle, nil, nil] : [nil, nil, nil, nil]))
    var tapping = transcript
    tapping.run("tap-add-to-cart a0")
    #expect(tapping.simulation.tabs[0].deck.shopping.additions.isEmpty != isThere)
  }

  @Test func `S4: the button is hidden unless the app shows it`() {
    #expect(PlayerDeckItemView().addToCartButton.isHidden)
    #expect(Scenario().host.playerDeckAddToCart == nil)
  }

  @Test func `S4: a product has a button while it is available`() {
    var transcript = CartTranscript.started()
    transcript.run("hydrate hat isAvailable=true\nhydrate pan isAvailable=false")
    #expect(CartTranscript.states(transcript) == [nil, .idle, .idle, nil])
    transcript.run("hydrate pan isAvailable=true variant=m variantIsAvailable=false")
    #expect(CartTranscript.states(transcript) == [nil, .idle, .idle, nil])
    transcript.run("hydrate pan variant=s variantIsAvailable=true")
    #expect(CartTranscript.states(transcript) == [.idle, .idle, .idle, nil])
    transcript.run("hydrate pan hidden=true")
    #expect(CartTranscript.states(transcript) == [nil, .idle, .idle, nil])
  }

  @Test(arguments: [
    "set-handler playerDeckAddToCart false",
    "view-configuration itemView.addToCartButton.isHidden=true",
  ])
  func `S4: a gate that closes after the deck was made is a mistake and changes nothing`(
    change: String
  ) {
    var transcript = CartTranscript.started()
    let gate =
      change.hasPrefix("set-handler") ? "playerDeckAddToCartDelegate" : "addToCartButton.isHidden"
    transcript.expect(
      """
      > \(change)
      1s programmerError message="\(gate) was changed after a deck was made, which does not follow: make a new deck"
      > \(change)
      """)
    #expect(CartTranscript.states(transcript) == [.idle, .idle, nil, nil])
    transcript.run("reload-tab 0\nadvance 1s")
    #expect(CartTranscript.states(transcript) == [.idle, .idle, nil, nil])
    transcript.run("new-deck grid 1\nadvance 1s")
    #expect(CartTranscript.states(transcript) == [nil, nil, nil, nil])
  }

  @Test func `S4: gates that open too late open nothing, in a new deck they do`() {
    var transcript = CartTranscript.started {
      $0.host.playerDeckAddToCart = nil
      $0.deck.viewConfiguration.itemView.addToCartButton.isHidden = true
    }
    transcript.run(
      """
      set-handler playerDeckAddToCart true
      view-configuration itemView.addToCartButton.isHidden=false
      """)
    #expect(transcript.log.filter { $0.line.contains("programmerError") }.count == 2)
    #expect(CartTranscript.states(transcript) == [nil, nil, nil, nil])
    transcript.run("reload-tab 0\nadvance 1s")
    #expect(CartTranscript.states(transcript) == [nil, nil, nil, nil])
    transcript.run("new-deck grid 1\nadvance 1s")
    #expect(CartTranscript.states(transcript) == [.idle, .idle, nil, nil])
  }

  @Test func `S4: gates are read at the first load, a prepare included`() {
    var scenario = CartTranscript.started().simulation.scenario
    scenario.host.playerDeckAddToCart = nil
    var transcript = Transcript(scenario)
    transcript.run("set-handler playerDeckAddToCart true\nprepare-tab 0")
    #expect(transcript.simulation.tabs[0].deck.shopping.hasAddToCartButton == true)
    #expect(transcript.simulation.tabs[1].deck.shopping.hasAddToCartButton == nil)
    #expect(!transcript.log.contains { $0.line.contains("programmerError") })
  }

  @Test func `N5: a button that waits for ever breaks a rule`() throws {
    var simulation = CartTranscript.started().simulation
    _ = simulation.send(.tapAddToCart(id: "a0"), at: simulation.now)
    #expect(simulation.brokenInvariants() == [])
    try #require(simulation.tabs[0].deck.shopping.additions.count == 1)
    let whole = simulation
    simulation.assertsInvariants = false
    simulation.tabs[0].deck.shopping.additions[0].end = simulation.now + .seconds(11)
    #expect(simulation.brokenInvariants() == ["a button waits for too long (tab 0)"])
    simulation = whole
    simulation.tabs[0].deck.shopping.additions[0].end = simulation.now
    #expect(simulation.brokenInvariants().contains("a button shows what is over (tab 0)"))
    simulation = whole
    simulation.tabs[0].deck.shopping.additions.append(simulation.tabs[0].deck.shopping.additions[0])
    #expect(
      simulation.brokenInvariants() == [
        "two requests have one number (tab 0)", "one button adds twice (tab 0)",
      ])
    simulation = whole
    simulation.tabs[0].deck.shopping.hasAddToCartButton = false
    #expect(simulation.brokenInvariants() == ["a unit is added without a button (tab 0)"])
  }

  @Test func `S4, C2: the present scenario has what the app has set`() {
    var transcript = CartTranscript.started { $0.host.playerDeckAddToCart?.result = .failure }
    #expect(transcript.simulation.presentScenario.host == transcript.simulation.scenario.host)
    transcript.run(
      "view-configuration itemView.addToCartButton.isHidden=true\nset-handler onProductHydration false"
        + "\nset-handler onGlobalProductHydration true\nset-handler playerDeckAddToCart false")
    let present = transcript.simulation.presentScenario
    #expect(present.deck.viewConfiguration.itemView.addToCartButton.isHidden)
    #expect(present.host.onProductHydration == nil)
    #expect(present.host.onGlobalProductHydration == HydrationAnswer())
    #expect(present.host.playerDeckAddToCart == nil)
  }
}
