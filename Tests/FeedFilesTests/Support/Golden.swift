import FoundationEssentials
import Testing

/// Outputs that are kept as files.
///
/// With `RECORD=1` in the environment a file that differs or is absent is written, and the test fails all
/// the same, so that a recording is never taken for a pass.
enum Golden {
  /// Expects `text` to be what the file at `path`, from the top of the repository, holds.
  static func expect(
    _ text: String, isFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try? Repository.text(path)
    guard recorded != text else { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: Repository.path(path)))
      Issue.record("\(path) was written; run the tests again", sourceLocation: sourceLocation)
    } else {
      Issue.record(
        "\(path) \(recorded == nil ? "is absent" : "differs"); RECORD=1 writes it",
        sourceLocation: sourceLocation)
    }
  }
}

/// The files of the repository besides fixtures.
enum Repository {
  /// The whole path of what stands at `path` from the top of the repository on.
  static func path(_ path: String) -> String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return (parts + [Substring(path)]).joined(separator: "/")
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    let data = try Data(contentsOf: URL(filePath: Self.path(path)))
    return String(decoding: data, as: UTF8.self)
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
