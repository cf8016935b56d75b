extension Simulation {
  /// The most videos that an autosized grid shows: one page (D4).
  static let mostAutosizedVideos = 20

  /// The most videos that a tab shows; nil for all that its source offers (D4).
  func mostVideos(ofTab index: Int) -> Int? {
    let wanted = deckSetup.viewConfiguration.fetchConfiguration.maxVideos.flatMap {
      $0 < 1 ? nil : $0
    }
    guard isAutosized(tab: index) else { return wanted }
    return min(wanted ?? Self.mostAutosizedVideos, Self.mostAutosizedVideos)
  }

  /// A deck that is no grid cannot be autosized; that is said once (D3).
  mutating func tellOfAutosizing() {
    guard scenario.deck.autosizingEnabled, scenario.deck.layout != .grid, !hasToldOfAutosizing
    else { return }
    hasToldOfAutosizing = true
    let kind = scenario.deck.layout.rawValue
    emit(.programmerError(message: "a \(kind) cannot be autosized: only a grid can"))
  }
}
