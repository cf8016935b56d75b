import Testing

@testable import TerminalFront

extension CursesTests {
  /// Colours on their way to the terminal.
  @Suite struct ColorTests {
    static func shown(_ style: Style, _ mode: ColorMode, _ type: String) throws -> ScreenModel.Style
    {
      var screen = try screen(4, 1, type, mode)
      var grid = CellGrid(width: 4, height: 1)
      grid[1, 0] = Cell(Glyph("x"), style: style)
      var model = ScreenModel(columns: 4, rows: 1)
      model.feed(screen.paint(grid))
      #expect(model[0, 0].style == ScreenModel.Style())
      return model[1, 0].style
    }

    @Test(arguments: [
      (ColorMode.trueColor, Color.rgb(RGB(1, 2, 3)), "1,2,3"),
      (.trueColor, .rgb(RGB(0, 0, 0)), "0,0,0"), (.trueColor, .rgb(RGB(0, 0, 7)), "0,0,7"),
      (.trueColor, .rgb(RGB(255, 255, 255)), "255,255,255"),
      (.trueColor, .palette(0), "0"), (.trueColor, .palette(7), "7"),
      (.trueColor, .palette(8), "8"), (.trueColor, .palette(15), "15"),
      (.trueColor, .palette(16), "16"), (.trueColor, .palette(255), "255"),
      (.trueColor, .own, "own"),
      (.palette256, .palette(200), "200"), (.palette256, .palette(9), "9"),
      (.palette256, .rgb(RGB(255, 0, 0)), "196"), (.palette256, .rgb(RGB(8, 8, 8)), "232"),
      (.ansi16, .palette(13), "13"), (.ansi16, .palette(3), "3"),
      (.ansi16, .rgb(RGB(255, 255, 255)), "15"), (.ansi16, .palette(16), "0"),
      (.ansi8, .palette(13), "5"), (.ansi8, .palette(8), "7"), (.ansi8, .own, "own"),
      (.none, .palette(3), "own"), (.none, .rgb(RGB(9, 9, 9)), "own"),
    ])
    func `U9: a colour is shown as it is, or as the nearest there is`(
      mode: ColorMode, color: Color, name: String
    ) throws {
      let style = Style(foreground: color, background: color)
      for type in ["xterm-256color", "xterm", "tmux-256color"] {
        let expected = ScreenModel.Style(foreground: name, background: name)
        #expect(try Self.shown(style, mode, type) == expected, "\(type)")
      }
    }

    @Test(arguments: ColorMode.allCases)
    func `U9: bold, dim, underline and reverse need no colours`(mode: ColorMode) throws {
      let style = Style(attributes: [.bold, .dim, .underline, .reverse])
      let shown = try Self.shown(style, mode, "xterm-256color")
      #expect(shown.attributes == [1, 2, 4, 7])
    }

    @Test(arguments: ["vt100", "vt220"])
    func `U9: a terminal without colours shows frames that have some`(type: String) throws {
      var screen = try screen(4, 1, type, .none)
      var grid = CellGrid(width: 4, height: 1)
      grid[0, 0] = Cell(Glyph("x"), style: Style(foreground: .palette(3), attributes: .bold))
      var model = ScreenModel(columns: 4, rows: 1)
      model.feed(screen.paint(grid))
      #expect(model.lines == ["x"])
      #expect(model[0, 0].style == ScreenModel.Style(attributes: [1]))
    }

    /// A frame whose cells have pairs of colours that no other frame of this test has.
    static func unique(_ columns: Int, _ rows: Int, frame: Int) -> CellGrid {
      var grid = CellGrid(width: columns, height: rows)
      for y in 0..<rows {
        for x in 0..<columns {
          let number = UInt32((frame * rows + y) * columns + x)
          grid[x, y] = Cell(
            Glyph("x"), style: Style(foreground: .hex(number), background: .hex(~number)))
        }
      }
      return grid
    }

    static func name(_ color: Color) -> String {
      guard case .rgb(let rgb) = color.kind else { return "own" }
      return "\(rgb.red),\(rgb.green),\(rgb.blue)"
    }

    static func colors(_ grid: CellGrid, _ model: ScreenModel) -> Bool {
      grid.bounds.rows.allSatisfy { y in
        grid.bounds.columns.allSatisfy { x in
          model[x, y].style.foreground == name(grid[x, y].style.foreground)
            && model[x, y].style.background == name(grid[x, y].style.background)
        }
      }
    }

    @Test func `R24 U9: more colours than pairs fit over time are all shown as they are`() throws {
      var screen = try screen(60, 20, "xterm-256color", .trueColor)
      var model = ScreenModel(columns: 60, rows: 20)
      // 60 frames of 1200 pairs each; the first row stays as it was.
      let first = Self.unique(60, 20, frame: 0)
      for frame in 0..<60 {
        var grid = Self.unique(60, 20, frame: frame)
        for x in 0..<60 { grid[x, 0] = first[x, 0] }
        model.feed(screen.paint(grid))
        try #require(Self.colors(grid, model))
      }
    }

    @Test func `R25 U9: a frame of more pairs than there are shows the rest in its own colours`()
      throws
    {
      var screen = try screen(300, 120, "xterm-256color", .trueColor)
      var model = ScreenModel(columns: 300, rows: 120)
      let grid = Self.unique(300, 120, frame: 0)
      model.feed(screen.paint(grid))
      let exact = grid.bounds.rows.flatMap { y in grid.bounds.columns.map { (x: $0, y: y) } }.count
      {
        model[$0.x, $0.y].style.foreground == Self.name(grid[$0.x, $0.y].style.foreground)
      }
      #expect(exact == 32766)
      #expect(model.lines.allSatisfy { $0 == String(repeating: "x", count: 300) })
      #expect(model[299, 119].style.foreground != "own")
      // The next frame has them all again.
      let next = Self.unique(40, 10, frame: 500)
      model.feed(screen.paint(next))
      #expect(Self.colors(next, model))
    }
  }
}
