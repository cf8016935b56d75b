import Testing

@testable import TerminalFront

struct StrokeFontTests {
  /// The characters of the font, sorted.
  private static let characters = StrokeFont.glyphs.keys.sorted {
    Array($0.unicodeScalars.map(\.value)).lexicographicallyPrecedes($1.unicodeScalars.map(\.value))
  }

  @Test func `X4: every line of the tables is a glyph of its own`() {
    let tables = StrokeFont.drawn + StrokeFont.composed
    let lines = tables.flatMap { $0.split(separator: "\n") }
    let entries = tables.flatMap(StrokeFont.entries)
    #expect(entries.count == lines.count)
    #expect(Set(entries.map(\.0)).count == lines.count)
    #expect(entries.filter { StrokeFont.glyphs[$0.0] == nil }.map(\.0) == [])
  }

  @Test func `X4: the font has all of ASCII, Latin-1, Latin Extended-A and the usual signs`() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xAC, 0xAE...0x131, 0x134...0x148, 0x14A...0x17F,
    ]
    var wanted = ranges.joined().compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
    wanted += "…–—‘’“”•·€►▮✓↻‹›◦▚▞×∞↑↓←→╭╮╰╯".map(String.init)
    let missing = wanted.filter { text in
      let isBlock = text.unicodeScalars.first.map { CellBits($0) != nil } ?? false
      return !isBlock && GlyphRaster.coverage(of: text, isBold: false, scale: 1) == nil
    }
    #expect(missing == [])
  }

  @Test(arguments: [StrokeFont.regular, StrokeFont.bold])
  func `X4: every glyph stays in its cell`(_ breadth: Int) {
    for (character, parts) in StrokeFont.glyphs {
      let points = parts.flatMap { part in
        [part.start] + part.segments.flatMap { [$0.end] + ($0.control.map { [$0] } ?? []) }
      }
      for point in points {
        let (x, y) = (2 * point.x, 2 * point.y)
        let isInside =
          x >= breadth && x <= 2 * StrokeFont.width - breadth && y >= breadth
          && y <= 2 * StrokeFont.height - breadth
        #expect(isInside, "\(character) at \(point)")
      }
    }
  }

  /// Characters that are drawn alike since they are alike.
  private static let alike: [Set<Character>] = [["-", "‐", "‑"], ["Ð", "Đ"]]

  @Test(arguments: [false, true])
  func `X4: no two glyphs have the same pixels`(isBold: Bool) throws {
    var seen: [[UInt8]: Set<Character>] = [:]
    for character in Self.characters {
      let coverage = GlyphRaster.coverage(of: String(character), isBold: isBold, scale: 1)
      seen[try #require(coverage), default: []].insert(character)
    }
    let same = Set(seen.values.filter { $0.count > 1 })
    #expect(same == Set(Self.alike))
  }

  @Test func `X4: bold covers all that regular covers, and more`() throws {
    for character in Self.characters where character != " " {
      let regular = try #require(
        GlyphRaster.coverage(of: String(character), isBold: false, scale: 1))
      let bold = try #require(GlyphRaster.coverage(of: String(character), isBold: true, scale: 1))
      #expect(zip(regular, bold).allSatisfy { $0 <= $1 } && regular != bold, "\(character)")
    }
  }

  @Test func `X4: the stems of letters lie on whole pixels at the usual scale`() throws {
    for letter in "bhnprumBDEFHKLMNPRU" {
      let coverage = try #require(
        GlyphRaster.coverage(of: String(letter), isBold: false, scale: 2))
      // A height at which the left stem stands straight.
      let row = coverage[20 * 20..<20 * 21]
      #expect(Array(row.drop { $0 == 0 }.prefix(3)) == [64, 64, 64], "\(letter)")
    }
  }

  @Test func `X4: an accent is found however it is spelled`() throws {
    let spelled = ["e\u{301}", "A\u{30A}", "n\u{303}", "c\u{327}"]
    #expect(
      spelled.map { StrokeFont.glyph(for: Character($0)) }
        == ["é", "Å", "ñ", "ç"].map { StrokeFont.glyph(for: $0) })
    #expect(GlyphRaster.coverage(of: "x\u{301}", isBold: false, scale: 1) == nil)
    #expect(GlyphRaster.coverage(of: "", isBold: false, scale: 1) == nil)
    #expect(GlyphRaster.coverage(of: "ab", isBold: false, scale: 1) == nil)
  }

  @Test func `X4: the whole font is the same in every pixel`() throws {
    let perRow = 40
    let rows = (Self.characters.count + perRow - 1) / perRow
    var canvas = Canvas(width: perRow, height: 2 * rows)
    for (place, character) in Self.characters.enumerated() {
      let (x, y) = (place % perRow, place / perRow)
      canvas.put(String(character), x: x, y: y, style: .plain)
      canvas.put(String(character), x: x, y: rows + y, style: Style(attributes: .bold))
    }
    try PictureGolden.check(
      try PNGExport.bytes(of: canvas.grid, ground: .dark, scale: 2).bytes, "font.png")
  }
}

struct PenRasterTests {
  private static func coverage(_ path: String, breadth: Int, fill: Bool = false) throws -> [[UInt8]]
  {
    let path = try #require(OutlinePath(path[...]))
    var raster = PenRaster(width: 4, height: 3)
    if fill {
      raster.fill(path.parts, unit: 32)
    } else {
      raster.draw(path.parts, unit: 32, breadth: breadth)
    }
    return (0..<3).map { Array(raster.coverage[$0 * 4..<$0 * 4 + 4]) }
  }

  @Test func `X4: a pen covers what lies within half its breadth of the line`() throws {
    // Half a pixel a unit: from the middle of the first pixel to beyond the edge, one pixel broad.
    let line = try Self.coverage("1,3 20,3", breadth: 64)
    #expect(line == [[0, 0, 0, 0], [58, 64, 64, 64], [0, 0, 0, 0]])
    #expect(
      try Self.coverage("4,3", breadth: 64) == [[0, 0, 0, 0], [0, 26, 26, 0], [0, 0, 0, 0]])
    #expect(
      try Self.coverage("-90,-90 -80,-90", breadth: 64).flatMap(\.self).allSatisfy { $0 == 0 })
  }

  @Test func `X4: an area covers what lies in it`() throws {
    let square = try Self.coverage("2,1 6,1 6,5 2,5 2,1", breadth: 0, fill: true)
    #expect(square == [[0, 32, 32, 0], [0, 64, 64, 0], [0, 32, 32, 0]])
    let triangle = try Self.coverage("0,0 6,0 0,6 0,0", breadth: 0, fill: true)
    #expect(triangle[1] == [64, 28, 0, 0])
  }
}
