/// Collects a bracketed paste up to the sequence that ends it, `ESC [ 201 ~`.
struct PasteBuffer: Hashable, Sendable {
  /// What is kept, without control characters other than line breaks and tabs.
  private(set) var bytes: [UInt8] = []
  /// Bytes of the end that have come.
  private var matched = 0
  private var isCut = false

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let lineFeed: Unicode.Scalar = "\n"
  private static let carriageReturn: Unicode.Scalar = "\r"

  /// Takes the next byte, and gives the pasted text once the end is complete.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    // Only the first byte of the end is an ESC, so a new match begins with an ESC or not at all.
    for held in Self.end[..<matched] { keep(held) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    guard byte >= 0x20 && byte != ASCII.delete || 0x09...0x0A ~= byte || byte == 0x0D else {
      return
    }
    if bytes.count < InputDecoder.longestPaste { bytes.append(byte) } else { isCut = true }
  }

  private var text: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: wholeCharacters, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: text.append(Self.lineFeed)
      case 0x0A where previous == Self.carriageReturn: break
      case 0x7F..<0xA0: break
      default: text.append(scalar)
      }
      previous = scalar
    }
    return String(text)
  }

  /// What is kept, without the half of a character at the place where a long paste was cut.
  private var wholeCharacters: ArraySlice<UInt8> {
    guard isCut, let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0x80
    else { return bytes[...] }
    return bytes[..<start]
  }
}
