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
    let entry = TerminalPalette.nearest(to: color)
    known[place] = key << 8 | UInt32(entry)
    return entry
  }
}

extension RGB {
  /// The colour as a number of 24 bits.
  var bits: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
