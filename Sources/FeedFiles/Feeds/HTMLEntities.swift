/// Decodes the character references of HTML, such as `&amp;` and `&#39;`.
enum HTMLEntities {
  /// The text with every reference that is known decoded; others stay as they are.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var plain = 0
    while let start = bytes[plain...].firstIndex(of: UInt8(ascii: "&")) {
      decoded += bytes[plain..<start]
      let name = bytes[(start + 1)...].prefix(longest).prefix { $0.isWordByte || $0 == 0x23 }
      let end = name.endIndex
      if end < bytes.count, bytes[end] == UInt8(ascii: ";"),
        let scalar = scalar(String(decoding: name, as: UTF8.self))
      {
        decoded += UTF8.encode(scalar).map(Array.init) ?? []
        plain = end + 1
      } else {
        decoded.append(UInt8(ascii: "&"))
        plain = start + 1
      }
    }
    return String(decoding: decoded + bytes[plain...], as: UTF8.self)
  }

  /// The most characters of a name that is known.
  private static let longest = 10

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name] }
    let isHex = name.dropFirst().first?.lowercased() == "x"
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard !digits.isEmpty, digits.allSatisfy({ isHex ? $0.isHexDigit : $0.isWholeNumber }) else {
      return nil
    }
    let value = UInt32(digits, radix: isHex ? 16 : 10) ?? 0
    // In HTML these numbers mean characters of Windows-1252, whatever Unicode says.
    if (0x80...0x9F).contains(value) { return Windows1252.special[Int(value) - 0x80] }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The names of U+00A0 to U+00FF in their order, and others that prose uses.
  private static let named: [String: Unicode.Scalar] = {
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
      ucirc uuml yacute thorn yuml
      """
    let others: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
      "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←",
      "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠",
      "le": "≤", "ge": "≥", "hearts": "♥",
    ]
    let pairs = latin.split(separator: " ").enumerated().compactMap { offset, name in
      Unicode.Scalar(0xA0 + UInt32(offset)).map { (String(name), $0) }
    }
    return others.merging(pairs) { other, _ in other }
  }()
}
