import Testing

@testable import FeedModel

struct HostPageTests {
  /// A page on a phone without bars, 400 x 800: a header of 60, 200 above, a deck of 500, 300 below.
  private func page(
    count: Int = 12, columns: Int = 1, device: String = "400x800",
    change: (inout HostPage) -> Void = { _ in }, deck: (inout Scenario) -> Void = { _ in }
  ) -> Simulation {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", count), columns: columns)
    scenario.network.latency = Latency(.zero)
    scenario.device = Device(rawValue: device) ?? .terminal
    var page = HostPage()
    page.pinnedHeader = HostPage.Block(title: "Header", height: 60)
    page.above = [HostPage.Block(title: "Above", height: 200)]
    page.below = [HostPage.Block(title: "Below", height: 300)]
    change(&page)
    scenario.page = page
    deck(&scenario)
    var simulation = Simulation(scenario: scenario, columns: 50, rows: 51)
    _ = simulation.send(.startPlaying, at: .zero)
    return simulation
  }

  private func cuts(_ simulation: Simulation) -> [String] {
    simulation.explain()?.cuts.map(\.cut.name) ?? []
  }

  @Test func `U6: header, blocks, container and blocks stand below each other`() {
    let simulation = page()
    let place = simulation.place(ofTab: 0)
    #expect(place.header == Rect(x: 0, y: 0, width: 400, height: 60))
    #expect(place.scrollView == Rect(x: 0, y: 60, width: 400, height: 740))
    #expect(place.deck == Rect(x: 0, y: 260, width: 400, height: 500))
    #expect(
      simulation.blocks.map(\.rect) == [
        Rect(x: 0, y: 60, width: 400, height: 200), Rect(x: 0, y: 760, width: 400, height: 300),
      ])
    #expect(place.maximumPageOffset == 260)
  }

  @Test func `G1: the page's scroll view clips the deck, and the header hides it`() {
    var simulation = page()
    #expect(simulation.explain()?.viewport == Rect(x: 0, y: 260, width: 400, height: 500))
    _ = simulation.send(.scrollHost(by: 250), at: .zero)
    // The deck lies at 10...510, of which the header hides 50.
    #expect(simulation.explain()?.viewport == Rect(x: 0, y: 60, width: 400, height: 450))
    #expect(cuts(simulation) == ["screen", "ancestor.0", "ancestor.1"])
  }

  @Test func `G1: a deck that is scrolled out of the page plays nothing`() {
    var simulation = page(change: { $0.below = [HostPage.Block(height: 3000)] })
    #expect(simulation.player?.videoId == "a0")
    let log = simulation.send(.scrollHost(by: 900), at: .seconds(1))
    #expect(log.contains { $0.line.contains("onMomentStop momentId=a0 reason=belowThreshold") })
    #expect(simulation.player == nil)
    #expect(simulation.explain()?.viewport == nil)
    _ = simulation.send(.scrollHost(by: -900), at: .seconds(2))
    #expect(simulation.player?.videoId == "a0")
  }

  @Test(arguments: [(true, 100.0), (false, 500.0)])
  func `B15: a view around the deck that does not clip changes nothing`(
    clips: Bool, height: Double
  ) {
    let simulation = page(change: { $0.boxes = [HostPage.Box(clips: clips, height: 100)] })
    #expect(
      simulation.explain()?.viewport == Rect(x: 0, y: 260, width: 400, height: height))
    // What follows stands below the view, whatever hangs out of it.
    #expect(simulation.blocks.last?.rect.y == 360)
  }

  @Test func `G1: nested views cut one after the other`() {
    let simulation = page(change: {
      $0.boxes = [
        HostPage.Box(height: 300), HostPage.Box(clips: false, height: 10), HostPage.Box(height: 50),
      ]
    })
    #expect(simulation.explain()?.viewport?.height == 50)
    #expect(
      cuts(simulation) == ["screen", "ancestor.0", "ancestor.1", "ancestor.3"])
  }

  @Test func `U6: a scroll moves the deck first, at its end the page, and back the same way`() {
    var simulation = page(count: 2)
    let most = simulation.geometry(ofTab: 0).maximumOffset
    _ = simulation.send(.scroll(by: most - 10), at: .zero)
    #expect(simulation.pageOffset == 0)
    _ = simulation.send(.drag(by: 40), at: .zero)
    #expect(simulation.tabs[0].deck.scrollOffset == most)
    #expect(abs(simulation.pageOffset - 30) < 1e-9)
    _ = simulation.send(.scroll(by: 10_000), at: .zero)
    #expect(simulation.pageOffset == 260)
    _ = simulation.send(.scroll(by: -most - 100), at: .zero)
    #expect(simulation.tabs[0].deck.scrollOffset == 0)
    #expect(abs(simulation.pageOffset - 160) < 1e-9)
  }

  @Test func `U6: a fling goes on into the page`() {
    var simulation = page(count: 1)
    _ = simulation.send(.fling(velocity: 5000), at: .zero)
    _ = simulation.advance(by: .seconds(5))
    #expect(simulation.pageOffset == 260)
    #expect(simulation.fling == nil)
  }

  @Test func `U6: a row is scrolled sideways, and the page by itself`() {
    var simulation = page(deck: { $0.deck.layout = .row })
    _ = simulation.send(.scroll(by: 1e6), at: .zero)
    #expect(simulation.pageOffset == 0)
    _ = simulation.send(.scrollHost(by: 100), at: .zero)
    #expect(simulation.pageOffset == 100)
  }

  @Test func `U6: without a page there is nothing to scroll but the deck`() {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 2))
    scenario.network.latency = Latency(.zero)
    var simulation = Simulation(scenario: scenario, columns: 50, rows: 51)
    _ = simulation.send(.startPlaying, at: .zero)
    _ = simulation.send(.scrollHost(by: 100), at: .zero)
    #expect(simulation.pageOffset == 0)
    #expect(simulation.blocks.isEmpty)
  }

  @Test func `U6: on the terminal the page stands in whole rows`() {
    var simulation = page(device: "terminal")
    // 60 points are 4 rows, 200 are 13, 500 are 32.
    let place = simulation.place(ofTab: 0)
    #expect(place.header.height == 64)
    #expect(place.deck == Rect(x: 0, y: 272, width: 400, height: 512))
    _ = simulation.send(.scrollHost(by: 25), at: .zero)
    #expect(simulation.pageOffset == 32)
  }

  private func autosized(
    count: Int = 12, columns: Int = 2, paged: Bool = false, device: String = "400x800",
    change: (inout Scenario) -> Void = { _ in }
  ) -> Simulation {
    page(
      count: count, columns: columns, device: device,
      deck: { scenario in
        scenario.deck.autosizingEnabled = true
        scenario.tabs[0].isPaged = paged
        change(&scenario)
      })
  }

  @Test(arguments: ["400x800", "terminal"])
  func `D3: an autosized grid is as high as its content, reports that, and does not scroll`(
    device: String
  ) {
    var simulation = autosized(device: device)
    let geometry = simulation.geometry(ofTab: 0)
    #expect(geometry.frame.height == geometry.contentLength)
    #expect(simulation.intrinsicHeight(ofTab: 0) == geometry.contentLength)
    #expect(geometry.maximumOffset == 0)
    _ = simulation.send(.scroll(by: 160), at: .zero)
    #expect(simulation.tabs[0].deck.scrollOffset == 0)
    #expect(simulation.pageOffset == 160)
  }

  @Test func `D3: an autosized deck plays what the page shows of it`() {
    var simulation = autosized()
    var played: Set<String> = []
    let way = simulation.place(ofTab: 0).maximumPageOffset
    for _ in 0..<Int((way / 40).rounded(.up)) {
      _ = simulation.send(.scroll(by: 40), at: simulation.now)
      if let player = simulation.player { played.insert(player.videoId) }
    }
    #expect(simulation.pageOffset == way)
    #expect(played == ["a0", "a2", "a4", "a6", "a8", "a10"])
    #expect(simulation.reach(ofTab: 0).byScrolling == 6)
    #expect(simulation.bestFractionOfAny(ofTab: 0) == nil)
  }

  @Test func `D3: an autosized deck without a page is a page of its own`() {
    var simulation = autosized { $0.page = nil }
    #expect(simulation.place(ofTab: 0).scrollView == Rect(x: 0, y: 0, width: 400, height: 800))
    _ = simulation.send(.scroll(by: 100), at: .zero)
    #expect(simulation.pageOffset == 100)
  }

  @Test(
    arguments: [
      (nil, 20), (7, 7), (20, 20), (21, 20), (1000, 20), (0, 20), (-5, 20),
    ] as [(Int?, Int)])
  func `D4: an autosized grid shows one page of 20 at most, and fewer where that is said`(
    wanted: Int?, shown: Int
  ) {
    let simulation = autosized(count: 50) {
      $0.deck.viewConfiguration.fetchConfiguration.maxVideos = wanted
    }
    #expect(simulation.tabs[0].deck.videos.count == shown)
  }

  @Test func `D4: an autosized grid of a paged source shows its first page only`() {
    var simulation = autosized(count: 50, paged: true) { $0.deck.pageSize = 8 }
    _ = simulation.send(.scroll(by: 1e6), at: .zero)
    _ = simulation.advance(by: .seconds(5))
    #expect(simulation.tabs[0].deck.videos.count == 8)
  }

  @Test func `D4: elsewhere the most videos cap the total and end the paging`() {
    var scenario = Scenario.small(.tab("a", isPaged: true), videos: .of("a", 50))
    scenario.network.latency = Latency(.zero)
    scenario.deck.viewConfiguration.fetchConfiguration.maxVideos = 30
    var simulation = Simulation(scenario: scenario, columns: 40, rows: 30)
    var log = simulation.send(.startPlaying, at: .zero)
    for _ in 0..<9 { log += simulation.send(.scroll(by: 1e6), at: simulation.now) }
    let pages = log.filter { $0.line.contains("onVideosLoaded") }.map(\.line)
    #expect(
      pages == [
        "0s onVideosLoaded sourceId=feed_a page=1 first=0 count=20",
        "0s onVideosLoaded sourceId=feed_a page=2 first=20 count=10",
      ])
  }

  @Test(arguments: [LayoutKind.row, .pager])
  func `D3: with a row or a pager autosizing does nothing and says so once`(kind: LayoutKind) {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 5))
    scenario.deck.layout = kind
    scenario.deck.autosizingEnabled = true
    var simulation = Simulation(scenario: scenario, columns: 40, rows: 30)
    var log = simulation.send(.startPlaying, at: .zero)
    log += simulation.send(.closePlayer, at: .seconds(1))
    log += simulation.send(.startPlaying, at: .seconds(2))
    #expect(simulation.hostPage == nil)
    #expect(log.filter { $0.line.contains("programmerError") }.count == 1)
  }

  @Test func `D3: in a file a height of an autosized grid is an error`() throws {
    let page = JSONValue.object([.init("deckHeight", .number(300))])
    func read(_ autosizing: Bool) throws -> Scenario {
      try Scenario(
        json: .object([
          .init("page", page),
          .init("deck", .object([.init("autosizingEnabled", .bool(autosizing))])),
          .init("tabs", .array([])),
          .init("catalog", Scenario.small(videos: .of("a", 1)).json["catalog"] ?? .null),
        ]))
    }
    #expect(try read(false).page?.deckHeight == 300)
    do {
      _ = try read(true)
      Issue.record("a height was accepted")
    } catch let faults as FileFaults {
      #expect("\(faults)".contains("page.deckHeight"))
      #expect("\(faults)".contains("no height for an autosized grid, which has its own"))
    }
  }

  @Test func `C3: a page is written as it was read`() throws {
    var scenario = page().scenario
    scenario.page?.boxes = [HostPage.Box(clips: false), HostPage.Box(height: 20)]
    scenario.page?.title = "Shop"
    scenario.page?.deckHeight = 321
    #expect(try Scenario(json: scenario.json).page == scenario.page)
  }

  @Test func `U6: a tab that is still to load leaves the page within its end`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 20) + .of("b", 1)) {
        $0.deck.autosizingEnabled = true
        $0.network.latency = Latency(.seconds(1))
      })
    transcript.run("start-playing\nadvance 2s\nscroll-host by=300\nselect-tab 1 animated=false")
    let simulation = transcript.simulation
    #expect(simulation.tabs[1].content == .loading)
    #expect(simulation.pageOffset <= simulation.place(ofTab: 1).maximumPageOffset)
  }
}
