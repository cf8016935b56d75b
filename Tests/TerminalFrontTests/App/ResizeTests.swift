import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct ResizeTests {
  private func selections(_ run: FrontRun) -> Int {
    var log = run.app.log
    log.look(for: "onTabSelected")
    return log.count
  }

  @Test(arguments: 0..<30)
  func `U8: a change of size keeps the tab and the place, and tells no tab event`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var run = FrontRun()
    run.settle()
    run.send(.scrollTo(offset: Double(random.below(80)) * TerminalDevice.cellHeight))
    run.settle()
    let selections = selections(run)
    let offset = run.scrolledRows
    let turn = run.turn
    var keptTurn = true
    for _ in 0..<(1 + random.below(12)) {
      run.resize(columns: random.below(220), rows: random.below(70))
      #expect(run.simulation.activeTab == 0)
      #expect(self.selections(run) == selections)
      // In a deck of another shape another item may get the turn, and then keeps its own place.
      keptTurn = keptTurn && (run.turn == turn || run.turn == nil)
    }
    run.resize(columns: 100, rows: 30)
    if keptTurn {
      #expect(run.scrolledRows == offset)
      #expect(run.turn == turn)
    }
  }

  @Test(arguments: 0..<16, ["i", "e"])
  func `U8: a drawer opened and closed fifty times leaves the deck where it was`(
    seed: Int, key: String
  ) {
    var random = SplitMix(seed: UInt64(seed))
    var run = FrontRun(columns: 20 + random.below(150), rows: 6 + random.below(50))
    run.settle()
    run.send(.scrollTo(offset: Double(random.below(80)) * TerminalDevice.cellHeight))
    run.settle()
    let closed = (run.scrolledRows, run.turn)
    run.type(key)
    let open = (run.scrolledRows, run.turn)
    for _ in 0..<49 { run.type(key + key) }
    #expect((run.scrolledRows, run.turn) == open)
    run.type(key)
    if open.1 == closed.1 {
      #expect((run.scrolledRows, run.turn) == closed)
    }
  }

  @Test func `U1: a drawer beside the deck makes the model's screen smaller, one over it does not`()
  {
    var run = FrontRun(columns: 80, rows: 24)
    run.type("i")
    #expect(run.simulation.surroundings.device == TerminalDevice(columns: 80, rows: 16))
    run.resize(columns: 80, rows: 8)
    #expect(run.simulation.surroundings.device == TerminalDevice(columns: 80, rows: 8))
    run.type("i")
    #expect(run.simulation.surroundings.device == TerminalDevice(columns: 80, rows: 8))
  }

  @Test func `U1: a strip that goes lets a drawer beside the deck again`() {
    var run = FrontRun(
      FrontScenario.sample {
        $0.tabs = [FrontScenario.tab("foryou", "For you"), FrontScenario.tab("none", "None")]
        $0.tabsStyle.isTabVisibleWhenEmpty = false
      }, columns: 80, rows: 8)
    run.settle()
    run.type("i")
    #expect(run.simulation.surroundings.device.rows == 8)
    run.send(.prepareTab(at: 1))
    run.wait(.seconds(1))
    #expect(run.simulation.stripRows == 0)
    #expect(run.simulation.surroundings.device.rows == 6)
    #expect(run.app.layout.deck.height == 5)
    #expect(
      run.simulation.geometry(ofTab: 0).frame.height
        == Double(run.app.layout.deck.height) * TerminalDevice.cellHeight)
  }

  @Test(arguments: [(0, 0), (1, 1), (19, 5), (20, 6), (200, 1), (3, 200), (.max, 1), (-5, -5)])
  func `U8: a program can begin at any size and grow`(columns: Int, rows: Int) {
    var run = FrontRun(columns: columns, rows: rows)
    run.settle()
    run.type("ie?")
    #expect(run.frame().hasWholeCharacters)
    while run.app.isHelpShown { run.type(" ") }
    run.type("ie")
    run.resize(columns: 80, rows: 24)
    run.settle()
    run.wait(.seconds(1))
    #expect(run.turn == "v043")
    #expect(run.rows()[3].contains("►"))
  }

  @Test func `U8: below twenty columns and six rows a page names both sizes`() {
    var run = FrontRun(columns: 19, rows: 5)
    #expect(run.rows() == ["", "", " 19×5, needs 20×6", "", ""])
    run.resize(columns: 7, rows: 1)
    #expect(run.rows() == ["7×1, n…"])
    run.resize(columns: 1, rows: 1)
    #expect(run.rows() == ["…"])
  }
}
