/// Paths that a tape names.
public enum TapePath {
  /// A path as the tape in `file` means it: relative to the folder of that tape.
  ///
  /// Steps `.` and `..` are resolved by their names alone.
  public static func path(_ path: String, from file: String) -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : file.split(separator: "/").dropLast()
    let isAbsolute = path.hasPrefix("/") || file.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// `text` with a mark in place of every control character, so that a terminal obeys none of it.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: plain.append("\u{FFFD}")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
