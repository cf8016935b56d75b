import FoundationEssentials
import Testing

@testable import TerminalFront

/// The files that tests of tapes read.
enum TapeFixture {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The bytes of a tape of the fixtures.
  static func tape(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: tests.appending(path: "Fixtures/tapes/\(name)")))
  }

  /// Expects `text` to be what a file holds, whose path begins at the top of the repository.
  ///
  /// With `RECORD=1` in the environment one that differs is written, and the test fails all the same.
  static func expect(
    _ text: String, isFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard try self.text(path) != text else { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      Issue.record("\(path) differs; RECORD=1 writes it", sourceLocation: sourceLocation)
      return
    }
    try Data(text.utf8).write(to: url(path))
    Issue.record("\(path) was written; run the tests again", sourceLocation: sourceLocation)
  }

  /// The text of a file, whose path begins at the top of the repository.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  private static func url(_ path: String) -> URL {
    tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
  }
}
