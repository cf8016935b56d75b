/// Text that may stand in an XML document.
enum SVGText {
  /// `text` with the characters escaped that XML reads as its own.
  ///
  /// What XML does not allow or a reader could be misled by (control characters, those that turn the
  /// direction of text round, U+FFFE and U+FFFF) is U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{61C}", "\u{200E}",
        "\u{200F}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}"..."\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
