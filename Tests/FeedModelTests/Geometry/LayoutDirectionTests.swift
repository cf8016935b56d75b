import Testing

@testable import FeedModel

/// An app that is laid out from right to left: places and gestures are mirrored, indexes are not.
struct LayoutDirectionTests {
  /// What a scenario is shown on, and how its decks are laid out.
  struct Shape: Sendable, CustomTestStringConvertible {
    var device: String
    var layout: LayoutKind
    var columns: Int
    var width: Int
    var testDescription: String { "\(device) \(layout) \(columns) in \(width)" }
  }

  static let shapes: [Shape] = ["terminal", "iphone-15", "393x700+20+44+49+0", "ipad"].flatMap {
    device in
    LayoutKind.allCases.flatMap { layout in
      [(1, 20), (2, 40), (3, 80), (3, 81), (5, 100)].map {
        Shape(device: device, layout: layout, columns: $0.0, width: $0.1)
      }
    }
  }

  private func run(
    _ shape: Shape, _ direction: LayoutDirection, count: Int = 11,
    change: (inout Scenario) -> Void = { _ in }
  ) throws -> Simulation {
    var scenario = Scenario.small(
      .tab("a"), .tab("b"), .tab("c"), videos: .of("a", count) + .of("b", 3) + .of("c", 3),
      columns: shape.columns)
    scenario.network.latency = Latency(.zero)
    scenario.device = try #require(Device(rawValue: shape.device))
    scenario.deck.layout = shape.layout
    scenario.deck.viewConfiguration.contentPadding = EdgeInsets(
      top: 5, left: 24, bottom: 5, right: 7)
    scenario.layoutDirection = direction
    change(&scenario)
    var simulation = Simulation(scenario: scenario, columns: shape.width, rows: 30)
    _ = simulation.send(.startPlaying, at: .zero)
    return simulation
  }

  @Test func `T3, B45: item 0 of a grid of two columns lies at the top right`() throws {
    let shape = Shape(device: "terminal", layout: .grid, columns: 2, width: 40)
    let geometry = try run(shape, .rightToLeft, count: 4).geometry(ofTab: 0)
    let columns = (0..<4).map { geometry.rect(ofItem: $0, offset: 0).x / 8 }
    // 40 columns: 1...19 and 20...38 hold a card and the blank after it, from the right.
    #expect(columns == [21, 1, 21, 1])
    #expect((0..<4).map { geometry.rect(ofItem: $0, offset: 0).maxX / 8 } == [39, 20, 39, 20])
    #expect(geometry.rect(ofItem: 0, offset: 0).y == geometry.rect(ofItem: 1, offset: 0).y)
    #expect(geometry.rect(ofItem: 2, offset: 0).y > geometry.rect(ofItem: 1, offset: 0).y)
  }

  @Test(arguments: shapes)
  func `T3, B45: every item lies as far from the right as it would from the left`(
    shape: Shape
  ) throws {
    let plain = try run(shape, .leftToRight)
    let mirrored = try run(shape, .rightToLeft)
    let geometry = plain.geometry(ofTab: 0)
    let other = mirrored.geometry(ofTab: 0)
    let width = plain.surroundings.screen.width
    #expect(other.maximumOffset == geometry.maximumOffset)
    for offset in [0, 8, geometry.maximumOffset / 2, geometry.maximumOffset] {
      #expect(other.indexesInFrame(offset: offset) == geometry.indexesInFrame(offset: offset))
      for item in 0..<geometry.count {
        let rect = geometry.rect(ofItem: item, offset: offset)
        let found = other.rect(ofItem: item, offset: offset)
        #expect(abs(found.x - (width - rect.x - rect.width)) < 1e-9)
        #expect(found.y == rect.y && found.width == rect.width && found.height == rect.height)
      }
    }
    #expect(mirrored.sight(ofTab: 0).viewport.rect == plain.sight(ofTab: 0).viewport.rect)
  }

  @Test
  func `T3, A8: what can be seen at best is mirrored with a viewport that is cut at one side`()
    throws
  {
    let shape = Shape(device: "terminal", layout: .row, columns: 1, width: 60)
    func sight(_ direction: LayoutDirection, view: Rect) throws -> DeckSight {
      DeckSight(
        geometry: try run(shape, direction).geometry(ofTab: 0), viewport: Viewport(screen: view),
        offset: 0)
    }
    let view = Rect(x: 0, y: 0, width: 100, height: 480)
    let plain = try sight(.leftToRight, view: view)
    let mirrored = try sight(.rightToLeft, view: view.mirrored(in: plain.geometry.frame))
    #expect(plain.bestFraction(ofItem: 10) < plain.bestFraction(ofItem: 0))
    for item in 0..<11 {
      #expect(mirrored.bestFraction(ofItem: item) == plain.bestFraction(ofItem: item))
    }
    #expect(mirrored.bestFractionOfAny == plain.bestFractionOfAny)
    func offsets(_ sight: DeckSight) -> [Double] {
      var geometry = sight.geometry
      geometry = DeckGeometry(
        frame: geometry.frame, kind: .row, itemLength: geometry.itemLength, padding: 8,
        endPadding: 8, spacing: 8, step: 0, across: geometry.across, count: geometry.count,
        direction: geometry.direction)
      var offsets: [Double] = []
      DeckSight(geometry: geometry, viewport: sight.viewport, offset: 0)
        .forEachOffset(AutoplayRule()) { offsets.append($0.offset) }
      return offsets
    }
    #expect(offsets(mirrored) == offsets(plain))
  }

  @Test func `T3, B45: padding before the items is at the right`() throws {
    let phone = Shape(device: "iphone-15", layout: .grid, columns: 2, width: 80)
    for layout in LayoutKind.allCases {
      var shape = phone
      shape.layout = layout
      let geometry = try run(shape, .rightToLeft).geometry(ofTab: 0)
      #expect(geometry.rect(ofItem: 0, offset: 0).maxX == 393 - 24, "\(layout)")
    }
    let geometry = try run(phone, .rightToLeft).geometry(ofTab: 0)
    #expect(abs(geometry.rect(ofItem: 1, offset: 0).x - 7) < 1e-9)
  }

  @Test func `T3, B45: a row begins at the right and brings later items in from the left`() throws {
    let shape = Shape(device: "terminal", layout: .row, columns: 1, width: 60)
    var simulation = try run(shape, .rightToLeft)
    func rect(_ item: Int) -> Rect { simulation.sight(ofTab: 0).rect(ofItem: item) }
    #expect(rect(0).maxX == 60 * 8 - 8)
    #expect(rect(1).maxX == rect(0).x - 8)
    let before = rect(1)
    _ = simulation.send(.scroll(by: 40), at: .zero)
    #expect(simulation.tabs[0].deck.scrollOffset == 40)
    #expect(rect(1).x == before.x + 40)
    _ = simulation.send(.scrollTo(offset: 1e9), at: .zero)
    #expect(rect(10).x == 8)
  }

  @Test(arguments: shapes, AutoplayStrategy.allCases)
  func `T3, B45: at every offset the same item plays, with the same fractions and verdicts`(
    shape: Shape, strategy: AutoplayStrategy
  ) throws {
    func strategic(_ scenario: inout Scenario) {
      scenario.deck.viewConfiguration.itemView.autoplay.strategy = strategy
    }
    var plain = try run(shape, .leftToRight, change: strategic)
    var mirrored = try run(shape, .rightToLeft, change: strategic)
    #expect(mirrored.reach(ofTab: 0) == plain.reach(ofTab: 0))
    let end = plain.geometry(ofTab: 0).maximumOffset
    for step in 0...24 {
      let offset = end * Double(step) / 24
      _ = plain.send(.scrollTo(offset: offset), at: .zero)
      _ = mirrored.send(.scrollTo(offset: offset), at: .zero)
      #expect(mirrored.tabs[0].deck.scrollOffset == plain.tabs[0].deck.scrollOffset)
      #expect(mirrored.player?.videoId == plain.player?.videoId)
      let expected = try #require(plain.explain())
      let found = try #require(mirrored.explain())
      #expect(found.viewport == expected.viewport)
      #expect(found.items.map(\.index) == expected.items.map(\.index))
      for (here, there) in zip(found.items, expected.items) {
        #expect(here.verdict == there.verdict)
        #expect(abs(here.fraction - there.fraction) < 1e-9)
        #expect(abs((here.bestFraction ?? 2) - (there.bestFraction ?? 2)) < 1e-9)
        #expect(here.rect == mirrored.sight(ofTab: 0).rect(ofItem: here.index))
      }
    }
  }

  @Test(arguments: [(160, 0, 0), (-160, 0, 1), (160, 1, 0), (-160, 1, 2), (-159, 1, 1)])
  func `T3, B45: a swipe to the right shows the next tab`(points: Double, from: Int, to: Int)
    throws
  {
    let shape = Shape(device: "terminal", layout: .grid, columns: 1, width: 40)
    var simulation = try run(shape, .rightToLeft)
    _ = simulation.send(.selectTab(at: from, animated: false), at: .zero)
    _ = simulation.send(.swipe(by: points), at: .seconds(1))
    #expect(simulation.activeTab == to)
  }

  @Test func `T3, B45: taps and calls count tabs as ever`() throws {
    let shape = Shape(device: "terminal", layout: .grid, columns: 1, width: 40)
    var simulation = try run(shape, .rightToLeft)
    #expect(simulation.visibleTabs == [0, 1, 2])
    _ = simulation.send(.tapTab(at: 2), at: .zero)
    #expect(simulation.activeTab == 2)
    _ = simulation.send(.selectTab(at: 0, animated: nil), at: .zero)
    #expect(simulation.activeTab == 0)
  }

  @Test(arguments: LayoutKind.allCases, ["terminal", "iphone-15"])
  func `T3, B45: to drag or fling a row forwards is a movement to the right`(
    layout: LayoutKind, device: String
  ) throws {
    let shape = Shape(device: device, layout: layout, columns: 1, width: 40)
    func offset(after action: Action, _ direction: LayoutDirection) throws -> Double {
      var simulation = try run(shape, direction)
      _ = simulation.send(.scrollTo(offset: 700), at: .zero)
      _ = simulation.send(action, at: .zero)
      _ = simulation.advance(by: .seconds(3))
      return simulation.tabs[0].deck.scrollOffset
    }
    let sign: Double = layout == .row ? -1 : 1
    for points in [48.0, -48, 400, -400] {
      let dragged = try offset(after: .drag(by: points), .leftToRight)
      #expect(try offset(after: .drag(by: sign * points), .rightToLeft) == dragged)
      let flung = try offset(after: .fling(velocity: points * 4), .leftToRight)
      #expect(try offset(after: .fling(velocity: sign * points * 4), .rightToLeft) == flung)
      // What scrolls without a hand on the screen goes forwards as ever.
      let scrolled = try offset(after: .scroll(by: points), .leftToRight)
      #expect(try offset(after: .scroll(by: points), .rightToLeft) == scrolled)
    }
  }

  @Test func `T3, N7: the direction changes while it runs, and tells nothing but that`() throws {
    let shape = Shape(device: "terminal", layout: .row, columns: 1, width: 60)
    var simulation = try run(shape, .leftToRight)
    _ = simulation.send(.scrollTo(offset: 240), at: .seconds(1))
    let player = simulation.player?.videoId
    let log = simulation.send(try Action(line: "layout-direction rightToLeft"), at: .seconds(1))
    #expect(log.map(\.line) == ["1s > layout-direction to=rightToLeft"])
    #expect(simulation.player?.videoId == player)
    #expect(simulation.tabs[0].deck.scrollOffset == 240)
    #expect(simulation.presentScenario.layoutDirection == .rightToLeft)
    #expect(
      simulation.sight(ofTab: 0).rect(ofItem: 2)
        == (try run(shape, .rightToLeft)).geometry(ofTab: 0).rect(ofItem: 2, offset: 240))
    let back = simulation.send(.layoutDirection(to: .leftToRight), at: .seconds(1))
    #expect(back.count == 1)
    #expect(simulation.presentScenario == simulation.scenario)
  }

  @Test func `T3, N7: another direction ends a fling, the same one does not`() throws {
    let shape = Shape(device: "terminal", layout: .row, columns: 1, width: 60)
    var simulation = try run(shape, .leftToRight)
    _ = simulation.send(.fling(velocity: 1000), at: .zero)
    _ = simulation.send(.layoutDirection(to: .leftToRight), at: .zero)
    #expect(simulation.fling != nil)
    _ = simulation.send(.layoutDirection(to: .rightToLeft), at: .zero)
    #expect(simulation.fling == nil)
  }

  @Test func `T3, C3: a scenario says in which direction it is laid out`() throws {
    func read(_ direction: JSONValue) throws -> Scenario {
      try Scenario(json: ["layoutDirection": direction, "tabs": [["containerId": "a"]]])
    }
    #expect(try read("rightToLeft").layoutDirection == .rightToLeft)
    #expect(try read("leftToRight").layoutDirection == .leftToRight)
    #expect(throws: FileFaults.self) { try read("right") }
    #expect(try read("rightToLeft").json["layoutDirection"] == "rightToLeft")
    #expect(try read("leftToRight").json["layoutDirection"] == nil)
  }
}
