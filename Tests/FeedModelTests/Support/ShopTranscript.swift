import Testing

@testable import FeedModel

/// Runs of a tab with products that can be hydrated.
enum ShopTranscript {
  /// Three videos of a tab: two show the product "p", one shows "q" and one without an id.
  private static let videos = [Video].of("a", 3).changing("a0") {
    $0.products = [Product(externalID: "p", name: "Pan", price: Price(amount: 34))]
  }.changing("a1") {
    $0.products = [
      Product(externalID: "q", name: "Quilt"), Product(name: "Rug"),
    ]
  }.changing("a2") {
    $0.products = [
      Product(externalID: "p", name: "Pan"), Product(name: "Rug"),
      Product(externalID: "q", name: "Quilt"),
    ]
  }

  private static let leftOut: Set<Event.CodingKeys> = [
    .onMomentImpression, .onMomentQuartile, .onMomentComplete, .onMomentBuffering, .onMomentStart,
    .onMomentStop,
    .onTabSelected, .onPlayerDidAppear, .onDataLoadStarted,
  ]

  static func make(
    isPaged: Bool = false, change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    Transcript(
      .small(.tab("a", isPaged: isPaged), .tab("b"), videos: videos + .of("b", 1)) {
        $0.host.onProductHydration = HydrationAnswer()
        change(&$0)
      }, leavingOut: leftOut)
  }

  static func loaded(change: (inout Scenario) -> Void = { _ in }) -> Transcript {
    var transcript = make(change: change)
    transcript.run("start-playing\nadvance 200ms")
    return transcript
  }

  static func names(_ transcript: Transcript, _ tab: Int = 0) -> [String] {
    let deck = transcript.simulation.tabs[tab].deck
    return deck.videos.indices.map { deck.shownProduct(ofItem: $0)?.name ?? "-" }
  }
}
