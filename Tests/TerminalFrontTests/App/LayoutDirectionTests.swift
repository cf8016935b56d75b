import Testing

@testable import FeedModel
@testable import TerminalFront

/// An app that is laid out from right to left, as the screen shows it and hands answer.
@Suite struct LayoutDirectionTests {
  private func run(
    columns: Int = 40, rows: Int = 20, _ direction: LayoutDirection = .rightToLeft,
    titles: [String] = ["Alphas", "Bravos", "Cobras"], active: Int = 0,
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    var scenario = Scenario()
    scenario.tabs = titles.enumerated().map { FrontScenario.tab("t\($0.offset)", $0.element) }
    scenario.catalog = Catalog(
      (0..<4).map {
        Video(id: "v\($0)", title: "T\($0)", duration: .seconds(10), labels: ["t0"])
      })
    scenario.tabsStyle.activeTabIndicator.isVisible = true
    scenario.network.latency = Latency(.zero)
    scenario.deck.columns = 2
    scenario.layoutDirection = direction
    change(&scenario)
    var run = FrontRun(scenario, columns: columns, rows: rows)
    run.send(.selectTab(at: active, animated: false))
    run.settle()
    return run
  }

  @Test func `T3, B45: tab 0 of three that are ten columns wide stands at columns 30 to 39`() {
    var run = run()
    #expect(
      run.rows().prefix(2) == [
        "          · Cobras  · Bravos    Alphas",
        "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▀▀▀▀▀▀▔▔",
      ])
    let area = run.app.hitAreas.first { $0.target == .command(.model(.tapTab(at: 0))) }?.rect
    #expect(area == CellRect(x: 31, y: 0, width: 8, height: 1))
  }

  @Test(arguments: [
    ("left", [1, 2, 3, 3]), ("right", [0, 0, 1, 2]), ("h", [1, 2, 3, 3]), ("l", [0, 0, 1, 2]),
    ("down", [2, 3, 2, 3]), ("up", [0, 1, 0, 1]),
  ])
  func `T3, B45: the left key goes to the item at the left, which is the next one`(
    key: String, neighbours: [Int]
  ) {
    let keys: [String: Key] = [
      "left": Key(.left), "right": Key(.right), "down": Key(.down), "up": Key(.up),
      "h": Key(.character("h")), "l": Key(.character("l")),
    ]
    for (item, neighbour) in neighbours.enumerated() {
      for layout in [LayoutKind.grid, .row] where layout == .grid || !["down", "up"].contains(key) {
        // A row of 120 columns shows all of them.
        var run = run(columns: layout == .row ? 120 : 40) { $0.deck.layout = layout }
        run.change { app, _ in app.focus(onItemWithId: "v\(item)") }
        run.press(keys[key] ?? Key(.escape))
        #expect(run.focus == neighbour, "\(layout) \(item)")
      }
    }
  }

  @Test func `T3, B45: Tab, Shift-Tab and figures go by index`() {
    var run = run()
    run.press(Key(.tab))
    #expect(run.simulation.activeTab == 1)
    run.type("3")
    #expect(run.simulation.activeTab == 2)
    run.press(Key(.backTab))
    #expect(run.simulation.activeTab == 1)
  }

  @Test func `T3, U2: a strip that is too long begins at the right and marks its cut ends`() {
    let titles = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"]
    let rows = (0..<5).map { active in
      var run = run(columns: 24, titles: titles, active: active) { $0.catalog = Catalog() }
      return run.rows()[0]
    }
    #expect(
      rows == [
        "‹ ie  · Bravo  ◦ Alpha", "‹ lie  ◦ Bravo  ◦ Alph ›", "‹ ta  ◦ Charlie  · Bra ›",
        "‹ cho  ◦ Delta  · Char ›", "◦ Echo  · Delta  · Cha ›",
      ])
  }

  @Test func `T3, U2: icons stand at the right of their titles, the name of the program left`() {
    var run = run(columns: 60) {
      $0.tabs[0].icon = PlayerTabItemCustomImageStates(selectedImage: "🎬", unselectedImage: "🎞")
      $0.tabsStyle.padding.left = 40
      $0.tabsStyle.padding.right = 24
    }
    #expect(run.rows()[0] == " feedtui        · Cobras      · Bravos        Alphas 🎬")
  }

  @Test(arguments: HitMapTests.sizes)
  func `T3, K3: tabs and cards answer at the mirrored places`(size: (columns: Int, rows: Int)) {
    for layout in LayoutKind.allCases {
      func areas(_ direction: LayoutDirection) -> [HitArea] {
        var run = FrontRun(
          FrontScenario.sample {
            $0.deck.layout = layout
            $0.layoutDirection = direction
          }, columns: size.columns, rows: size.rows)
        run.settle()
        run.type("2")
        run.settle()
        run.press(Key(.pageDown))
        _ = run.frame()
        return run.app.hitAreas.filter { area in
          if case .item = area.target { return true }
          if case .command(.model(.tapTab)) = area.target { return true }
          return false
        }
      }
      let plain = areas(.leftToRight)
      let mirrored = areas(.rightToLeft)
      #expect(plain.map(\.target) == mirrored.map(\.target))
      for (here, there) in zip(mirrored, plain) {
        #expect(here.rect.x == size.columns - there.rect.right, "\(here.target)")
        #expect(here.rect.width == there.rect.width && here.rect.y == there.rect.y)
      }
    }
  }

  @Test func `T3, U3: texts of a card begin at the right, the bar of a video at the left`() {
    var run = run(columns: 60, rows: 30) {
      $0.tabs = [FrontScenario.tab("t0", "Alphas")]
      $0.deck.columns = 1
      $0.catalog = Catalog([
        Video(
          id: "v", title: "Title", author: "@author", duration: .seconds(10), labels: ["t0"],
          products: [
            Product(name: "Pan", price: Price(amount: 34), originalPrice: Price(amount: 49))
          ])
      ])
    }
    run.wait(.seconds(5))
    let rows = run.rows().map { row in
      // Without the ring around the card.
      String(row.dropFirst().prefix(58)).split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains { $0.hasPrefix("100% ") && $0.hasSuffix("muted ► PLAYING") })
    #expect(rows.contains("0:05/0:10 ✓ @author"))
    let bar = rows.first { $0.contains("━") }
    #expect(bar?.first == "━" && bar?.last == "↻")
    #expect(rows.contains("was $49 $34"))
    let price = run.rows().first { $0.contains("was $49 $34") }
    #expect(price?.contains("was $49 $34 ▌") == true)
    #expect(run.rows().contains { $0.contains(" Title ▌") })
    #expect(run.rows().contains { $0.contains(" Pan ▌") })
  }

  @Test(
    arguments: ["iphone-se", "iphone-15", "ipad", "pixel-8"], [(80, 24), (60, 16), (120, 50)])
  func `T3, U5: mirrored cards leave a cell to their neighbours and to the edge at the right`(
    device: String, size: (Int, Int)
  ) throws {
    let device = try #require(Device(rawValue: device))
    for layout in [LayoutKind.grid, .row] {
      var run = FrontRun(
        FrontScenario.sample {
          $0.device = device
          $0.layoutDirection = .rightToLeft
          $0.deck.layout = layout
          $0.deck.columns = 3
        }, columns: size.0, rows: size.1)
      run.settle()
      _ = run.frame()
      let cards = run.app.hitAreas.compactMap { area -> CellRect? in
        if case .item = area.target { area.rect } else { nil }
      }
      let screen = try #require(run.app.layout.phone)
      try #require(!cards.isEmpty)
      let top = cards.filter { $0.y == cards[0].y }
      #expect(top[0].right < screen.right)
      for (card, next) in zip(top, top.dropFirst()) { #expect(next.right < card.x) }
    }
  }

  @Test func `T3, U5, U6: bars and page of a device are mirrored`() throws {
    var run = run(columns: 120, rows: 50) {
      $0.device = Device(rawValue: "iphone-15") ?? .terminal
      var page = HostPage()
      page.pinnedHeader = HostPage.Block(title: "Search", height: 56)
      page.above = [HostPage.Block(title: "Deals", height: 120)]
      $0.page = page
    }
    let screen = try #require(run.app.layout.phone)
    let rows = run.rows().map { row in
      String(row.dropFirst(screen.x).prefix(screen.width))
    }
    func expect(_ text: String, endingAt end: Int) {
      #expect(
        rows.contains { row in
          row.firstRange(of: text).map {
            row.distance(from: $0.upperBound, to: row.endIndex) == end
          } ?? false
        }, "\(text)")
    }
    expect("9:41", endingAt: 4)
    expect("Back ›", endingAt: 2)
    expect("Search", endingAt: 2)
    expect("Deals │", endingAt: 1)
    let bar = try #require(rows.first { $0.contains("Home") })
    #expect(
      bar.split(separator: " ").map(String.init).filter { $0.allSatisfy(\.isLetter) }
        == ["You", "Cart", "Feed", "Home"])
  }

  @Test func `T3, N7: the drawer of the surroundings changes the direction, and keeps the place`() {
    var run = run(.leftToRight)
    run.type("nw")
    #expect(run.simulation.surroundings.layoutDirection == .rightToLeft)
    run.type("w")
    #expect(run.simulation.surroundings.layoutDirection == .leftToRight)
  }

  @Test
  func `T3, N7: every line of the surroundings is shown at 80x24, in as many columns as needed`() {
    var run = run(columns: 80, rows: 24)
    run.type("n")
    let rows = run.rows()
    for line in SurroundingsMenu.rows {
      let text = "\(line.key)  \(line.subject)"
      #expect(rows.contains { $0.contains(text) && $0.contains(line.state(run.simulation)) })
    }
  }

  @Test func `T3: the prompt proposes both directions`() {
    var run = run(columns: 80, rows: 24)
    run.type(":layout-direction ")
    #expect(
      run.app.prompt?.proposals(in: run.simulation).map(\.text) == ["leftToRight", "rightToLeft"])
  }
}
