extension Simulation {
  /// Replaces the tabs whose ids are known in place, and adds the others at the end (T9).
  ///
  /// A replaced tab drops its content; the active one loads anew at once. One id twice is the app's
  /// mistake, and nothing is done.
  mutating func upsertTabs(_ items: [ContainerTabItem]) {
    guard !isClosed else { return }
    var known: Set<String> = []
    for item in items where !known.insert(item.containerId).inserted {
      return emit(
        .programmerError(message: "two tabs have the containerId '\(item.containerId)'"))
    }
    keepingPlaces { simulation in
      for item in items { simulation.upsert(item) }
    }
    settleSelection()
  }

  private mutating func upsert(_ item: ContainerTabItem) {
    let fresh = ContainerTab(item: item, layout: layoutOfNewDecks)
    guard let index = tabs.firstIndex(where: { $0.item.containerId == item.containerId }) else {
      return tabs.append(fresh)
    }
    if index == activeTab { stopPlayer(item.isVisible ? .reload : .removed) }
    dropLoads(of: item.containerId)
    requests.removeAll { $0.containerId == item.containerId }
    tabs[index] = fresh
    if !item.isVisible, slide?.from == index { slide = nil }
  }

  /// Finds the active tab a successor if it has been hidden, loads it if it has been replaced, and gives a
  /// container that had nothing to show its first visible tab (T9).
  private mutating func settleSelection() {
    guard isStarted else { return }
    guard let active = activeTab else {
      if let first = visibleTabs.first { activate(first) }
      return
    }
    if !tabs[active].item.isVisible {
      succeed(active, by: successor(of: active))
    } else if tabs[active].content == .notLoaded {
      load(active)
    }
  }

  /// Removes tabs by their ids, those that are known; what is left plays on from where it was (T10).
  mutating func removeTabs(ids: [String]) {
    guard !isClosed else { return }
    let gone = Set(ids)
    takeOut(where: { gone.contains($0.item.containerId) }, restarts: true)
  }

  /// Gives the strip another look, and takes tabs without content out where it wants none (T6, T11).
  mutating func updateTabsStyle(_ style: PlayerTabsStyle) {
    guard !isClosed else { return }
    keepingPlaces { $0.tabsStyle = style }
    removeTabsWithoutContent()
  }

  /// Takes tabs out that have turned out to have no content, where the style wants that; the first one
  /// stays (T6).
  mutating func removeTabsWithoutContent() {
    guard !tabsStyle.isTabVisibleWhenEmpty, let first = tabs.first?.item.containerId else { return }
    takeOut(where: { $0.isWithoutContent && $0.item.containerId != first }, restarts: false)
  }
}

extension Simulation {
  /// Takes tabs out of the container; the active one among them is succeeded, and one that stays starts
  /// again where `restarts` says so (T10).
  private mutating func takeOut(where isGone: (ContainerTab) -> Bool, restarts: Bool) {
    let gone = tabs.indices.filter { isGone(tabs[$0]) }
    guard !gone.isEmpty else { return }
    let ids = Set(gone.map { tabs[$0].item.containerId })
    func moved(_ index: Int) -> Int? {
      gone.contains(index) ? nil : index - gone.prefix { $0 < index }.count
    }
    let active = activeTab
    let heir = active.flatMap { successor(of: $0, without: gone) }.flatMap(moved)
    keepingPlaces { simulation in
      if let active {
        if gone.contains(active) {
          simulation.stopPlayer(.removed)
        } else if restarts {
          simulation.stopPlayer(.restart)
        }
      }
      simulation.tabs.removeAll { ids.contains($0.item.containerId) }
      simulation.loads.removeAll { ids.contains($0.containerId) }
      simulation.requests.removeAll { ids.contains($0.containerId) }
      simulation.activeTab = active.flatMap(moved)
      simulation.slide = simulation.slide.flatMap { slide in
        moved(slide.from).map { TabSlide(from: $0, start: slide.start) }
      }
    }
    if active != nil, activeTab == nil { succeed(nil, by: heir) }
  }

  /// The nearest visible tab to the right of `index`, else to its left, of those that stay (T10).
  private func successor(of index: Int, without gone: [Int] = []) -> Int? {
    let left = visibleTabs.filter { !gone.contains($0) }
    return left.first { $0 > index } ?? left.last { $0 < index }
  }

  /// Makes another tab the active one after `old` is gone or hidden; with none left there is none.
  private mutating func succeed(_ old: Int?, by successor: Int?) {
    if let old { leave(old) }
    slide = nil
    activeTab = nil
    if let successor { activate(successor) }
  }

  /// Changes the tabs or their look; where the strip comes or goes, the decks keep their places (T5, U8).
  private mutating func keepingPlaces(_ change: (inout Simulation) -> Void) {
    noteAnchors()
    let rows = stripRows
    change(&self)
    if stripRows != rows { placeAnchors() }
  }

  /// Lets no answer to a load of a tab count any more.
  mutating func dropLoads(of containerId: String) {
    for place in loads.indices where loads[place].containerId == containerId {
      loads[place].isStale = true
    }
  }
}
