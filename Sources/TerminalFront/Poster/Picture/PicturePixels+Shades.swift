extension PicturePixels {
  /// The picture by light alone, in characters that are denser the lighter it is.
  func shadedCells(in medium: PictureMedium) -> [Cell] {
    let light = Lightness(of: pixels, isInverted: medium.ground == .light)
    let glyph = medium.isASCII ? Self.asciiGlyph : Self.blockGlyph
    return cells { top, bottom in
      Cell(glyph(light[top], light[bottom]))
    }
  }

  private static let blocks: [Glyph] = [
    .space, .lightShade, .mediumShade, .darkShade, .fullBlock,
  ]

  /// Halves where they differ much, else a shade; both lightnesses lie in 0...255.
  private static func blockGlyph(_ top: Int, _ bottom: Int) -> Glyph {
    if top - bottom > 120 { return .upperHalf }
    if bottom - top > 120 { return .lowerHalf }
    return blocks[min(4, ((top + bottom) / 2 * 9 / 256 + 1) / 2)]
  }

  private static let characters = " .:-=+*%#@".unicodeScalars.map(Glyph.init)

  /// The same in ASCII, whose marks stand high or low in the cell for halves.
  private static func asciiGlyph(_ top: Int, _ bottom: Int) -> Glyph {
    if top - bottom > 110 { return Glyph(top > 150 ? "\"" : "'") }
    if bottom - top > 110 { return Glyph(bottom > 150 ? "_" : ".") }
    return characters[min(9, (top + bottom) / 2 * 10 / 256)]
  }
}

/// How light colours are within one picture, 0...255: nearly all of the range is used, however dim
/// the picture.
private struct Lightness {
  private let darkest: Int
  private let span: Int
  private let isInverted: Bool

  init(of pixels: [RGB], isInverted: Bool) {
    self.isInverted = isInverted
    var counts = [Int](repeating: 0, count: 256)
    for pixel in pixels { counts[pixel.luma] += 1 }
    darkest = Self.luma(ofPlace: pixels.count / 20, in: counts)
    span = max(40, Self.luma(ofPlace: pixels.count * 19 / 20, in: counts) - darkest)
  }

  /// The luma that stands at `place` when the pixels are sorted by luma.
  private static func luma(ofPlace place: Int, in counts: [Int]) -> Int {
    var before = 0
    for (luma, count) in counts.enumerated() {
      before += count
      if before > place { return luma }
    }
    return 255
  }

  subscript(color: RGB) -> Int {
    let stretched = max(0, min(255, ((color.luma - darkest) * 255).dividedDown(by: span)))
    return isInverted ? 255 - stretched : stretched
  }
}

extension RGB {
  /// How light the colour is to the eye, 0...255.
  fileprivate var luma: Int {
    (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) >> 8
  }
}
