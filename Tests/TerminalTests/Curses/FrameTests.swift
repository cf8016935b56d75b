import Testing

@testable import TerminalFront

extension CursesTests {
  /// Frames become bytes, and a terminal that takes them shows the frames.
  @Suite struct FrameTests {
    static func randomGrid(_ columns: Int, _ rows: Int, _ random: inout Random) -> CellGrid {
      var grid = CellGrid(width: columns, height: rows)
      for y in 0..<rows {
        for x in 0..<columns { change(&grid, x, y, &random) }
      }
      return grid
    }

    /// Puts any character at a place, also where it leaves half a wide one.
    static func change(_ grid: inout CellGrid, _ x: Int, _ y: Int, _ random: inout Random) {
      let narrow: [Unicode.Scalar] = ["a", "b", " ", " ", "x", "▀", "│", "é", "~"]
      let wide: [Unicode.Scalar] = ["猫", "가", "😀"]
      let style = Style(
        foreground: .palette(UInt8.random(in: 0...255, using: &random)),
        background: Bool.random(using: &random)
          ? .own : .palette(UInt8.random(in: 0...255, using: &random)),
        attributes: Bool.random(using: &random) ? [] : [.bold])
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2 where x + 1 < grid.width:
        grid[x, y] = Cell(Glyph(wide.randomElement(using: &random) ?? "猫"), width: 2, style: style)
        grid[x + 1, y] = Cell(.space, width: 0, style: style)
      case 3: grid[x, y] = Cell(Glyph("猫"), width: 2, style: style)
      case 4: grid[x, y] = Cell(.space, width: 0, style: style)
      default: grid[x, y] = Cell(Glyph(narrow.randomElement(using: &random) ?? "a"), style: style)
      }
    }

    @Test(arguments: [
      "xterm-256color", "tmux-256color", "screen-256color", "xterm", "linux", "vt220", "rxvt",
    ])
    func `U7: any frame after any other is shown cell for cell, wide characters too`(
      type: String
    ) throws {
      var random = Random(state: 7)
      var screen = try screen(20, 6, type)
      var model = ScreenModel(columns: 20, rows: 6)
      var grid = Self.randomGrid(20, 6, &random)
      for _ in 0..<300 {
        for _ in 0..<Int.random(in: 0...40, using: &random) {
          let x = Int.random(in: 0..<20, using: &random)
          Self.change(&grid, x, Int.random(in: 0..<6, using: &random), &random)
        }
        model.feed(screen.paint(grid))
        try #require(shows(model, grid))
      }
      #expect(model.unknown == [])
    }

    @Test func `U8: after a change of size any frame is shown, from 1x1 on`() throws {
      var random = Random(state: 8)
      var screen = try screen(20, 6)
      var model = ScreenModel(columns: 20, rows: 6)
      for step in 0..<120 {
        let columns = step == 0 ? 1 : Int.random(in: 1...30, using: &random)
        let rows = step == 0 ? 1 : Int.random(in: 1...12, using: &random)
        screen.resize(columns: columns, rows: rows)
        model.resize(columns: columns, rows: rows)
        for _ in 0..<3 {
          let grid = Self.randomGrid(columns, rows, &random)
          model.feed(screen.paint(grid))
          try #require(shows(model, grid))
        }
      }
      #expect(model.unknown == [])
    }

    @Test func `U8: a frame of another size is cut, and blank where it ends`() throws {
      var screen = try screen(6, 3)
      var model = ScreenModel(columns: 6, rows: 3)
      var grid = CellGrid(width: 9, height: 5)
      for y in 0..<5 {
        for x in 0..<9 { grid[x, y] = Cell(Glyph("a")) }
      }
      model.feed(screen.paint(grid))
      #expect(model.lines == ["aaaaaa", "aaaaaa", "aaaaaa"])
      model.feed(screen.paint(row([("b", 1), ("猫", 2)], columns: 3)))
      #expect(model.lines == ["b猫", "", ""])
      model.feed(screen.paint(CellGrid(width: 0, height: 0)))
      #expect(model.lines == ["", "", ""])
      screen.resize(columns: -3, rows: 0)
      model.resize(columns: 1, rows: 1)
      model.feed(screen.paint(grid))
      #expect(model.lines == ["a"])
    }

    @Test func `R38 K5: an equal frame costs nothing, a shifted one little`() throws {
      var screen = try screen(80, 24)
      func deck(_ offset: Int) -> CellGrid {
        var grid = CellGrid(width: 80, height: 24)
        for y in 0..<24 {
          for x in 0..<80 {
            let scalar = Unicode.Scalar(UInt8(97 + (y + offset) * 31 % 26))
            grid[x, y] = Cell(
              Glyph(scalar), style: Style(foreground: .palette(UInt8(x / 3 + (y + offset) * 5))))
          }
        }
        return grid
      }
      _ = screen.paint(deck(0))
      #expect(screen.paint(deck(0)) == [])
      #expect((1..<700).contains(screen.paint(deck(1)).count))
      var changed = deck(1)
      changed[40, 12].glyph = Glyph("#")
      #expect((1..<40).contains(screen.paint(changed).count))
    }

    @Test func `Z1: a screen that was left is entered again and shown whole`() throws {
      var screen = try screen(10, 2)
      var model = ScreenModel(columns: 10, rows: 2)
      let grid = row([("a", 1), ("猫", 2)], columns: 10)
      model.feed(screen.enter())
      #expect(model.isAlternate)
      model.feed(screen.paint(grid))
      screen.leave()
      model = ScreenModel(columns: 10, rows: 2)
      model.feed(screen.enter())
      #expect(model.isAlternate)
      model.feed(screen.paint(grid))
      #expect(model.lines == ["a猫", ""])
    }

    @Test func `Z1: a frame that may have been overwritten is painted whole`() throws {
      var screen = try screen(10, 2)
      let grid = row([("a", 1), ("猫", 2)], columns: 10)
      _ = screen.paint(grid)
      screen.repaint()
      var model = ScreenModel(columns: 10, rows: 2)
      model.feed("something else".utf8)
      model.feed(screen.paint(grid))
      #expect(model.lines == ["a猫", ""])
    }
  }
}
