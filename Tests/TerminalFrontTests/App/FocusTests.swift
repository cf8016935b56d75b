import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct FocusTests {
  /// A tab of seven items in three columns: the last row holds one.
  private func seven() -> FrontRun {
    var run = FrontRun()
    run.type("2")
    run.settle()
    return run
  }

  private static let keys: [AppAction.Direction: Key] = [
    .left: Key(.left), .right: Key(.right), .up: Key(.up), .down: Key(.down),
  ]

  @Test(
    arguments: [
      (0, [0, 1, 0, 3]), (1, [0, 2, 1, 4]), (2, [1, 3, 2, 5]), (3, [2, 4, 0, 6]),
      (4, [3, 5, 1, 6]), (5, [4, 6, 2, 6]), (6, [5, 6, 3, 6]),
    ])
  func `K1: the focus moves to the neighbour, down to the last item where none is below`(
    item: Int, neighbours: [Int]
  ) throws {
    for (direction, neighbour) in zip(AppAction.Direction.allCases, neighbours) {
      var run = seven()
      for _ in 0..<item { run.press(Key(.right)) }
      try #require(run.focus == item)
      run.press(try #require(Self.keys[direction]))
      #expect(run.focus == neighbour, "\(direction)")
    }
  }

  @Test func `K1: a focus that was scrolled away comes back to the first whole item in sight`() {
    var run = FrontRun()
    run.settle()
    for _ in 0..<34 { run.type("J") }
    #expect(run.focus == 0)
    run.press(Key(.right))
    // Rows of cards are seventeen rows apart: the third one begins in row 35.
    #expect(run.focus == 6)
    #expect(run.scrolledRows == 34)
  }

  @Test func `K1: Enter scrolls a focus that is out of sight back, and starts it`() {
    var run = FrontRun()
    run.settle()
    run.press(Key(.right))
    for _ in 0..<60 { run.type("J") }
    #expect(run.turn != "v544")
    run.press(Key(.enter))
    #expect(run.turn == "v544")
    #expect(run.scrolledRows == 0)
  }

  @Test func `K1: the focus follows a screen's scroll into its column`() {
    var run = FrontRun()
    run.settle()
    run.press(Key(.right), Key(.pageDown))
    // Of the rows that begin in rows 1, 18 and 35 of the content, the last is whole from row 27 on.
    #expect(run.focus == 7)
    run.press(Key(.pageUp))
    #expect(run.focus == 1)
  }

  @Test func `K1: of several whole rows the focus takes the one it comes to first`() {
    var run = FrontRun(FrontScenario.sample { $0.deck.columns = 5 }, columns: 100, rows: 60)
    run.settle()
    run.press(Key(.right), Key(.pageDown))
    // Four rows of cards, 19 rows apart; of them three are whole at either end of the deck.
    #expect(run.scrolledRows == 20)
    #expect(run.focus == 6)
    run.type("G")
    #expect(run.focus == 17)
    run.press(Key(.pageUp))
    #expect(run.scrolledRows == 0)
    #expect(run.focus == 12)
  }

  @Test(arguments: 0..<40)
  func `K1: a move shows the focused item whole, and scrolls no row more than that takes`(
    seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    var run = FrontRun(
      FrontScenario.sample { $0.deck.columns = 1 + random.below(4) },
      columns: 20 + random.below(140), rows: 6 + random.below(50))
    run.settle()
    for _ in 0..<40 {
      let before = run
      let direction = AppAction.Direction.allCases[random.below(4)]
      run.press(try #require(Self.keys[direction]))
      let focus = try #require(run.focus)
      let sight = run.simulation.sight(ofTab: 0)
      #expect(sight.fraction(ofItem: focus) == 1)
      let rows = try #require(run.scrolledRows) - (before.scrolledRows ?? 0)
      if rows != 0 {
        let lessByOne = DeckSight(
          geometry: sight.geometry, viewport: sight.viewport,
          offset: sight.offset - (rows > 0 ? 16 : -16))
        let frame = sight.geometry.frame
        let gutter = sight.geometry.padding
        let rect = lessByOne.rect(ofItem: focus)
        #expect(rect.y - gutter < frame.y || rect.maxY + gutter > frame.maxY)
      }
    }
  }

  @Test func `K1: each tab keeps its own focus`() {
    var run = seven()
    run.press(Key(.right), Key(.right))
    run.type("1")
    run.settle()
    #expect(run.focus == 0)
    run.press(Key(.right))
    run.type("2")
    #expect(run.focus == 2)
    run.type("1")
    #expect(run.focus == 1)
  }

  @Test func `K1: without items there is no focus, and its keys do nothing`() {
    var run = FrontRun()
    run.type("4")
    run.settle()
    let before = run.frame()
    run.press(
      Key(.left), Key(.right), Key(.up), Key(.down), Key(.enter), Key(.pageDown), Key(.end),
      Key(.home), Key(.space))
    run.type("JK")
    #expect(run.focus == nil)
    #expect(run.frame() == before)
  }

  @Test func `K1: a banner takes the focus but does not start`() {
    var run = seven()
    run.press(Key(.right), Key(.right), Key(.enter))
    #expect(run.focus == 2)
    #expect(run.turn == "l001")
  }
}
