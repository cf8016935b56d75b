import FoundationEssentials
import Testing

/// What docs say that a command prints.
struct DocumentedOutputTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command in a page, and the block of text after it.
  struct Example: Sendable, CustomTestStringConvertible {
    let page: String
    let command: String
    let output: String

    var testDescription: String { "\(page): \(command)" }
  }

  private static func examples(in page: String) -> [Example] {
    let file = root.appending(path: "docs/\(page)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    // The text between fences, and that inside of them, by turns.
    let parts = text.split(separator: "```", omittingEmptySubsequences: false)
    return parts.indices.compactMap { place in
      guard parts[place].hasPrefix("sh\nfeedtui "), place + 2 < parts.count,
        parts[place + 1] == "\n\n", parts[place + 2].hasPrefix("\n")
      else { return nil }
      return Example(
        page: page, command: String(parts[place].dropFirst("sh\nfeedtui ".count).dropLast()),
        output: String(parts[place + 2].dropFirst()))
    }
  }

  private static let all = ["which-threshold.md"].flatMap(examples(in:))

  @Test func `The pages have commands whose output they show`() {
    #expect(Self.all.count == 2)
  }

  @Test(arguments: all)
  func `C1: a command of docs prints what docs say`(example: Example) throws {
    let folder = try TemporaryFolder()
    let call = try DemoCall(
      example.command, in: folder.path,
      before: "cd '\(Self.root.path(percentEncoded: false))'")
    #expect(call.output == example.output)
    #expect(call.errors == "")
    #expect(call.status == 0)
  }
}
