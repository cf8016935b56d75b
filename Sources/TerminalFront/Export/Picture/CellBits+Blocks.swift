extension CellBits {
  /// The shape of a block, line or Braille character; nil for any other, and for shades, which are
  /// a mixture of colours rather than a shape.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2500...0x257F:
      guard let lines = CellBits(line: Int(scalar.value) - 0x2500) else { return nil }
      self = lines
    case 0x2580...0x259F:
      guard let block = CellBits(block: Int(scalar.value) - 0x2580) else { return nil }
      self = block
    // The bar of two that mean "paused".
    case 0x25AE: self.init(3..<7, 4..<16)
    case 0x2800...0x28FF: self.init(braille: Int(scalar.value) - 0x2800)
    default: return nil
    }
  }

  /// Which quarters the characters from U+2596 on fill: 1 and 2 above, 4 and 8 below.
  private static let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private init?(block: Int) {
    switch block {
    case 0x00: self.init(0..<10, 0..<10)
    case 0x01...0x08: self.init(0..<10, (20 - Self.eighths(block, of: 20))..<20)
    case 0x09...0x0F: self.init(0..<Self.eighths(16 - block, of: 10), 0..<20)
    case 0x10: self.init(5..<10, 0..<20)
    case 0x14: self.init(0..<10, 0..<Self.eighths(1, of: 20))
    case 0x15: self.init((10 - Self.eighths(1, of: 10))..<10, 0..<20)
    case 0x16...0x1F:
      self.init()
      let quarters = Self.quarters[block - 0x16]
      for quarter in 0..<4 where quarters >> quarter & 1 == 1 {
        let (x, y) = (quarter % 2 * 5, quarter / 2 * 10)
        fill(x..<x + 5, y..<y + 10)
      }
    default: return nil
    }
  }

  /// So many eighths of a length, rounded to whole squares.
  private static func eighths(_ count: Int, of length: Int) -> Int {
    (count * length + 4) / 8
  }

  /// Bits 0 to 2 are the left column from the top, 3 to 5 the right one, 6 and 7 the lowest row.
  private init(braille dots: Int) {
    self.init()
    for dot in 0..<8 where dots >> dot & 1 == 1 {
      let (column, row) = dot < 6 ? (dot / 3, dot % 3) : (dot - 6, 3)
      let (x, y) = (2 + 4 * column, 1 + 5 * row)
      fill(x..<x + 2, y..<y + 3)
    }
  }

  /// How much of a shade's cell has the colour of the text, of 256; nil for what is no shade.
  static func shade(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "░": 64
    case "▒": 128
    case "▓": 192
    default: nil
    }
  }
}
