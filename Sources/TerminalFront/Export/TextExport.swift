/// A frame as plain text.
public enum TextExport {
  /// The text of each row of `grid`, without the blanks at its end.
  public static func rows(of grid: CellGrid) -> [String] {
    (0..<grid.height).map { row($0, of: grid) }
  }

  /// The rows of `grid`, each ended by a line feed.
  public static func text(of grid: CellGrid) -> String {
    rows(of: grid).map { $0 + "\n" }.joined()
  }

  private static func row(_ y: Int, of grid: CellGrid) -> String {
    let cells = grid.row(y)
    let end = cells.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? cells.startIndex
    var text = ""
    for cell in cells[..<end] where cell.width > 0 { text += grid.text(of: cell.glyph) }
    return text
  }
}
