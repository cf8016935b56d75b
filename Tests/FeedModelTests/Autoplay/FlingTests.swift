import Testing

@testable import FeedModel

struct FlingTests {
  private func phone(
    count: Int = 60, columns: Int = 1, device: String = "iphone-15",
    change: (inout Scenario) -> Void = { _ in }
  ) -> Simulation {
    var scenario = Scenario.small(
      .tab("a"), .tab("b"), videos: .of("a", count) + .of("b", 9), columns: columns)
    scenario.network.latency = Latency(.zero)
    scenario.device = Device(rawValue: device) ?? .terminal
    change(&scenario)
    var simulation = Simulation(scenario: scenario, columns: 40, rows: 30)
    _ = simulation.send(.startPlaying, at: .zero)
    return simulation
  }

  private func offset(_ simulation: Simulation) -> Double {
    simulation.tabs[simulation.activeTab ?? 0].deck.scrollOffset
  }

  @Test func `N2: a fling slows down by 0.998 a millisecond and is looked at 60 times a second`() {
    var simulation = phone()
    _ = simulation.send(.fling(velocity: 2000), at: .zero)
    #expect(offset(simulation) == 0)
    #expect(simulation.nextDeadline == SimulatedTime(microseconds: 16_667))
    _ = simulation.advance(by: SimulatedTime(microseconds: 16_666))
    #expect(offset(simulation) == 0)
    _ = simulation.advance(by: SimulatedTime(microseconds: 1))
    var velocity = 2000.0
    var expected = 0.0
    for _ in 1...16 {
      velocity *= 0.998
      expected += velocity / 1000
    }
    #expect(offset(simulation) == expected)
    #expect(simulation.fling?.velocity == velocity)
    #expect(simulation.nextDeadline == SimulatedTime(microseconds: 33_334))
    _ = simulation.advance(by: .seconds(10))
    #expect(simulation.fling == nil)
    // The sum of all milliseconds down to 10 points a second, nearly (2000 - 10) / 2.
    #expect(abs(offset(simulation) - 993) < 3)
  }

  @Test func `N2: a fling goes back as it goes forth`() {
    var simulation = phone()
    _ = simulation.send(.scrollTo(offset: 5000), at: .zero)
    _ = simulation.send(.fling(velocity: -2000), at: .zero)
    _ = simulation.advance(by: .seconds(10))
    #expect(abs(offset(simulation) - 4007) < 3)
  }

  @Test func `N2: a fling ends where the deck does`() {
    var simulation = phone(count: 4)
    _ = simulation.send(.fling(velocity: 100_000), at: .zero)
    _ = simulation.advance(by: .seconds(1))
    #expect(simulation.fling == nil)
    #expect(offset(simulation) == simulation.geometry(ofTab: 0).maximumOffset)
    _ = simulation.send(.fling(velocity: 500), at: simulation.now)
    _ = simulation.advance(by: .milliseconds(20))
    #expect(simulation.fling == nil)
  }

  @Test(arguments: [0, 9, -9, .nan, 1e-300])
  func `N2: a finger that hardly moves flings nothing`(velocity: Double) {
    var simulation = phone()
    _ = simulation.send(.fling(velocity: velocity), at: .zero)
    #expect(simulation.fling == nil)
  }

  @Test func `N2: a fling beyond all measure is the fastest there is`() {
    var simulation = phone()
    _ = simulation.send(.fling(velocity: .infinity), at: .zero)
    #expect(simulation.fling?.velocity == Fling.fastest)
  }

  @Test(
    arguments: [
      "scroll by=1", "drag by=-1", "scroll-to offset=0", "scroll-host by=1", "select-tab 1",
      "new-deck grid", "device ipad", "close-player",
    ])
  func `N2: the user's hand, another tab and another layout end a fling`(line: String) throws {
    var simulation = phone()
    _ = simulation.send(.fling(velocity: 2000), at: .zero)
    _ = simulation.advance(by: .milliseconds(100))
    #expect(simulation.fling != nil)
    _ = simulation.send(try Action(line: line), at: simulation.now)
    #expect(simulation.fling == nil)
    let rest = simulation.activeTab.map { _ in offset(simulation) }
    _ = simulation.advance(by: .seconds(2))
    #expect(simulation.activeTab.map { _ in offset(simulation) } == rest)
  }

  @Test func `N2: what the user cannot do while blocked is a drag and a fling too`() {
    var simulation = phone()
    _ = simulation.send(.blockPlayerInteraction, at: .zero)
    _ = simulation.send(.drag(by: 50), at: .zero)
    _ = simulation.send(.fling(velocity: 3000), at: .zero)
    _ = simulation.advance(by: .seconds(1))
    #expect(offset(simulation) == 0)
  }

  @Test func `N2: on the terminal a fling moves by whole rows and gets as far`() {
    var simulation = phone(device: "terminal")
    _ = simulation.send(.fling(velocity: 2000), at: .zero)
    var offsets: Set<Double> = []
    while simulation.fling != nil, let due = simulation.nextDeadline {
      _ = simulation.advance(by: due - simulation.now)
      offsets.insert(offset(simulation))
    }
    #expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 16) == 0 })
    #expect(offset(simulation) == 976 || offset(simulation) == 992)
  }

  @Test func `N2: a fling turns one page of a pager`() {
    var simulation = phone { $0.deck.layout = .pager }
    _ = simulation.send(.fling(velocity: 9000), at: .zero)
    #expect(simulation.player?.videoId == "a1")
    _ = simulation.advance(by: .seconds(1))
    _ = simulation.send(.fling(velocity: -50), at: simulation.now)
    #expect(simulation.player?.videoId == "a0")
  }

  @Test func `A4: a fling chooses once a frame, and what it passes stops`() {
    var simulation = phone()
    var log = simulation.send(.fling(velocity: 4000), at: .zero)
    log += simulation.advance(by: .seconds(4))
    let told = log.filter { $0.line.contains("onMomentStart") || $0.line.contains("onMomentStop") }
    // Starts and stops alternate, no two at an instant but a stop and the start that follows.
    for (index, entry) in told.enumerated() {
      #expect(entry.line.contains(index % 2 == 0 ? "onMomentStop" : "onMomentStart"))
      #expect(entry.time.microseconds * 60 % 1_000_000 < 60)
    }
    #expect(told.count > 4)
  }

  @Test func `P1: the user's fling wins over an advance`() {
    var simulation = phone {
      $0.catalog = Catalog(.of("a", 60, seconds: 1))
      $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 1)
    }
    _ = simulation.advance(by: .milliseconds(900))
    var log = simulation.send(.fling(velocity: 300), at: simulation.now)
    log += simulation.advance(by: .milliseconds(300))
    #expect(log.contains { $0.line.contains("onMomentComplete") })
    #expect(!log.contains { $0.line.contains("reason=advanced") })
    #expect(simulation.player?.videoId == "a0")
  }

  @Test func `N1: flings are the same whatever the steps in which time passes`() {
    var whole = phone()
    var parts = whole
    let log = whole.send(.fling(velocity: 3333), at: .zero) + whole.advance(by: .seconds(3))
    var other = parts.send(.fling(velocity: 3333), at: .zero)
    for _ in 0..<300 { other += parts.advance(by: .milliseconds(10)) }
    #expect(log == other)
    #expect(whole == parts)
  }
}
