/// Takes the tags out of HTML.
enum HTMLTags {
  /// The text between the tags.
  ///
  /// Those that part words leave a space; comments, scripts and styles go altogether.
  static func removed(from html: String) -> String {
    let bytes = Array(html.utf8)
    var text: [UInt8] = []
    var plain = 0
    while let start = bytes[plain...].firstIndex(of: UInt8(ascii: "<")) {
      text += bytes[plain..<start]
      if let tag = Tag(at: start, in: bytes) {
        if !inline.contains(tag.name) { text.append(UInt8(ascii: " ")) }
        plain = tag.end
      } else {
        text.append(UInt8(ascii: "<"))
        plain = start + 1
      }
    }
    return String(decoding: text + bytes[plain...], as: UTF8.self)
  }

  /// Tags within a word or sentence.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "big", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark", "q",
    "s", "samp", "small", "span", "strong", "sub", "sup", "tt", "u", "var", "wbr",
  ]

  /// A tag, a comment, or an element whose content is no text.
  private struct Tag {
    /// Its name in small letters, without a slash.
    let name: String
    /// Where the text goes on; the end of the text where nothing closes the tag.
    let end: Int

    /// The tag that begins with the `<` at `start`; nil where it is a mere sign.
    init?(at start: Int, in bytes: [UInt8]) {
      let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
      let inner = bytes[(isEnd ? start + 2 : start + 1)...]
      guard let first = inner.first, first.isLetter || "!?".utf8.contains(first) else { return nil }
      name = String(decoding: inner.prefix { $0.isLetter || $0.isDigit }, as: UTF8.self)
        .lowercased()
      let isOpaque = !isEnd && (name == "script" || name == "style")
      if inner.starts(with: "!--".utf8) {
        end = Self.end(of: "-->", in: inner)
      } else if isOpaque {
        end = Self.end(of: ">", in: bytes[Self.end(of: "</\(name)", in: inner)...])
      } else {
        end = Self.end(of: ">", in: inner)
      }
    }

    /// Where the text goes on after `close`, whatever the case of its letters.
    private static func end(of close: String, in bytes: ArraySlice<UInt8>) -> Int {
      let sought = Array(close.utf8)
      let start = bytes.indices.first { index in
        bytes[index...].starts(with: sought) { $0.inLowerCase == $1 }
      }
      return start.map { $0 + sought.count } ?? bytes.endIndex
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(inLowerCase)
  }

  fileprivate var inLowerCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 0x20 : self
  }
}
