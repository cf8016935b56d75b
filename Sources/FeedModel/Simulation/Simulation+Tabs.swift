extension Simulation {
  /// The id under which the callbacks of a tab go: `<containerSourceId>_<containerId>` (T19).
  public func sourceId(ofTab index: Int) -> String {
    "\(scenario.containerSourceId)_\(tabs[index].item.containerId)"
  }

  /// The indexes of the visible tabs in order.
  public var visibleTabs: [Int] {
    tabs.indices.filter { tabs[$0].item.isVisible }
  }

  /// The video with this id in the first tab that holds it; nil where none does.
  func video(ofId id: String) -> Video? {
    for tab in tabs {
      if let item = tab.deck.index(of: id) { return tab.deck.videos[item] }
    }
    return nil
  }

  /// Whether the strip is shown (T5).
  public var isTabStripVisible: Bool {
    var visible = 0
    for index in tabs.indices where tabs[index].item.isVisible { visible += 1 }
    return visible > 1 || visible == 1 && tabsStyle.isTabTitleVisibleWhenSingleTab
  }

  /// Adds tabs at the end; a repeated id is the app's mistake, and the later tab is left out (T1).
  mutating func addTabs(_ items: [ContainerTabItem]) {
    var known = Set(tabs.map(\.item.containerId))
    for item in items {
      guard known.insert(item.containerId).inserted else {
        emit(.programmerError(message: "two tabs have the containerId '\(item.containerId)'"))
        continue
      }
      tabs.append(ContainerTab(item: item, layout: layoutOfNewDecks))
    }
  }

  /// Shows the container at the tab it was left at, or that was selected meanwhile (T7).
  ///
  /// What has been prepared before is there at once; the decks have the columns that the screen asks
  /// for now (D2).
  mutating func startPlaying() {
    guard !isStarted else { return }
    isStarted = true
    isClosed = false
    for index in tabs.indices { tabs[index].deck.layout = layoutOfNewDecks }
    let shown = tabShownAtStart
    tabSelectedBeforeStart = nil
    emit(.onPlayerDidAppear(playerType: .moments, sourceId: playerSourceId(ofTab: shown)))
    tellOfAutosizing()
    if let shown { activate(shown) }
  }

  /// The index of the tab that a start shows: the one selected before it, else the one that was left, else the first
  /// visible one; nil with none (T7).
  public var tabShownAtStart: Int? {
    let first = [tabSelectedBeforeStart, rememberedTab].lazy
      .compactMap { [tabs] id in tabs.firstIndex { $0.item.containerId == id } }
      .first { [tabs] in tabs[$0].item.isVisible }
    return first ?? visibleTabs.first
  }

  /// Closes the container, every player and every load (T8).
  mutating func closePlayer() {
    guard isStarted else { return }
    stopPlayer(.closed)
    loads.removeAll()
    tabsToPrefetch.removeAll()
    requests.removeAll()
    slide = nil
    fling = nil
    pageOffset = 0
    isStarted = false
    isClosed = true
    emit(.onPlayerDidDismiss(playerType: .moments, sourceId: playerSourceId(ofTab: activeTab)))
    activeTab = nil
    emit(.closePlayerCompleted)
    for index in tabs.indices {
      tabs[index] = ContainerTab(item: tabs[index].item, layout: layoutOfNewDecks)
    }
  }

  /// The id under which the container's player appears and goes: that of its tab, else its own.
  private func playerSourceId(ofTab index: Int?) -> String {
    index.map { sourceId(ofTab: $0) } ?? scenario.containerSourceId
  }

  var layoutOfNewDecks: PlayerDeckLayout {
    layout(scenario.deck.layout, columns: scenario.deck.columns)
  }

  /// Selects a tab; an index out of range, a hidden tab and the active one change nothing (T17).
  ///
  /// Before the first start it says which tab is to be shown then (T7).
  mutating func selectTab(at index: Int, animated: Bool) {
    guard !isClosed, tabs.indices.contains(index), tabs[index].item.isVisible else { return }
    guard isStarted else {
      tabSelectedBeforeStart = tabs[index].item.containerId
      return
    }
    guard index != activeTab else { return }
    slide = animated ? activeTab.map { TabSlide(from: $0, start: now) } : nil
    stopPlayer(.tab)
    if let activeTab { leave(activeTab) }
    activate(index)
  }

  /// Makes a tab the active one and asks for its content where it has none (T20).
  mutating func activate(_ index: Int) {
    activeTab = index
    fling = nil
    rememberedTab = tabs[index].item.containerId
    emit(
      .onTabSelected(playerType: .moments, sourceId: sourceId(ofTab: index), tabIndex: index))
    switch tabs[index].content {
    case .loaded, .empty: tabs[index].hasBeenShown = true
    case .loading: break
    case .notLoaded, .failed: load(index)
    }
  }

  /// Nothing of a tab that is left is seen any more: holds and pauses by the user end (A5, A6).
  mutating func leave(_ index: Int) {
    tabs[index].deck.heldId = nil
    tabs[index].deck.pausedByUser.removeAll()
    tabs[index].deck.dwell.forget()
  }

  /// Loads a tab that has nothing yet; the active one, a loaded one and one out of range are left alone (T18).
  mutating func prepareTab(at index: Int) {
    guard !isClosed, tabs.indices.contains(index), tabs[index].item.isVisible, index != activeTab
    else { return }
    switch tabs[index].content {
    case .notLoaded, .failed: load(index)
    case .loading, .loaded, .empty: break
    }
  }

  /// Loads one tab again, by index or by id; neither known does nothing (T12).
  mutating func reloadTab(at index: Int?, containerId: String?) {
    guard !isClosed else { return }
    let found = containerId.map { id in tabs.firstIndex { $0.item.containerId == id } } ?? index
    if let found, tabs.indices.contains(found) { reload(found) }
  }

  /// Loads a deck again from its first page: that of a tab, or of the active one where none is named (D9).
  mutating func refresh(_ containerId: String?) {
    guard !isClosed else { return }
    let found = containerId.map { id in tabs.firstIndex { $0.item.containerId == id } } ?? activeTab
    if let found { reload(found) }
  }

  /// Loads the tabs again whose index `isMeant` (T12).
  mutating func reloadTabs(where isMeant: (Int) -> Bool) {
    guard !isClosed else { return }
    tabs.indices.filter(isMeant).forEach { reload($0) }
  }
}
