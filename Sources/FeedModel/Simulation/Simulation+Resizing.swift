extension Simulation {
  /// Gives the screen another size.
  ///
  /// In every deck the item that has the turn, else `keeping` where it is seen, else the first one
  /// seen keeps its place (U8).
  mutating func resize(to device: TerminalDevice, keeping itemId: String?) {
    // A phone or tablet does not change with the terminal that it is drawn in.
    guard surroundings.handheld == nil else { return surroundings.device = device }
    changeScreen(keeping: itemId) { $0.device = device }
  }

  /// Shows the app on another device; the place is kept as by another size (U5, U8).
  mutating func show(on device: Device, keeping itemId: String?) {
    guard device != surroundings.shownOn else { return }
    changeScreen(keeping: itemId) { $0.handheld = device.handheld }
  }

  /// Lays the app out in another direction; every deck stays as far from its start as it is (T3).
  mutating func layOut(_ direction: LayoutDirection) {
    guard direction != surroundings.layoutDirection else { return }
    surroundings.layoutDirection = direction
    fling = nil
  }

  private mutating func changeScreen(
    keeping itemId: String?, _ change: (inout Surroundings) -> Void
  ) {
    noteAnchors(keeping: itemId)
    fling = nil
    change(&surroundings)
    placeAnchors()
    evaluate()
    if let activeTab { tabs[activeTab].deck.anchor?.turnId = player?.idInDeck }
  }

  /// Notes where every deck stands, before its size changes.
  mutating func noteAnchors(keeping itemId: String? = nil) {
    for index in tabs.indices {
      let isTurn = player?.containerId == tabs[index].item.containerId
      let wanted = [isTurn ? player?.idInDeck : nil, index == activeTab ? itemId : nil]
      tabs[index].deck.anchor = anchor(ofTab: index, keeping: wanted)
    }
  }

  /// Scrolls every deck to where it stood when the anchors were noted.
  mutating func placeAnchors() {
    for index in tabs.indices {
      guard let anchor = tabs[index].deck.anchor else { continue }
      let offset = offset(of: anchor, inTab: index)
      tabs[index].deck.scrollOffset = offset
      tabs[index].deck.anchor?.offset = offset
    }
  }

  /// Where the first of some items that is in the frame stands there, else the first item seen; nil for a deck without items.
  ///
  /// The anchor of the last change of size goes on to hold while nobody has scrolled since, nor given
  /// the turn to another item: that the new size did so itself must not make the place drift.
  private func anchor(ofTab index: Int, keeping ids: [String?]) -> ScrollAnchor? {
    let deck = tabs[index].deck
    guard !deck.videos.isEmpty else { return nil }
    let geometry = geometry(ofTab: index)
    let inFrame = geometry.indexesInFrame(offset: deck.scrollOffset)
    let kept = ids.lazy.compactMap { $0.flatMap(deck.index) }.first(where: inFrame.contains)
    if let last = deck.anchor, last.offset == deck.scrollOffset {
      let id = kept.map { deck.videos[$0].id }
      if id == nil || id == last.itemId || id == last.turnId { return last }
    }
    let item = kept ?? geometry.firstIndex(endingBelow: deck.scrollOffset)
    let start = geometry.start(ofItem: item) - deck.scrollOffset
    return ScrollAnchor(
      itemId: deck.videos[item].id,
      cutOff: start < 0 ? min(1, -start / geometry.itemLength) : nil,
      below: geometry.frameLength > 0 ? min(1, max(0, start / geometry.frameLength)) : 0,
      isAtStart: deck.scrollOffset == 0 && item < geometry.columnCount,
      offset: deck.scrollOffset)
  }

  /// The offset at which the anchor's item stands as it did.
  ///
  /// Of two rows of cells it is the one that cuts off no more than before, so that rounding takes
  /// nobody's turn. A deck that stood at its very start stays there: part of its padding would be
  /// hidden else, since the padding does not grow with the frame.
  private func offset(of anchor: ScrollAnchor, inTab index: Int) -> Double {
    guard !anchor.isAtStart, let item = tabs[index].deck.index(of: anchor.itemId) else { return 0 }
    let geometry = geometry(ofTab: index)
    let start = geometry.start(ofItem: item)
    guard geometry.kind != .pager else { return geometry.clamp(start - geometry.padding) }
    let cell = geometry.step
    guard let cutOff = anchor.cutOff else {
      let offset = start - anchor.below * geometry.frameLength
      return geometry.clamp(cell > 0 ? (offset / cell).rounded() * cell : offset)
    }
    guard cell > 0 else { return geometry.clamp(start + cutOff * geometry.itemLength) }
    // The tolerance is for rounding alone: a share that made whole cells makes them again.
    let hidden = (cutOff * geometry.itemLength / cell + 1e-9).rounded(.down) * cell
    return geometry.clamp(start + hidden)
  }
}
