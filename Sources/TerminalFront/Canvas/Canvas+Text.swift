extension Canvas {
  /// Draws `text` from column `x` of row `y`.
  ///
  /// Drawing stops where the clip ends, so a long text costs no more than what is shown of it.
  ///
  /// - Returns: The next column: the one after the text, or the first one beyond the clip.
  @discardableResult
  public mutating func put(_ text: String, x: Int, y: Int, style: Style) -> Int {
    if mirror != nil { return put(text, x: x, y: y, columns: .max, style: style) }
    let limit = clip.right
    var column = x
    var cells = TextCells(text, symbols: symbols)
    while column < limit, let cell = cells.next() {
      draw(cell, x: column, y: y, style: style)
      column = column.addingUpToLimit(cell.width)
    }
    return column
  }

  /// Draws `text` from column `x` of row `y`, cut as `TextWidth.cut` does to `columns` columns.
  ///
  /// - Returns: The next column.
  @discardableResult
  public mutating func put(
    _ text: String, x: Int, y: Int, columns: Int, style: Style
  ) -> Int {
    let cells = TextWidth.cells(of: text, cutTo: columns, symbols: symbols)
    let width = cells.reduce(0) { $0 + $1.width }
    draw(cells, x: shownColumn(of: x, columns: width), y: y, style: style)
    return x.addingUpToLimit(width)
  }

  /// Draws `text` so that it ends before column `right` of row `y`, cut to `columns` columns.
  ///
  /// - Returns: The column it begins in.
  @discardableResult
  public mutating func put(
    _ text: String, endingAt right: Int, y: Int, columns: Int = .max, style: Style
  ) -> Int {
    let cells = TextWidth.cells(of: text, cutTo: columns, symbols: symbols)
    let width = cells.reduce(0) { $0 + $1.width }
    let start = right.addingUpToLimit(-width)
    draw(cells, x: shownColumn(of: start, columns: width), y: y, style: style)
    return start
  }

  private mutating func draw(_ cells: [TextCell], x: Int, y: Int, style: Style) {
    var column = x
    for cell in cells {
      draw(cell, x: column, y: y, style: style)
      column = column.addingUpToLimit(cell.width)
    }
  }

  /// Columns that `text` takes with the signs of this canvas, counted up to a limit.
  public func width(of text: String, upTo limit: Int = .max) -> Int {
    TextWidth.width(of: text, symbols: symbols, upTo: limit)
  }
}
