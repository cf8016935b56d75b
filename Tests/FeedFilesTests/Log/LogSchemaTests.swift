import FeedModel
import Testing

@testable import FeedFiles

struct LogSchemaTests {
  private static let validator = SchemaValidator(schema: LogSchema.json)

  private static func faults(of line: String) throws -> [String] {
    try validator.faults(of: JSONTree(text: Array(line.utf8)).value)
  }

  @Test func `X4: the schema of logs in docs is the one that the words make`() throws {
    try Golden.expect(LogSchema.json.indented(), isFile: "docs/event-log.schema.json")
  }

  @Test func `X4: the tables of docs/events.md are those of the words`() throws {
    let path = "docs/events.md"
    let text = try Repository.text(path)
    func filled(_ text: String, _ name: String, _ table: [String]) throws -> String {
      let start = "<!-- table: \(name) -->\n"
      let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(name)")
      let end = try #require(parts[1].firstRange(of: "<!-- end -->"))
      return parts[0] + start + table.map { $0 + "\n" }.joined() + parts[1][end.lowerBound...]
    }
    let actions = Action.CodingKeys.allCases.map { ($0.rawValue, $0.help.sentence) }
    let events = Event.CodingKeys.allCases.map { ($0.rawValue, $0.sentence) }
    let whole = try filled(
      try filled(text, "Actions", Self.table(actions, Action.self)), "Events",
      Self.table(events, Event.self))
    try Golden.expect(whole, isFile: path)
  }

  private static func table(
    _ words: [(String, String)], _ type: (some Decodable).Type
  ) -> [String] {
    ["| word | arguments | what it tells |", "| --- | --- | --- |"]
      + words.map { word, sentence in
        let arguments = WordArgument.arguments(of: word, in: type).map { argument in
          let path = argument.parent.map { parent in
            "\(parent)\(argument.repetition == .groups ? "[]" : "").\(argument.label)"
          }
          let list = argument.repetition == .values ? "list of " : ""
          return "`\(path ?? argument.label)`: \(list)\(name(of: argument.kind))"
            + (argument.isOptional ? ", may be absent" : "")
        }
        let told = arguments.joined(separator: "<br>")
        return "| `\(word)` | \(told.isEmpty ? "-" : told) | \(sentence) |"
      }
  }

  private static func name(of kind: WordArgument.Kind) -> String {
    switch kind {
    case .text: "text"
    case .number: "number"
    case .whole: "whole number"
    case .flag: "true or false"
    case .time: "time"
    case .share: "share such as 60%"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: " ")
    }
  }

  @Test(arguments: Event.CodingKeys.allCases)
  func `X4: a line with an event of every word is valid`(word: Event.CodingKeys) throws {
    let line = LogEntry(time: .milliseconds(340), content: .event(word.example)).json
    #expect(try Self.faults(of: line) == [])
  }

  @Test(
    arguments: [
      Action.startPlaying, .selectTab(at: 2, animated: nil), .selectTab(at: -2, animated: true),
      .setAutoplay(triggerVisibilityPercentage: Percentage(fraction: 1 / 3), isEnabled: false),
      .setAutoplay(triggerVisibilityPercentage: Percentage(fraction: 1e-9), isEnabled: nil),
      .network(latency: SimulatedTime(microseconds: 7), upTo: .seconds(2), offline: true),
      .scroll(by: -16.5), .scrollTo(offset: 1e300), .seek(to: SimulatedTime(microseconds: -1)),
      .fault(source: "a\"\u{1}", fault: .timedOut, times: nil), .newDeck(kind: .row, columns: 2),
      .resize(columns: 80, rows: 24, keeping: nil), .updateTabsStyle(style: .base()),
      .removeTabs(ids: ["a", "b"]), .removeTabs(ids: []),
      .upsertTabs(tabs: [
        ContainerTabItem(
          containerId: "a", title: "A", dataSource: .labels(.singleLabel("x")), isPaged: false)
      ]),
    ])
  func `X4: a line with an action is valid`(action: Action) throws {
    #expect(try Self.faults(of: LogEntry(time: .zero, content: .action(action)).json) == [])
  }

  @Test func `X4: every line of a run is valid`() throws {
    var simulation = Simulation(
      scenario: try InputReader.sample().scenario, columns: 100, rows: 30)
    let actions: [Action] = [
      .startPlaying, .scroll(by: 90), .tapPlaybackButton, .tapPlaybackButton, .tapTab(at: 1),
      .tapTab(at: 4), .reloadTab(at: nil, containerId: nil), .background(on: true),
      .background(on: false), .network(latency: .seconds(1), upTo: nil, offline: true),
      .selectTab(at: 2, animated: nil), .tapTab(at: 0), .seek(to: .seconds(36)),
      .selectTab(at: 99, animated: false), .closePlayer,
    ]
    var lines: [String] = []
    for action in actions {
      lines += simulation.send(action, at: simulation.now).map(\.json)
      lines += simulation.advance(by: .seconds(7)).map(\.json)
    }
    #expect(lines.count > 60)
    for line in lines { #expect(try Self.faults(of: line) == [], "\(line)") }
  }

  @Test(
    arguments: [
      #"{"time":"1s"}"#, #"{"event":{"closePlayerCompleted":{}}}"#,
      #"{"time":"1","event":{"closePlayerCompleted":{}}}"#,
      #"{"time":"1s","event":{"nothing":{}}}"#, #"{"time":"1s","event":{}}"#,
      #"{"time":"1s","event":{"closePlayerCompleted":{"a":1}}}"#,
      #"{"time":"1s","event":{"didLoadFeed":{}}}"#,
      #"{"time":"1s","event":{"onMomentQuartile":{"momentId":"a","quartile":1.5}}}"#,
      #"{"time":"1s","action":{"start-playing":{}},"event":{"closePlayerCompleted":{}}}"#,
      #"{"time":"1s","action":{"set-layout":{"kind":"spiral"}}}"#, "[]",
    ])
  func `X4: anything else is not`(line: String) throws {
    #expect(try Self.faults(of: line) != [])
  }
}
