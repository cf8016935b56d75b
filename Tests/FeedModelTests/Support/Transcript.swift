import Testing

@testable import FeedModel

/// A simulation that is driven by lines, and what it has told.
///
/// The text of a transcript is script and expectation in one. A line that begins with `>` is a
/// command: a line of words such as `> select-tab 1`, or `> advance 340ms`. The lines after it are
/// what it must tell, to the last event: `340ms didLoadFeed sourceId=feed_a`. Events stand as in the
/// log but for their player type, which is always moments.
struct Transcript {
  private(set) var simulation: Simulation
  /// The log from the start on.
  private(set) var log: [LogEntry] = []
  /// Events that the text of this transcript leaves out.
  private let leftOut: Set<Event.CodingKeys>

  /// A container that has not been started, on a terminal that leaves the decks so many rows.
  ///
  /// A deck of 5 rows has cards of 3 rows and nothing between them.
  init(
    _ scenario: Scenario, columns: Int = 20, deckRows: Int = 5,
    leavingOut leftOut: Set<Event.CodingKeys> = [],
    including told: Set<Event.CodingKeys> = []
  ) {
    let stripRows = Simulation(scenario: scenario, columns: columns, rows: 0).stripRows
    simulation = Simulation(
      scenario: scenario, columns: columns,
      rows: deckRows + stripRows + TerminalDevice.statusRows)
    // They are checked after each command, where a test can say what broke them.
    simulation.assertsInvariants = false
    // That the user has tapped an item stands in the command already.
    self.leftOut = leftOut.union([.videoDidTapThumbnail]).subtracting(told)
  }

  /// Does the commands of `lines`, one a line, whatever they tell.
  mutating func run(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for line in lines.split(separator: "\n") {
      _ = told(by: String(line), sourceLocation)
    }
  }

  /// Does the commands of `text` and compares all that they tell with the lines between them.
  mutating func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = text.split(separator: "\n").map(String.init)
    var found: [String] = []
    for command in expected where command.hasPrefix("> ") {
      found.append(command)
      found += told(by: String(command.dropFirst(2)), sourceLocation)
    }
    guard found != expected else { return }
    let place = zip(found, expected).prefix { $0 == $1 }.count
    Issue.record(
      """
      The transcript differs from its line \(place + 1) on: \
      expected '\(place < expected.count ? expected[place] : "nothing more")', \
      found '\(place < found.count ? found[place] : "nothing more")'.
      All that was found:
      \(found.joined(separator: "\n"))
      """,
      sourceLocation: sourceLocation)
  }

  private mutating func told(by line: String, _ sourceLocation: SourceLocation) -> [String] {
    var entries: [LogEntry] = []
    do {
      let words = line.split(separator: " ")
      if words.first == "advance", words.count == 2 {
        let time = try #require(SimulatedTime(String(words[1])), sourceLocation: sourceLocation)
        entries = simulation.advance(by: time)
      } else {
        entries = simulation.send(try Action(line: line), at: simulation.now)
      }
    } catch {
      Issue.record("'\(line)' is no command: \(error)", sourceLocation: sourceLocation)
    }
    log += entries
    let broken = simulation.brokenInvariants()
    if !broken.isEmpty {
      Issue.record("After '\(line)': \(broken)", sourceLocation: sourceLocation)
    }
    return entries.compactMap { entry in
      guard case .event(let event) = entry.content, !leftOut.contains(event.word) else {
        return nil
      }
      let line = event.line.split(separator: " ").filter { $0 != "playerType=moments" }
      return "\(entry.time) \(line.joined(separator: " "))"
    }
  }
}

extension LogEntry {
  /// The line of the log, its action marked by `>`.
  var line: String {
    switch content {
    case .action(let action): "\(time) > \(action.line)"
    case .event(let event): "\(time) \(event.line)"
    }
  }
}
