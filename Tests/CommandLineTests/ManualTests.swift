import FoundationEssentials
import Testing

@testable import feedtui

struct ManualTests {
  private static let documents = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs")

  @Test(arguments: [("feedtui.1", Manual.page), ("feedtui-tape.5", TapeManual.page)])
  func `K1: the committed manual is the one made from the tables`(name: String, page: String) throws
  {
    let file = Self.documents.appending(path: name)
    let committed = try? String(contentsOf: file, encoding: .utf8)
    #expect(committed == page)
    if committed != page, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(page.utf8).write(to: file)
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
