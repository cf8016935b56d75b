/// Puts characters together from bytes of UTF-8 that come one at a time.
struct UTF8Accumulator: Hashable, Sendable {
  /// What a byte has led to.
  enum Outcome: Hashable {
    /// More bytes are needed.
    case pending
    /// A character is complete.
    case complete(Unicode.Scalar)
    /// What came is no character; the byte was part of it, or begins something new.
    case malformed(isConsumed: Bool)
  }

  private var value: UInt32 = 0
  /// Bytes still to come.
  private var missing = 0
  /// What the next byte may be: narrower after a first byte that allows overlong forms, surrogates
  /// or more than Unicode holds.
  private var accepted: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character has begun and is not complete.
  var isPending: Bool { missing > 0 }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Outcome {
    guard isPending else { return begin(with: byte) }
    guard accepted.contains(byte) else {
      missing = 0
      return .malformed(isConsumed: false)
    }
    accepted = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if isPending { return .pending }
    return Unicode.Scalar(value).map(Outcome.complete) ?? .malformed(isConsumed: true)
  }

  private mutating func begin(with byte: UInt8) -> Outcome {
    accepted = 0x80...0xBF
    switch byte {
    case 0..<0x80: return .complete(Unicode.Scalar(byte))
    case 0xC2..<0xE0: missing = 1
    case 0xE0..<0xF0:
      missing = 2
      if byte == 0xE0 { accepted = 0xA0...0xBF }
      if byte == 0xED { accepted = 0x80...0x9F }
    case 0xF0..<0xF5:
      missing = 3
      if byte == 0xF0 { accepted = 0x90...0xBF }
      if byte == 0xF4 { accepted = 0x80...0x8F }
    default: return .malformed(isConsumed: true)
    }
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    return .pending
  }
}
