import Testing

@testable import FeedModel

struct HistoryTests {
  /// A visit on a scenario of the sample's shape, with answers of random length.
  private var visit: [(at: SimulatedTime, line: String)] {
    [
      (.zero, "start-playing"), (.seconds(3), "scroll by=160"), (.seconds(4), "tap-item a7"),
      (.seconds(5), "prepare-all-tabs"), (.milliseconds(5100), "select-tab 2"),
      (.seconds(7), "scroll-to 9999"), (.seconds(7), "tap-mute-button"),
      (.seconds(9), "select-tab 4 false"), (.seconds(16), "reload-tab 4"),
      (.seconds(17), "tap-tab 0"),
      (.seconds(18), "resize 120 40"), (.seconds(19), "background true"),
      (.seconds(30), "background false"), (.seconds(31), "reload-all-tabs"),
      (.seconds(33), "close-player"), (.seconds(34), "start-playing"),
    ]
  }

  private var scenario: Scenario {
    var scenario = Scenario.likeTheSample
    scenario.network.latency = Latency(.milliseconds(20), upTo: .milliseconds(900))
    return scenario
  }

  /// The log of the visit and ten seconds more, going on in steps of at most `step`.
  private func log(of scenario: Scenario, inSteps step: SimulatedTime) throws -> [LogEntry] {
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    var log: [LogEntry] = []
    func goOn(to end: SimulatedTime) {
      while simulation.now < end {
        log += simulation.advance(by: min(step, end - simulation.now))
      }
    }
    for (time, line) in visit {
      goOn(to: time)
      log += simulation.send(try Action(line: line), at: time)
    }
    goOn(to: .seconds(44))
    return log
  }

  @Test func `N1: the same history gives the same log`() throws {
    let first = try log(of: scenario, inSteps: .max)
    #expect(first.count > 100)
    #expect(try log(of: scenario, inSteps: .max).map(\.line) == first.map(\.line))
  }

  @Test func `N1: another seed gives another log, where something is left to chance`() throws {
    var other = scenario
    other.seed = 2
    #expect(try log(of: other, inSteps: .max) != log(of: scenario, inSteps: .max))
    other.network.latency = Latency(.milliseconds(340))
    var same = other
    same.seed = 3
    #expect(try log(of: other, inSteps: .max) == log(of: same, inSteps: .max))
  }

  @Test(arguments: [
    SimulatedTime.milliseconds(1), .milliseconds(7), SimulatedTime(microseconds: 16_667),
    .seconds(1),
  ])
  func `N1: time that passes in small steps tells the same as in large ones`(
    step: SimulatedTime
  ) throws {
    #expect(try log(of: scenario, inSteps: step) == log(of: scenario, inSteps: .max))
  }

  @Test func `N1: the log begins as it did when the model was written`() throws {
    // Whatever machine and library this runs on, these latencies are drawn.
    let lines = try log(of: scenario, inSteps: .max).map(\.line)
    let answers = lines.filter {
      $0.contains("Buffering") || $0.contains("didLoad") || $0.contains("didFail")
    }
    #expect(
      Array(answers.prefix(8)) == [
        "518574us didLoadFeed sourceId=feed_a",
        "518574us onMomentBuffering momentId=a0 latency=676288us",
        "3s onMomentBuffering momentId=a3 latency=874483us",
        "5410953us didLoadFeed sourceId=feed_c",
        "5410953us onMomentBuffering momentId=c0 latency=271247us",
        "5411036us didLoadFeed sourceId=feed_b",
        "5480299us didLoadFeed sourceId=feed_f",
        "5691347us didFailToLoadFeed sourceId=feed_d error=empty",
      ])
  }

  @Test func `N1: a log can be replayed from its own lines`() throws {
    let first = try log(of: scenario, inSteps: .max)
    #expect(try replay(first, of: scenario, columns: 80, rows: 24) == first)
  }

  @Test(arguments: WalkScenario.allCases)
  func `N1: the log of any walk reads back and replays to itself`(kind: WalkScenario) throws {
    for seed in [11, 12] as [UInt64] {
      let walk = Walk(kind.scenario, start: kind.start, seed: seed, count: 300)
      var simulation = Simulation(scenario: kind.scenario, columns: 20, rows: 8)
      var log = simulation.advance(by: kind.start)
      for step in walk.steps { log += step.run(on: &simulation) }
      #expect(try replay(log, of: kind.scenario, columns: 20, rows: 8) == log)
    }
  }

  @Test func `N4: a copy looks back without changing anything, and goes on to the same log`() throws
  {
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    var log: [LogEntry] = []
    var copies: [(copy: Simulation, log: [LogEntry])] = []
    for (time, line) in visit {
      copies.append((simulation, log))
      log += simulation.send(try Action(line: line), at: time)
    }
    for (index, (copy, before)) in copies.enumerated() {
      var again = copy
      var found = before
      for (time, line) in visit[index...] {
        found += again.send(try Action(line: line), at: time)
      }
      #expect(found == log)
    }
  }

  @Test func `A time that has passed counts as now`() throws {
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    _ = simulation.advance(by: .seconds(5))
    let log = simulation.send(.startPlaying, at: .seconds(1))
    #expect(log.map(\.time) == Array(repeating: .seconds(5), count: log.count))
    #expect(simulation.advance(by: .milliseconds(-1)).isEmpty)
    #expect(simulation.now == .seconds(5))
  }

  @Test func `K5: with nothing to come there is no deadline`() throws {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 3)))
    #expect(transcript.simulation.nextDeadline == nil)
    transcript.run("start-playing")
    #expect(transcript.simulation.nextDeadline == .milliseconds(100))
    transcript.run("advance 100ms")
    #expect(transcript.simulation.nextDeadline == .milliseconds(200))
    transcript.run("advance 100ms")
    #expect(transcript.simulation.nextDeadline == .milliseconds(2200))
    transcript.run("tap-playback-button")
    #expect(transcript.simulation.nextDeadline == nil)
    transcript.run("tap-playback-button\nadvance 5s\nbackground true")
    #expect(transcript.simulation.nextDeadline == nil)
    transcript.run("background false\nclose-player")
    #expect(transcript.simulation.nextDeadline == nil)
  }

  @Test func `K5: what would be due at the end of time or later never is`() throws {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 3) + .of("b", 3)),
      leavingOut: [.onMomentImpression])
    transcript.run("advance \(SimulatedTime.max - .milliseconds(2300))\nstart-playing")
    transcript.run("advance 2200ms")
    #expect(transcript.simulation.player?.state == .playing)
    transcript.run("prepare-tab 1")
    #expect(transcript.simulation.nextDeadline == nil)
    transcript.expect(
      """
      > advance 1000h
      > scroll by=48
      9223372036854775807us onMomentStop momentId=a0 reason=belowThreshold position=2100ms
      9223372036854775807us onMomentBuffering momentId=a1 latency=100ms
      > select-tab 1
      9223372036854775807us onTabSelected sourceId=feed_b tabIndex=1
      > advance 1000h
      """)
    #expect(transcript.simulation.now == .max)
    #expect(transcript.simulation.nextDeadline == nil)
  }

  /// The log of the actions of `log`, read back from their lines and done at their times.
  private func replay(
    _ log: [LogEntry], of scenario: Scenario, columns: Int, rows: Int
  ) throws -> [LogEntry] {
    var simulation = Simulation(scenario: scenario, columns: columns, rows: rows)
    var replayed: [LogEntry] = []
    for entry in log {
      if case .action(let action) = entry.content {
        let time = try #require(SimulatedTime(entry.time.description))
        replayed += simulation.send(try Action(line: action.line), at: time)
      }
    }
    let end = log.last?.time ?? .zero
    return replayed + simulation.advance(by: end - simulation.now)
  }

  @Test func `N4: what was cut off does not come back once something else is done`() {
    var simulation = Simulation(
      scenario: .small(.tab("a"), videos: .of("a", 3)), columns: 20, rows: 8)
    var history = History(startingWith: simulation)
    for (action, second) in [(Action.startPlaying, 0), (.tapMuteButton, 2)] {
      _ = simulation.send(action, at: .seconds(Int64(second)))
      history.note(action, leadingTo: simulation)
    }
    simulation = history.simulation(at: .seconds(1))
    history.cut(after: .seconds(1))
    _ = simulation.send(.cover(on: true), at: .seconds(1))
    history.note(.cover(on: true), leadingTo: simulation)
    let later = history.simulation(at: .seconds(3))
    #expect(later.isMuted)
    #expect(later.surroundings.isCovered)
  }

  @Test func `N2: every action stands in the log at its time, before the events that it causes`() {
    var random = SplitMix64(seed: 9)
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    for second in 1...1000 {
      let time = SimulatedTime.seconds(Int64(second))
      let action = Action.random(from: &random)
      let entries = simulation.send(action, at: time)
      let places = entries.indices.filter {
        if case .action = entries[$0].content { true } else { false }
      }
      #expect(places.count == 1)
      guard let place = places.first else { continue }
      #expect(entries[place] == LogEntry(time: time, content: .action(action.writable)))
      #expect(entries[..<place].allSatisfy { $0.time <= time })
      #expect(entries[place...].allSatisfy { $0.time == time })
    }
  }
}
