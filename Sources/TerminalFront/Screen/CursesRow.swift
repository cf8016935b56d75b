internal import CNcurses

/// One row of cells as ncurses takes it.
struct CursesRow {
  /// One element for each character, and blanks at the end for the second halves of the wide ones.
  private(set) var cells: [cchar_t] = []
  private let substitute: UInt32
  private var scalars: [UInt32] = []
  private var style: Style?
  private var attributes: attr_t = 0
  private var pair: Int32 = 0

  /// An empty row for a terminal whose character set is UTF-8, or is not.
  init(isUTF8: Bool) {
    substitute = isUTF8 ? 0xfffd : 0x3f
  }

  /// Becomes `columns` of `row`, which stands in `grid`, and blanks where it ends before.
  mutating func fill(
    columns: Int, with row: ArraySlice<Cell>, of grid: CellGrid, palette: inout CursesPalette
  ) {
    if cells.count != columns { cells = Array(repeating: cchar_t(), count: columns) }
    style = nil
    var place = 0
    var column = 0
    let row = row.prefix(columns)
    while column < row.count {
      let cell = row[row.startIndex + column]
      let next = column + 1 < row.count ? row[row.startIndex + column + 1].width : 1
      take(cell.style, palette: &palette)
      // Half a wide character, if ever one stands alone, is a blank.
      let isWhole = cell.width == 1 || cell.width == 2 && next == 0
      if isWhole {
        put(cell.glyph, of: grid, width: Int(cell.width), at: &place)
      } else {
        put(0x20, at: &place)
      }
      column += isWhole ? Int(cell.width) : 1
    }
    take(.plain, palette: &palette)
    while place < columns { put(0x20, at: &place) }
  }

  private mutating func take(_ style: Style, palette: inout CursesPalette) {
    if style == self.style { return }
    self.style = style
    pair = palette.pair(foreground: style.foreground, background: style.background)
    attributes = 0
    if style.attributes.contains(.bold) { attributes |= ft_bold() }
    if style.attributes.contains(.dim) { attributes |= ft_dim() }
    if style.attributes.contains(.underline) { attributes |= ft_underline() }
    if style.attributes.contains(.reverse) { attributes |= ft_reverse() }
  }

  private mutating func put(_ scalar: UInt32, at place: inout Int) {
    scalars.removeAll(keepingCapacity: true)
    scalars.append(scalar)
    put(at: &place)
  }

  private mutating func put(at place: inout Int) {
    _ = unsafe ft_set_cell(&cells[place], scalars, CInt(scalars.count), attributes, pair)
    place += 1
  }

  /// Puts `glyph` so that it takes `width` columns by what the system's library, ncurses and most
  /// terminals count.
  ///
  /// They count the first character alone. Where they count fewer columns than the frame, the character
  /// stands without what would make it wide, and a blank after it; where they count more, or
  /// do not know it, something they know stands there. So it never moves a neighbour.
  private mutating func put(_ glyph: Glyph, of grid: CellGrid, width: Int, at place: inout Int) {
    if let scalar = glyph.scalar?.value, scalar >= 0x20, scalar < 0x7f, width == 1 {
      put(scalar, at: &place)
      return
    }
    scalars.removeAll(keepingCapacity: true)
    for scalar in grid.text(of: glyph).unicodeScalars where scalars.count < Int(CCHARW_MAX) {
      if scalars.isEmpty || isMark(scalar) { scalars.append(scalar.value) }
    }
    let counted = scalars.first.map { Int(ft_width($0)) } ?? 0
    if counted < 1 || counted > width { scalars = [substitute] }
    let taken = counted == width ? width : 1
    put(at: &place)
    if taken < width { put(0x20, at: &place) }
  }

  /// Whether `scalar` is drawn on the character before it, whatever the terminal.
  ///
  /// Joiners and variation selectors are not: with them terminals disagree about the width.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200c, 0x200d, 0xfe00...0xfe0f: false
    default: ft_width(scalar.value) == 0
    }
  }
}
