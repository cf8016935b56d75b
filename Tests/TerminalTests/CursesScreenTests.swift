import Testing

@testable import TerminalFront

/// Frames go through ncurses into a model of a terminal, which has to show them.
///
/// ncurses is one per process, hence one after the other.
@Suite(.serialized) struct CursesScreenTests {
  /// A generator of its own, so that a walk is the same at each run.
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

  static func screen(
    _ type: String, _ columns: Int, _ rows: Int, _ mode: ColorMode
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

  static func randomGrid(_ columns: Int, _ rows: Int, _ random: inout Random) -> CellGrid {
    var grid = CellGrid(width: columns, height: rows)
    let narrow: [Unicode.Scalar] = ["a", "b", " ", " ", "x", "▀", "│", "é", "~"]
    let wide: [Unicode.Scalar] = ["猫", "가", "😀"]
    for y in 0..<rows {
      for x in 0..<columns {
        let style = Style(
          foreground: .palette(UInt8.random(in: 0...255, using: &random)),
          background: Bool.random(using: &random)
            ? .own : .palette(UInt8.random(in: 0...255, using: &random)),
          attributes: Bool.random(using: &random) ? [] : [.bold])
        if x + 1 < columns, Int.random(in: 0..<5, using: &random) == 0 {
          let glyph = Glyph(wide.randomElement(using: &random) ?? "猫")
          grid[x, y] = Cell(glyph, width: 2, style: style)
          grid[x + 1, y] = Cell(.space, width: 0, style: style)
        } else if grid[x, y].width == 1 {
          let glyph = Glyph(narrow.randomElement(using: &random) ?? "a")
          grid[x, y] = Cell(glyph, style: style)
        }
      }
    }
    return grid
  }

  @Test(arguments: [
    "xterm-256color", "tmux-256color", "screen-256color", "xterm", "linux", "vt220",
  ])
  func `U7: any frame after any other is shown cell for cell, wide characters too`(
    type: String
  ) throws {
    var random = Random(state: 7)
    var screen = try Self.screen(type, 20, 6, .palette256)
    var model = ScreenModel(columns: 20, rows: 6)
    var grid = Self.randomGrid(20, 6, &random)
    for _ in 0..<300 {
      let fresh = Self.randomGrid(20, 6, &random)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let y = Int.random(in: 0..<6, using: &random)
        let from = Int.random(in: 0..<20, using: &random)
        for x in from..<Int.random(in: from...20, using: &random) { grid[x, y] = fresh[x, y] }
      }
      model.feed(screen.paint(grid))
      for y in 0..<6 {
        try #require((0..<20).map { model[$0, y].text } == Self.texts(grid, row: y))
      }
    }
    #expect(model.unknown == [])
  }
}
