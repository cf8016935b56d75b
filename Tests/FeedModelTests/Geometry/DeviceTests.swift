import Testing

@testable import FeedModel

struct DeviceTests {
  /// A tab strip, two columns, data at once.
  private func shown(
    on name: String, columns: Int? = nil, count: Int = 12,
    change: (inout Scenario) -> Void = { _ in }
  ) throws -> Simulation {
    var scenario = Scenario.small(
      .tab("a"), .tab("b"), videos: .of("a", count) + .of("b", 2), columns: columns)
    scenario.network.latency = Latency(.zero)
    scenario.device = try #require(Device(rawValue: name))
    change(&scenario)
    var simulation = Simulation(scenario: scenario, columns: 120, rows: 50)
    _ = simulation.send(.startPlaying, at: .zero)
    return simulation
  }

  @Test(
    arguments: [
      ("iphone-se", Rect(x: 0, y: 102, width: 375, height: 516)),
      ("iphone-15", Rect(x: 0, y: 141, width: 393, height: 628)),
      ("iphone-15-pro-max", Rect(x: 0, y: 141, width: 430, height: 708)),
      ("ipad", Rect(x: 0, y: 112, width: 820, height: 998)),
      ("pixel-8", Rect(x: 0, y: 126, width: 412, height: 685)),
      ("390x844", Rect(x: 0, y: 38, width: 390, height: 806)),
      ("390x844+47+44+49+34", Rect(x: 0, y: 129, width: 390, height: 632)),
    ])
  func `G1: the viewport is the screen less the bars and the strip above the deck`(
    name: String, viewport: Rect
  ) throws {
    #expect(try shown(on: name).explain()?.viewport == viewport)
  }

  @Test func `G2: each bar has its own height, and the edges decide which of them are taken off`()
    throws
  {
    func viewport(_ edges: SafeAreaEdges) throws -> Rect? {
      try shown(on: "iphone-15") { $0.deck.viewConfiguration.safeAreaEdges = edges }.explain()?
        .viewport
    }
    // The strip is part of the container, so the deck begins below it whatever the edges.
    #expect(try viewport(.all) == Rect(x: 0, y: 141, width: 393, height: 628))
    #expect(try viewport(.top) == Rect(x: 0, y: 141, width: 393, height: 711))
    #expect(try viewport(.bottom) == Rect(x: 0, y: 141, width: 393, height: 628))
    #expect(try viewport([]) == Rect(x: 0, y: 141, width: 393, height: 711))
    let cuts = try shown(on: "iphone-15").explain()?.cuts.map(\.cut.name)
    #expect(cuts == ["screen", "safeArea.top", "safeArea.bottom", "ancestor.0"])
  }

  @Test func `G2: what lies under the bars at the bottom counts only where the edges keep it`()
    throws
  {
    // The second row lies at 556.33...945.67: 212.67 of 389.33 above the bars, 295.67 above the screen's end.
    func fraction(_ edges: SafeAreaEdges) throws -> Double {
      let items = try shown(on: "iphone-15") { $0.deck.viewConfiguration.safeAreaEdges = edges }
        .explain()?.items
      return try #require(items?.first { $0.index == 2 }?.fraction)
    }
    let height: Double = 178.5 * 16 / 9 + 72
    let top = 151 + height + 16
    let (inside, kept) = (try fraction(.all), try fraction(.top))
    #expect(abs(inside * height - (769 - top)) < 1e-9)
    #expect(abs(kept * height - (852 - top)) < 1e-9)
  }

  @Test func `D2: on a phone the deck is laid out in points`() throws {
    let geometry = try shown(on: "iphone-15").geometry(ofTab: 0)
    #expect(geometry.frame == Rect(x: 0, y: 141, width: 393, height: 711))
    // Two columns with 10 points around and 16 between them; 9:16 and a panel of 72.
    let first = geometry.rect(ofItem: 0, offset: 0)
    #expect(first.x == 10 && first.y == 151 && first.width == 178.5)
    let height: Double = 178.5 / (9.0 / 16) + 72
    #expect(first.height == height)
    let second = geometry.rect(ofItem: 1, offset: 0)
    #expect(second.x == 204.5 && second.y == 151)
    #expect(geometry.rect(ofItem: 2, offset: 0).y == first.maxY + 16)
  }

  @Test func `D2: spacing, padding and panel are those of the configuration`() throws {
    let simulation = try shown(on: "400x800", columns: 3) {
      $0.deck.viewConfiguration.itemSpacing = 20
      $0.deck.viewConfiguration.contentPadding = EdgeInsets(top: 1, left: 2, bottom: 3, right: 8)
      $0.deck.viewConfiguration.itemView.productPanel.isHidden = true
      $0.deck.itemAspect = 1
    }
    let geometry = simulation.geometry(ofTab: 0)
    let side = 350 / 3.0
    let item = geometry.rect(ofItem: 4, offset: 0)
    #expect(item.width == side && item.height == side)
    #expect(abs(item.x - side - 22) < 1e-9)
    #expect(abs(item.y - side - 59) < 1e-9)
  }

  @Test func `D2: the last items can be scrolled above the bars`() throws {
    var simulation = try shown(on: "iphone-15")
    _ = simulation.send(.scrollTo(offset: 1e9), at: .zero)
    let last = try #require(simulation.explain()?.items.last)
    #expect(last.index == 11)
    #expect(last.fraction == 1)
    #expect(abs(last.rect.maxY - (769 - 10)) < 1e-9)
  }

  @Test(arguments: [LayoutKind.row, .pager])
  func `D2: rows and pages stand between the bars`(kind: LayoutKind) throws {
    let simulation = try shown(on: "iphone-15") { $0.deck.layout = kind }
    let item = try #require(simulation.explain()?.items.first)
    #expect(item.rect.y == 151 && item.rect.maxY == 759)
    #expect(item.fraction == 1)
    if kind == .row { #expect(item.rect.width == 301.5) }
  }

  @Test func `D2: a page turned on a phone is seen whole`() throws {
    var simulation = try shown(on: "iphone-15") { $0.deck.layout = .pager }
    for index in 1...11 {
      _ = simulation.send(.scroll(by: 20), at: .zero)
      #expect(simulation.player?.videoId == "a\(index)")
    }
    #expect(simulation.explain()?.items.last?.fraction == 1)
  }

  @Test func `U5: a phone scrolls by any length, the terminal by whole rows`() throws {
    var simulation = try shown(on: "iphone-15")
    _ = simulation.send(.scroll(by: 7.25), at: .zero)
    #expect(simulation.tabs[0].deck.scrollOffset == 7.25)
    var terminal = try shown(on: "terminal")
    _ = terminal.send(.scroll(by: 15), at: .zero)
    #expect(terminal.tabs[0].deck.scrollOffset == 16)
  }

  @Test(
    arguments: [
      ("terminal", true), ("iphone-se", true), ("iphone-15", true), ("iphone-15-pro-max", true),
      ("ipad", true), ("pixel-8", true), ("390x844", true), ("390x844+47+44+49+34", true),
      ("50x50", true), ("2000x4000", true), ("49x50", false), ("2001x50", false), ("390", false),
      ("390x", false), ("390x844x2", false), ("390x844+1", false), ("390x844+1+2+3", false),
      ("390x844+1+2+3+4+5", false), ("390x844+-1+2+3+4", false), ("+390x844", false),
      ("390.5x844", false), ("", false), ("iPhone-15", false), ("99999999999999999999x50", false),
      ("390x844+9999+0+0+0", false),
    ])
  func `U5: a device is a name, or a size with bars`(word: String, isKnown: Bool) {
    let device = Device(rawValue: word)
    #expect((device != nil) == isKnown)
    if isKnown { #expect(device?.rawValue == word) }
  }

  @Test func `N7: the device is changed by an action, and stands in the present scenario`() throws {
    var simulation = try shown(on: "iphone-15")
    let log = simulation.send(try Action(line: "device ipad"), at: .zero)
    #expect(log.first?.line == "0s > device to=ipad")
    #expect(simulation.surroundings.shownOn.rawValue == "ipad")
    #expect(simulation.presentScenario.device.rawValue == "ipad")
    _ = simulation.send(try Action(line: "device to=390x844+47+44+49+34"), at: .zero)
    #expect(simulation.surroundings.handheld?.homeIndicator == 34)
    #expect(throws: WordError.self) { try Action(line: "device nokia") }
  }

  @Test func `C3: the device stands in the scenario; a wrong one names what is accepted`() throws {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 1))
    scenario.device = try #require(Device(rawValue: "pixel-8"))
    scenario.deck.viewConfiguration.safeAreaEdges = .top
    #expect(try Scenario(json: scenario.json).device == scenario.device)
    #expect(try Scenario(json: scenario.json).deck.viewConfiguration.safeAreaEdges == .top)
    let faulty = JSONValue.object([.init("device", .string("iphone15"))])
    #expect(throws: FileFaults.self) { try Scenario(json: faulty) }
  }

  @Test(arguments: ["iphone-se", "iphone-15-pro-max", "ipad", "terminal", "390x844"])
  func `U8: another device keeps the tab and the place of the item that has the turn`(
    other: String
  ) throws {
    var simulation = try shown(on: "iphone-15", columns: 1, count: 30)
    _ = simulation.send(.scrollTo(offset: 3000), at: .zero)
    let turn = try #require(simulation.player?.videoId)
    let before = simulation.tabs[0].deck.scrollOffset
    let log = simulation.send(.device(to: try #require(Device(rawValue: other))), at: .seconds(1))
    #expect(simulation.player?.videoId == turn)
    #expect(simulation.activeTab == 0)
    #expect(!log.contains { $0.line.contains("onTabSelected") })
    _ = simulation.send(.device(to: .handheld(Handheld.named[1])), at: .seconds(1))
    #expect(abs(simulation.tabs[0].deck.scrollOffset - before) < 1e-6)
  }

  @Test func `U8: the terminal's size changes nothing on a phone that is drawn in it`() throws {
    var simulation = try shown(on: "iphone-15")
    _ = simulation.send(.scrollTo(offset: 100.5), at: .zero)
    let before = simulation.explain()
    _ = simulation.send(.resize(columns: 10, rows: 3, keeping: nil), at: .zero)
    #expect(simulation.explain() == before)
  }

  @Test func `A8: what can never play on a phone is found at any offset, not only at whole rows`()
    throws
  {
    // Cards are 380 x 16 / 9 + 72 points high, and the end of the content stops the deck when the second is half gone.
    let all = try shown(on: "400x1100", columns: 1, count: 2).reach(ofTab: 0)
    #expect(all.byScrolling == 2)
    let first = try shown(on: "400x1200", columns: 1, count: 2).reach(ofTab: 0)
    #expect(first.byScrolling == 1)
    #expect(first.leadingButNeverFirst == [1])
    #expect(try shown(on: "iphone-15", columns: 1, count: 9).reach(ofTab: 0).byScrolling == 9)
  }
}
