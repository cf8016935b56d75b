import FoundationEssentials
import Testing

@testable import feedtui

struct ManualTests {
  /// The page that is installed.
  private static let committed = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/feedtui.1")

  @Test func `K1: the committed manual is the one made from the tables`() throws {
    let committed = try? String(contentsOf: Self.committed, encoding: .utf8)
    #expect(committed == Manual.page)
    if committed != Manual.page, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(Manual.page.utf8).write(to: Self.committed)
    }
  }

  @Test func `No line of help or manual is wider than a small terminal`() {
    for subcommand in [nil] + Subcommand.allCases.map(Optional.some) {
      for line in Usage.text(for: subcommand).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
