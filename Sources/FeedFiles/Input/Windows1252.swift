/// The western encoding of Windows, whose printable part holds all of Latin-1.
enum Windows1252 {
  /// What 0x80 to 0x9F mean; five of them mean nothing and stay control characters.
  static let special = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// The bytes of a text in UTF-8.
  static func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isSpecial = (0x80...0x9F).contains(byte)
      text.append(isSpecial ? special[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(text).utf8)
  }
}
