import FeedModel

/// Where the user is in a feed, told by ids so that another scenario can have the place as well.
struct FeedPlace {
  /// The container ids of the tabs that may become the active one, the one that is first.
  ///
  /// The nearest to its right follow, then those to its left (T10).
  private let tabIds: [String]
  /// The place in the deck of the active tab; nil while that shows no videos.
  let deck: DeckPlace?
  /// The item that has the focus.
  let focusedId: String?
  /// Whether the container is shown.
  let isStarted: Bool
  /// What was done to the surroundings.
  let surroundings: Surroundings

  /// The place of the user of `simulation`.
  init(in simulation: Simulation, focusedId: String?) {
    let ids = simulation.tabs.map(\.item.containerId)
    let present = simulation.activeTab ?? ids.firstIndex { $0 == simulation.rememberedTab }
    tabIds = present.map { ids[$0...] + ids[..<$0].reversed() } ?? []
    deck = DeckPlace(in: simulation, focusedId: focusedId)
    self.focusedId = focusedId
    isStarted = simulation.isStarted
    surroundings = simulation.surroundings
  }

  /// The index of the tab that is to be the active one; nil where none of them is left.
  func tab(in simulation: Simulation) -> Int? {
    tabIds.lazy
      .compactMap { id in simulation.tabs.firstIndex { $0.item.containerId == id } }
      .first { simulation.tabs[$0].item.isVisible }
  }
}
