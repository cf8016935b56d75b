import FeedModel

/// How points of the simulated screen become cells of the terminal (U5).
struct Projection: Hashable, Sendable {
  /// The cell in which the screen begins.
  let x, y: Int
  /// Points that a column is wide, and a row high.
  let pointsPerColumn, pointsPerRow: Double

  /// The device `terminal`, where cells are whole.
  static let terminal = Projection(
    x: 0, y: 0, pointsPerColumn: TerminalDevice.cellWidth,
    pointsPerRow: TerminalDevice.cellHeight)

  /// The column whose left edge is nearest to a place.
  func column(_ x: Double) -> Int { self.x + (x / pointsPerColumn).rounded().wholeCells }

  /// The row whose upper edge is nearest to a place.
  func row(_ y: Double) -> Int { self.y + (y / pointsPerRow).rounded().wholeCells }

  /// The cells of a rectangle; edges that touch in points touch in cells.
  func cells(_ rect: Rect) -> CellRect {
    let (left, top) = (column(rect.x), row(rect.y))
    return CellRect(
      x: left, y: top, width: column(rect.maxX) - left, height: row(rect.maxY) - top)
  }

  /// The cells of a card that has room before it and above it in points: of that a cell is left, however small the scale, since
  /// frames stand there.
  ///
  /// What is before a card stands at its right where the layout runs right to left.
  func card(
    _ rect: Rect, roomBefore: Double, roomAbove: Double, direction: LayoutDirection = .leftToRight
  ) -> CellRect {
    let cells = cells(rect)
    var (left, right) = (cells.x, cells.right)
    if roomBefore > 0 {
      switch direction {
      case .leftToRight: left = max(left, column(rect.x - roomBefore) + 1)
      case .rightToLeft: right = min(right, column(rect.maxX + roomBefore) - 1)
      }
    }
    let top = roomAbove > 0 ? max(cells.y, row(rect.y - roomAbove) + 1) : cells.y
    return CellRect(x: left, y: top, width: right - left, height: cells.bottom - top)
  }
}
