/// Colours that a terminal does not have, shown by those that it has.
extension ColorMode {
  /// The number by which ncurses knows `color`, or the nearest one of this mode; -1 is the terminal's own.
  func number(of color: Color) -> Int32 {
    switch (self, color.kind) {
    case (.none, _), (_, .own): -1
    case (.trueColor, .palette(let index)): Int32(Self.paletteStart) + Int32(index)
    case (.trueColor, .rgb(let rgb)): Int32(bitPattern: rgb.bits)
    case (.palette256, .palette(let index)): Int32(index)
    case (.palette256, .rgb(let rgb)): Int32(TerminalPalette.nearest(to: rgb))
    case (.ansi16, .palette(let index)) where index < 16: Int32(index)
    case (.ansi16, .palette(let index)): TerminalPalette.entries[Int(index)].nearestNamed
    case (.ansi16, .rgb(let rgb)): rgb.nearestNamed
    case (.ansi8, _): Self.withoutBright(ColorMode.ansi16.number(of: color))
    }
  }

  /// The named colour for a bright one; dark grey is readable on every ground only as light grey.
  private static func withoutBright(_ number: Int32) -> Int32 {
    number == 8 ? 7 : number & 7
  }

  /// What the colour of a number shows, as far as it is known: a terminal's own can be any.
  func channels(ofNumber number: Int32) -> RGB? {
    if number < 0 { return nil }
    if self == .trueColor, number < Self.paletteStart { return RGB(hex: UInt32(number)) }
    return TerminalPalette.entries[Int(number & 255)]
  }
}

extension RGB {
  /// The nearest of the sixteen named colours.
  fileprivate var nearestNamed: Int32 {
    let distances = TerminalPalette.named.map { distance(to: $0) }
    return Int32(distances.indices.min { distances[$0] < distances[$1] } ?? 0)
  }

  /// How different two colours look: channels weighted by how bright they are, and their
  /// differences, so that a hue survives.
  func distance(to other: RGB) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 3 * red * red + 6 * green * green + 2 * blue * blue
      + 2 * (red - green) * (red - green) + 2 * (green - blue) * (green - blue)
  }
}
