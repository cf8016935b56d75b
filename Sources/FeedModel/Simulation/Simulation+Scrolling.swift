extension Simulation {
  /// Rows of the tab strip on the terminal; 0 while it is hidden.
  public var stripRows: Int {
    isTabStripVisible ? TerminalDevice.stripRows(tabsStyle) : 0
  }

  /// The user scrolls by so many points: first the deck, and at its end the page (U6).
  ///
  /// It ends a fling, since the user's hand is on the screen.
  mutating func scroll(by points: Double) {
    fling = nil
    move(by: points)
  }

  /// Moves the deck, and the page by what is left beyond the deck's end.
  ///
  /// Returns whether anything has moved.
  @discardableResult
  mutating func move(by points: Double) -> Bool {
    guard isStarted, let active = activeTab else { return false }
    var rest = points
    let before = tabs[active].deck.scrollOffset
    if tabs[active].content == .loaded {
      moveDeck(to: before + points, ofTab: active)
      rest = left(of: points, from: before, ofTab: active)
    }
    let pageBefore = pageOffset
    if rest != 0 { scrollHost(by: rest) }
    return tabs[active].deck.scrollOffset != before || pageOffset != pageBefore
  }

  /// What of a gesture the deck has not taken; one sideways is the deck's alone, and so is a turned page.
  private func left(of points: Double, from before: Double, ofTab index: Int) -> Double {
    let geometry = geometry(ofTab: index)
    let moved = tabs[index].deck.scrollOffset - before
    if geometry.isHorizontal || geometry.kind == .pager && moved != 0 { return 0 }
    let isAtEnd =
      points > 0
      ? tabs[index].deck.scrollOffset >= geometry.maximumOffset
      : tabs[index].deck.scrollOffset <= 0
    return isAtEnd ? points - moved : 0
  }

  /// The user scrolls the deck to an offset; it comes to rest where the layout lets it, and a page that did not come is asked for
  /// again.
  mutating func scroll(to offset: Double) {
    guard isStarted, let active = activeTab, tabs[active].content == .loaded
    else { return }
    fling = nil
    moveDeck(to: offset, ofTab: active)
  }

  private mutating func moveDeck(to offset: Double, ofTab index: Int) {
    let geometry = geometry(ofTab: index)
    tabs[index].deck.scrollOffset = geometry.rest(
      offset, from: tabs[index].deck.scrollOffset)
    tabs[index].deck.paging?.hasFailed = false
  }

  /// The user scrolls the page around the container; without one nothing moves.
  mutating func scrollHost(by points: Double) {
    guard isStarted, let active = activeTab, hostPage != nil else { return }
    let wanted = pageOffset + points
    let step = surroundings.handheld == nil ? TerminalDevice.cellHeight : 0
    let rest = step > 0 ? (wanted / step).rounded() * step : wanted
    pageOffset = min(place(ofTab: active).maximumPageOffset, max(0, rest))
  }

  /// A page that became shorter cannot stay scrolled beyond its end.
  mutating func clampPage(ofTab index: Int) {
    guard pageOffset != 0 else { return }
    let most = hostPage == nil ? 0 : place(ofTab: index).maximumPageOffset
    if pageOffset > most { pageOffset = most }
  }
}
