/// Where the items of a deck lie: arithmetic on the layout, whatever their number (G5, D2).
public struct DeckGeometry: Hashable, Sendable {
  /// The deck's frame on the screen, in points; it clips what it scrolls.
  public let frame: Rect
  /// The height of an item, its product panel included.
  public let itemHeight: Double
  /// The room between two rows of items, and above the first and below the last.
  let rowSpacing: Double
  let columns: CellColumns
  /// How many items there are.
  public let count: Int

  /// How many columns the grid has, at least 1.
  public var columnCount: Int { columns.count }

  /// How many rows of items there are.
  public var rowCount: Int { count / columns.count + (count % columns.count > 0 ? 1 : 0) }

  /// From the top of one row of items to the top of the next.
  public var rowPitch: Double { itemHeight + rowSpacing }

  /// The height of all there is to scroll.
  public var contentHeight: Double { Double(rowCount) * rowPitch + rowSpacing }

  /// How far the deck can be scrolled.
  public var maximumOffset: Double { max(0, contentHeight - frame.height) }

  /// The top of the row that holds item `index`, 0..<`count`, within the content.
  public func top(ofItem index: Int) -> Double {
    rowSpacing + Double(index / columns.count) * rowPitch
  }

  /// Where item `index`, 0..<`count`, lies on the screen while the deck is scrolled by `offset`.
  public func rect(ofItem index: Int, offset: Double) -> Rect {
    let column = index % columns.count
    return Rect(
      x: frame.x + columns.x(of: column), y: frame.y + top(ofItem: index) - offset,
      width: columns.width(of: column), height: itemHeight)
  }

  /// The items whose rows reach into the frame while the deck is scrolled by `offset`, in data order.
  public func indexesInFrame(offset: Double) -> Range<Int> {
    guard frame.height > 0 else { return 0..<0 }
    let first = index(ofRow: firstRow(below: offset))
    let end = index(ofRow: ((offset + frame.height - rowSpacing) / rowPitch).rounded(.up))
    return first..<max(first, end)
  }

  /// The first item that ends below `offset`, the last one where all end above it.
  func firstIndex(below offset: Double) -> Int {
    max(0, min(index(ofRow: firstRow(below: offset)), count - 1))
  }

  private func firstRow(below offset: Double) -> Double {
    ((offset - rowSpacing - itemHeight) / rowPitch).rounded(.down) + 1
  }

  /// The first row, of those there are, whose top is not above `top` within the content.
  func firstRow(from top: Double) -> Double {
    min(Double(rowCount - 1), max(0, ((top - rowSpacing) / rowPitch).rounded(.up)))
  }

  /// The index of the first item of a row, at most `count`.
  func index(ofRow row: Double) -> Int {
    min(count, Int(min(Double(rowCount), max(0, row))) * columns.count)
  }

  /// The offset that shows item `index` whole with the least scrolling from `offset`; its top where it is too tall.
  public func offset(showingItem index: Int, from offset: Double) -> Double {
    let top = top(ofItem: index) - rowSpacing
    let bottom = top + itemHeight + 2 * rowSpacing - frame.height
    return clamp(offset > top || bottom > top ? top : max(offset, bottom))
  }

  /// The nearest offset to which the deck can be scrolled.
  public func clamp(_ offset: Double) -> Double {
    min(maximumOffset, max(0, offset))
  }
}
