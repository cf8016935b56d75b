import FeedModel
import Testing

@testable import TerminalFront

/// Another scenario under the user's hands: what stays, and what it changes (C1, C4).
struct ReloadTests {
  @Test func `C1, N1: ordinary actions at the present moment bring a new simulation to the place`()
  {
    var run = FrontRun.running("3")
    run.type("JJJJJJJJJJJJJJJJ")
    run.settle()
    run.wait(.milliseconds(2500))
    let turn = run.turn
    let moment = run.simulation.now
    run.reload(FrontScenario.edited())
    #expect(run.simulation.now == moment)
    #expect(run.turn == turn)
    #expect(
      run.linesOfReload.filter { !$0.hasPrefix("onMomentImpression") } == [
        "reloaded show.json", "› cover on=true", "› network latency=0s",
        "› select-tab at=2 animated=false", "› start-playing",
        "onPlayerDidAppear sample_kitchen", "onTabSelected moments  sample_kitchen  index 2",
        "onDataLoadStarted sample_kitchen", "onVideosLoaded sample_kitchen  page 1, 20 videos",
        "didLoadFeed sample_kitchen", "onDataLoadComplete sample_kitchen  success, 20 items",
        "› scroll-to offset=256", "› seek to=2500ms", "› network latency=340ms",
        "› cover on=false", "onMomentStart Supper number 4  index 3 of 20, from 0:02",
      ])
    // The same scenario and the same timed actions give the same state.
    var again = Simulation(
      scenario: FrontScenario.edited(), columns: run.simulation.surroundings.device.columns,
      rows: run.simulation.surroundings.device.rows)
    for line in run.linesOfReload where line.hasPrefix("› ") {
      guard let action = try? Action(line: String(line.dropFirst(2))) else { continue }
      _ = again.send(action, at: moment)
    }
    #expect(again.player == run.simulation.player)
    #expect(again.tabs == run.simulation.tabs)
  }

  @Test func `C1, C5: another container has what it has kept, and keeps it over reloads`() {
    var run = FrontRun.running("J")
    let place = run.place
    let kept = KeptState(lastTab: "kitchen", readIds: ["k1"])
    let other = FrontScenario.edited { $0.containerSourceId = "other" }
    run.change { app, now in app.reload(other, from: "other.json", kept: kept, at: now) }
    #expect(run.app.readIds.contains("k1"))
    // The user is in a tab that the other container has as well, and stays there.
    #expect(run.place == place)
    run.reload(
      FrontScenario.edited {
        $0.containerSourceId = "other"
        $0.network.timeout = .seconds(3)
      })
    #expect(run.app.readIds.contains("k1"))
    #expect(run.place == place)
  }

  @Test(
    arguments: [
      "", "J", "JJJJJJJJJJ", "3", "6", "G", "3G", "jjll", "2jj", "l\r", "l\r ", " ", "L",
      "LLLL",
      "LLLLL", "m", "+++", "----", "?", "nb", "ns", "n o", "nf", "na", "i", "e", "x", "2l\rx",
      "lll\rm+L",
    ])
  func `C1: a reload that changes nothing of what is seen leaves the screen as it was`(keys: String)
  {
    var run = FrontRun.running()
    for key in keys {
      run.press(key == "\r" ? Key(.enter) : Key(.character(key)))
      run.settle()
    }
    run.wait(.milliseconds(3100))
    var stayed = run
    run.reload(FrontScenario.edited())
    #expect(run.app.focusedId == stayed.app.focusedId)
    guard keys != "e" else { return }
    let before = stayed.marks()
    #expect(run.marks() == before)
  }

  @Test(
    arguments: [
      ("3", ["foryou", "live", "following"], "following"), ("3", ["foryou", "live"], "live"),
      ("3", ["kitchen", "foryou"], "kitchen"), ("6", ["live"], "live"), ("3", [], nil),
      ("3", ["new"], "new"),
    ] as [(String, [String], String?)])
  func
    `C1, T10: the tab stays by its id, else its neighbour to the right follows, else to the left`(
      keys: String, ids: [String], expected: String?
    )
  {
    var run = FrontRun.running(keys)
    run.reload(FrontScenario.edited { $0.tabs = ids.map { FrontScenario.tab($0, $0) } })
    let active = run.simulation.activeTab.map { run.simulation.tabs[$0].item.containerId }
    #expect(active == expected)
    run.settle()
    _ = run.frame()
  }

  @Test func `C1: an item inserted above moves nothing on the screen`() throws {
    var run = FrontRun.running("5")
    run.wait(.seconds(6))
    run.type("1JJJJJJJJJJJJJJJJJJ")
    run.settle()
    run.wait(.seconds(1))
    let rows = run.scrolledRows
    let turn = run.turn
    let position = run.position
    let columns = run.simulation.geometry(ofTab: 0).columnCount
    run.reload(
      FrontScenario.edited { scenario in
        let fresh = (0..<columns).map {
          Video(id: "new\($0)", title: "New \($0)", labels: ["foryou"])
        }
        scenario.catalog = Catalog(fresh + scenario.catalog.videos)
      })
    #expect(run.turn == turn)
    #expect(run.position == position)
    let pitch = run.simulation.geometry(ofTab: 0).pitch / TerminalDevice.cellHeight
    #expect(run.scrolledRows == rows.map { $0 + pitch })
    // At the very top what is new at the top is seen.
    run.type("g")
    run.reload(FrontScenario.edited())
    #expect(run.scrolledRows == 0)
  }

  @Test func `C1: items that are gone leave the place to those that stayed`() {
    var run = FrontRun.running("JJJJJJJJJJJJJJJJJJ")
    run.press(Key(.right), Key(.right))
    run.settle()
    let turn = run.turn
    let focused = run.app.focusedId
    #expect(turn != nil && focused != nil && turn != focused)
    run.reload(
      FrontScenario.edited { scenario in
        scenario.catalog = Catalog(
          scenario.catalog.videos.filter { $0.id != turn && $0.id != focused })
      })
    #expect(run.turn != nil && run.turn != turn)
    #expect(run.app.focusedItem.map { run.isInFrame($0) } == true)
    run.reload(FrontScenario.edited { $0.catalog = Catalog([]) })
    #expect(run.turn == nil)
    _ = run.frame()
  }

  @Test func `C1, P6: what has been read is unread again, so that nothing changes its place`() {
    var run = FrontRun(FrontScenario.sample(), columns: 100, rows: 30)
    run.settle()
    run.press(Key(.right), Key(.enter))
    run.wait(.seconds(4))
    let order = run.simulation.tabs[0].deck.videos.map(\.id)
    #expect(run.simulation.readIds == ["v043", "v544"])
    run.reload(FrontScenario.sample { $0.network.timeout = .seconds(4) })
    #expect(run.simulation.tabs[0].deck.videos.map(\.id) == order)
    #expect(run.simulation.readIds == ["v544"])
    #expect(run.turn == "v544")
    #expect(run.simulation.tabs[0].deck.heldId == "v544")
  }

  @Test func `C1: a video that became shorter than its position begins anew`() {
    var run = FrontRun.running()
    run.wait(.seconds(9))
    #expect(run.position.map { $0 > .seconds(8) } == true)
    let turn = run.turn
    run.reload(
      FrontScenario.edited { scenario in
        scenario.catalog = Catalog(
          scenario.catalog.videos.map { video in
            var short = video
            short.duration = .seconds(5)
            return short
          })
      })
    #expect(run.turn == turn)
    #expect(run.position == .zero)
  }

  @Test func `C1: a place on a later page is found again, page by page`() {
    var run = FrontRun.running("3")
    for _ in 0..<4 {
      run.type("G")
      run.settle()
    }
    run.wait(.seconds(1))
    #expect(run.simulation.tabs[2].deck.videos.count == 45)
    let (rows, turn) = (run.scrolledRows, run.turn)
    run.reload(FrontScenario.edited())
    #expect(run.scrolledRows == rows)
    #expect(run.turn == turn)
    run.reload(FrontScenario.edited { $0.deck.pageSize = 7 })
    #expect(run.scrolledRows == rows)
    #expect(run.turn == turn)
  }

  @Test
  func `C1, N4: while the clock stands, a reload shows the new content and the clock stands on`() {
    var run = FrontRun.running(",")
    run.wait(.seconds(2))
    let moment = run.simulation.now
    run.reload(FrontScenario.edited { $0.tabs[0].title = "Renamed" })
    #expect(run.simulation.now == moment)
    #expect(run.app.nextDeadline == run.app.toast?.end)
    #expect(run.turn != nil)
    #expect(run.rows().first?.contains("Renamed") == true)
    #expect(run.rows().last?.contains("✓ Reloaded show.json") == true)
    run.wait(.seconds(3))
    #expect(run.app.nextDeadline == nil)
    #expect(run.rows().last?.contains("  the clock stands at") == true)
    run.refuse(["show.json: found nothing"])
    #expect(run.rows().last?.contains("! Not reloaded  show.json: found nothing") == true)
  }

  @Test func `C1: a tab that has failed loads again, as its network lets it`() {
    var run = FrontRun.running("5")
    run.wait(.seconds(6))
    #expect(run.simulation.tabs[4].content == .failed(.timedOut))
    run.reload(FrontScenario.edited())
    #expect(run.simulation.tabs[4].content == .loading)
    run.settle()
    #expect(run.simulation.tabs[4].content == .loaded)
    #expect(run.turn == "o1")
  }

  @Test func `C1: while a tab still loads, its load begins anew`() {
    var run = FrontRun(FrontScenario.inOrder(), columns: 100, rows: 30)
    run.wait(.milliseconds(100))
    run.reload(FrontScenario.edited())
    #expect(run.simulation.tabs[0].content == .loading)
    #expect(run.app.nextDeadline != nil)
    run.settle()
    #expect(run.turn == "v043")
  }

  @Test func `C1: a reload is told at the foot and in the log, with what became of it`() {
    var run = FrontRun.running()
    run.reload(FrontScenario.edited())
    #expect(run.rows().last?.contains("✓ Reloaded show.json") == true)
    run.reload(FrontScenario.edited())
    #expect(run.rows().last?.contains("✓ Reloaded show.json  unchanged") == true)
    #expect(run.linesOfReload == ["reloaded show.json  unchanged"])
    run.wait(.seconds(4))
    #expect(run.rows().last?.contains("Reloaded") == false)
  }

  @Test func `C4: a refused reload is told, and nothing else changes`() {
    var run = FrontRun.running("3J")
    run.wait(.seconds(4))
    var stayed = run
    run.refuse(["show.json: tabs[0].titel: unknown key", "show.json: seed: found true"])
    #expect(
      run.rows().last?.contains(
        "! Not reloaded  show.json: tabs[0].titel: unknown key (and 1 more)") == true)
    #expect(run.marks() == stayed.marks())
    #expect(run.simulation.scenario == stayed.simulation.scenario)
    let last = run.app.log.shown(rows: 2).map { "\($0.name): \($0.detail)" }
    #expect(
      last == [
        "not reloaded: show.json: tabs[0].titel: unknown key",
        "not reloaded: show.json: seed: found true",
      ])
  }

  @Test(arguments: [(0, 0), (1, 1), (19, 5), (20, 6), (300, 100)])
  func `C1, U8: a reload works at any size`(columns: Int, rows: Int) {
    var run = FrontRun.running(columns: columns, rows: rows)
    run.reload(FrontScenario.edited())
    run.reload(Scenario())
    run.reload(FrontScenario.edited { $0.deck.layout = .pager })
    run.reload(FrontScenario.edited { $0.deck.layout = .row })
    run.settle()
    let frame = run.frame()
    #expect((frame.width, frame.height) == (columns, rows))
  }
}
