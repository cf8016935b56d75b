import Testing

@testable import TerminalFront

struct TapeGoldenTests {
  private static let source = "Set Columns 30 Set Rows 8\nWait\nGolden start"
  private static let path = "demo.golden/start.txt"

  private static func record() throws -> String {
    try #require(try Tape.run(source, updatesGoldens: true).goldens.first).text
  }

  @Test func `X2: a frame that is not recorded fails, and --update records it`() throws {
    let failed = try Tape.run(Self.source)
    #expect(
      failed.failures.map(\.description) == [
        "demo.tape:3:1: Golden start\n  expected: a frame recorded in \(Self.path)\n"
          + "  found:    no such file; --update records it"
      ])
    let updated = try Tape.run(Self.source, updatesGoldens: true)
    #expect(updated.failures == [] && updated.checkCount == 1)
    #expect(updated.goldens.map(\.path) == [Self.path] && updated.goldens.map(\.differs) == [true])
    #expect(updated.goldens.first?.text.hasPrefix("30x8\n") == true)
  }

  @Test func `X2: the frame that was recorded holds`() throws {
    let result = try Tape.run(Self.source, records: [Self.path: try Self.record()])
    #expect(result.failures == [] && result.goldens.map(\.differs) == [false])
  }

  @Test(arguments: [("a", "A"), (" bold", "")])
  func `X2: another text or style fails, and the lines that differ are told`(
    old: String, new: String
  ) throws {
    let frame = try Self.record()
    var lines = frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changed = try #require(lines.lastIndex { $0.contains(old) })
    let line = lines[changed]
    lines[changed] = line.replacing(old, with: new)
    #expect(
      try Tape.failures(Self.source, records: [Self.path: lines.joined(separator: "\n")]) == [
        "demo.tape:3:1: Golden start\n  expected: the frame in \(Self.path)\n"
          + "  line \(changed + 1) - \(lines[changed])\n  line \(changed + 1) + \(line)"
      ])
  }
}
