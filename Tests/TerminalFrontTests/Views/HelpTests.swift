import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct HelpTests {
  private func help(_ columns: Int, _ rows: Int) -> [String] {
    var run = FrontRun(columns: columns, rows: rows)
    run.type("?")
    return run.rows()
  }

  @Test(arguments: [(100, 30), (80, 24), (200, 60), (60, 30), (40, 30)])
  func `K1: the help shows every key with its meaning`(columns: Int, rows: Int) {
    let shown = help(columns, rows)
    for row in KeyTable.rows {
      let isShown = shown.contains { line in
        guard let keys = line.firstRange(of: row.keys + " ") else { return false }
        return line[keys.upperBound...].contains(row.meaning)
      }
      #expect(isShown, "\(row.keys)")
    }
    #expect(shown.contains { $0.contains(" any key closes ") })
    #expect(!shown.contains { $0.contains("do not fit") })
  }

  @Test func `K1: a help that is cut says how much it lacks`() throws {
    let shown = help(40, 12)
    let footer = try #require(shown.last { $0.contains("any key closes") })
    let fitting = KeyTable.rows.filter { row in shown.contains { $0.contains(row.meaning) } }
    #expect(footer.contains(" \(KeyTable.rows.count - fitting.count) do not fit; "))
    #expect(fitting.count == 7)
  }

  @Test(arguments: 16...80)
  func `U8: no text of the help leaves its box or another one's column`(width: Int) {
    for rows in [0, 1, 5, 12, 19] {
      let text = HelpText(width: width, rows: rows, symbols: .unicode)
      #expect(text.height <= rows)
      #expect(
        text.omitted + text.pieces.count { $0.role == .strong } == KeyTable.rows.count)
      for piece in text.pieces {
        #expect((0..<rows).contains(piece.y))
        let next = text.pieces.filter { $0.y == piece.y && $0.x > piece.x }.map(\.x).min()
        if let next { #expect(piece.x + piece.text.count < next) }
        if width >= 34 { #expect(piece.x + piece.text.count <= width) }
      }
    }
  }
}
