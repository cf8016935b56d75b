extension Simulation {
  /// The largest fraction of an item that is seen however deck and page are scrolled (A8).
  func bestFraction(ofItem item: Int, _ sight: DeckSight, inTab index: Int) -> Double {
    guard hostPage != nil else { return sight.bestFraction(ofItem: item) }
    var best = 0.0
    var there = self
    for offset in pageOffsets(showingItem: item, ofTab: index) {
      there.pageOffset = offset
      best = max(best, there.sight(ofTab: index).bestFraction(ofItem: item))
    }
    return best
  }

  /// The largest fraction of any item, however deck and page are scrolled; nil for a deck without items (A8).
  func bestFractionOfAnyItem(ofTab index: Int) -> Double? {
    let sight = sight(ofTab: index)
    guard hostPage != nil else { return sight.bestFractionOfAny }
    let last = sight.geometry.count - 1
    guard last >= 0 else { return nil }
    guard isAutosized(tab: index) else {
      var there = self
      return pageOffsets(showingItem: 0, ofTab: index).compactMap {
        there.pageOffset = $0
        return there.sight(ofTab: index).bestFractionOfAny
      }.max()
    }
    // All lines are alike, and the page shows one in the middle at least as well as any other.
    return [0, last / 2, last].map { bestFraction(ofItem: $0, sight, inTab: index) }.max()
  }

  /// Shows what is seen wherever scrolling deck and page can make a difference to what plays.
  func forEachSight(ofTab index: Int, _ body: (DeckSight) -> Void) {
    guard hostPage != nil else { return sight(ofTab: index).forEachOffset(autoplay, body) }
    var there = self
    guard isAutosized(tab: index) else {
      for offset in pageOffsets(showingItem: 0, ofTab: index) {
        there.pageOffset = offset
        there.sight(ofTab: index).forEachOffset(autoplay, body)
      }
      return
    }
    let geometry = geometry(ofTab: index)
    for line in 0..<geometry.lineCount {
      for offset in pageOffsets(showingItem: line * geometry.columnCount, ofTab: index) {
        there.pageOffset = offset
        body(there.sight(ofTab: index))
      }
    }
  }

  /// The offsets of the page at which an item of an autosized deck, or the frame of another, stands where it can make a
  /// difference to what plays.
  private func pageOffsets(showingItem item: Int, ofTab index: Int) -> [Double] {
    let place = place(ofTab: index)
    guard let view = pageView(place)?.span(isHorizontal: false) else { return [pageOffset] }
    let moves: [Double]
    if isAutosized(tab: index) {
      let geometry = geometry(ofTab: index)
      let start = place.deck.y + geometry.start(ofItem: item)
      moves = geometry.alignments(of: start, with: view, autoplay)
    } else {
      moves = [place.deck.y - view.start, place.deck.maxY - view.end]
    }
    return moves.map { clampedPageOffset(pageOffset + $0, place) }
  }

  /// The part of the screen in which the page is seen; nil where nothing is.
  private func pageView(_ place: ContainerPlace) -> Rect? {
    guard let view = place.scrollView else { return nil }
    let handheld = surroundings.handheld
    return Viewport(
      screen: surroundings.screen, safeArea: handheld?.safeArea ?? EdgeInsets(),
      edges: deckSetup.viewConfiguration.safeAreaEdges, scrollView: view
    ).rect
  }

  /// The offset of the page that shows a part of it whole with the least scrolling; its start where it is too long.
  public func pageOffset(showing rect: Rect, ofTab index: Int) -> Double {
    let place = place(ofTab: index)
    guard let view = pageView(place) else { return pageOffset }
    if rect.y < view.y || rect.height > view.height {
      return clampedPageOffset(pageOffset + rect.y - view.y, place)
    }
    guard rect.maxY > view.maxY else { return pageOffset }
    return clampedPageOffset(pageOffset + rect.maxY - view.maxY, place)
  }

  /// How far deck and page are scrolled where an item is seen best with the least scrolling.
  public func showing(_ item: Int, inTab index: Int) -> (offset: Double, pageOffset: Double) {
    let sight = sight(ofTab: index)
    let offset = sight.geometry.offset(showingItem: item, from: sight.offset)
    var moved = self
    moved.tabs[index].deck.scrollOffset = offset
    let rect = sight.geometry.rect(ofItem: item, offset: offset)
    return (offset, moved.pageOffset(showing: rect, ofTab: index))
  }

  private func clampedPageOffset(_ offset: Double, _ place: ContainerPlace) -> Double {
    let step = surroundings.handheld == nil ? TerminalDevice.cellHeight : 0
    let rest = step > 0 ? (offset / step).rounded() * step : offset
    return min(place.maximumPageOffset, max(0, rest))
  }
}
