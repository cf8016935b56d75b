/// Makes one line of plain text out of what feeds put into titles.
enum PlainText {
  /// The text on one line: entities decoded, blanks and control characters as single spaces.
  static func cleaned(_ text: String) -> String {
    oneLine(HTMLEntities.decoded(text))
  }

  /// The first words of a text that may hold HTML; nil where it holds no words.
  static func firstWords(ofHTML html: String, upTo length: Int = 60) -> String? {
    let text = cleaned(HTMLTags.removed(from: html))
    return text.isEmpty ? nil : shortened(text, to: length)
  }

  /// The text, or as much of it as fits into `length` characters with an ellipsis, if possible whole words.
  static func shortened(_ text: String, to length: Int) -> String {
    guard text.count > length else { return text }
    let start = text.prefix(length - 1)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    let kept = words.count * 2 >= length ? words : start
    return kept + "…"
  }

  /// The text on one line: blanks and control characters as single spaces, none at its ends.
  static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isBlankDue = false
    for scalar in text.unicodeScalars where !scalar.isDirectionMark {
      if scalar.isBlank {
        isBlankDue = !line.isEmpty
        continue
      }
      if isBlankDue { line.append(" ") }
      isBlankDue = false
      line.append(scalar)
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether it separates words, or is a control character.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .control
  }

  /// Whether it would turn the direction of the text around it, or marks the order of bytes.
  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
