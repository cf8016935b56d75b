import FeedModel

@testable import TerminalFront

extension Tape {
  /// Runs a tape of a test, which stands in `demo.tape`, on the scenario of the tests of the front.
  ///
  /// - Parameter records: The recorded frames, by their paths.
  static func run(
    _ source: String, records: [String: String] = [:], stopsAtFailure: Bool = false,
    updatesGoldens: Bool = false
  ) throws(TapeFaults) -> TapeResult {
    let reader = TapeReader(
      command: { line throws(WordError) in try Command(line: line) },
      load: { _ in throw NoSuchFile() })
    let tape = try reader.read(Array(source.utf8), file: "demo.tape")
    let theme = Theme(mode: tape.settings.color, ground: tape.settings.ground)
    var runner = TapeRunner(
      tape, TapeStart(scenario: FrontScenario.sample(), theme: theme),
      stopsAtFailure: stopsAtFailure, updatesGoldens: updatesGoldens
    ) { records[$0] }
    return runner.run()
  }

  /// Runs a tape of a test, and gives what did not hold as it is printed.
  static func failures(
    _ source: String, records: [String: String] = [:], stopsAtFailure: Bool = false
  ) throws(TapeFaults) -> [String] {
    try run(source, records: records, stopsAtFailure: stopsAtFailure).failures
      .map(\.description)
  }
}

extension TapeResult {
  /// The text of a file that the run has made; nil where there is none.
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
