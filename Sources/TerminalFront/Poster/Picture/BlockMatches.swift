/// The matches found for pairs of pixels, remembered once they are found.
///
/// The memory is of a fixed size: a pair has one place in it, and a newer one takes the place over.
struct BlockMatches: Sendable {
  private struct Entry {
    let key: UInt64
    let match: BlockMatch
  }

  private var known = [Entry?](repeating: nil, count: 1 << placeBits)

  private static let placeBits = 12

  /// The best match for two pixels among the first `count` named colours, 8 or 16.
  mutating func match(top: RGB, bottom: RGB, count: Int) -> BlockMatch {
    let key = UInt64(count) << 48 | UInt64(top.bits) << 24 | UInt64(bottom.bits)
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(Self.placeBits)))
    if let entry = known[place], entry.key == key { return entry.match }
    let match = BlockMatch.search(top: top, bottom: bottom, count: count)
    known[place] = Entry(key: key, match: match)
    return match
  }
}
