import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct MouseTests {
  private func shown(columns: Int = 100, rows: Int = 30) -> FrontRun {
    var run = FrontRun(columns: columns, rows: rows)
    run.settle()
    run.wait(.seconds(1))
    _ = run.frame()
    return run
  }

  @Test func `K3: a click on a title selects its tab`() {
    for (index, title) in ["For you", "Live", "Kitchen", "Following", "Outlet", "さんぽ"].enumerated()
    {
      var run = shown()
      run.click(title)
      #expect(run.simulation.activeTab == index)
    }
  }

  @Test func `R35 K3: every cell of a card answers, and no other cell of the deck`() throws {
    let start = shown(columns: 60, rows: 20)
    let sight = start.simulation.sight(ofTab: 0)
    let cards = sight.indexesInFrame.map { CellRect(sight.rect(ofItem: $0)) }
    for y in start.app.layout.deck.rows {
      for x in start.app.layout.deck.columns {
        let card = cards.firstIndex { $0.contains(x: x, y: y) }
        let target = start.app.hitAreas.target(x: x, y: y)
        switch target {
        case .item(let id): #expect(start.simulation.tabs[0].deck.index(of: id) == card)
        case .command:
          // The chips of the card that plays, and what the advertisement calls to.
          let isChip = card == 0 && y == cards[0].y
          #expect(isChip || card == 2 && y == cards[2].bottom - 1)
        default:
          #expect(card == nil)
          #expect(target == .scrollable(.deck))
        }
      }
    }
  }

  @Test func `K3: a click on a card moves the focus there and holds it`() {
    var run = shown()
    run.click("Last ferry before")
    #expect(run.focus == 1)
    #expect(run.turn == "v544")
    #expect(run.simulation.tabs[0].deck.heldId == "v544")
  }

  @Test func `K3: the chips of the playing card pause it and switch the sound`() {
    var run = shown()
    run.click("PLAYING")
    #expect(run.simulation.player?.state == .paused(.user))
    run.click("PAUSED")
    #expect(run.simulation.player?.state == .playing)
    run.click("muted")
    #expect(!run.simulation.isMuted)
  }

  @Test func `K3: a hint does what its key does, and any click closes the help`() {
    var run = shown()
    run.click("? help")
    #expect(run.app.isHelpShown)
    _ = run.frame()
    run.click(x: 3, y: 0)
    #expect(!run.app.isHelpShown)
    #expect(run.simulation.activeTab == 0)
    run.click("i inspector")
    #expect(run.app.drawer == .inspector)
  }

  @Test func `K3: a row of the inspector moves the focus, the rest of it does nothing`() throws {
    var run = shown(columns: 60, rows: 9)
    run.type("i")
    let drawer = run.app.layout.drawer
    try #require(drawer.y < run.app.layout.deck.bottom)
    _ = run.frame()
    // The drawer lies over the cards, which must not answer below it.
    run.click(x: 25, y: drawer.y)
    run.receive(.mouse(Mouse(.wheelDown, x: 25, y: drawer.y + 1)))
    #expect(run.focus == 0)
    #expect(run.turn == "v043")
    #expect(run.scrolledRows == 0)
    var tall = shown()
    tall.type("i")
    _ = tall.frame()
    tall.click(x: 50, y: tall.app.layout.drawer.y + 4)
    #expect(tall.focus == 2)
    #expect(tall.turn == "v043")
  }

  @Test func `K3: the wheel scrolls what is under it`() {
    var run = shown()
    run.receive(.mouse(Mouse(.wheelDown, x: 50, y: 15)))
    #expect(run.scrolledRows == 3)
    run.receive(.mouse(Mouse(.wheelUp, x: 0, y: 28)))
    #expect(run.scrolledRows == 0)
    run.receive(.mouse(Mouse(.wheelDown, x: 50, y: 0)))
    run.receive(.mouse(Mouse(.wheelDown, x: 50, y: 29)))
    #expect(run.scrolledRows == 0)
    run.type("e")
    _ = run.frame()
    run.receive(.mouse(Mouse(.wheelUp, x: 50, y: 25)))
    #expect(run.app.log.scrolledBack == 3)
    #expect(run.scrolledRows == 0)
  }

  @Test func `K3: the keys of a page answer`() {
    var run = shown()
    run.type("5")
    run.settle()
    run.click("r try again")
    #expect(run.simulation.tabs[4].loadingSince != nil)
    run.type("x")
    run.click("Enter start it again")
    #expect(run.simulation.isStarted)
  }

  @Test func `K3: other buttons, moves and places outside of the screen do nothing`() {
    var run = shown()
    let before = run.frame()
    for (x, y) in [(-1, 5), (5, -1), (100, 5), (5, 30), (.max, .max), (.min, .min)] {
      run.click(x: x, y: y)
      run.receive(.mouse(Mouse(.wheelDown, x: x, y: y)))
    }
    for kind in [
      .press(.right), .press(.middle), .release(.left), .release(nil), .move(.left), .move(nil),
      .wheelLeft, .wheelRight,
    ] as [Mouse.Kind] {
      run.receive(.mouse(Mouse(kind, x: 40, y: 10)))
    }
    #expect(run.frame() == before)
  }
}
