/// The pixels of a picture.
struct PixelCanvas {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// The colour of each pixel as six hexadecimal digits, row by row.
  private(set) var pixels: [UInt32]

  /// A picture of one colour.
  init(width: Int, height: Int, _ color: RGB) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color.bits, count: width * height)
  }

  /// Paints a rectangle that lies in the picture.
  mutating func fill(_ rect: CellRect, _ color: RGB) {
    for y in rect.rows {
      for place in (y * width + rect.x)..<(y * width + rect.right) { pixels[place] = color.bits }
    }
  }

  /// Paints a glyph covers, from a place in the picture on; what is half covered is mixed.
  mutating func paint(_ coverage: [UInt8], width columns: Int, x: Int, y: Int, _ color: RGB) {
    for (place, share) in coverage.enumerated() where share > 0 {
      let pixel = (y + place / columns) * width + x + place % columns
      pixels[pixel] =
        share == 64 ? color.bits : RGB(hex: pixels[pixel]).mixed(with: color, Int(share) * 4).bits
    }
  }
}
