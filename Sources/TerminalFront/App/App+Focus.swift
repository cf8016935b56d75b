import FeedModel

extension App {
  /// The index of the focused item of the active tab; nil where it has no items.
  var focusedItem: Int? {
    guard let active = simulation.activeTab, !simulation.tabs[active].deck.videos.isEmpty else {
      return nil
    }
    let tab = simulation.tabs[active]
    return focusedIds[tab.item.containerId].flatMap { tab.deck.index(of: $0) } ?? 0
  }

  /// The id of the focused item.
  var focusedId: String? {
    guard let active = simulation.activeTab, let item = focusedItem else { return nil }
    return simulation.tabs[active].deck.videos[item].id
  }

  /// Moves the focus by one item and shows it whole; a focus that was scrolled away comes back first.
  mutating func moveFocus(_ direction: AppAction.Direction) {
    guard let active = simulation.activeTab, let item = focusedItem else { return }
    let sight = simulation.sight(ofTab: active)
    let inFrame = sight.indexesInFrame
    guard inFrame.contains(item) || inFrame.isEmpty else {
      let whole = inFrame.first { sight.fraction(ofItem: $0) >= 1 }
      return focus(onItem: whole ?? inFrame.lowerBound)
    }
    let columns = sight.geometry.columnCount
    let last = sight.geometry.count - 1
    let isMirrored = sight.geometry.direction == .rightToLeft
    let next =
      switch direction {
      case .left: item + (isMirrored ? 1 : -1)
      case .right: item + (isMirrored ? -1 : 1)
      case .up: item - columns
      case .down: min(item + columns, max(last, item))
      }
    let isInRow = direction != .down || next / columns > item / columns
    if (0...last).contains(next), isInRow { focus(onItem: next) }
  }

  /// Puts the focus on an item of the active tab and shows it whole.
  private mutating func focus(onItem item: Int) {
    setFocus(onItem: item)
    revealFocus()
  }

  /// Puts the focus on the item with this id, where it is; an unknown one changes nothing.
  mutating func focus(onItemWithId id: String) {
    guard let active = simulation.activeTab,
      let item = simulation.tabs[active].deck.index(of: id)
    else { return }
    setFocus(onItem: item)
  }

  /// Puts the focus on the first item of the frame, of those that are seen whole where there are any.
  mutating func focusOnFrame() {
    guard let active = simulation.activeTab else { return }
    let sight = simulation.sight(ofTab: active)
    let whole = sight.indexesInFrame.first { sight.fraction(ofItem: $0) >= 1 }
    if let item = whole ?? sight.indexesInFrame.first { setFocus(onItem: item) }
  }

  /// Puts the focus on an item of the active tab, where it is.
  private mutating func setFocus(onItem item: Int) {
    guard let active = simulation.activeTab else { return }
    let tab = simulation.tabs[active]
    focusedIds[tab.item.containerId] = tab.deck.videos[item].id
  }

  /// Scrolls just enough to show the focused item whole.
  mutating func revealFocus() {
    guard let active = simulation.activeTab, let item = focusedItem else { return }
    show(item, inTab: active)
  }

  /// Scrolls deck and page just enough to show an item of the active tab whole.
  mutating func show(_ item: Int, inTab active: Int) {
    let there = simulation.showing(item, inTab: active)
    if there.offset != simulation.tabs[active].deck.scrollOffset {
      perform(.scrollTo(offset: there.offset))
    }
    let move = there.pageOffset - simulation.pageOffset
    if move != 0 { perform(.scrollHost(by: move)) }
  }

  /// Scrolls by a share of the deck's height, and the focus follows into view; while the events are open, scrolls
  /// these instead.
  mutating func scrollPage(by share: Double) {
    if drawer == .events {
      let rows = max(1, layout.drawer.height - 1)
      return log.scroll(back: -Int((share * Double(rows)).rounded(.awayFromZero)), rows: rows)
    }
    guard let active = simulation.activeTab else { return }
    let geometry = simulation.geometry(ofTab: active)
    // Of an autosized deck, which is as long as its content, the screen shows a part.
    let shown = geometry.isHorizontal ? simulation.appArea.width : simulation.appArea.height
    perform(.scroll(by: min(geometry.frameLength, shown) * share))
    guard let item = focusedItem else { return }
    let sight = simulation.sight(ofTab: active)
    let rows = sight.indexesInFrame
    guard sight.fraction(ofItem: item) < 1 else { return }
    let columns = geometry.columnCount
    let sameColumn = rows.filter { $0 % columns == item % columns }
    let whole = sameColumn.filter { sight.fraction(ofItem: $0) >= 1 }
    guard let next = (share > 0 ? whole.first : whole.last) ?? sameColumn.first else { return }
    setFocus(onItem: next)
  }

  /// Goes to an end of the deck.
  mutating func scrollToEnd(_ end: AppAction.End) {
    guard let active = simulation.activeTab else { return }
    let geometry = simulation.geometry(ofTab: active)
    guard geometry.count > 0 else { return }
    perform(.scrollTo(offset: end == .top ? 0 : geometry.maximumOffset))
    focus(onItem: end == .top ? 0 : geometry.count - 1)
  }
}
