/// The random numbers a poster is drawn from: splitmix64, seeded with the FNV-1a hash of a video's
/// id.
struct PosterDraws {
  private var state: UInt64

  /// Draws that follow from `seed` alone.
  init(seed: UInt64) {
    state = seed
  }

  /// The FNV-1a 64 hash of `bytes`.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number in 0..<`count`, which must be positive.
  mutating func number(below count: Int) -> Int {
    Int((next() >> 33) % UInt64(count))
  }

  /// The next number in `range`.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }
}
