import FeedFiles
import FeedModel
import FoundationEssentials
import TerminalFront
import Testing

@testable import feedtui

struct ReadmeTests {
  private static let readme = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")

  @Test func `The picture of README is what the program draws now`() throws {
    var app = App(
      scenario: try InputReader.sample().scenario, columns: 80, rows: 24, theme: Theme(mode: .none))
    app.settle()
    let picture = TextExport.text(of: app.frame())
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let parts = text.split(separator: "```\n", maxSplits: 2, omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    #expect(parts[1] == picture)
    if parts[1] != picture, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let mended = [String(parts[0]), picture, String(parts[2])].joined(separator: "```\n")
      try Data(mended.utf8).write(to: Self.readme)
    }
  }
}
