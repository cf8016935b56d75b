import Testing

@testable import TerminalFront

struct CanvasMirrorTests {
  private func row(_ canvas: Canvas) -> String {
    canvas.grid.row(0).map { canvas.grid.text(of: $0.glyph) }.joined()
  }

  @Test(arguments: [
    (0, "       abc  "), (2, "     abc    "), (8, "bc          "), (-1, "        ab  "),
    (11, "            "), (.max, "            "), (.min, "            "),
  ])
  func `T3: a mirrored text stands as far from the right, and reads as ever`(x: Int, text: String) {
    var canvas = Canvas(width: 12, height: 1)
    let next = canvas.clipped(to: CellRect(x: 0, y: 0, width: 10, height: 1)) { canvas in
      canvas.mirrored(in: CellRect(x: 0, y: 0, width: 10, height: 1)) {
        $0.put("abc", x: x, y: 0, style: .plain)
      }
    }
    #expect(row(canvas) == text)
    #expect(next == x.addingUpToLimit(3))
  }

  @Test func `T3: fills, areas and texts that end somewhere are mirrored, single cells are not`() {
    var canvas = Canvas(width: 10, height: 1)
    canvas.mirrored(in: CellRect(x: 2, y: 0, width: 8, height: 1)) { canvas in
      canvas.fill(CellRect(x: 2, y: 0, width: 2, height: 1), style: .plain, with: "#")
      canvas.put("xy", endingAt: 10, y: 0, style: .plain)
      canvas.set("*", x: 4, y: 0, style: .plain)
      canvas.mark(CellRect(x: 2, y: 0, width: 3, height: 1), .nothing)
      canvas.mirrored(in: nil) { $0.put("n", x: 0, y: 0, style: .plain) }
    }
    #expect(row(canvas) == "n xy*   ##")
    #expect(canvas.hitAreas.map(\.rect) == [CellRect(x: 7, y: 0, width: 3, height: 1)])
  }

  @Test func `T3, U7: wide characters and cut titles keep their order in a mirror`() {
    var canvas = Canvas(width: 10, height: 1)
    canvas.mirrored(in: canvas.bounds) { canvas in
      canvas.put("雨の日は長い", x: 1, y: 0, columns: 7, style: .plain)
    }
    #expect(TextExport.rows(of: canvas.grid) == ["  雨の日…"])
  }
}
