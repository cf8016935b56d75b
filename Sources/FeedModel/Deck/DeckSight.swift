/// What is seen of a deck at one scroll offset (G3).
public struct DeckSight: Sendable {
  /// Where the items lie.
  public let geometry: DeckGeometry
  /// What of the screen counts.
  public let viewport: Viewport
  /// How far the deck is scrolled, in points.
  public let offset: Double

  init(geometry: DeckGeometry, viewport: Viewport, offset: Double) {
    self.geometry = geometry
    self.viewport = viewport
    self.offset = offset
  }

  /// The items at least partly in the deck's frame, in data order.
  public var indexesInFrame: Range<Int> {
    geometry.indexesInFrame(offset: offset)
  }

  /// Where an item lies on the screen.
  public func rect(ofItem index: Int) -> Rect {
    geometry.rect(ofItem: index, offset: offset)
  }

  /// The fraction of an item that is seen, 0...1.
  public func fraction(ofItem index: Int) -> Double {
    viewport.visibleFraction(of: rect(ofItem: index))
  }

  /// The largest fraction of an item that is seen at any offset to which the deck can be scrolled (A8).
  ///
  /// None shows more of it than the one at which it begins where the viewport does, or the nearest that there is.
  public func bestFraction(ofItem index: Int) -> Double {
    guard let seen = viewport.rect else { return 0 }
    let view = geometry.span(of: seen)
    let frame = geometry.span(of: geometry.frame)
    let offset = geometry.clamp(frame.start + geometry.start(ofItem: index) - view.start)
    return viewport.visibleFraction(of: geometry.rect(ofItem: index, offset: offset))
  }

  /// The largest fraction that any item can reach at some offset; nil for a deck without items (A8).
  ///
  /// An item is seen best with its start or its end at the viewport's. The later a line comes, the
  /// later all its places on the screen are, so it is either the first line that can be as late as
  /// that, or the one before it.
  var bestFractionOfAny: Double? {
    let view = viewport.rect.map { geometry.span(of: $0) }
    let frame = geometry.span(of: geometry.frame)
    let earliest = view.map { min($0.start, $0.end - geometry.itemLength) } ?? 0
    let line = geometry.firstLine(from: earliest - frame.start)
    let items = geometry.index(ofLine: line - 1)..<geometry.index(ofLine: line + 1)
    return items.lazy.map { bestFraction(ofItem: $0) }.max()
  }
}
