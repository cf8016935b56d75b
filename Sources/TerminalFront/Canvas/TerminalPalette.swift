/// The colours that the entries of a terminal's palette of 256 show.
public enum TerminalPalette {
  /// The sixteen named colours; terminals and users differ here, these lie in the midst of them.
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

  /// What entry `index` shows: exact from 16 on, a usual guess for the named colours.
  public static func rgb(of index: UInt8) -> RGB {
    entries[Int(index)]
  }

  private struct Candidate {
    let entry: UInt8
    let color: Tint
  }

  private static let black = Candidate(entry: 16, color: .black)

  private static let all: [Candidate] = (16...255).map { entry in
    Candidate(entry: UInt8(entry), color: Tint(entries[entry]))
  }

  /// Black and whatever is not grey.
  private static let colorful = [black] + all.filter { $0.color.spread > 0 }

  /// The entry from 16 on that comes nearest to `color`, by its channels and by their differences.
  ///
  /// Greys are taken only for what is nearly grey, so that dark colours keep their hue.
  public static func nearest(to color: RGB) -> UInt8 {
    let color = Tint(color)
    var best = black
    var leastError = Int.max
    for candidate in color.spread < 26 ? all : colorful {
      let error = color.error(against: candidate.color)
      if error < leastError {
        leastError = error
        best = candidate
      }
    }
    return best.entry
  }
}

extension Tint {
  fileprivate var spread: Int {
    max(red, green, blue) - min(red, green, blue)
  }

  fileprivate func error(against other: Tint) -> Int {
    let red = red - other.red
    let green = green - other.green
    let blue = blue - other.blue
    let warmth = red - green
    let cold = green - blue
    return 3 * red * red + 6 * green * green + 2 * blue * blue + 2 * warmth * warmth
      + 2 * cold * cold
  }
}

extension Color {
  /// What the colour shows, as far as that is known: nil for the terminal's own.
  var known: RGB? {
    switch kind {
    case .own: nil
    case .palette(let index): TerminalPalette.rgb(of: index)
    case .rgb(let rgb): rgb
    }
  }
}
