import Testing

@testable import TerminalFront

struct CellGridTests {
  @Test func `U7: a cluster keeps five scalars and is known again`() {
    var grid = CellGrid(width: 2, height: 1)
    let five = "e\u{301}\u{302}\u{303}\u{304}"
    let glyph = grid.glyph(for: five + "\u{305}\u{306}")
    #expect(grid.text(of: glyph) == five)
    #expect(grid.glyph(for: five) == glyph)
    #expect(grid.glyph(for: "n\u{303}") != glyph)
  }

  @Test func `U7: a cluster of one scalar needs no table, and none is a blank`() {
    var grid = CellGrid(width: 1, height: 1)
    #expect(grid.glyph(for: "é") == Glyph("é"))
    #expect(grid.glyph(for: "") == .space)
  }

  @Test func `U7: frames are equal by what they show, not by their tables`() {
    var one = CellGrid(width: 2, height: 1)
    var other = CellGrid(width: 2, height: 1)
    _ = other.glyph(for: "x\u{303}")
    one[0, 0] = Cell(one.glyph(for: "e\u{301}"))
    other[0, 0] = Cell(other.glyph(for: "e\u{301}"))
    #expect(one[0, 0] != other[0, 0])
    #expect(one == other)
    other[0, 0] = Cell(other.glyph(for: "x\u{303}"))
    #expect(one != other)
  }
}
