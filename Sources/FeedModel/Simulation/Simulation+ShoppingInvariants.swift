extension Simulation {
  /// What is wrong with the products of a tab, and with what is being added to the cart (S1, S4).
  func brokenShopping(ofTab index: Int) -> [(holds: Bool, fault: String)] {
    let deck = tabs[index].deck
    let shopping = deck.shopping
    let requests = shopping.hydrators.map(\.request) + shopping.additions.map(\.request)
    let isEmpty = shopping.hydrators.isEmpty && shopping.additions.isEmpty
    let units = shopping.additions.filter { $0.stage != .overdue }.map {
      [$0.videoId, $0.productId, $0.unitId]
    }
    return [
      (
        isEmpty && shopping.patches.isEmpty || tabs[index].content == .loaded, "hydrates no content"
      ),
      (Set(requests).count == requests.count, "two requests have one number"),
      (requests.allSatisfy { $0 < nextRequest }, "a request has a future number"),
      (
        requests.allSatisfy { id in !self.requests.contains { $0.id == id } },
        "a number is used twice"
      ),
      (
        shopping.hydrators.allSatisfy { $0.moments.upperBound <= deck.moments.count },
        "a hydrator is for videos that are not there"
      ),
      (
        shopping.additions.isEmpty || shopping.hasAddToCartButton == true,
        "a unit is added without a button"
      ),
      (
        shopping.additions.allSatisfy { deck.index(of: $0.videoId) != nil },
        "a unit is added of a video that is not there"
      ),
      (Set(units).count == units.count, "one button adds twice"),
      (
        shopping.additions.allSatisfy { $0.end > now || $0.end == .max },
        "a button shows what is over"
      ),
      (
        shopping.additions.allSatisfy {
          switch $0.stage {
          case .adding: $0.end <= now + CartAddition.window
          case .added, .failed: $0.end <= now + CartAddition.notice
          case .overdue: $0.hostReportsAt == $0.end
          }
        }, "a button waits for too long"
      ),
      (
        tabs[index].content == .notLoaded || shopping.hasAddToCartButton != nil,
        "a deck has loaded and does not know its buttons"
      ),
    ]
  }
}
