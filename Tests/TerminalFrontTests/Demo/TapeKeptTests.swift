import FeedFiles
import FeedModel
import Testing

@testable import TerminalFront

/// The state that a run starts from, in tapes (N1, X5).
struct TapeKeptTests {
  private static let theme = Theme(mode: .none)

  private static func tape(of kept: KeptState) -> String {
    TapeRecorder(arguments: [], columns: 80, rows: 24, theme: theme, kept: kept).text
  }

  @Test(
    arguments: [
      KeptState(), KeptState(lastTab: "b"), KeptState(readIds: ["v1", "v2"]),
      KeptState(
        lastTab: "a \"b\" #c",
        readIds: [
          "", ",", "#1", " #2", "a=b", "a\"b", "\"", "'`\"", "\\", "\\n", "x\ny", "\u{0}",
          "\u{1B}[2J",
          "\u{2028}", "\u{301}", "Set", "é", "💡", "\u{FEFF}",
        ]),
      KeptState(readIds: (0..<1000).map { "video-\($0)" }),
      KeptState(readIds: [String(repeating: "long", count: 1000), "short"]),
    ])
  func `N1: a recorded tape gives its run the state that it started from`(kept: KeptState) throws {
    #expect(try Tape.read(Self.tape(of: kept)).settings.kept == kept)
  }

  @Test func `X5: the state stands in the first lines of the tape`() {
    let kept = KeptState(lastTab: "kitchen", readIds: ["v1", "v 2"])
    #expect(
      Self.tape(of: kept) == """
        # Recorded by feedtui.
        Set Columns 80
        Set Rows 24
        Set Color none
        Set TypingSpeed 0ms
        Set LastTab "kitchen"
        Set Read "v1" "v 2"
        Type "feedtui"
        Enter

        """)
  }

  @Test(
    arguments: [
      ("Set LastTab", "demo.tape:1:12: something is missing here; accepted: the id of a tab"),
      ("Set LastTab a b", "demo.tape:1:16: found 2 ids; accepted: the id of a tab"),
      ("Set Read # none", "demo.tape:1:10: something is missing here; accepted: ids, as in Set"),
      ("Set Read a b=c", "demo.tape:1:12: found '='; accepted: ids, as in Set Read v1 \"v 2\","),
      ("Set Read \"a", "demo.tape:1:10: a quote is never closed"),
      ("Hide\nSet Read a", "demo.tape:2:5: Set Read has an effect only before the first"),
    ])
  func `X6: slips in the state are told`(source: String, complaint: String) {
    #expect(Tape.complaint(about: source).hasPrefix(complaint))
  }

  @Test func `X1: several lines of what was read count together, the last tab counts alone`() throws
  {
    let kept = try Tape.read("Set Read a \"b c\" # two\nSet LastTab x\nSet Read d\nSet LastTab y")
      .settings.kept
    #expect(kept == KeptState(lastTab: "y", readIds: ["a", "b c", "d"]))
  }

  @Test func `N1: a run from a kept state and its tape give the same log`() throws {
    let scenario = try InputReader.sample().scenario
    let tab = try #require(scenario.tabs.last)
    let ids = scenario.catalog.videos.prefix(40).map(\.id) + ["gone"]
    let kept = KeptState(lastTab: tab.containerId, readIds: ids)
    #expect(
      kept.reduced(to: scenario) == KeptState(lastTab: tab.containerId, readIds: ids.dropLast()))

    var app = App(
      scenario: scenario, columns: 80, rows: 24, theme: Self.theme, kept: kept, keepsLog: true)
    #expect(app.simulation.activeTab == scenario.tabs.count - 1)
    var recorder = TapeRecorder(
      arguments: [], columns: 80, rows: 24, theme: Self.theme, kept: kept.reduced(to: scenario))
    for (index, key) in Key.typing("JJ1JJ").enumerated() {
      let now = Duration.milliseconds(900 * index)
      recorder.note(.key(key), at: now)
      app.receive(.key(key), at: now)
    }
    let log = app.takeLog()

    var runner = TapeRunner(
      try Tape.read(recorder.text), TapeStart(scenario: scenario, theme: Self.theme),
      stopsAtFailure: true, updatesGoldens: false
    ) { _ in nil }
    #expect(runner.run().isGood)
    #expect(runner.log == log)
    // Without the state it would have been another run.
    var fresh = App(
      scenario: scenario, columns: 80, rows: 24, theme: Self.theme, keepsLog: true)
    for (index, key) in Key.typing("JJ1JJ").enumerated() {
      fresh.receive(.key(key), at: .milliseconds(900 * index))
    }
    #expect(fresh.takeLog() != log)
  }
}
