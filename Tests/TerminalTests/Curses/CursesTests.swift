import Testing

@testable import TerminalFront

/// What goes through ncurses and the terminfo library, whose state is one per process: one test after the
/// other.
@Suite(.serialized) struct CursesTests {
  /// A screen of that type.
  static func screen(
    _ columns: Int, _ rows: Int, _ type: String = "xterm-256color", _ mode: ColorMode = .palette256
  ) throws -> CursesScreen {
    try #require(CharacterSet.adopt("C.UTF-8"))
    return try CursesScreen(
      description: TerminalDescription(type: type), columns: columns, rows: rows,
      colorMode: mode, isUTF8: true)
  }

  /// The text of each cell of a row; half a wide character that stands alone is a blank.
  static func texts(_ grid: CellGrid, row y: Int) -> [String] {
    var texts: [String] = []
    while texts.count < grid.width {
      let cell = grid[texts.count, y]
      if cell.width == 2, texts.count + 1 < grid.width, grid[texts.count + 1, y].width == 0 {
        texts += [grid.text(of: cell.glyph), ""]
      } else {
        texts.append(cell.width == 1 ? grid.text(of: cell.glyph) : " ")
      }
    }
    return texts
  }

  /// Whether `model` shows the text of `grid`, cell for cell.
  static func shows(_ model: ScreenModel, _ grid: CellGrid) -> Bool {
    (0..<grid.height).allSatisfy { y in
      (0..<grid.width).map { model[$0, y].text } == texts(grid, row: y)
    }
  }

  /// A frame of one row with these clusters, each as wide as is said.
  static func row(_ clusters: [(String, Int)], columns: Int) -> CellGrid {
    var grid = CellGrid(width: columns, height: 1)
    var x = 0
    for (cluster, width) in clusters {
      grid[x, 0] = Cell(grid.glyph(for: cluster), width: UInt8(width))
      if width == 2 { grid[x + 1, 0] = Cell(.space, width: 0) }
      x += width
    }
    return grid
  }

  /// A generator whose numbers are the same at each run.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
  }
}
