import FeedModel

extension App {
  /// Tells how adding to the cart ended; that nobody reported shows nothing, as on a phone (S4).
  mutating func tell(
    _ outcome: AddToCartOutcome, of videoId: String, after time: SimulatedTime,
    at moment: SimulatedTime
  ) {
    let start = clock.moment(of: moment) ?? runTime
    let name = nameOfProduct(on: videoId)
    switch outcome {
    case .success:
      toast = Toast(
        mark: .good, text: "\(name) is in the cart",
        detail: "reported by the app in \(Wording.seconds(time))", start: start)
    case .failure:
      toast = Toast(
        mark: .failed, text: "\(name) was not added", detail: "the app reported a failure",
        start: start)
    case .noReport: break
    }
  }

  /// Whether a card with an Add to Cart button shows the video; a full-screen player shows no card.
  func canAddToCart(_ videoId: String) -> Bool {
    guard !simulation.isFullScreen, let active = simulation.activeTab else { return false }
    let deck = simulation.tabs[active].deck
    return deck.index(of: videoId).flatMap { deck.addToCartState(ofItem: $0) } != nil
  }

  /// The name of the product that a card shows; the id of the video where no tab has it.
  private func nameOfProduct(on videoId: String) -> String {
    for tab in present.tabs {
      if let item = tab.deck.index(of: videoId), let product = tab.deck.shownProduct(ofItem: item) {
        return Wording.unit(of: product)
      }
    }
    return videoId
  }
}
