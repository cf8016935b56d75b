extension Simulation {
  /// Rows of the tab strip; 0 while it is hidden.
  public var stripRows: Int {
    isTabStripVisible ? TerminalDevice.stripRows(scenario.tabsStyle) : 0
  }

  /// Where the items of a tab lie.
  public func geometry(ofTab index: Int) -> DeckGeometry {
    surroundings.device.grid(
      columns: tabs[index].deck.columns, count: tabs[index].deck.videos.count, below: stripRows,
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

  /// The user scrolls to an offset; it lands on whole cells, and a page that did not come is asked for again.
  mutating func scroll(to offset: Double) {
    guard isStarted, offset.isFinite, let active = activeTab, tabs[active].content == .loaded
    else { return }
    let geometry = geometry(ofTab: active)
    tabs[active].deck.scrollOffset = geometry.clamp(Self.wholeCells(offset))
    tabs[active].deck.paging?.hasFailed = false
  }

  private static func wholeCells(_ points: Double) -> Double {
    (points / TerminalDevice.cellHeight).rounded() * TerminalDevice.cellHeight
  }

  /// Gives the screen another size.
  ///
  /// In every deck the item that has the turn, else `keeping`, else the first one seen keeps its
  /// place (U8).
  mutating func resize(to device: TerminalDevice, keeping itemId: String?) {
    let before = tabs.indices.map { geometry(ofTab: $0) }
    surroundings.device = device
    for index in tabs.indices where !tabs[index].deck.videos.isEmpty {
      let turn = player.flatMap {
        $0.containerId == tabs[index].item.containerId ? $0.videoId : nil
      }
      let anchor = anchor(
        ofTab: index, in: before[index], keeping: turn ?? (index == activeTab ? itemId : nil))
      place(anchor, inTab: index)
    }
  }

  /// Where the kept item stands in the frame.
  ///
  /// The anchor of the last resize goes on to hold while nobody has scrolled since.
  private func anchor(
    ofTab index: Int, in geometry: DeckGeometry, keeping itemId: String?
  ) -> ScrollAnchor {
    let deck = tabs[index].deck
    let offset = deck.scrollOffset
    let wanted = itemId.flatMap { deck.index(of: $0) }
    if let last = deck.anchor, last.offset == offset,
      wanted == nil || deck.videos[wanted ?? 0].id == last.itemId
    {
      return last
    }
    let item = wanted ?? geometry.indexesInFrame(offset: offset).first ?? 0
    let top = geometry.top(ofItem: item) - offset
    return ScrollAnchor(
      itemId: deck.videos[item].id,
      cutOff: top < 0 ? min(1, -top / geometry.itemHeight) : nil,
      below: geometry.frame.height > 0 ? min(1, max(0, top / geometry.frame.height)) : 0,
      offset: offset)
  }

  private mutating func place(_ anchor: ScrollAnchor, inTab index: Int) {
    let geometry = geometry(ofTab: index)
    let top = geometry.top(ofItem: tabs[index].deck.index(of: anchor.itemId) ?? 0)
    let above =
      anchor.cutOff.map { -$0 * geometry.itemHeight } ?? anchor.below * geometry.frame.height
    let offset = geometry.clamp(Self.wholeCells(top - above))
    tabs[index].deck.scrollOffset = offset
    tabs[index].deck.anchor = anchor
    tabs[index].deck.anchor?.offset = offset
  }
}
