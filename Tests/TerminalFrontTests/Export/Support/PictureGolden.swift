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

extension PictureGolden {
  /// Compares the pixels of the PNG file `bytes` with those of the file called `name`.
  ///
  /// The bytes may differ: how well a picture is packed is up to the version of zlib.
  static func check(
    _ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try PNGReading(bytes)
    let expected = try? PNGReading([UInt8](Data(contentsOf: file(name))))
    guard expected?.width != found.width || expected?.pixels != found.pixels else { return }
    if isRecording { try Data(bytes).write(to: file(name)) }
    let place =
      expected.flatMap { zip($0.pixels, found.pixels).enumerated().first { $1.0 != $1.1 } }?.offset
      ?? 0
    Issue.record(
      "\(name) differs from column \(place % max(found.width, 1)) of row \(place / max(found.width, 1)) on",
      sourceLocation: sourceLocation)
  }
}
