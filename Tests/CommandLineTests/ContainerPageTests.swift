import FeedModel
import FoundationEssentials
import TerminalFront
import Testing

/// What docs/container.md says of the program.
struct ContainerPageTests {
  private static func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "docs/container.md"), encoding: .utf8)
  }

  /// What stands between back quotes and begins with a colon.
  private static func commands(in page: String) -> [String] {
    page.split(separator: "`").filter { $0.hasPrefix(":") && $0.count > 1 }.map {
      String($0.dropFirst())
    }
  }

  @Test func `K2: every command that the page names is one`() throws {
    let commands = Self.commands(in: try Self.page())
    #expect(commands.count > 30)
    for command in commands {
      let line = command.replacing("\n", with: " ")
      do {
        _ = try Command(line: line)
      } catch {
        // A word alone may want arguments; an unknown one is a mistake of the page.
        #expect(error.description.contains(" needs "), "\(line): \(error.description)")
      }
    }
  }

  @Test func `K2: every call of the container has its row on the page`() throws {
    let page = try Self.page()
    for word in Action.CodingKeys.allCases {
      guard word.help.source?.hasPrefix("Player Container Tabs") == true else { continue }
      #expect(page.contains("`:\(word.rawValue)"), "\(word.rawValue)")
    }
  }

  @Test func `Every row of the page's table has its three cells`() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 40)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimming { $0 == " " } }
      #expect(cells.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
