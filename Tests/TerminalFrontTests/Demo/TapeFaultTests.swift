import Testing

@testable import TerminalFront

struct TapeFaultTests {
  private static let file = "Tests/TerminalFrontTests/Fixtures/tape-faults.txt"

  /// Tapes, each followed by a line `----`, what is printed about it, and a line `====`.
  @Test func `X6: a slip is told with its place, its line, a caret and what is accepted`() throws {
    let blocks = try TapeFixture.text(Self.file).split(separator: "====\n")
    #expect(blocks.count > 150)
    let told = blocks.map { block in
      let end = block.firstRange(of: "----\n")?.lowerBound ?? block.endIndex
      let tape = String(block[..<end])
      return "\(tape)----\n\(Tape.complaint(about: String(tape.dropLast())))\n====\n"
    }
    try TapeFixture.expect(told.joined(), isFile: Self.file)
  }

  @Test func `X6: one slip gives one message, and every tape of the list has one`() throws {
    for block in try TapeFixture.text(Self.file).split(separator: "====\n") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let told = lines.drop { $0 != "----" }.dropFirst()
      #expect(told.count { $0.hasPrefix("demo.tape:") } == 1, "\(block)")
      #expect(told.count { $0.drop { " \t".contains($0) } == "^" } == 1, "\(block)")
    }
  }

  @Test func `X6: all slips are told at once, in order`() {
    #expect(
      Tape.complaint(about: "Typ 'x'\n'y'\nEnter\n\tSet Colums 3\nSleep x 3\n5\nHid") == """
        demo.tape:1:1: unknown statement 'Typ'; did you mean 'Type'?
        Typ 'x'
        ^
        demo.tape:4:6: unknown setting 'Colums'; did you mean 'Columns'?
        \tSet Colums 3
        \t    ^
        demo.tape:5:7: found 'x'; accepted: a time such as 500ms, 2s, 1.5s or 1m; a bare number means seconds
        Sleep x 3
              ^
        demo.tape:7:1: unknown statement 'Hid'; did you mean 'Hide'?
        Hid
        ^
        """)
  }

  @Test func `X6: wide characters, marks and emoji keep the caret under its cell`() {
    #expect(
      Tape.complaint(about: "Type\t'日本e\u{301}👨‍👩‍👧\u{200B}' 5") == """
        demo.tape:1:14: found '5' where a statement begins; a number follows what it belongs to, as in Down 3 or Sleep 500ms
        Type\t'日本e\u{301}👨' 5
            \t          ^
        """)
  }
}
