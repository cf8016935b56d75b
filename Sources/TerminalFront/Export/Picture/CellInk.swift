/// What a style looks like in a picture, which has to name each colour.
struct CellInk: Hashable, Sendable {
  /// The colour of the text.
  let text: RGB
  /// The colour painted behind it; nil where the picture's own ground shows.
  let ground: RGB?
  /// Whether the strokes are heavier.
  let isBold: Bool
  /// Whether there is a line under the text.
  let isUnderlined: Bool

  /// How far dim text is drawn towards what is behind it, of 256.
  private static let dimming = 112

  /// The ink of `style` where the terminal's own colours are those of `ground`.
  init(_ style: Style, on ground: Ground) {
    let isReverse = style.attributes.contains(.reverse)
    let (front, back) =
      isReverse
      ? (style.background.known ?? ground.ownGround, style.foreground.known ?? ground.ownText)
      : (style.foreground.known ?? ground.ownText, style.background.known ?? ground.ownGround)
    self.text =
      style.attributes.contains(.dim) ? front.mixed(with: back, Self.dimming) : front
    self.ground = back == ground.ownGround ? nil : back
    isBold = style.attributes.contains(.bold)
    isUnderlined = style.attributes.contains(.underline)
  }
}

extension RGB {
  /// The usual six hexadecimal digits.
  var digits: String {
    String(String(bits | 1 << 24, radix: 16).dropFirst())
  }
}
