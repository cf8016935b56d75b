extension Glyph {
  static let upperHalf = Glyph("▀")
  static let lowerHalf = Glyph("▄")
  static let lightShade = Glyph("░")
  static let mediumShade = Glyph("▒")
  static let darkShade = Glyph("▓")
  static let fullBlock = Glyph("█")
}
