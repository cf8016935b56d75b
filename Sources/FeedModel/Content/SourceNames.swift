/// Names as parts of one word, parted by commas.
///
/// A backslash stands before a comma, an equals sign or a backslash that belongs to a name, and `\-` for an empty one.
enum SourceNames {
  static func listed(_ names: [String]) -> String {
    names.map { $0.isEmpty ? "\\-" : escaped($0) }.joined(separator: ",")
  }

  static func escaped(_ name: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "," || scalar == "\\" || scalar == "=" { word.append("\\") }
      word.append(scalar)
    }
    return String(word)
  }

  static func names(of list: String) -> [String] {
    parts(of: list).map { unescaped($0) }
  }

  /// The parts of a list as they are written; none of an empty one.
  static func parts(of list: String, atMost most: Int = .max) -> [Substring.UnicodeScalarView] {
    list.isEmpty ? [] : split(list.unicodeScalars[...], at: ",", atMost: most)
  }

  /// A part that is a name and a value, parted by an equals sign; without one the value is nil.
  static func pair(of part: Substring.UnicodeScalarView) -> (name: String, value: String?) {
    let halves = split(part, at: "=", atMost: 2)
    return (unescaped(halves[0]), halves.count > 1 ? unescaped(halves[1]) : nil)
  }

  static func unescaped(_ part: Substring.UnicodeScalarView) -> String {
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in part {
      switch (scalar, isEscaped) {
      case ("-", true): isEscaped = false
      case ("\\", false): isEscaped = true
      default:
        name.append(scalar)
        isEscaped = false
      }
    }
    return String(name)
  }

  private static func split(
    _ text: Substring.UnicodeScalarView, at separator: Unicode.Scalar, atMost most: Int
  ) -> [Substring.UnicodeScalarView] {
    var parts: [Substring.UnicodeScalarView] = []
    var start = text.startIndex
    var isEscaped = false
    for place in text.indices {
      if text[place] == separator, !isEscaped, parts.count < most - 1 {
        parts.append(text[start..<place])
        start = text.index(after: place)
      }
      isEscaped = text[place] == "\\" && !isEscaped
    }
    return parts + [text[start...]]
  }
}
