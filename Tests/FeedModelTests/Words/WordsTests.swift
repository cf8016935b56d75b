import Testing

@testable import FeedModel

struct WordsTests {
  @Test(
    arguments: [
      ("select-tab 2", .selectTab(at: 2, animated: nil)),
      ("  select-tab   at=2\tanimated=false ", .selectTab(at: 2, animated: false)),
      ("select-tab animated=off 2", .selectTab(at: 2, animated: false)),
      ("select-tab 2 yes", .selectTab(at: 2, animated: true)),
      ("start-playing", .startPlaying),
      ("reload-tab 3", .reloadTab(at: 3, containerId: nil)),
      ("reload-tab containerId=\"for you\"", .reloadTab(at: nil, containerId: "for you")),
      ("scroll -16.5", .scroll(by: -16.5)), ("scroll by=1e3", .scroll(by: 1000)),
      ("tap-item \"\"", .tapItem(id: "")), ("tap-item id=a=b", .tapItem(id: "a=b")),
      ("tap-item \"a=b \\\" \\\\ \\n\\u{1b}\"", .tapItem(id: "a=b \" \\ \n\u{1B}")),
      ("tap-item a\"b\\c", .tapItem(id: "a\"b\\c")),
      ("tap-item \"\\x \\u{zz} \\u{} \\u\"", .tapItem(id: "\\x \\u{zz} \\u{} \\u")),
      ("fault live timeout", .fault(source: "live", fault: .timedOut, times: nil)),
      ("fault live empty times=3", .fault(source: "live", fault: .empty, times: 3)),
      (
        "network 80ms upTo=1.5s",
        .network(latency: .milliseconds(80), upTo: .milliseconds(1500), offline: nil)
      ),
      ("network offline=on", .network(latency: nil, upTo: nil, offline: true)),
      (
        "set-autoplay 60%",
        .setAutoplay(triggerVisibilityPercentage: Percentage(fraction: 0.6), isEnabled: nil)
      ),
      ("resize 80 24 keeping=v1", .resize(columns: 80, rows: 24, keeping: "v1")),
      ("resize 80 rows=24 v1", .resize(columns: 80, rows: 24, keeping: "v1")),
      ("clear-faults", .clearFaults(source: nil)),
    ] as [(String, Action)])
  func `A line of words is read with and without labels`(line: String, expected: Action) throws {
    #expect(try Action(line: line) == expected)
  }

  @Test(arguments: [
    ("", 1, "a line begins with one of the words"),
    ("   ", 1, "a line begins with one of the words"),
    ("at=2", 1, "a line begins with one of the words"),
    ("selec-tab 1", 1, "unknown word 'selec-tab'; did you mean 'select-tab'?"),
    ("  Select-Tab 1", 3, "unknown word 'Select-Tab'; did you mean 'select-tab'?"),
    ("xyzzy", 1, "unknown word 'xyzzy'"),
    ("select-tab", 1, "'select-tab' needs at="),
    ("select-tab x", 12, "'x' is not accepted here; accepted: a whole number"),
    ("select-tab 1.0", 12, "'1.0' is not accepted here; accepted: a whole number"),
    (
      "select-tab 9223372036854775808", 12,
      "'9223372036854775808' is not accepted here; accepted: a whole number"
    ),
    ("select-tab 1 maybe", 14, "'maybe' is not accepted here; accepted: true or false"),
    ("select-tab 1 true 3", 19, "'select-tab' has no argument '3'; accepted: at, animated"),
    ("select-tab 1 speed=3", 14, "'select-tab' has no argument speed=; accepted: at, animated"),
    ("select-tab at=1 at=2", 17, "'select-tab' is given at= twice"),
    ("start-playing now", 15, "'start-playing' has no argument 'now'; it takes none"),
    ("scroll nan", 8, "'nan' is not accepted here; accepted: a number"),
    ("scroll inf", 8, "'inf' is not accepted here; accepted: a number"),
    ("scroll by=", 8, "'' is not accepted here; accepted: a number"),
    ("fault a b", 9, "'b' is not accepted here; accepted: failure, timeout, empty, offline"),
    ("set-autoplay 60", 14, "60 is above 1; for 60 percent write \"60%\""),
    ("network 80xs", 9, "'80xs' is no time; accepted: 800ms, 5s, 1.5s, 2m"),
    ("network -5ms", 9, "'-5ms' is no time; accepted: 800ms, 5s, 1.5s, 2m"),
    ("tap-item \"東京 🏮", 10, "a quote is never closed; a second \" ends it"),
    ("tap-item 東京🏮 x", 14, "'tap-item' has no argument 'x'; accepted: id"),
  ])
  func `A line that is wrong says where, what was found and what is accepted`(
    line: String, column: Int, message: String
  ) {
    let error = #expect(throws: WordError.self) { try Action(line: line) }
    #expect(error?.column == column)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(
    arguments: [
      (.startPlaying, "start-playing"),
      (.selectTab(at: 2, animated: true), "select-tab at=2 animated=true"),
      (.selectTab(at: 2, animated: nil), "select-tab at=2"),
      (.selectTab(at: .max, animated: nil), "select-tab at=9223372036854775807"),
      (.selectTab(at: .min, animated: nil), "select-tab at=-9223372036854775808"),
      (.selectTab(at: 1_000_000_000_000_000, animated: nil), "select-tab at=1000000000000000"),
      (.selectTab(at: 9_007_199_254_740_993, animated: nil), "select-tab at=9007199254740993"),
      (.scroll(by: 1e21), "scroll by=1e+21"), (.scroll(by: 0.1), "scroll by=0.1"),
      (.scroll(by: -16), "scroll by=-16"),
      (.tapItem(id: "v1"), "tap-item id=v1"), (.tapItem(id: ""), "tap-item id=\"\""),
      (.tapItem(id: "a b"), "tap-item id=\"a b\""), (.tapItem(id: "a=b"), "tap-item id=\"a=b\""),
      (.tapItem(id: "\"q\"\\"), "tap-item id=\"\\\"q\\\"\\\\\""),
      (.tapItem(id: "a\"b"), "tap-item id=a\"b"),
      (.tapItem(id: "a\nb\u{1B}[2J\u{85}"), "tap-item id=\"a\\nb\\u{1b}[2J\\u{85}\""),
      (.tapItem(id: "\u{2028}"), "tap-item id=\"\\u{2028}\""),
      (.tapItem(id: "\u{301}x"), "tap-item id=\u{301}x"),
      (.tapItem(id: "東京 🏮"), "tap-item id=\"東京 🏮\""), (.tapItem(id: "👩‍👧"), "tap-item id=👩‍👧"),
      (.network(latency: .max, upTo: nil, offline: nil), "network latency=9223372036854775807us"),
      (
        .setAutoplay(triggerVisibilityPercentage: Percentage(fraction: 1 / 3.0), isEnabled: false),
        "set-autoplay triggerVisibilityPercentage=0.3333333333333333 isEnabled=false"
      ),
    ] as [(Action, String)])
  func `A line of words states every argument, stays one line, and reads back the same`(
    action: Action, line: String
  ) throws {
    #expect(action.line == line)
    #expect(!line.unicodeScalars.contains { $0.value < 32 })
    #expect(try Action(line: line) == action)
  }

  @Test func `Any text is one word that reads back the same`() throws {
    let scalars: [Unicode.Scalar] = [
      "a", "=", "\"", "\\", " ", "\n", "\r", "\t", "\u{0}", "\u{301}", "\u{200D}", "é", "\u{2028}",
      "\u{A0}", "{", "}", "u", "n", "7", "👩", "\u{FE0F}", "\u{202E}", "ك",
    ]
    var random = SplitMix64(seed: 5)
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.append(scalars[.random(in: 0..<scalars.count, using: &random)])
      }
      let action = Action.reloadTab(at: 1, containerId: String(text))
      let read = try Action(line: action.line)
      #expect(read == action)
      guard case .reloadTab(_, let id?) = read else { continue }
      #expect(Array(id.unicodeScalars) == Array(text), "\(action.line)")
    }
  }

  @Test(
    arguments: [
      (.scroll(by: .nan), "scroll by=0"), (.scrollTo(offset: .nan), "scroll by=0"),
      (.scroll(by: .infinity), "scroll by=1.7976931348623157e+308"),
      (.scrollTo(offset: -.infinity), "scroll-to offset=-1.7976931348623157e+308"),
      (
        .network(latency: .seconds(-1), upTo: .milliseconds(-1), offline: nil),
        "network latency=0s upTo=0s"
      ),
    ] as [(Action, String)])
  func `N1: what no line can state is logged as what it amounts to`(action: Action, line: String) {
    var simulation = Simulation(scenario: Scenario(), columns: 1, rows: 1)
    let logged = simulation.send(action, at: .zero).map(\.content)
    guard case .action(let found)? = logged.first else {
      Issue.record("nothing was logged")
      return
    }
    #expect(found.line == line)
  }

  @Test func `Every action has a word, a help sentence, and a line that reads back`() throws {
    let words = Action.CodingKeys.allCases.map(\.rawValue)
    #expect(Set(words).count == words.count)
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let action = Action.random(from: &random).writable
      #expect(action.line.split(separator: " ").first.map(String.init) == action.word.rawValue)
      #expect(try Action(line: action.line) == action)
    }
    for word in Action.CodingKeys.allCases {
      #expect(word.help.sentence.hasSuffix("."))
    }
  }

  @Test func `Every event has a line that begins with its word`() {
    let events: [Event] = [
      .onMomentStart(momentId: "a b", momentIndex: 1, totalMomentsCount: 2, position: .zero),
      .onErrorThrown(sourceId: "s", error: .timedOut), .closePlayerCompleted,
      .onMomentStop(momentId: "v", reason: .lostTurn, position: .milliseconds(1500)),
    ]
    #expect(
      events.map(\.line) == [
        "onMomentStart momentId=\"a b\" momentIndex=1 totalMomentsCount=2 position=0s",
        "onErrorThrown sourceId=s error=timeout", "closePlayerCompleted",
        "onMomentStop momentId=v reason=lostTurn position=1500ms",
      ])
    #expect(
      events.map(\.word) == [.onMomentStart, .onErrorThrown, .closePlayerCompleted, .onMomentStop])
  }

  @Test(
    arguments: [
      ("selct-tab", "select-tab"), ("SELECT-TAB", "select-tab"), ("tap-tba", "tap-tab"),
      ("rezise", "resize"), ("zzz", nil), ("", nil), (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func `The nearest word is proposed, where one is near`(typed: String, expected: String?) {
    let words = Action.CodingKeys.allCases.map(\.rawValue)
    #expect(nearestWord(to: typed, in: words) == expected)
  }

  @Test func `A hostile line costs no more than its length`() {
    let blanks = String(repeating: "a ", count: 50_000)
    #expect(throws: WordError.self) { try Action(line: "select-tab 1 " + blanks) }
  }
}
