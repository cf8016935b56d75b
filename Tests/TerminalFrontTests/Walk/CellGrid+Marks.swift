@testable import TerminalFront

extension Cell {
  /// A cell that no view draws.
  static let mark = Cell(
    Glyph("§"), style: Style(foreground: .hex(0x01_0203), attributes: .underline))
}

extension Canvas {
  /// A frame of marks, which show where something has been drawn.
  static func marked(_ size: TerminalSize, symbols: SymbolSet = .unicode) -> Canvas {
    var grid = CellGrid(width: size.columns, height: size.rows)
    for y in 0..<grid.height {
      for x in 0..<grid.width { grid[x, y] = .mark }
    }
    return Canvas(grid, symbols: symbols)
  }
}

extension CellGrid {
  /// Whether every cell outside `region` is still a mark.
  func isMarked(outside region: CellRect) -> Bool {
    for y in 0..<height {
      let row = row(y)
      if !region.rows.contains(y) {
        if row.contains(where: { $0 != .mark }) { return false }
      } else {
        for (x, cell) in row.enumerated() where !region.columns.contains(x) && cell != .mark {
          return false
        }
      }
    }
    return true
  }

  /// Whether every wide character has its second half, and no half stands alone.
  var hasWholeCharacters: Bool {
    for y in 0..<height {
      var owesHalf = false
      for cell in row(y) {
        if (cell.width == 0) != owesHalf { return false }
        owesHalf = cell.width == 2
      }
      if owesHalf { return false }
    }
    return true
  }
}

extension CellGrid {
  /// Whether every cell of `region` is still a mark.
  func isMarked(within region: CellRect) -> Bool {
    region.intersection(bounds).rows.allSatisfy { y in
      row(y).dropFirst(region.x).prefix(region.width).allSatisfy { $0 == .mark }
    }
  }
}
