import FoundationEssentials
import Testing

/// The files that hold what pictures look like.
///
/// With `RECORD=1` in the environment those that differ are written anew; the test fails even so.
enum PictureGolden {
  static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/pictures/\(name)")
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  /// Compares `text` with the file called `name`.
  static func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = file(name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return }
    if isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    let pairs = zip(
      (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(name) differs in line \((first?.offset ?? 0) + 1): \(first?.element.1 ?? "")",
      sourceLocation: sourceLocation)
  }
}
