import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct HelpTests {
  /// The rows of every page of the help, until it is closed.
  private func pages(_ columns: Int, _ rows: Int) -> [[String]] {
    var run = FrontRun(columns: columns, rows: rows)
    run.type("?")
    var pages: [[String]] = []
    while run.app.isHelpShown, pages.count < 100 {
      pages.append(run.rows())
      run.type("x")
    }
    return pages
  }

  @Test(
    arguments: [
      (100, 30, 1), (80, 24, 1), (200, 60, 1), (60, 40, 1), (60, 30, 2), (40, 30, 2), (40, 12, 5),
    ])
  func `K1: the help shows every key with its meaning, on as many pages as it takes`(
    columns: Int, rows: Int, count: Int
  ) {
    let pages = pages(columns, rows)
    #expect(pages.count == count)
    let shown = pages.joined()
    for row in KeyTable.rows {
      let isShown = shown.contains { line in
        guard let keys = line.firstRange(of: row.keys + " ") else { return false }
        return line[keys.upperBound...].contains(row.meaning)
      }
      #expect(isShown, "\(row.keys)")
    }
    #expect(pages.last?.contains { $0.contains(" any key closes ") } == true)
    var left = KeyTable.rows.count
    for page in pages.dropLast() {
      left -= KeyTable.rows.count { row in page.contains { $0.contains(row.meaning) } }
      #expect(page.contains { $0.contains(" any key shows \(left) more ") })
    }
  }

  @Test(arguments: 16...80)
  func `U8: no text of the help leaves its box or another one's column`(width: Int) {
    for rows in [0, 1, 5, 12, 19] {
      let text = HelpText(width: width, rows: rows, symbols: .unicode)
      #expect(text.height <= rows)
      #expect(
        text.omitted + text.shown == KeyTable.rows.count)
      #expect(text.shown == text.pieces.count { $0.role == .strong })
      for piece in text.pieces {
        #expect((0..<rows).contains(piece.y))
        let next = text.pieces.filter { $0.y == piece.y && $0.x > piece.x }.map(\.x).min()
        if let next { #expect(piece.x + piece.text.count < next) }
        if width >= 34 { #expect(piece.x + piece.text.count <= width) }
      }
    }
  }
}
