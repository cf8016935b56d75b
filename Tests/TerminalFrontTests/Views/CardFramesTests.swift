import Testing

@testable import TerminalFront

@Suite struct CardFramesTests {
  /// Two cards beside each other, four columns and three rows each, with gutters around them.
  private static let left = CellRect(x: 1, y: 1, width: 12, height: 3)
  private static let right = CellRect(x: 14, y: 1, width: 12, height: 3)

  private func rows(
    _ theme: Theme, hasRowGutters: Bool = true, _ add: (inout CardFrames) -> Void
  ) -> [String] {
    var frames = CardFrames(theme: theme, hasRowGutters: hasRowGutters)
    add(&frames)
    var canvas = Canvas(width: 27, height: 5, symbols: theme.symbols)
    frames.draw(in: &canvas)
    return TextExport.rows(of: canvas.grid)
  }

  private static func ringAndFocus(_ frames: inout CardFrames) {
    frames.addRing(around: left)
    frames.addFocus(around: right, isFat: false)
  }

  @Test func `U3: the ring of the playing card is closed, and the focus is four corners`() {
    #expect(
      rows(Theme(mode: .trueColor), Self.ringAndFocus) == [
        "▗▄▄▄▄▄▄▄▄▄▄▄▄▖▄▄        ▄▄▖", "▐            ▌            ▌",
        "▐            ▌", "▐            ▌            ▌", "▝▀▀▀▀▀▀▀▀▀▀▀▀▘▀▀        ▀▀▘",
      ])
  }

  @Test
  func `U3: where ring and focus share a cell, one has the text's colour, the other the ground's`()
    throws
  {
    var frames = CardFrames(theme: Theme(mode: .trueColor), hasRowGutters: true)
    Self.ringAndFocus(&frames)
    var canvas = Canvas(width: 27, height: 5)
    frames.draw(in: &canvas)
    let pink = Color.hex(0xff2e88)
    let ring = Style(foreground: pink, attributes: .bold)
    let both = Style(background: pink, attributes: .reverse)
    #expect(canvas.grid[13, 1] == Cell(Glyph("▌"), style: both))
    #expect(canvas.grid[13, 2] == Cell(Glyph("▌"), style: ring))
    // A quarter each leaves two empty: the ring has it.
    #expect(canvas.grid[13, 0] == Cell(Glyph("▖"), style: ring))
  }

  @Test func `U3: without colour the focus has heavy lines and gives way to the ring`() {
    #expect(
      rows(Theme(mode: .none), Self.ringAndFocus) == [
        "▗▄▄▄▄▄▄▄▄▄▄▄▄▖━━        ━━┓", "▐            ▌            ┃",
        "▐            ▌", "▐            ▌            ┃", "▝▀▀▀▀▀▀▀▀▀▀▀▀▘━━        ━━┛",
      ])
    #expect(
      rows(Theme(mode: .none)) {
        $0.addRing(around: Self.left)
        $0.addFocus(around: Self.left, isFat: true)
      } == [
        "███▄▄▄▄▄▄▄▄███", "█            █", "▐            ▌", "█            █",
        "███▀▀▀▀▀▀▀▀███",
      ])
  }

  @Test func `U9: in ASCII too the frames can be told apart`() {
    #expect(
      rows(Theme(mode: .none, symbols: .ascii), Self.ringAndFocus) == [
        "+============+==        ==+", "|            |            |", "|            |",
        "|            |            |", "+============+==        ==+",
      ])
    #expect(
      rows(Theme(mode: .none, symbols: .ascii)) { $0.addLine(around: Self.left, role: .pause) } == [
        "+------------+", "|            |", "|            |", "|            |", "+------------+",
      ])
    #expect(
      rows(Theme(mode: .none, symbols: .ascii)) {
        $0.addLine(around: Self.left, role: .pause)
        $0.addFocus(around: Self.left, isFat: false)
      } == [
        "+==--------==+", "|            |", "|            |", "|            |", "+==--------==+",
      ])
    #expect(
      rows(Theme(mode: .palette256, symbols: .ascii), Self.ringAndFocus).first
        == "+============+--        --+")
  }

  @Test func `U3: the card that waits has a thin ring, which the focus covers in its corners`() {
    #expect(
      rows(Theme(mode: .trueColor)) {
        $0.addLine(around: Self.left, role: .wait)
        $0.addFocus(around: Self.left, isFat: false)
      } == [
        "▗▄▄────────▄▄▖", "▐            ▌", "│            │", "▐            ▌",
        "▝▀▀────────▀▀▘",
      ])
  }

  @Test func `U3: without gutters above and below a frame is its two sides`() {
    #expect(
      rows(Theme(mode: .trueColor), hasRowGutters: false, Self.ringAndFocus) == [
        "", "▐            ▌            ▌", "▐            ▌", "▐            ▌            ▌", "",
      ])
  }

  @Test(arguments: 1...6, 1...14)
  func `U3: frames stand in the gutters only`(height: Int, width: Int) {
    let cards = [0, 1, 2].flatMap { row in
      [0, 1, 2].map { column in
        CellRect(
          x: 1 + column * (width + 1), y: 1 + row * (height + 1), width: width, height: height)
      }
    }
    for theme in [
      Theme(mode: .trueColor), Theme(mode: .none), Theme(mode: .none, symbols: .ascii),
    ] {
      for (playing, focused) in [(4, 4), (4, 5), (4, 1), (4, 8), (0, 4)] {
        var frames = CardFrames(theme: theme, hasRowGutters: true)
        frames.addLine(around: cards[playing], role: .pause)
        frames.addRing(around: cards[playing])
        frames.addFocus(around: cards[focused], isFat: playing == focused)
        var canvas = Canvas.marked(
          TerminalSize(columns: 3 * width + 4, rows: 3 * height + 4), symbols: theme.symbols)
        frames.draw(in: &canvas)
        for card in cards {
          #expect(canvas.grid.isMarked(within: card))
        }
        #expect(!canvas.grid.isMarked(outside: CellRect(x: 0, y: 0, width: 0, height: 0)))
      }
    }
  }
}
