import FoundationEssentials
import Testing

/// The ids R1 to R50 name faults reported of other terminal programs: `docs/reported-terminal-faults.md`.
struct ReportedFaultsTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The ids in the first column of a table of the document, by its heading.
  private static func ids(under heading: String) throws -> [String] {
    let file = repository.appending(path: "docs/reported-terminal-faults.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "## \(heading)"))
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("| R") }.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
  }

  /// The ids in the names of tests.
  private static func idsOfTests() throws -> Set<String> {
    let tests = repository.appending(path: "Tests")
    let names = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    var ids: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: tests.appending(path: name), encoding: .utf8)
      for match in text.matches(of: #/func `((?:R[0-9]+ )+)[A-Z]+[0-9]+: /#) {
        ids.formUnion(match.1.split(separator: " ").map(String.init))
      }
    }
    return ids
  }

  @Test func `The table of reported faults names every id once, with a test or a reason`() throws {
    let held = try Self.ids(under: "Held by tests")
    let others = try Self.ids(under: "Without a test")
    let all = Set(held + others)
    #expect(all == Set((1...50).map { "R\($0)" }))
    #expect(held.count + others.count == all.count)
    #expect(try Self.idsOfTests() == Set(held))
  }
}
