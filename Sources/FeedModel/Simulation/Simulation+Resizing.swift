extension Simulation {
  /// Gives the screen another size.
  ///
  /// In every deck the item that has the turn, else `keeping` where it is seen, else the first one
  /// seen keeps its place (U8).
  mutating func resize(to device: TerminalDevice, keeping itemId: String?) {
    noteAnchors(keeping: itemId)
    surroundings.device = device
    placeAnchors()
  }

  /// Notes where every deck stands, before its size changes.
  mutating func noteAnchors(keeping itemId: String? = nil) {
    for index in tabs.indices {
      let isTurn = player?.containerId == tabs[index].item.containerId
      let kept = isTurn ? player?.videoId : index == activeTab ? itemId : nil
      tabs[index].deck.anchor = anchor(ofTab: index, keeping: kept)
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

  /// Where the kept item stands in the frame; nil for a deck without items.
  ///
  /// The anchor of the last change of size goes on to hold while nobody has scrolled since.
  private func anchor(ofTab index: Int, keeping itemId: String?) -> ScrollAnchor? {
    let deck = tabs[index].deck
    guard !deck.videos.isEmpty else { return nil }
    let geometry = geometry(ofTab: index)
    let inFrame = geometry.indexesInFrame(offset: deck.scrollOffset)
    let kept = itemId.flatMap { deck.index(of: $0) }.flatMap { inFrame.contains($0) ? $0 : nil }
    if let last = deck.anchor, last.offset == deck.scrollOffset,
      kept.map({ deck.videos[$0].id == last.itemId }) ?? true
    {
      return last
    }
    let item = kept ?? geometry.firstIndex(below: deck.scrollOffset)
    let top = geometry.top(ofItem: item) - deck.scrollOffset
    return ScrollAnchor(
      itemId: deck.videos[item].id,
      cutOff: top < 0 ? min(1, -top / geometry.itemHeight) : nil,
      below: geometry.frame.height > 0 ? min(1, max(0, top / geometry.frame.height)) : 0,
      isAtStart: deck.scrollOffset == 0 && item < geometry.columnCount,
      offset: deck.scrollOffset)
  }

  /// The offset at which the anchor's item stands as it did.
  ///
  /// A deck that stood at its very start stays there: half a row of its padding would be hidden
  /// else, since the padding does not grow with the frame.
  private func offset(of anchor: ScrollAnchor, inTab index: Int) -> Double {
    guard !anchor.isAtStart, let item = tabs[index].deck.index(of: anchor.itemId) else { return 0 }
    let geometry = geometry(ofTab: index)
    let above =
      anchor.cutOff.map { -$0 * geometry.itemHeight } ?? anchor.below * geometry.frame.height
    return geometry.clamp(Self.wholeCells(geometry.top(ofItem: item) - above))
  }
}
