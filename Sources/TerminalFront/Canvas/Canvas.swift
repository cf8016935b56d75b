/// A frame being drawn: a grid, the rectangle that drawing is clipped to, and a set of signs.
///
/// Drawing clips and never fails: places may be negative or huge, sizes 0. A wide character of
/// which one half lies outside the clip leaves a blank, and one that is half overwritten loses its
/// other half.
public struct Canvas: Sendable {
  /// What has been drawn.
  public private(set) var grid: CellGrid
  /// What answers to the mouse, the topmost last.
  private(set) var hitAreas: [HitArea] = []
  /// The cells that drawing may change.
  public private(set) var clip: CellRect
  /// The signs that text is drawn with.
  public let symbols: SymbolSet
  /// The cells whose sides are exchanged; nil where drawing goes where it says.
  var mirror: CellRect?

  /// A blank frame of `width` columns and `height` rows.
  public init(width: Int, height: Int, symbols: SymbolSet = .unicode) {
    self.init(CellGrid(width: width, height: height), symbols: symbols)
  }

  /// A frame that goes on from what `grid` shows.
  public init(_ grid: CellGrid, symbols: SymbolSet = .unicode) {
    self.grid = grid
    self.symbols = symbols
    clip = grid.bounds
  }

  /// The whole frame.
  public var bounds: CellRect { grid.bounds }

  /// Draws with what `draw` does, clipped to `rect` on top of the present clip.
  @discardableResult
  public mutating func clipped<Result>(
    to rect: CellRect, _ draw: (inout Canvas) -> Result
  ) -> Result {
    let outer = clip
    clip = outer.intersection(rect)
    defer { clip = outer }
    return draw(&self)
  }

  /// Lets the cells of `rect` answer to the mouse, as far as the clip shows them.
  mutating func mark(_ rect: CellRect, _ target: HitArea.Target) {
    let shown = clip.intersection(shown(rect))
    if !shown.isEmpty { hitAreas.append(HitArea(rect: shown, target: target)) }
  }

  /// Lets nothing drawn so far answer to the mouse.
  mutating func forgetHitAreas() {
    hitAreas = []
  }

  /// Sets the cells of `rect` to `scalar`, by default a blank, in `style`.
  public mutating func fill(_ rect: CellRect, style: Style, with scalar: Unicode.Scalar = " ") {
    let cells = clip.intersection(shown(rect))
    for y in cells.rows {
      for x in cells.columns { set(scalar, x: x, y: y, style: style) }
    }
  }

  /// Changes the style of the cells of `rect`; their text stays.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let cells = clip.intersection(shown(rect))
    for y in cells.rows {
      for x in cells.columns { grid.restyle(x: x, y: y, change) }
    }
  }

  /// Sets one cell to `scalar`, which takes one column: the quick way for pictures and frames.
  ///
  /// A scalar that does not stand alone in one cell leaves a blank; a sign without a twin as wide
  /// is `?` in ASCII.
  public mutating func set(_ scalar: Unicode.Scalar, x: Int, y: Int, style: Style) {
    guard clip.contains(x: x, y: y) else { return }
    guard case .columns(1) = WidthTable.kind(of: scalar) else {
      return grid[x, y] = Cell(style: style)
    }
    var shown = scalar
    if symbols == .ascii, !scalar.isASCII {
      let twin = SymbolSet.twin(of: scalar)?.unicodeScalars
      shown = twin.flatMap { $0.count == 1 ? $0.first : nil } ?? "?"
    }
    grid[x, y] = Cell(Glyph(shown), style: style)
  }

  /// Draws `cell` with its left half at column `x` of row `y`, as far as the clip allows.
  mutating func draw(_ cell: TextCell, x: Int, y: Int, style: Style) {
    guard clip.rows.contains(y) else { return }
    let columns = clip.columns
    let seesLeft = columns.contains(x)
    if cell.width == 1 {
      if seesLeft { grid[x, y] = Cell(glyph(of: cell), style: style) }
      return
    }
    let next = x.addingUpToLimit(1)
    let seesRight = columns.contains(next)
    if seesLeft {
      grid[x, y] = seesRight ? Cell(glyph(of: cell), width: 2, style: style) : Cell(style: style)
    }
    if seesRight { grid[next, y] = Cell(width: seesLeft ? 0 : 1, style: style) }
  }

  private mutating func glyph(of cell: TextCell) -> Glyph {
    cell.marks.isEmpty ? Glyph(cell.scalar) : grid.glyph(for: cell.text)
  }
}
