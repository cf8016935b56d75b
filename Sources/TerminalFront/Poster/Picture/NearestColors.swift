/// The entries of the palette of 256 that come closest to colours, remembered once they are found.
///
/// The memory is of a fixed size: a colour has one place in it, and a newer one takes the place
/// over.
struct NearestColors: Sendable {
  /// A colour and the entry found for it, 0 where there is none yet: the entries found start at 16.
  private var known = [UInt32](repeating: 0, count: 1 << placeBits)

  private static let placeBits = 12

  /// The entry, 16...255, closest to `color`.
  mutating func entry(for color: RGB) -> UInt8 {
    let key = color.bits
    let place = Int((key &* 0x9E37_79B1) >> (32 - UInt32(Self.placeBits)))
    let found = known[place]
    if found != 0, found >> 8 == key { return UInt8(truncatingIfNeeded: found) }
    let entry = Self.search(color)
    known[place] = key << 8 | UInt32(entry)
    return entry
  }

  private struct Candidate {
    let entry: UInt8
    let color: Tint
  }

  private static let all: [Candidate] = (16...255).map { entry in
    Candidate(entry: UInt8(entry), color: Tint(XtermPalette.entries[entry]))
  }

  private static let black = all[0]

  /// Black and whatever is not grey.
  private static let colorful = [black] + all.filter { $0.color.spread > 0 }

  /// Compares the channels and also their differences, so that a hue survives; greys serve only for
  /// what is nearly grey.
  static func search(_ color: RGB) -> UInt8 {
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

extension RGB {
  /// The colour as a number of 24 bits.
  var bits: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
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
