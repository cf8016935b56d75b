/// The colours that the entries of a terminal's palette of 256 show.
public enum TerminalPalette {
  /// The sixteen named colours, as far as they can be known: users change them.
  private static let named: [UInt32] = [
    0x000000, 0xcd3131, 0x0dbc79, 0xc9a500, 0x2472c8, 0xbc3fbc, 0x11a8cd, 0xc8ccd4,
    0x666a73, 0xf14c4c, 0x23d18b, 0xf5e04a, 0x3b8eea, 0xe060d6, 0x29b8db, 0xffffff,
  ]

  /// What entry `index` shows: exact from 16 on, a usual guess for the named colours.
  public static func rgb(of index: UInt8) -> RGB {
    switch index {
    case 0..<16: return RGB(hex: named[Int(index)])
    case 232...:
      let level = 8 + 10 * (index - 232)
      return RGB(level, level, level)
    default:
      let place = index - 16
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      return RGB(level(place / 36), level(place / 6 % 6), level(place % 6))
    }
  }

  /// The entry from 16 on that comes nearest to `color`, by its channels and by their differences.
  ///
  /// Greys are taken only for what is nearly grey, so that dark colours keep their hue.
  public static func nearest(to color: RGB) -> UInt8 {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    let spread = (channels.max() ?? 0) - (channels.min() ?? 0)
    var best: UInt8 = 16
    var least = distance(color, rgb(of: 16))
    for index in UInt8(17)...255 {
      let entry = rgb(of: index)
      if spread >= 26, entry.red == entry.green, entry.green == entry.blue { continue }
      let found = distance(color, entry)
      if found < least { (best, least) = (index, found) }
    }
    return best
  }

  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    let channels = 3 * red * red + 6 * green * green + 2 * blue * blue
    return channels + 2 * (red - green) * (red - green) + 2 * (green - blue) * (green - blue)
  }
}
