import FeedFiles
import FeedModel
import TerminalFront

/// `feedtui check`: what was read, guessed and left out, and which items can never play.
enum CheckSubcommand {
  /// Columns after which a line is cut.
  private static let longestLine = 1000

  /// Reports on every input; a bad one does not keep the others from being read.
  ///
  /// - Returns: Whether all are good.
  static func run(_ options: Options) throws(Failure) -> Bool {
    let names: [String?] = options.inputs.isEmpty ? [nil] : options.inputs
    var isGood = true
    for name in names {
      do {
        let input = try InputLoader.load(name, options)
        let report = CheckReport(
          input: input, name: name ?? "the sample", size: options.size ?? .standard)
        // Reduced as on the screen, so that no title can send a control character or turn the line round.
        let lines = report.lines.map { TextWidth.cut($0, to: Self.longestLine) + "\n" }
        try Output.print(lines.joined())
        if let written = options.written {
          try Output.write(input.scenario.fileText, to: written)
        }
      } catch .badInput(let sentence) {
        isGood = false
        Complaint.print(sentence)
      }
    }
    return isGood
  }
}

/// What `check` says of one input.
struct CheckReport {
  let lines: [String]

  init(input: LoadedInput, name: String, size: TerminalExtent) {
    let scenario = input.scenario
    var lines = ["\(name):"]
    lines += input.notes.map { "  \($0)" }
    lines.append(
      scenario.device == .terminal
        ? "  on a terminal of \(size.columns)x\(size.rows):" : "  on \(scenario.device.rawValue):")
    var simulation = Simulation(
      scenario: Self.unhurried(scenario), columns: size.columns, rows: size.rows)
    _ = simulation.send(.startPlaying, at: .zero)
    for index in simulation.tabs.indices {
      _ = simulation.send(.selectTab(at: index, animated: false), at: simulation.now)
      _ = simulation.advance(by: .milliseconds(1))
      lines.append(
        "    \(simulation.tabs[index].item.title): \(Self.sentence(onTab: index, simulation))")
    }
    self.lines = lines
  }

  /// The scenario with everything on one page and at once, so that every item can be looked at.
  private static func unhurried(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.network = SimulatedNetwork(latency: Latency(.zero))
    scenario.tabsStyle.isTabVisibleWhenEmpty = true
    for index in scenario.tabs.indices { scenario.tabs[index].isPaged = false }
    return scenario
  }

  private static func sentence(onTab index: Int, _ simulation: Simulation) -> String {
    let tab = simulation.tabs[index]
    guard tab.item.isVisible else { return "hidden" }
    guard tab.content == .loaded else { return "no videos" }
    if let best = simulation.bestFractionOfAny(ofTab: index) {
      let needed = simulation.autoplay.triggerVisibilityPercentage
      return "nothing can play: best possible \(percent(best)), needs \(percent(needed))"
    }
    let reach = simulation.reach(ofTab: index)
    var parts = ["scrolling plays \(reach.byScrolling) of \(reach.count)"]
    if reach.besideTheFirst > 0 {
      parts.append("\(reach.besideTheFirst) beside the first of their row play by Enter")
    }
    if !reach.leadingButNeverFirst.isEmpty {
      let titles = reach.leadingButNeverFirst.prefix(3).map { tab.deck.videos[$0].title }
      let more = reach.leadingButNeverFirst.count > 3 ? " and more" : ""
      parts.append("never first at any offset: \(titles.joined(separator: "; "))\(more)")
    }
    if reach.withoutVideo > 0 { parts.append("\(reach.withoutVideo) without a video") }
    return parts.joined(separator: ", ")
  }

  /// A fraction in whole percent, rounded down.
  private static func percent(_ fraction: Double) -> String {
    "\(Int((fraction * 100 + 1e-7).rounded(.down)))%"
  }
}
