import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct ScreenLayoutTests {
  @Test(arguments: [0, 1, 2, 3, 5, 40, 10_000], [false, true])
  func `U1: strip, deck, drawer and status line share the rows of any terminal`(
    stripRows: Int, hasDrawer: Bool
  ) {
    for rows in 0...60 {
      for columns in [0, 1, 7, 200] {
        let layout = ScreenLayout(
          terminal: TerminalSize(columns: columns, rows: rows), stripRows: stripRows,
          hasDrawer: hasDrawer)
        let isOverDeck = layout.drawer.height > 0 && layout.drawer.y < layout.deck.bottom
        let below =
          isOverDeck ? [layout.strip, layout.deck] : [layout.strip, layout.deck, layout.drawer]
        var next = 0
        for region in below + [layout.status] {
          #expect(region.x == 0 && region.width == columns)
          #expect(region.y == next)
          next = region.bottom
        }
        #expect(next == rows)
        if isOverDeck {
          #expect(layout.drawer.bottom == layout.deck.bottom)
          #expect(rows - layout.strip.height - 1 - rows / 3 < 4)
          #expect(layout.modelRows == rows)
        } else {
          #expect(layout.modelRows == rows - layout.drawer.height)
          #expect(layout.drawer.height == 0 || layout.deck.height >= 4)
        }
      }
    }
  }

  @Test(
    arguments: [
      (24, 2, false, [2, 21, 0, 1], 24), (24, 2, true, [2, 13, 8, 1], 16),
      (12, 2, true, [2, 5, 4, 1], 8), (11, 2, true, [2, 5, 3, 1], 8),
      (8, 2, true, [2, 5, 2, 1], 8), (6, 2, true, [2, 3, 2, 1], 6),
      (8, 0, true, [0, 5, 2, 1], 6), (1, 2, true, [1, 0, 0, 0], 1),
    ])
  func `U1: a drawer has a third of the height, and lies over a deck it would leave too few rows`(
    rows: Int, stripRows: Int, hasDrawer: Bool, heights: [Int], modelRows: Int
  ) {
    let layout = ScreenLayout(
      terminal: TerminalSize(columns: 80, rows: rows), stripRows: stripRows, hasDrawer: hasDrawer)
    #expect(
      [layout.strip, layout.deck, layout.drawer, layout.status].map(\.height) == heights)
    #expect(layout.modelRows == modelRows)
  }

  @Test(
    arguments: [
      (20, 6, false), (19, 6, true), (20, 5, true), (200, 60, false), (1, 1, true), (0, 0, true),
    ])
  func `U8: a feed needs twenty columns and six rows`(columns: Int, rows: Int, isTooSmall: Bool) {
    let layout = ScreenLayout(
      terminal: TerminalSize(columns: columns, rows: rows), stripRows: 2, hasDrawer: false)
    #expect(layout.isTooSmall == isTooSmall)
  }

  @Test func `C4: a terminal of impossible size counts as the nearest possible one`() {
    #expect(
      TerminalSize(columns: .min, rows: .max) == TerminalSize(columns: 0, rows: 10_000))
  }
}
