import FoundationEssentials
import Testing

@testable import TerminalFront

/// Lines of the files that the reference of the look has written.
enum PosterFixture {
  /// The lines of a file in `Fixtures`, without comments.
  static func lines(_ name: String) throws -> [Substring] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    try #require(!lines.isEmpty)
    return lines
  }

  /// The first `count` words of a line, and the quoted id that ends it.
  static func words(of line: Substring, count: Int) throws -> (words: [Substring], id: String) {
    let parts = line.split(separator: " ", maxSplits: count)
    try #require(parts.count == count + 1)
    return (Array(parts.prefix(count)), String(parts[count].dropFirst().dropLast()))
  }
}

extension RGB {
  var bytes: [UInt8] { [red, green, blue] }
}
