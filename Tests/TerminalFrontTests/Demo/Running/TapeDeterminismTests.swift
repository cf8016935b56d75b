import Testing

@testable import TerminalFront

struct TapeDeterminismTests {
  private static let source = """
    Output a.txt Output b.ansi Output c.svg Output d.png Output e.cast Output f.jsonl
    Set Columns 60 Set Rows 20 Set Seed 7
    Wait Type j Type j Type l Enter Sleep 1s Tab Wait Do toggle-inspector
    WheelDown 2 Sleep 500ms Resize 50 16 Screenshot g.svg Type ":loop 2" Enter Do write-log h.jsonl
    """

  @Test func `X3: fifty runs at once give the same bytes in every file`() async throws {
    let first = try Tape.run(Self.source)
    #expect(first.files.count == 8 && first.failures == [])
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask { try Tape.run(Self.source).files == first.files }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
