import Testing

@testable import TerminalFront

@Suite struct CanvasOutlineTests {
  private func outline(_ rect: CellRect, clip: CellRect? = nil) -> [String] {
    var canvas = Canvas(width: 6, height: 4)
    canvas.clipped(to: clip ?? canvas.bounds) { $0.outline(rect, style: .plain) }
    return TextExport.rows(of: canvas.grid)
  }

  @Test(
    arguments: [
      (CellRect(x: 0, y: 0, width: 6, height: 4), ["╭────╮", "│    │", "│    │", "╰────╯"]),
      (CellRect(x: 1, y: 1, width: 2, height: 2), ["", " ╭╮", " ╰╯", ""]),
      (CellRect(x: -1, y: -1, width: 4, height: 3), ["  │", "──╯", "", ""]),
      (CellRect(x: 0, y: 0, width: 1, height: 4), ["", "", "", ""]),
      (CellRect(x: 0, y: 0, width: 6, height: 1), ["", "", "", ""]),
      (CellRect(x: 0, y: 0, width: 0, height: 0), ["", "", "", ""]),
      (CellRect(x: 3, y: 2, width: .max, height: .max), ["", "", "   ╭──", "   │"]),
    ])
  func `U3: an outline runs along the inner edge, and a rectangle without inside has none`(
    rect: CellRect, rows: [String]
  ) {
    #expect(outline(rect) == rows)
  }

  @Test func `U3: an outline stays within the clip`() {
    let whole = CellRect(x: 0, y: 0, width: 6, height: 4)
    #expect(
      outline(whole, clip: CellRect(x: 1, y: 0, width: 2, height: 2)) == [" ──", "", "", ""])
  }
}
