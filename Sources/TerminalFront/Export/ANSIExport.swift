/// A frame as text with the escape sequences of ECMA-48 for its colours, to be shown by `cat` or
/// `less -R`.
///
/// The cursor is never moved. Rows end in a line feed and in the terminal's own style; the blanks
/// at their end that nothing is painted on are left out.
public enum ANSIExport {
  /// The rows of `grid` with their styles.
  public static func text(of grid: CellGrid) -> String {
    var text = ""
    for y in 0..<grid.height { text += row(y, of: grid) + "\n" }
    return text
  }

  private static func row(_ y: Int, of grid: CellGrid) -> String {
    let cells = grid.row(y)
    let end = cells.lastIndex(where: isVisible).map { $0 + 1 } ?? cells.startIndex
    var text = ""
    var style = Style.plain
    for cell in cells[..<end] where cell.width > 0 {
      text += GraphicRendition.sequence(from: style, to: cell.style)
      text += grid.text(of: cell.glyph)
      style = cell.style
    }
    return text + GraphicRendition.sequence(from: style, to: .plain)
  }

  private static func isVisible(_ cell: Cell) -> Bool {
    cell.glyph != .space || cell.style.background != .own
      || !cell.style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}
