import Testing

@testable import TerminalFront

struct PNGExportTests {
  private static func frame(_ name: String) throws -> CellGrid {
    try #require(FrameCase.all.first { $0.name == name }).frame()
  }

  @Test(
    arguments: [("main-40x12", .dark, 2), ("help-40x12", .light, 1)] as [(String, Ground, Int)])
  func `X4: a picture is the same in every pixel`(
    _ name: String, _ ground: Ground, _ scale: Int
  ) throws {
    let picture = try PNGExport.bytes(of: try Self.frame(name), ground: ground, scale: scale)
    #expect(picture.lacking == [])
    try PictureGolden.check(picture.bytes, "\(name).png")
  }

  @Test func `X4: a picture of few colours has a palette, and nothing says when it was made`()
    throws
  {
    var canvas = Canvas(width: 2, height: 1)
    canvas.put(
      "▌", x: 0, y: 0, style: Style(foreground: .hex(0xff0000), background: .hex(0x0000ff)))
    let reading = try PNGReading(
      try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: 1).bytes)
    #expect(reading.chunks == ["IHDR", "PLTE", "IDAT", "IEND"])
    let row =
      [0xff0000, 0x0000ff].flatMap { Array(repeating: UInt32($0), count: 5) }
      + Array(repeating: Ground.dark.ownGround.bits, count: 10)
    #expect(reading.width == 20 && reading.height == 20)
    #expect(reading.pixels == Array(repeating: row, count: 20).flatMap(\.self))
  }

  @Test func `X4: a picture of many colours holds them themselves`() throws {
    var canvas = Canvas(width: 300, height: 1)
    for x in 0..<300 {
      canvas.put(
        "▀", x: x, y: 0,
        style: Style(foreground: .hex(UInt32(x * 7)), background: .hex(UInt32(x << 12))))
    }
    let reading = try PNGReading(
      try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: 1).bytes)
    #expect(reading.chunks == ["IHDR", "IDAT", "IEND"])
    for x in 0..<300 {
      #expect(reading.pixels[3000 * 9 + x * 10 + 5] == UInt32(x * 7))
      #expect(reading.pixels[3000 * 10 + x * 10 + 5] == UInt32(x << 12))
    }
  }

  @Test(arguments: PNGExport.scales)
  func `X4: blocks keep their shape at every scale`(_ scale: Int) throws {
    var canvas = Canvas(width: 3, height: 2)
    canvas.put("▙║▏", x: 0, y: 1, style: Style(foreground: .hex(0xffffff)))
    let small = try PNGReading(try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: 1).bytes)
    let large = try PNGReading(
      try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: scale).bytes)
    #expect(large.width == small.width * scale && large.height == small.height * scale)
    let enlarged = (0..<large.height).flatMap { y in
      (0..<large.width).map { small.pixels[y / scale * small.width + $0 / scale] }
    }
    #expect(large.pixels == enlarged)
  }

  @Test(
    arguments: [
      (1, 1, 0, .scale(0)), (1, 1, 9, .scale(9)), (1, 1, .min, .scale(.min)), (0, 0, 1, .noPixel),
      (0, 7, 1, .noPixel), (7, 0, 1, .noPixel),
      (410, 410, 1, .tooManyPixels(columns: 410, rows: 410, scale: 1)),
      (1000, 100, 8, .tooManyPixels(columns: 1000, rows: 100, scale: 8)),
    ] as [(Int, Int, Int, PNGError)])
  func `X4: a picture that cannot be is an error`(
    _ width: Int, _ height: Int, _ scale: Int, _ error: PNGError
  ) {
    #expect(throws: error) {
      try PNGExport.bytes(of: CellGrid(width: width, height: height), ground: .dark, scale: scale)
    }
  }

  @Test func `X4: a character that the font lacks is a box, and is told once`() throws {
    var canvas = Canvas(width: 24, height: 3)
    canvas.put("雨の雨 🏮 Жe\u{301}x\u{302}\u{303}", x: 0, y: 0, style: .plain)
    canvas.put("abc ► ▮ ✓ ↻ ‹ › ◦ ▚ … – — ‘’“”•·€", x: 0, y: 1, style: .plain)
    canvas.put("あ", x: 1, y: 2, style: Style(background: .hex(0xff0000), attributes: .underline))
    let picture = try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: 2)
    #expect(picture.lacking == ["x\u{302}\u{303}", "Ж", "あ", "の", "雨", "🏮"].sorted())
    try PictureGolden.check(picture.bytes, "lacking.png")
  }

  @Test func `X4: a picture of any cell is drawn, whatever stands in it`() throws {
    var grid = CellGrid(width: 6, height: 1)
    for (x, scalar)
      in (["\u{0}", "\u{1B}", "\u{10FFFF}", "\u{FFFF}", "\u{301}", "\u{A0}"] as [Unicode.Scalar])
      .enumerated()
    {
      grid[x, 0] = Cell(Glyph(scalar), style: Style(attributes: Attributes(rawValue: 255)))
    }
    // The second half of no character, and the first of one that the frame cuts off.
    grid[5, 0] = Cell("雨".unicodeScalars.first.map(Glyph.init) ?? .space, width: 2)
    let picture = try PNGExport.bytes(of: grid, ground: .light, scale: 1)
    #expect(try PNGReading(picture.bytes).pixels.count == 60 * 20)
  }
}
