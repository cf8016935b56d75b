import Testing

@testable import TerminalFront

struct CellBitsTests {
  /// A cell as text, a line a row; equal rows that follow each other are one line.
  private static func picture(_ scalar: Unicode.Scalar) throws -> String {
    let bits = try #require(CellBits(scalar))
    var lines: [(text: String, count: Int)] = []
    for row in bits.rows {
      let text = String((0..<CellBits.width).map { row >> UInt16($0) & 1 == 1 ? "#" : "." })
      if lines.last?.text == text {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((text, 1))
      }
    }
    return lines.map { "\($0.text) \($0.count)\n" }.joined()
  }

  private static let drawn: [Unicode.Scalar] = [0x2500...0x259F, 0x25AE...0x25AE, 0x2800...0x28FF]
    .joined().compactMap { Unicode.Scalar($0) }.filter { CellBits($0) != nil }

  @Test func `X4: blocks, lines and Braille are the same in every square`() throws {
    let pictures = try Self.drawn.filter { $0.value < 0x2800 || $0.value % 37 == 0 }.map { scalar in
      "\(scalar) U+\(String(scalar.value, radix: 16, uppercase: true))\n\(try Self.picture(scalar))"
    }
    try PictureGolden.check(pictures.joined(separator: "\n"), "bits.txt")
  }

  @Test func `X4: the rectangles of a shape are its squares, each once`() throws {
    for scalar in Self.drawn {
      let bits = try #require(CellBits(scalar))
      var again = CellBits()
      for rect in bits.rects { again.fill(rect.columns, rect.rows) }
      #expect(again == bits)
      #expect(
        bits.rects.reduce(0) { $0 + $1.width * $1.height }
          == bits.rows.reduce(0) { $0 + $1.nonzeroBitCount })
    }
  }

  @Test func `X4: every line that leaves a cell meets those of its neighbours`() throws {
    // What crosses an edge: the middle square of a light line, three of a heavy one, two of a double one.
    let allowed: Set<[Int]> = [[], [0], [-1, 0, 1], [-1, 1]]
    for scalar in Self.drawn where scalar.value < 0x2580 && CellBits(scalar) != CellBits() {
      let bits = try #require(CellBits(scalar))
      let isDashed =
        (0x2504...0x250B).contains(scalar.value) || (0x254C...0x254F).contains(scalar.value)
      guard !isDashed else { continue }
      for column in [0, CellBits.width - 1] {
        let crossing = (0..<CellBits.height).filter { bits.rows[$0] >> UInt16(column) & 1 == 1 }
        #expect(allowed.contains(crossing.map { $0 - 9 }), "\(scalar) at column \(column)")
      }
      for row in [0, CellBits.height - 1] {
        let crossing = (0..<CellBits.width).filter { bits.rows[row] >> UInt16($0) & 1 == 1 }
        #expect(allowed.contains(crossing.map { $0 - 4 }), "\(scalar) at row \(row)")
      }
    }
  }

  @Test func `X4: what is no block has no squares, and a rectangle stays in its cell`() {
    for scalar in ["a", "╭", "╱", "░", "►", "雨"] as [Unicode.Scalar] {
      #expect(CellBits(scalar) == nil)
    }
    var bits = CellBits(-5..<500, -3..<90)
    #expect(bits.rects == [CellRect(x: 0, y: 0, width: 10, height: 20)])
    bits.clear(1..<200, -9..<900)
    #expect(bits.rects == [CellRect(x: 0, y: 0, width: 1, height: 20)])
  }
}

struct CellSignTests {
  @Test func `X4: every line of the table is a sign that stays in its cell`() throws {
    let lines = CellSign.table.split(separator: "\n")
    #expect(CellSign.all.count == lines.count)
    for sign in CellSign.all.values {
      for part in sign.path.parts {
        let points =
          [part.start] + part.segments.flatMap { [$0.end] + ($0.control.map { [$0] } ?? []) }
        for point in points {
          #expect((0...CellBits.width).contains(point.x) && (0...CellBits.height).contains(point.y))
        }
      }
    }
  }

  @Test(arguments: [
    "", "1", "1,", "1,2,3", "(1,2)", "1,2 (3,4)", "1,2 /", "/ 1,2", "1,2 / (3,4) 5,6", "a,b",
  ])
  func `X4: a path that is not well written is none`(_ text: String) {
    #expect(OutlinePath(text[...]) == nil)
  }
}
