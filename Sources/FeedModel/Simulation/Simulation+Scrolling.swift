extension Simulation {
  /// Rows of the tab strip; 0 while it is hidden.
  public var stripRows: Int {
    isTabStripVisible ? TerminalDevice.stripRows(tabsStyle) : 0
  }

  /// Where the items of a tab lie.
  public func geometry(ofTab index: Int) -> DeckGeometry {
    surroundings.device.deck(
      tabs[index].deck.layout, count: tabs[index].deck.videos.count, below: stripRows,
      configuration: scenario.deck)
  }

  /// What of the screen counts as seen: the deck's own scroll view clips (G1).
  public func viewport(of geometry: DeckGeometry) -> Viewport {
    Viewport(screen: surroundings.device.screen, scrollView: geometry.frame)
  }

  /// The user scrolls by so many points.
  mutating func scroll(by points: Double) {
    guard let active = activeTab else { return }
    scroll(to: tabs[active].deck.scrollOffset + points)
  }

  /// The user scrolls to an offset; it comes to rest where the layout lets it, and a page that did not come is asked for again.
  mutating func scroll(to offset: Double) {
    guard isStarted, let active = activeTab, tabs[active].content == .loaded
    else { return }
    let geometry = geometry(ofTab: active)
    tabs[active].deck.scrollOffset = geometry.rest(
      offset, from: tabs[active].deck.scrollOffset)
    tabs[active].deck.paging?.hasFailed = false
  }
}
