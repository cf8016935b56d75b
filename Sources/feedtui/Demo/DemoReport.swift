import FeedModel
import TerminalFront

/// What came of a tape, for people and for machines.
struct DemoOutcome {
  let tape: String
  let result: TapeResult
  /// The recorded frames that were written anew.
  var recorded: [String] = []
  /// What kept files from being written.
  var fileErrors: [String] = []

  var isGood: Bool { result.isGood && fileErrors.isEmpty }

  var failures: [String] { result.failures.map(\.description) + fileErrors }
}

/// How the outcome of tapes is told.
enum DemoFormat: String, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// The Test Anything Protocol, version 14.
  case tap

  /// What is printed before the first tape of `count`.
  func head(count: Int) -> String {
    self == .tap ? "TAP version 14\n1..\(count)\n" : ""
  }

  /// What is printed when the tape of this number, from 1, has been run in so much real time.
  func lines(for outcome: DemoOutcome, number: Int, took: Duration) -> String {
    switch self {
    case .text: Self.text(outcome, took)
    case .json: ""
    case .tap: Self.tap(outcome, number)
    }
  }

  /// What is printed after the last tape.
  func tail(_ outcomes: [DemoOutcome]) -> String {
    guard self == .json else { return "" }
    let tapes = outcomes.map(Self.json)
    return JSONValue.object([
      JSONValue.Member("ok", .bool(outcomes.allSatisfy(\.isGood))),
      JSONValue.Member("tapes", .array(tapes)),
    ]).description + "\n"
  }

  private static func text(_ outcome: DemoOutcome, _ took: Duration) -> String {
    let result = outcome.result
    let parts = [
      counted(result.checkCount, "check"), counted(result.files.count, "file"),
      "\(seconds(result.duration.duration)) simulated in \(seconds(took))",
    ]
    var lines = [
      "\(outcome.isGood ? "ok   " : "FAIL ") \(outcome.tape): \(parts.joined(separator: ", "))"
    ]
    lines += outcome.recorded.map { "  recorded \($0)" }
    lines += outcome.failures.flatMap { indented($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// Seconds with so many digits as say something: `0.21 s`, `3600.00 s`.
  private static func seconds(_ time: Duration) -> String {
    let hundredths = SimulatedTime(time).microseconds / 10_000
    return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst()) s"
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }

  private static func tap(_ outcome: DemoOutcome, _ number: Int) -> String {
    let name = outcome.tape.replacing("#", with: "\\#")
    var lines = ["\(outcome.isGood ? "ok" : "not ok") \(number) - \(name)"]
    if !outcome.isGood {
      lines += ["  ---", "  failures:"]
      for failure in outcome.failures {
        lines.append("    - |")
        lines += indented(failure).map { "    \($0)" }
      }
      lines.append("  ...")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func json(_ outcome: DemoOutcome) -> JSONValue {
    let failures = outcome.result.failures.map { failure in
      JSONValue.object([
        JSONValue.Member("file", .string(failure.place.file)),
        JSONValue.Member("line", .number(Double(failure.place.line))),
        JSONValue.Member("column", .number(Double(failure.place.column))),
        JSONValue.Member("statement", .string(failure.statement)),
        JSONValue.Member("message", .string(failure.message)),
      ])
    }
    let result = outcome.result
    return .object([
      JSONValue.Member("tape", .string(outcome.tape)),
      JSONValue.Member("ok", .bool(outcome.isGood)),
      JSONValue.Member("checks", .number(Double(result.checkCount))),
      JSONValue.Member("simulated", .string(result.duration.description)),
      JSONValue.Member("files", .array(result.files.map { .string($0.path) })),
      JSONValue.Member("recorded", .array(outcome.recorded.map { .string($0) })),
      JSONValue.Member("failures", .array(failures)),
      JSONValue.Member("errors", .array(outcome.fileErrors.map { .string($0) })),
    ])
  }
}
