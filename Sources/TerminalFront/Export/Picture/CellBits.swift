/// A shape made of the small squares that a cell of a picture is divided into: 10 across, 20 down.
///
/// Blocks, lines and Braille are such shapes, so they meet their neighbours without a seam.
struct CellBits: Hashable, Sendable {
  /// Squares across a cell.
  static let width = 10
  /// Squares down a cell.
  static let height = 20

  /// A bit a square, the leftmost the lowest; a number a row.
  private(set) var rows = [UInt16](repeating: 0, count: height)

  /// No square at all.
  init() {}

  /// The squares of one rectangle.
  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    fill(columns, rows)
  }

  /// Adds the squares of a rectangle, as far as it lies in the cell.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows.clamped(to: 0..<Self.height) { self.rows[y] |= Self.mask(columns) }
  }

  /// Takes the squares of a rectangle away.
  mutating func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows.clamped(to: 0..<Self.height) { self.rows[y] &= ~Self.mask(columns) }
  }

  private static func mask(_ columns: Range<Int>) -> UInt16 {
    columns.clamped(to: 0..<width).reduce(0) { $0 | 1 << UInt16($1) }
  }

  /// The shape as rectangles that do not overlap, from the top left on.
  var rects: [CellRect] {
    var rects: [CellRect] = []
    var y = 0
    while y < Self.height {
      let end = rows[y...].firstIndex { $0 != rows[y] } ?? Self.height
      rects += Self.runs(of: rows[y]).map { run in
        CellRect(x: run.lowerBound, y: y, width: run.count, height: end - y)
      }
      y = end
    }
    return rects
  }

  private static func runs(of bits: UInt16) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var x = 0
    while x < width {
      let start = x
      while x < width, bits >> UInt16(x) & 1 == 1 { x += 1 }
      if x > start { runs.append(start..<x) }
      x += 1
    }
    return runs
  }
}
