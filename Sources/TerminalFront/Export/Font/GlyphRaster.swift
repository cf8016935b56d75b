/// Glyphs as shares of pixels.
enum GlyphRaster {
  /// How much of each pixel of a cell `text` covers, 0...64, row by row; nil where neither the font nor
  /// feedtui's signs have it.
  ///
  /// A cell is 10 pixels wide and 20 high, times `scale`.
  static func coverage(of text: String, isBold: Bool, scale: Int) -> [UInt8]? {
    var raster = PenRaster(width: CellBits.width * scale, height: CellBits.height * scale)
    let unit = PenRaster.pixel * CellBits.width * scale / StrokeFont.width
    let breadth = (isBold ? StrokeFont.bold : StrokeFont.regular) * unit
    let scalars = text.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1, let sign = CellSign(scalar) {
      let unit = PenRaster.pixel * scale
      if sign.isFilled {
        raster.fill(sign.path.parts, unit: unit)
      } else {
        raster.draw(sign.path.parts, unit: unit, breadth: breadth)
      }
      return raster.coverage
    }
    guard text.count == 1, let character = text.first,
      let parts = StrokeFont.glyph(for: character)
    else { return nil }
    raster.draw(parts, unit: unit, breadth: breadth)
    return raster.coverage
  }
}
