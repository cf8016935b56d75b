import FeedFiles
import FeedModel
import Testing

@testable import TerminalFront

struct DeviceViewTests {
  private static func phone(
    _ name: String = "iphone-15", _ columns: Int = 120, _ rows: Int = 50,
    change: (inout Scenario) -> Void = { _ in }
  ) throws -> FrontRun {
    let device = try #require(Device(rawValue: name))
    let scenario = FrontScenario.sample {
      $0.device = device
      change(&$0)
    }
    var run = FrontRun(scenario, columns: columns, rows: rows)
    run.settle()
    return run
  }

  /// The cells that have the colour of the outline.
  private static func outline(
    _ run: inout FrontRun
  ) -> [(x: Int, y: Int, sign: Unicode.Scalar)] {
    let grid = run.frame()
    let color = Theme(mode: .trueColor).style(.viewport).foreground
    return (0..<grid.height).flatMap { y in
      (0..<grid.width).compactMap { x in
        let cell = grid[x, y]
        guard cell.style.foreground == color, let sign = cell.glyph.scalar else { return nil }
        return (x, y, sign)
      }
    }
  }

  /// Where an edge in points stands among so many cells of a screen of so many points.
  private static func edge(_ points: Double, _ whole: Double, _ cells: Int) -> Int {
    Int((points * Double(cells) / whole).rounded())
  }

  @Test(
    arguments: [
      ("iphone-15", 120, 50), ("iphone-se", 100, 40), ("iphone-15-pro-max", 140, 60),
      ("ipad", 200, 60), ("pixel-8", 90, 30), ("390x844+47+44+49+34", 66, 24),
    ])
  func `U5: the outline stands where explain says that the viewport is`(
    name: String, columns: Int, rows: Int
  ) throws {
    var run = try Self.phone(name, columns, rows)
    #expect(Self.outline(&run).isEmpty)
    run.type("v")
    let viewport = try #require(run.simulation.explain()?.viewport)
    let handheld = try #require(run.simulation.surroundings.handheld)
    let screen = try #require(run.app.layout.phone)
    let top = screen.y + Self.edge(viewport.y, handheld.height, screen.height)
    let bottom = screen.y + Self.edge(viewport.maxY, handheld.height, screen.height)
    let cells = Self.outline(&run)
    let left = cells.filter { $0.sign == "▐" && $0.x == screen.x - 1 }.map(\.y)
    #expect(left == Array(top..<bottom))
    #expect(cells.filter { $0.sign == "▌" && $0.x == screen.right }.map(\.y) == left)
    // The indicator of the active tab stands in the line above, and keeps its cells.
    let above = cells.filter { $0.sign == "▁" }
    #expect(!above.isEmpty && above.allSatisfy { $0.y == top - 1 })
    let below = cells.filter { $0.sign == "▔" }
    #expect(below.map(\.x) == Array(screen.columns))
    #expect(below.allSatisfy { $0.y == bottom })
    run.type("v")
    #expect(Self.outline(&run).isEmpty)
  }

  @Test(arguments: ["iphone-15", "iphone-se", "ipad", "393x852+59+44+49+34"])
  func `U5, C6: measure finds the viewport that is outlined, and the fractions on the cards`(
    name: String
  ) throws {
    let run = try Self.phone(name) {
      $0.page = HostPage()
      $0.page?.pinnedHeader.height = 50
      $0.page?.above = [HostPage.Block(title: "above", height: 120)]
    }
    let handheld = try #require(run.simulation.surroundings.handheld)
    let place = run.simulation.place(ofTab: try #require(run.simulation.activeTab))
    let explained = try #require(run.simulation.explain())
    func numbers(_ rect: Rect) -> String {
      "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]"
    }
    let clips = [place.scrollView, place.deck].compactMap(\.self).map {
      "{\"rect\": \(numbers($0)), \"clips\": true}"
    }
    let text = """
      {"screen": [0, 0, \(handheld.width), \(handheld.height)],
       "safeArea": {"top": \(handheld.statusBar + handheld.navigationBar),
         "bottom": \(handheld.tabBar + handheld.homeIndicator)},
       "ancestors": [\(clips.joined(separator: ", "))],
       "items": [\(explained.items.map { numbers($0.rect) }.joined(separator: ", "))]}
      """
    let layout = try #require(LayoutReader.read(Array(text.utf8), name: "phone").first?.layout)
    #expect(layout.viewport.rect == explained.viewport)
    #expect(layout.fractions == explained.items.map(\.fraction))
    #expect(layout.plays.map { explained.items[$0].verdict } == .first)
  }

  @Test func `U5: the outline follows the edges that are taken off`() throws {
    var run = try Self.phone { $0.deck.viewConfiguration.safeAreaEdges = .top }
    run.type("v")
    let screen = try #require(run.app.layout.phone)
    let sides = Self.outline(&run).filter { $0.sign == "▐" && $0.x == screen.x - 1 }
    #expect(sides.last?.y == screen.bottom - 1)
  }

  @Test func `U5: on the terminal the viewport is the deck`() throws {
    var run = FrontRun()
    run.settle()
    run.type("v")
    let rows = Set(Self.outline(&run).filter { $0.x == 0 && $0.sign == "▌" }.map(\.y))
    #expect(rows == Set(run.app.layout.deck.rows))
  }

  @Test func `U5: v dims what is outside of the viewport and nothing within`() throws {
    var run = try Self.phone { $0.page = Self.page }
    let before = run.frame()
    run.type("v")
    let after = run.frame()
    let viewport = try #require(run.simulation.explain()?.viewport)
    let inside = run.app.layout.projection.cells(viewport)
    var dimmed = 0
    for y in 0..<before.height - 1 {
      for x in 0..<before.width where before[x, y].glyph == after[x, y].glyph {
        let isChanged = before[x, y].style != after[x, y].style
        if inside.contains(x: x, y: y) { #expect(!isChanged) } else { dimmed += isChanged ? 1 : 0 }
      }
    }
    #expect(dimmed > 20)
  }

  private static let page: HostPage = {
    var page = HostPage()
    page.title = "Harbour Market"
    page.pinnedHeader = HostPage.Block(title: "Search the market", height: 60)
    page.above = [HostPage.Block(title: "Deals of the day", height: 150)]
    page.below = [HostPage.Block(title: "Stories", height: 400)]
    page.deckHeight = 600
    return page
  }()

  @Test func `U5: the device has its frame, its bars and what is said of it`() throws {
    var run = try Self.phone()
    let rows = run.rows()
    #expect(rows[0].contains("▗" + String(repeating: "▄", count: 44) + "▖"))
    #expect(rows[48].contains("▝" + String(repeating: "▀", count: 44) + "▘"))
    #expect(rows[2].contains("9:41"))
    #expect(rows[5].contains("‹ Back"))
    #expect(rows[44].contains("Home") && rows[44].contains("Feed") && rows[44].contains("You"))
    #expect(rows[47].contains("▄▄▄▄▄▄▄▄▄▄▄▄▄▄"))
    #expect(rows[2].hasPrefix("    iphone-15"))
    #expect(rows[3].hasPrefix("    393×852 pt"))
    #expect(rows[4].hasPrefix("    1 row = 18 pt"))
    #expect(!rows.joined().contains("navigation bar"))
    run.type("v")
    let notes = run.rows().joined(separator: "\n")
    for note in [
      "status bar 59", "navigation bar 44", "tabs 38", "tab bar 49", "home indicator 34",
      "393×628 pt at 0,141", "threshold 50 %",
    ] {
      #expect(notes.contains(note))
    }
  }

  @Test func `U6: the page is drawn, and scrolled it lies under its header`() throws {
    var run = try Self.phone { $0.page = Self.page }
    var text = run.rows().joined(separator: "\n")
    for part in ["Harbour Market", "Search the market", "Deals of the day", "For you"] {
      #expect(text.contains(part))
    }
    run.send(.scrollHost(by: 1000))
    text = run.rows().joined(separator: "\n")
    #expect(text.contains("Search the market") && text.contains("Stories"))
    #expect(!text.contains("Deals of the day"))
  }

  @Test func `U6: the focus scrolls the page where the deck does not`() throws {
    var run = try Self.phone {
      $0.page = Self.page
      $0.page?.deckHeight = HostPage.usualDeckHeight
      $0.deck.autosizingEnabled = true
    }
    for _ in 0..<4 { run.press(Key(.down)) }
    #expect(run.simulation.pageOffset > 500)
    let focused = try #require(run.app.focusedItem)
    #expect(run.simulation.sight(ofTab: 0).fraction(ofItem: focused) == 1)
    run.type("gG")
    #expect(run.app.focusedItem == (run.simulation.tabs[0].deck.videos.count - 1))
  }

  @Test func `U1: a drawer makes the drawn device smaller and changes nothing else`() throws {
    var run = try Self.phone()
    let before = run.simulation.explain()
    let screen = try #require(run.app.layout.phone)
    run.type("i")
    #expect(run.simulation.explain() == before)
    #expect(try #require(run.app.layout.phone).height < screen.height)
  }

  @Test func `K3: on a drawn device a click on a card starts it, and the wheel scrolls`() throws {
    var run = try Self.phone()
    let rect = run.app.scene.cells(ofItem: 1, run.simulation.sight(ofTab: 0))
    _ = run.frame()
    run.click(x: rect.x + 3, y: rect.y + 3)
    #expect(run.turn == run.simulation.tabs[0].deck.videos[1].id)
    _ = run.frame()
    run.receive(.mouse(Mouse(.wheelDown, x: rect.x + 3, y: rect.y + 3)))
    #expect(run.simulation.tabs[0].deck.scrollOffset == 48)
  }

  @Test func `K2: the prompt changes the device, and n goes through them`() throws {
    var run = FrontRun()
    run.settle()
    run.type(":device ipad")
    run.press(Key(.enter))
    #expect(run.simulation.surroundings.shownOn.rawValue == "ipad")
    run.type("nd")
    #expect(run.simulation.surroundings.shownOn.rawValue == "pixel-8")
    run.type("d")
    #expect(run.simulation.surroundings.shownOn == .terminal)
  }

  @Test func `A8: what explains the frame is written to a file`() throws {
    var run = FrontRun()
    run.settle()
    run.change { app, now in
      app.carryOut(.app(.writeExplanation(file: "why.json")), at: now)
    }
    #expect(run.app.takeRequests() == [.write(run.simulation.explanationText, file: "why.json")])
  }

  @Test(arguments: ["terminal", "iphone-se", "iphone-15", "ipad", "pixel-8", "50x4000", "2000x50"])
  func `U8: a device is drawn at any size of the terminal`(name: String) throws {
    for (columns, rows) in [(1, 1), (20, 6), (21, 7), (24, 9), (40, 12), (80, 24), (200, 60)] {
      var run = try Self.phone(name, columns, rows) { $0.page = Self.page }
      run.type("v")
      for _ in 0..<3 {
        let grid = run.frame()
        #expect(grid.width == columns && grid.height == rows)
        #expect(grid.hasWholeCharacters)
        run.type("ij")
      }
    }
  }
}
