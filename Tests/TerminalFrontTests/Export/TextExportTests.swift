import Testing

@testable import TerminalFront

struct TextExportTests {
  @Test func `Z2: a frame is its rows without the blanks at their end`() {
    var canvas = Canvas(width: 8, height: 4)
    let ground = Style(background: .palette(4))
    canvas.fill(canvas.bounds, style: ground)
    canvas.put("雨の  x", x: 0, y: 0, style: ground)
    canvas.put("e\u{301}  ", x: 2, y: 2, style: ground)
    canvas.put("夜", x: 6, y: 3, style: ground)
    #expect(TextExport.text(of: canvas.grid) == "雨の  x\n\n  e\u{301}\n      夜\n")
    #expect(TextExport.rows(of: canvas.grid) == ["雨の  x", "", "  e\u{301}", "      夜"])
  }

  @Test(arguments: [(0, 0, ""), (5, 0, ""), (0, 2, "\n\n"), (1, 1, "\n")])
  func `Z2: a frame without cells is rows without text`(
    _ width: Int, _ height: Int, _ text: String
  ) {
    #expect(TextExport.text(of: CellGrid(width: width, height: height)) == text)
  }
}
