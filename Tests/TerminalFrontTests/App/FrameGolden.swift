import FoundationEssentials
import Testing

@testable import TerminalFront

/// The files that hold what frames look like.
///
/// With `RECORD=1` in the environment they are written anew; the test fails even so, since nothing
/// has been compared.
enum FrameGolden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/frames")

  /// The folder of the whole project.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file called `name`.
  static func file(_ name: String) -> URL { folder.appending(path: "\(name).txt") }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD"] == "1"
  }

  /// Compares `grid` with the file called `name`.
  static func check(
    _ grid: CellGrid, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = file(name)
    let text = FrameRecord.text(of: grid)
    guard !isRecording else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return }
    Issue.record(
      "\(name) differs:\n\(difference(between: expected, and: text))",
      sourceLocation: sourceLocation)
  }

  /// The names of all files.
  static func names() throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
        name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
      })
  }

  /// The lines that differ, those of the file first.
  private static func difference(between expected: String, and found: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for number in 0..<max(expected.count, found.count) {
      let old = number < expected.count ? expected[number] : ""
      let new = number < found.count ? found[number] : ""
      if old != new { lines += ["\(number + 1) - \(old)", "\(number + 1) + \(new)"] }
    }
    return lines.joined(separator: "\n")
  }
}
