import Testing

@testable import TerminalFront

struct TapeReferenceTests {
  private static let others = ["setup.tape": "Hide"]

  @Test func `X1: the reference tells of every word that the parser knows, and of no other`() {
    let told = TapeReference.statements.flatMap(\.words)
    #expect(told.sorted() == TapeWord.allCases.map(\.rawValue).sorted())
    let settings = TapeReference.settings.map(\.word) + TapeReference.idleSettings
    #expect(settings.sorted() == TapeSetting.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: TapeReference.statements.map(\.example))
  func `X1: the example of a statement has no slip`(example: String) {
    #expect(Tape.complaint(about: example, others: Self.others) == "")
  }

  @Test func `X1: every statement begins its own example`() {
    for statement in TapeReference.statements {
      let word = String(statement.example.prefix { $0.isLetter || $0.isNumber })
      #expect(statement.words.contains(word), "\(statement.example)")
    }
  }

  @Test(arguments: TapeReference.settings.map(\.example))
  func `X1: the example of a setting has no slip and sets something`(example: String) throws {
    let tape = try Tape.read(example)
    #expect(tape.notes.isEmpty && tape.statements.isEmpty)
    let isStandard = example == "Set Columns 100" || example == "Set Rows 30"
    #expect(tape.settings != TapeSettings() || isStandard, "\(example)")
  }

  @Test func `X1: the tables of docs/tapes.md are those of the reference`() throws {
    let path = "docs/tapes.md"
    var text = try TapeFixture.text(path)
    for (name, table) in TapeTables.all {
      let start = "<!-- table: \(name) -->\n"
      let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
      let end = try #require(parts.last?.firstRange(of: "<!-- end -->"), "\(name)")
      try #require(parts.count == 2, "\(name)")
      text = parts[0] + start + table + parts[1][end.lowerBound...]
    }
    try TapeFixture.expect(text, isFile: path)
  }

  @Test func `X1: the tapes of docs/tapes.md have no slip`() throws {
    let text = try TapeFixture.text("docs/tapes.md")
    let tapes = text.split(separator: "```tape\n").dropFirst().map { part in
      part[..<(part.firstRange(of: "```")?.lowerBound ?? part.endIndex)]
    }
    #expect(tapes.count > 1)
    for tape in tapes { #expect(Tape.complaint(about: String(tape), others: Self.others) == "") }
  }
}
