/// The colours that entries of the terminal's palette usually have.
enum XtermPalette {
  /// The sixteen named colours; terminals differ here, these lie in the midst of them.
  static let named: [RGB] = [
    0x000000, 0xcd3131, 0x0dbc79, 0xc9a500, 0x2472c8, 0xbc3fbc, 0x11a8cd, 0xc8ccd4,
    0x666a73, 0xf14c4c, 0x23d18b, 0xf5e04a, 0x3b8eea, 0xe060d6, 0x29b8db, 0xffffff,
  ].map(RGB.init(hex:))

  /// All 256: the named ones, a cube of six steps a channel, a row of greys.
  static let entries: [RGB] =
    named
    + (0..<216).map { place in
      RGB(cubeStep(place / 36), cubeStep(place / 6 % 6), cubeStep(place % 6))
    }
    + (0..<24).map { step in
      let grey = UInt8(8 + 10 * step)
      return RGB(grey, grey, grey)
    }

  private static func cubeStep(_ step: Int) -> UInt8 {
    step == 0 ? 0 : UInt8(55 + 40 * step)
  }
}
