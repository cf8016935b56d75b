import Testing

@testable import TerminalFront

private let red = Style(foreground: .palette(1))
private let blue = Style(foreground: .palette(4))

/// The rows of a canvas, a dot for each blank in its own style, so that ends can be seen.
private func rows(_ canvas: Canvas) -> [String] {
  (0..<canvas.bounds.height).map { y in
    canvas.grid.row(y).map { cell in
      cell == .blank ? "." : cell.width == 0 ? "" : canvas.grid.text(of: cell.glyph)
    }.joined()
  }
}

struct CanvasTests {
  @Test(arguments: [
    (0, "abc.....", 3), (5, ".....abc", 8), (6, "......ab", 8), (7, ".......a", 8),
    (8, "........", 8), (9, "........", 9), (-1, "bc......", 2), (-2, "c.......", 1),
    (-3, "........", 0), (-9, "........", -6), (.max, "........", .max),
    (.min, "........", .min + 3),
  ])
  func `U8: text is clipped at any place and tells the next column`(
    _ x: Int, _ row: String, _ next: Int
  ) {
    var canvas = Canvas(width: 8, height: 1)
    #expect(canvas.put("abc", x: x, y: 0, style: red) == next)
    #expect(rows(canvas) == [row])
  }

  @Test(arguments: [.min, -1, 1, .max])
  func `U8: text in a row outside is not drawn`(_ y: Int) {
    var canvas = Canvas(width: 8, height: 1)
    #expect(canvas.put("雨abc", x: 2, y: y, style: red) == 7)
    #expect(rows(canvas) == ["........"])
  }

  @Test(arguments: [
    (0, "雨の....", 4), (5, ".....雨 ", 9), (6, "......雨", 8), (7, "....... ", 9),
    (-1, " の.....", 3), (-2, "の......", 2), (-3, " .......", 1), (-4, "........", 0),
  ])
  func `U7: a wide character that is cut leaves a blank`(_ x: Int, _ row: String, _ next: Int) {
    var canvas = Canvas(width: 8, height: 1)
    #expect(canvas.put("雨の", x: x, y: 0, style: red) == next)
    #expect(rows(canvas) == [row])
    #expect(canvas.grid.row(0).allSatisfy { $0.style == ($0.isUntouched ? .plain : red) })
  }

  @Test(arguments: [
    (0, "x  の"), (1, " x の"), (2, "雨xの"), (3, "雨 x"), (4, "雨  x"),
  ])
  func `U7: overwriting half of a wide character blanks the other half`(
    _ x: Int, _ row: String
  ) {
    var canvas = Canvas(width: 5, height: 1)
    canvas.put("雨", x: 0, y: 0, style: red)
    canvas.put("の", x: 3, y: 0, style: red)
    canvas.put("x", x: x, y: 0, style: blue)
    #expect(TextExport.rows(of: canvas.grid) == [row])
    #expect(canvas.grid[x, 0].style == blue)
  }

  @Test func `U7: a wide character between the halves of two others blanks both`() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.put("雨の", x: 0, y: 0, style: red)
    canvas.put("夜", x: 1, y: 0, style: blue)
    #expect(canvas.grid.row(0).map(\.width) == [1, 2, 0, 1])
    #expect(TextExport.rows(of: canvas.grid) == [" 夜"])
  }

  @Test func `U8: a clip cuts what is drawn inside it and nothing after`() {
    var canvas = Canvas(width: 6, height: 3)
    let next = canvas.clipped(to: CellRect(x: 1, y: 1, width: 3, height: 9)) { inner in
      inner.put("no", x: 0, y: 0, style: red)
      inner.clipped(to: CellRect(x: 2, y: 0, width: 9, height: 9)) {
        $0.put("abcdef", x: 0, y: 2, style: red)
      }
      return inner.put("雨雨雨", x: 0, y: 1, style: red)
    }
    canvas.put("end", x: 3, y: 0, style: red)
    #expect(next == 4)
    #expect(rows(canvas) == ["...end", ". 雨..", "..cd.."])
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (-4, -4)])
  func `U8: every drawing works at sizes of 0 and 1`(_ width: Int, _ height: Int) {
    var canvas = Canvas(width: width, height: height)
    let everything = CellRect(x: .min, y: .min, width: .max, height: .max)
    let whole = CellRect(x: -9, y: -9, width: 99, height: 99)
    for rect in [everything, whole, CellRect(x: 0, y: 0, width: 0, height: 0)] {
      canvas.fill(rect, style: red)
      canvas.fill(rect, style: red, with: "▀")
      canvas.restyle(rect) { $0.attributes = .dim }
      canvas.fade(rect, theme: Theme(mode: .trueColor, ground: .dark))
      canvas.clipped(to: rect) { $0.put("雨", x: 0, y: 0, style: red) }
    }
    canvas.put("雨a", x: 0, y: 0, columns: 9, style: red)
    canvas.put("雨a", endingAt: 0, y: 0, columns: 9, style: red)
    canvas.clipped(to: CellRect(x: .max, y: .max, width: 1, height: 1)) {
      for x in [.min, 0, .max - 1, .max] { $0.put("a雨雨", x: x, y: 0, style: red) }
    }
    canvas.set("x", x: 0, y: 0, style: red)
    let isOne = width == 1 && height == 1
    #expect(rows(canvas) == (isOne ? ["x"] : Array(repeating: "", count: max(0, height))))
  }

  @Test(arguments: [
    (0, 8, "ferry雨..", 7), (0, 7, "ferry雨..", 7), (0, 6, "ferry…...", 6), (2, 3, "..fe…....", 5),
    (7, 9, ".......fe", 14), (-4, 9, "y雨......", 3), (-4, 6, "y….......", 2),
    (0, 0, ".........", 0),
    (3, -1, ".........", 3), (.max, 9, ".........", .max), (.min, 2, ".........", .min + 2),
  ])
  func `U7: text is cut to a number of columns`(
    _ x: Int, _ columns: Int, _ row: String, _ next: Int
  ) {
    var canvas = Canvas(width: 9, height: 1)
    #expect(canvas.put("ferry雨", x: x, y: 0, columns: columns, style: red) == next)
    #expect(rows(canvas) == [row])
  }

  @Test(
    arguments: [
      (9, .max, "..ferry雨", 2), (8, 7, ".ferry雨.", 1), (9, 6, "...ferry…", 3),
      (3, .max, "y雨......", -4),
    ] as [(Int, Int, String, Int)])
  func `U7: text is put so that it ends before a column`(
    _ right: Int, _ columns: Int, _ row: String, _ start: Int
  ) {
    var canvas = Canvas(width: 9, height: 1)
    #expect(
      canvas.put("ferry雨", endingAt: right, y: 0, columns: columns, style: red) == start)
    #expect(rows(canvas) == [row])
  }

  @Test(
    arguments: [
      ("►", .unicode, "►"), ("►", .ascii, ">"), ("é", .ascii, "?"), ("∞", .ascii, "?"),
      ("雨", .unicode, " "), ("\u{301}", .unicode, " "), ("\n", .unicode, " "),
      ("\u{1B}", .ascii, " "),
    ] as [(Unicode.Scalar, SymbolSet, String)])
  func `U7: a cell is set to what stands alone in one column`(
    _ scalar: Unicode.Scalar, _ symbols: SymbolSet, _ text: String
  ) {
    var canvas = Canvas(width: 3, height: 1, symbols: symbols)
    for x in [.min, -1, 1, 3, .max] { canvas.set(scalar, x: x, y: 0, style: red) }
    canvas.set(scalar, x: 1, y: -1, style: red)
    #expect(rows(canvas) == [".\(text)."])
    #expect(canvas.grid[1, 0].style == red)
  }

  @Test func `U7: filling and restyling keep to the clip`() {
    var canvas = Canvas(width: 4, height: 3)
    let far = CellRect(x: -9, y: -9, width: .max, height: .max)
    canvas.put("abcd", x: 0, y: 0, style: red)
    canvas.clipped(to: CellRect(x: 1, y: 0, width: 2, height: 2)) {
      $0.restyle(far) { $0.attributes = .dim }
      $0.fill(CellRect(x: 2, y: 1, width: 9, height: 9), style: blue, with: "▔")
    }
    canvas.fill(CellRect(x: 3, y: 2, width: 1, height: 1), style: blue)
    #expect(rows(canvas) == ["abcd", ". ▔.", "... "])
    let dimRed = Style(foreground: .palette(1), attributes: .dim)
    #expect(canvas.grid.row(0).map(\.style) == [red, dimRed, dimRed, red])
    #expect(canvas.grid[3, 2].style == blue)
  }

  @Test func `U7: a base and its marks share one cell`() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.put("e\u{301}n\u{303}e\u{301}", x: 0, y: 0, style: red)
    #expect(canvas.grid.row(0).map(\.width) == [1, 1, 1])
    #expect(canvas.grid[0, 0] == canvas.grid[2, 0])
    #expect(TextExport.rows(of: canvas.grid) == ["e\u{301}n\u{303}e\u{301}"])
  }

  @Test func `U9: a canvas of ASCII measures and draws twins`() {
    var canvas = Canvas(width: 12, height: 2, symbols: .ascii)
    #expect(canvas.width(of: "▮▮ €5 雨") == 10)
    #expect(canvas.put("▮▮ €5 雨", x: 0, y: 0, style: red) == 10)
    #expect(canvas.put("▗▄▖▐▌▝▀▘╭─╮│╰╯", x: 0, y: 1, style: red) == 12)
    #expect(TextExport.rows(of: canvas.grid) == ["|| EUR5 ??", "+=+||+=++-+|"])
  }

  @Test func `U7: a text of a megabyte fills the row and no more`() {
    var canvas = Canvas(width: 5, height: 1)
    let long = String(repeating: "雨", count: 400_000)
    #expect(canvas.put(long, x: 0, y: 0, style: red) == 6)
    #expect(rows(canvas) == ["雨雨 "])
  }
}

extension Cell {
  /// Whether nothing was drawn on it.
  fileprivate var isUntouched: Bool { self == .blank }
}
