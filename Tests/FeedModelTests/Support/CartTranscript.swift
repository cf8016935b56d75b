import Testing

@testable import FeedModel

/// Runs of a tab whose cards have Add to Cart buttons, its host reporting after 0.8 s.
enum CartTranscript {
  private static let videos = [Video].of("a", 4, seconds: 60).changing("a0") {
    var pan = Product(externalID: "pan", name: "Pan", price: Price(amount: 34))
    pan.variants = ["s", "m"].map { ProductVariant(id: $0) }
    pan.variants[0].isAvailable = false
    pan.variants[1].url = "https://example.org/pan?size=m"
    $0.products = [pan]
  }.changing("a1") { $0.products = [Product(name: "Rug")] }.changing("a2") {
    $0.products = [Product(externalID: "hat", name: "Hat", isAvailable: false)]
  }

  static func started(
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: videos + .of("b", 1)) {
        $0.deck.viewConfiguration.itemView.addToCartButton.isHidden = false
        $0.host.playerDeckAddToCart = AddToCartAnswer()
        $0.host.playerDeckAddToCart?.after = .milliseconds(800)
        $0.host.onProductHydration = HydrationAnswer()
        change(&$0)
      }, deckRows: 12,
      leavingOut: [.onMomentImpression, .onMomentQuartile, .onMomentBuffering, .onMomentComplete])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  static func states(_ transcript: Transcript) -> [AddToCartState?] {
    let deck = transcript.simulation.tabs[0].deck
    return deck.videos.indices.map { deck.addToCartState(ofItem: $0) }
  }

  static let tapped =
    "onPlayerDeckAddToCart sourceId=feed_a momentId=a0 productId=pan unitId=m"
    + #" url="https://example.org/pan?size=m""#
}
