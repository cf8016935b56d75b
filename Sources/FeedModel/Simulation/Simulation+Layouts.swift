extension Simulation {
  /// A layout of a kind; a grid has `columns`, or as many as the screen asks for now (D2).
  func layout(_ kind: LayoutKind, columns: Int?) -> PlayerDeckLayout {
    switch kind {
    case .grid: .grid(columns: max(1, columns ?? surroundings.defaultColumns))
    case .row: .row
    case .pager: .pager
    }
  }

  /// Gives the active tab's deck another layout; one of another kind is the app's mistake, since the kind is fixed when a
  /// deck is made (D5).
  mutating func setLayout(_ kind: LayoutKind, columns: Int?) {
    guard isStarted, let active = activeTab else { return }
    guard kind == tabs[active].deck.layout.kind else {
      let present = tabs[active].deck.layout.kind.rawValue
      return emit(
        .programmerError(
          message: "a deck made as a \(present) cannot become a \(kind.rawValue): make a new deck"))
    }
    noteAnchors()
    fling = nil
    tabs[active].deck.layout = layout(kind, columns: columns)
    placeAnchors()
  }

  /// Replaces the active tab's deck by a new one of any kind, which loads its content anew (D5).
  mutating func makeDeck(_ kind: LayoutKind, columns: Int?) {
    guard isStarted, let active = activeTab else { return }
    stopPlayer(.reload)
    fling = nil
    tabs[active].deck = Deck(layout: layout(kind, columns: columns))
    tabs[active].content = .notLoaded
    load(active)
  }
}
