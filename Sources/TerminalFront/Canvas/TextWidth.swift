/// How many columns text takes, by feedtui's own table, and text cut to columns.
public enum TextWidth {
  /// Columns that `text` takes in a row, as `TextCells` reduces it.
  ///
  /// - Parameters:
  ///   - symbols: The signs it is drawn with; a twin can be wider than its sign.
  ///   - limit: Counting ends here, so that a long text costs no more than what is asked of it.
  /// - Returns: The columns, at most `limit`.
  public static func width(
    of text: String, symbols: SymbolSet = .unicode, upTo limit: Int = .max
  ) -> Int {
    var width = 0
    var cells = TextCells(text, symbols: symbols)
    while width < limit, let cell = cells.next() { width += cell.width }
    return min(width, max(0, limit))
  }

  /// `text` as it is shown in at most `columns` columns.
  ///
  /// It is whole if it fits, else cut between grapheme clusters, with `…` (in ASCII `~`) after the
  /// last word; empty if there is no column.
  public static func cut(
    _ text: String, to columns: Int, symbols: SymbolSet = .unicode
  ) -> String {
    var shown = ""
    for cell in cells(of: text, cutTo: columns, symbols: symbols) { shown += cell.text }
    return shown
  }

  /// The cells of `text` in at most `columns` columns, cut as `cut` cuts.
  static func cells(of text: String, cutTo columns: Int, symbols: SymbolSet) -> [TextCell] {
    var kept: [TextCell] = []
    var width = 0
    var overflow: TextCell?
    for cell in TextCells(text, symbols: symbols) {
      if width + cell.width > columns {
        overflow = cell
        break
      }
      kept.append(cell)
      width += cell.width
    }
    guard let overflow else { return kept }
    guard columns > 0 else { return [] }
    var isBorder = overflow.startsCluster
    while let last = kept.last, width > columns - 1 || !isBorder {
      kept.removeLast()
      width -= last.width
      isBorder = last.startsCluster
    }
    while let last = kept.last, last.isBlank { kept.removeLast() }
    return kept + [TextCell(symbols.ellipsis)]
  }
}
