/// A string of JSON text that has been checked, but not yet read.
struct JSONText: Equatable {
  /// The bytes between its quotes.
  let range: Range<Int>
  /// Whether some of its characters are written with a backslash.
  let hasEscapes: Bool

  /// The string whose opening quote stands at `quote`; checks it up to the closing one.
  init(in bytes: [UInt8], after quote: Int) throws(JSONFault) {
    var offset = quote + 1
    var hasEscapes = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset = try Self.endOfEscape(at: offset, in: bytes)
      case ..<0x20:
        throw JSONFault(
          at: offset, in: bytes, found: Self.found(control: bytes[offset]),
          accepted: "an escape such as \\n, or the closing quote")
      default: offset += 1
      }
    }
    guard offset < bytes.count else {
      let start = TextPlace(of: quote, in: bytes)
      throw JSONFault(
        at: offset, in: bytes, found: "the end of the text",
        accepted:
          "the closing quote of the string from line \(start.line), column \(start.column)")
    }
    range = quote + 1..<offset
    self.hasEscapes = hasEscapes
  }

  private static func endOfEscape(at offset: Int, in bytes: [UInt8]) throws(JSONFault) -> Int {
    let letter = offset + 1 < bytes.count ? Unicode.Scalar(bytes[offset + 1]) : " "
    if "\"\\/bfnrt".unicodeScalars.contains(letter) { return offset + 2 }
    let digits = bytes[min(offset + 2, bytes.count)..<min(offset + 6, bytes.count)]
    if letter == "u", digits.count == 4, digits.allSatisfy({ $0.isHexDigit }) { return offset + 6 }
    throw JSONFault(
      at: offset, in: bytes, found: "a backslash that begins no escape",
      accepted: #"one of \" \\ \/ \b \f \n \r \t, or \u and four hexadecimal digits"#)
  }

  private static func found(control: UInt8) -> String {
    switch control {
    case 0x0A, 0x0D: "the end of the line in a string"
    case 0x09: "a tab in a string"
    default: "a control character in a string"
    }
  }

  /// The string itself; half a surrogate pair becomes U+FFFD.
  func string(in bytes: [UInt8]) -> String {
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var units: [UInt16] = []
    var plain = range.lowerBound
    var offset = range.lowerBound
    func takePlain(upTo end: Int) {
      units += String(decoding: bytes[plain..<end], as: UTF8.self).utf16
    }
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      takePlain(upTo: offset)
      let letter = Unicode.Scalar(bytes[offset + 1])
      offset += letter == "u" ? 6 : 2
      units.append(
        letter == "u" ? Self.unit(bytes[(offset - 4)..<offset]) : Self.unit(escapedAs: letter))
      plain = offset
    }
    takePlain(upTo: range.upperBound)
    return String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16 {
    UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }

  private static func unit(escapedAs letter: Unicode.Scalar) -> UInt16 {
    switch letter {
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: UInt16(letter.value)
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a hexadecimal digit of ASCII.
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: isDigit
    }
  }

  /// Whether it belongs to a word of ASCII letters, digits and underscores.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: isDigit
    }
  }
}
