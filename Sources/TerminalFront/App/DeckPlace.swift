import FeedModel

/// Where the user is in the deck of a tab, told by the ids of items so that another scenario can have it as well.
struct DeckPlace {
  /// The container id of the tab.
  let containerId: String
  /// The deck's layout.
  let layout: PlayerDeckLayout
  /// The item that the user holds (A5).
  let heldId: String?
  /// The item that has the turn; nil while none has.
  let turn: Turn?
  /// Whether the app has paused the tab's player (T14).
  let isPausedByAPI: Bool
  /// How far the deck is scrolled, in points.
  let offset: Double
  /// How far the page around the deck is scrolled, in points.
  let pageOffset: Double
  /// The items in the frame, the one that is to stay where it is first.
  private let marks: [Mark]

  /// The item that has the turn, and how far it is.
  struct Turn {
    let id: String
    let position: SimulatedTime
    let isPausedByUser: Bool
    /// Where it is.
    let place: PlayerPlace
  }

  /// An item, and how far from the frame's start its line begins, in points.
  private struct Mark {
    let id: String
    let start: Double
  }

  /// The place in the active tab; nil while that shows no videos.
  init?(in simulation: Simulation, focusedId: String?) {
    guard let active = simulation.activeTab, simulation.tabs[active].content == .loaded else {
      return nil
    }
    let tab = simulation.tabs[active]
    let deck = tab.deck
    containerId = tab.item.containerId
    layout = deck.layout
    heldId = deck.heldId
    isPausedByAPI = tab.isPausedByAPI
    offset = deck.scrollOffset
    pageOffset = simulation.pageOffset
    turn = simulation.player.map { player in
      Turn(
        id: player.videoId, position: player.position(at: simulation.now),
        isPausedByUser: player.pauseCause == .user
          || player.place == .deck && deck.isPausedByUser(player.videoId),
        place: player.place)
    }
    let geometry = simulation.geometry(ofTab: active)
    let inFrame = geometry.indexesInFrame(offset: deck.scrollOffset)
    let wanted = [simulation.player?.videoId, focusedId].compactMap { id in
      id.flatMap { deck.index(of: $0) }
    }
    marks = (wanted.filter { inFrame.contains($0) } + inFrame).map { item in
      Mark(
        id: deck.videos[item].id, start: geometry.start(ofItem: item) - deck.scrollOffset)
    }
  }

  /// The offset at which the first item that the active tab still has stands where it stood.
  ///
  /// A deck that stood at its very start stays there, so that what is new at the top is seen, unless the
  /// user holds an item.
  func offset(in simulation: Simulation) -> Double {
    guard let active = simulation.activeTab, offset > 0 || heldId != nil else { return offset }
    let deck = simulation.tabs[active].deck
    let geometry = simulation.geometry(ofTab: active)
    for mark in marks {
      guard let item = deck.index(of: mark.id) else { continue }
      guard deck.layout.kind == layout.kind else {
        return geometry.offset(showingItem: item, from: 0)
      }
      return geometry.clamp(geometry.start(ofItem: item) - mark.start)
    }
    return offset
  }
}
