import CPseudoTerminal
import FeedFiles
import FeedModel
import TerminalFront

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long the model and the drawing take, without a terminal.
extension Benchmark {
  private static func scenario(count: Int) -> Scenario {
    var scenario = Scenario()
    scenario.tabs = [
      ContainerTabItem(containerId: "all", title: "All", dataSource: .discover, isPaged: false)
    ]
    scenario.network = SimulatedNetwork(latency: Latency(.zero))
    scenario.catalog = Catalog((0..<count).map { Video(id: "v\($0)", title: "Video \($0)") })
    return scenario
  }

  /// Decisions of who plays, after a row scrolled in the middle of the deck and after jumps through all of it.
  mutating func timeDecisions() {
    report.head("The model")
    let counts = [100, 10_000, 1_000_000]
    for (name, isJump) in [("a row", false), ("a jump", true)] {
      let times = counts.map { decisionTime(count: $0, isJump: isJump) }
      for (count, time) in zip(counts, times) {
        report.line("a decision after \(name) among \(count) items", "\(time.short) us")
      }
      let ratio = (times.max() ?? 0) / (times.min() ?? 1)
      report.line(
        "  the slowest against the fastest", ratio.short, budget: "1.5", holds: ratio <= 1.5)
    }
  }

  /// The least of several rounds, in microseconds for a decision.
  private func decisionTime(count: Int, isJump: Bool) -> Double {
    var simulation = Simulation(scenario: Self.scenario(count: count), columns: 80, rows: 24)
    _ = simulation.send(.startPlaying, at: .zero)
    let end = simulation.geometry(ofTab: 0).maximumOffset
    let places = (0..<20).map { place in
      isJump
        ? end * Double(place * 7 % 20) / 20
        : end / 2 + TerminalDevice.cellHeight * Double(min(place, 20 - place))
    }
    let rounds = 100
    return (0..<25).map { _ in
      ContinuousClock().measure {
        for _ in 0..<rounds {
          for place in places { _ = simulation.send(.scrollTo(offset: place), at: simulation.now) }
        }
      }.milliseconds * 1000 / Double(rounds * places.count)
    }.min() ?? 0
  }

  /// The built-in sample, from its text to the scenario.
  mutating func timeReading() throws {
    let times = try (0..<20).map { _ in
      let before = ContinuousClock.now
      _ = try InputReader.sample()
      return (ContinuousClock.now - before).milliseconds
    }
    report.line("reading the sample, median of \(times.count)", "\(times.median.short) ms")
  }

  /// A deck of a million items in one page: from the scenario to its frame, and to its end; the best of three.
  mutating func timeMillion() {
    let scenario = Self.scenario(count: 1_000_000)
    let times = (0..<3).map { _ in Self.openingAndEnd(scenario) }
    let opening = times.map(\.opening).min() ?? 0
    report.line(
      "a deck of 1,000,000 items opens, processor time", "\(opening.short) ms", budget: "1000 ms",
      holds: opening < 1000)
    let end = times.map(\.end).min() ?? 0
    report.line("  its End, key to frame", "\(end.short) ms", budget: "20 ms", holds: end < 20)
  }

  private static func openingAndEnd(_ scenario: Scenario) -> (opening: Double, end: Double) {
    // Not by the clock on the wall: it takes long enough for other processes to come between.
    let start = pt_processor_time(getpid())
    var app = App(scenario: scenario, columns: 80, rows: 24, theme: Theme(mode: .palette256))
    app.advance(to: .milliseconds(1))
    _ = app.frame()
    let opened = pt_processor_time(getpid())
    app.receive(.key(Key(.end)), at: .milliseconds(2))
    _ = app.frame()
    let ended = pt_processor_time(getpid())
    return (Double(opened - start) / 1e6, Double(ended - opened) / 1e6)
  }

  /// The sample on a screen of so many cells.
  private func sample(columns: Int, rows: Int) throws -> App {
    App(
      scenario: try InputReader.sample().scenario, columns: columns, rows: rows,
      theme: Theme(mode: .palette256))
  }

  /// A frame from the state, with everything drawn before remembered and with nothing.
  mutating func timeDrawing() throws {
    report.head("Drawing a frame, 256 colours")
    for (columns, rows) in [(80, 24), (200, 50)] {
      var app = try sample(columns: columns, rows: rows)
      var now = Duration.seconds(3)
      app.advance(to: now)
      let first = ContinuousClock().measure { _ = app.frame() }.milliseconds
      let times = (0..<50).map { _ in
        now += .milliseconds(84)
        app.advance(to: now)
        return ContinuousClock().measure { _ = app.frame() }.milliseconds
      }
      report.line("\(columns)x\(rows), the first with a deck", "\(first.short) ms")
      report.line(
        "\(columns)x\(rows), while a video plays, median of 50", "\(times.median.short) ms")
    }
  }
}
