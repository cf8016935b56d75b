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
  func card(_ rect: Rect, roomBefore: Double, roomAbove: Double) -> CellRect {
    var cells = cells(rect)
    let left = roomBefore > 0 ? max(cells.x, column(rect.x - roomBefore) + 1) : cells.x
    let top = roomAbove > 0 ? max(cells.y, row(rect.y - roomAbove) + 1) : cells.y
    cells = CellRect(x: left, y: top, width: cells.right - left, height: cells.bottom - top)
    return cells
  }
}
