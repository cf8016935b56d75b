/// Where the items of a deck lie: arithmetic on the layout, whatever their number (G5, D2).
///
/// Items stand in lines: the rows of a grid, the items of a row, the pages of a pager. Lines follow each other along the
/// axis of scrolling; *along* lengths are measured in that direction, from the start of the content.
public struct DeckGeometry: Hashable, Sendable {
  /// Where the items of a line lie across the axis.
  enum Across: Hashable, Sendable {
    /// Beside each other, in the columns of a deck that scrolls downwards.
    case columns(DeckColumns)
    /// One alone, in a deck that scrolls sideways, so far from the frame's top and so high.
    case alone(top: Double, height: Double)
  }

  /// The deck's frame on the screen, in points; it clips what it scrolls.
  public let frame: Rect
  /// The kind of layout.
  public let kind: LayoutKind
  /// The length of an item along the axis, its product panel included.
  public let itemLength: Double
  /// The room before the first line.
  let padding: Double
  /// The room after the last line.
  let endPadding: Double
  /// The room between two lines.
  let spacing: Double
  /// What every offset is a multiple of: a cell of the terminal; 0 where any offset can be scrolled to.
  let step: Double
  let across: Across
  /// How many items there are.
  public let count: Int
  /// From which side columns and the items of a row begin; lengths and offsets count from there (T3).
  public internal(set) var direction = LayoutDirection.leftToRight

  /// Whether the deck scrolls sideways.
  public var isHorizontal: Bool { kind == .row }

  /// How many items a line holds, at least 1.
  public var columnCount: Int {
    if case .columns(let columns) = across { return columns.count }
    return 1
  }

  /// How many lines there are.
  public var lineCount: Int { count / columnCount + (count % columnCount > 0 ? 1 : 0) }

  /// From the start of one line to the start of the next.
  public var pitch: Double { itemLength + spacing }

  /// The length of all there is to scroll.
  public var contentLength: Double {
    let lines = lineCount == 0 ? 0 : Double(lineCount) * pitch - spacing
    return lines + padding + endPadding
  }

  /// The length of the frame along the axis.
  public var frameLength: Double { isHorizontal ? frame.width : frame.height }

  /// How far the deck can be scrolled.
  public var maximumOffset: Double { max(0, contentLength - frameLength) }

  /// Whether there is room for a frame above and below an item; at its sides there always is.
  public var hasRowGutters: Bool {
    if case .alone(let top, _) = across { return top > 0 }
    return min(padding, spacing) > 0
  }

  /// The room between item `index`, 0..<`count`, and what stands before it and above it: another item, or the frame's edge.
  public func room(aroundItem index: Int) -> (before: Double, above: Double) {
    let isFirstLine = index < columnCount
    switch across {
    case .columns(let columns):
      let column = index % columns.count
      let end = column == 0 ? 0 : columns.x(of: column - 1) + columns.width(of: column - 1)
      return (columns.x(of: column) - end, isFirstLine ? padding : spacing)
    case .alone(let top, _):
      return (isFirstLine ? padding : spacing, top)
    }
  }

  /// Where the line of item `index`, 0..<`count`, starts within the content.
  public func start(ofItem index: Int) -> Double {
    padding + Double(index / columnCount) * pitch
  }

  /// Where item `index`, 0..<`count`, lies on the screen while the deck is scrolled by `offset`.
  public func rect(ofItem index: Int, offset: Double) -> Rect {
    directed(leftToRightRect(ofItem: index, offset: offset))
  }

  /// What lies at `rect` where the layout runs left to right, and the other way round.
  private func directed(_ rect: Rect) -> Rect {
    direction == .leftToRight ? rect : rect.mirrored(in: frame)
  }

  /// Where a rectangle of the screen starts and ends along the axis: on the screen, or mirrored in the frame where the layout
  /// runs right to left, so that what comes later always lies further along.
  func span(of rect: Rect) -> (start: Double, end: Double) {
    directed(rect).span(isHorizontal: isHorizontal)
  }

  private func leftToRightRect(ofItem index: Int, offset: Double) -> Rect {
    let start = start(ofItem: index) - offset
    switch across {
    case .columns(let columns):
      let column = index % columns.count
      return Rect(
        x: frame.x + columns.x(of: column), y: frame.y + start, width: columns.width(of: column),
        height: itemLength)
    case .alone(let top, let height):
      return Rect(x: frame.x + start, y: frame.y + top, width: itemLength, height: height)
    }
  }

  /// The items whose lines reach into the frame while the deck is scrolled by `offset`, in data order.
  public func indexesInFrame(offset: Double) -> Range<Int> {
    guard !frame.isEmpty else { return 0..<0 }
    let first = index(ofLine: firstLine(endingBelow: offset))
    let end = index(ofLine: ((offset + frameLength - padding) / pitch).rounded(.up))
    return first..<max(first, end)
  }

  /// The first item that ends beyond `offset`, the last one where all end before it.
  func firstIndex(endingBelow offset: Double) -> Int {
    max(0, min(index(ofLine: firstLine(endingBelow: offset)), count - 1))
  }

  private func firstLine(endingBelow offset: Double) -> Double {
    ((offset - padding - itemLength) / pitch).rounded(.down) + 1
  }

  /// The first line, of those there are, that starts no earlier than `start` within the content.
  func firstLine(from start: Double) -> Double {
    min(Double(lineCount - 1), max(0, ((start - padding) / pitch).rounded(.up)))
  }

  /// The index of the first item of a line, at most `count`.
  func index(ofLine line: Double) -> Int {
    min(count, Int(min(Double(lineCount), max(0, line))) * columnCount)
  }

  /// The offset that shows item `index` whole with the least scrolling from `offset`; its start where it is too long.
  public func offset(showingItem index: Int, from offset: Double) -> Double {
    let start = start(ofItem: index) - padding
    let end = start + itemLength + padding + endPadding - frameLength
    return clamp(offset > start || end > start ? start : max(offset, end))
  }

  /// The nearest offset to which the deck can be scrolled.
  public func clamp(_ offset: Double) -> Double {
    min(maximumOffset, max(0, offset))
  }

  /// Where a gesture that asks for `wanted` comes to rest, from `present`: on whole cells, in a pager on a page, of which any
  /// gesture turns at least one.
  func rest(_ wanted: Double, from present: Double) -> Double {
    guard kind == .pager else {
      return clamp(step > 0 ? (wanted / step).rounded() * step : wanted)
    }
    guard pitch > 0, wanted != present else { return clamp(present) }
    let page = (present / pitch).rounded()
    let asked = (wanted / pitch).rounded()
    let turned = asked == page ? page + (wanted > present ? 1 : -1) : asked
    return clamp(turned * pitch)
  }
}

extension Rect {
  /// Where the rectangle starts and ends along an axis.
  func span(isHorizontal: Bool) -> (start: Double, end: Double) {
    isHorizontal ? (x, maxX) : (y, maxY)
  }
}
