extension Simulation {
  /// The page around the container; an autosized deck has one, since it does not scroll itself (D3).
  public var hostPage: HostPage? {
    scenario.page ?? (scenario.deck.isAutosizing ? HostPage() : nil)
  }

  /// Whether the deck of a tab grows to the height of its content and does not scroll (D3).
  public func isAutosized(tab index: Int) -> Bool {
    scenario.deck.autosizingEnabled && tabs[index].deck.layout.kind == .grid
  }

  /// The height that the deck of a tab reports as its intrinsic one, in points; nil unless it is autosized (D3).
  public func intrinsicHeight(ofTab index: Int) -> Double? {
    isAutosized(tab: index) ? geometry(ofTab: index).contentLength : nil
  }

  /// The part of the screen that the app has below the bars at the top: down to the screen's end on a device, to the status line
  /// on the terminal.
  public var appArea: Rect {
    guard let handheld = surroundings.handheld else {
      let rows = surroundings.device.deckRows(below: 0)
      return Rect(
        x: 0, y: 0, width: surroundings.device.screen.width,
        height: Double(rows) * TerminalDevice.cellHeight)
    }
    let top = handheld.safeArea.top
    return Rect(
      x: 0, y: top, width: handheld.width, height: max(0, handheld.height - top))
  }

  /// The height of the tab strip in points; 0 while it is hidden.
  public var stripHeight: Double {
    guard isTabStripVisible else { return 0 }
    return surroundings.handheld == nil
      ? Double(stripRows) * TerminalDevice.cellHeight : Handheld.stripHeight(tabsStyle)
  }

  /// A length of the page: as it is on a device, rounded up to whole rows on the terminal.
  private func length(_ points: Double) -> Double {
    let points = max(0, points)
    guard surroundings.handheld == nil else { return points }
    return (points / TerminalDevice.cellHeight).rounded(.up) * TerminalDevice.cellHeight
  }

  /// Where strip and deck of a tab lie, and the page around them.
  public func place(ofTab index: Int) -> ContainerPlace {
    place(autosized: isAutosized(tab: index) ? { contentLength(ofTab: index, in: $0) } : nil)
  }

  /// `autosized` says how high a deck is that has the frame it is given.
  private func place(autosized: ((Rect) -> Double)?) -> ContainerPlace {
    let area = appArea
    let covered = min(area.height, surroundings.handheld?.safeArea.bottom ?? 0)
    let stripHeight = stripHeight
    guard let page = hostPage else {
      let strip = Rect(x: area.x, y: area.y, width: area.width, height: stripHeight)
      let top = area.y + stripHeight
      return ContainerPlace(
        strip: strip,
        deck: Rect(x: area.x, y: top, width: area.width, height: max(0, area.maxY - top)),
        covered: min(covered, max(0, area.maxY - top)))
    }
    let header = min(area.height, length(page.pinnedHeader.height))
    let view = Rect(
      x: area.x, y: area.y + header, width: area.width, height: area.height - header)
    // How much there is must not depend on how far it is scrolled, not even by rounding.
    let above = page.above.reduce(0) { $0 + length($1.height) }
    let below = page.below.reduce(0) { $0 + length($1.height) }
    let y = view.y - pageOffset + above
    let strip = Rect(x: area.x, y: y, width: area.width, height: stripHeight)
    var deck = Rect(x: area.x, y: y + stripHeight, width: area.width, height: view.height)
    deck.height = autosized.map { $0(deck) } ?? length(page.deckHeight)
    let boxed = page.boxes.first?.height.map(length)
    let body = boxed ?? stripHeight + deck.height
    let end = y + body
    let content = above + body + below
    return ContainerPlace(
      header: Rect(x: area.x, y: area.y, width: area.width, height: header), scrollView: view,
      strip: strip, deck: deck, covered: 0, contentHeight: content,
      maximumPageOffset: max(0, content + covered - view.height), end: end)
  }

  /// The blocks of the page with their places on the screen, in order; none without a page.
  public var blocks: [(block: HostPage.Block, rect: Rect)] {
    guard let page = hostPage, let activeTab else { return [] }
    let place = place(ofTab: activeTab)
    guard let view = place.scrollView else { return [] }
    func stacked(_ blocks: [HostPage.Block], from top: Double) -> [(HostPage.Block, Rect)] {
      var y = top
      return blocks.map { block in
        defer { y += length(block.height) }
        return (block, Rect(x: view.x, y: y, width: view.width, height: length(block.height)))
      }
    }
    return (stacked(page.above, from: view.y - pageOffset) + stacked(page.below, from: place.end))
      .map { (block: $0.0, rect: $0.1) }
  }

  /// The views that hold the deck, from the page's scroll view to its own, which is not among them (G1).
  func ancestors(_ place: ContainerPlace) -> [Ancestor] {
    guard let view = place.scrollView, let page = hostPage else { return [] }
    return [Ancestor(rect: view, clips: true)]
      + page.boxes.map { box in
        let height = box.height.map(length) ?? place.deck.maxY - place.strip.y
        return Ancestor(
          rect: Rect(x: view.x, y: place.strip.y, width: view.width, height: height),
          clips: box.clips)
      }
  }

  /// Where the items of a tab lie.
  public func geometry(ofTab index: Int) -> DeckGeometry {
    geometry(ofTab: index, count: tabs[index].deck.videos.count)
  }

  /// Where `count` items of a tab would lie.
  public func geometry(ofTab index: Int, count: Int) -> DeckGeometry {
    let place = place(ofTab: index)
    return geometry(
      ofTab: index, count: count, frame: place.deck, covered: place.covered,
      shown: place.scrollView ?? place.deck)
  }

  /// `shown` is what the screen shows of it at most: to that cards are cut on the terminal, of an autosized deck as of any other.
  private func geometry(
    ofTab index: Int, count: Int, frame: Rect, covered: Double, shown: Rect
  ) -> DeckGeometry {
    var geometry: DeckGeometry
    let layout = tabs[index].deck.layout
    if let handheld = surroundings.handheld {
      geometry = handheld.deck(
        layout, count: count, frame: frame, covered: covered, configuration: deckSetup)
    } else {
      let height = isAutosized(tab: index) ? shown.height : min(frame.height, shown.height)
      geometry = surroundings.device.deck(
        layout, count: count, frame: frame, rows: Int(height / TerminalDevice.cellHeight),
        configuration: deckSetup)
    }
    geometry.direction = surroundings.layoutDirection
    return geometry
  }

  /// How high the content of a tab is in a frame that is as high as what the page shows.
  private func contentLength(ofTab index: Int, in frame: Rect) -> Double {
    geometry(
      ofTab: index, count: tabs[index].deck.videos.count, frame: frame, covered: 0, shown: frame
    ).contentLength
  }

  /// What of the screen counts as seen of a tab's deck: every inset and every view that clips takes its part (G1, G2).
  func viewport(ofTab index: Int, frame: Rect) -> Viewport {
    let ancestors = hostPage == nil ? [] : ancestors(place(ofTab: index))
    guard let handheld = surroundings.handheld else {
      return Viewport(
        screen: surroundings.device.screen, ancestors: ancestors, scrollView: frame)
    }
    return Viewport(
      screen: handheld.screen, safeArea: handheld.safeArea,
      edges: deckSetup.viewConfiguration.safeAreaEdges,
      ancestors: ancestors, scrollView: frame)
  }

  /// The bounds of the views around a tab's deck that clip it, its own scroll view not among them.
  public func clips(ofTab index: Int) -> [Rect] {
    guard hostPage != nil else { return [] }
    return ancestors(place(ofTab: index)).filter(\.clips).map(\.rect)
  }
}
