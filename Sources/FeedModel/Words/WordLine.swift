/// A line of words taken apart: `select-tab 2 animated=false`.
struct WordLine {
  /// A word with its place, and the label before its `=` if it has one.
  struct Argument: Hashable {
    var label: String?
    var value: String
    /// In characters from 1.
    var column: Int
  }

  var arguments: [Argument]

  /// Splits `text` at blanks.
  ///
  /// Quotes keep blanks together; inside them `\"` and `\\` stand for themselves.
  init(_ text: String) throws(WordError) {
    arguments = []
    var rest = Array(text)[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let label = Self.takeLabel(&rest)
      let value = try Self.takeValue(&rest)
      arguments.append(Argument(label: label, value: value, column: start + 1))
    }
  }

  /// Takes `label=` off the front, if it stands there.
  private static func takeLabel(_ rest: inout ArraySlice<Character>) -> String? {
    let end = rest.firstIndex { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let end, end > rest.startIndex, rest[end] == "=" else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(rest[..<end])
  }

  private static func takeValue(_ rest: inout ArraySlice<Character>) throws(WordError) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(value.count)
      return String(value)
    }
    let column = rest.startIndex + 1
    var value = ""
    rest = rest.dropFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return value
      case "\\" where rest.first == "\"" || rest.first == "\\": value.append(rest.removeFirst())
      default: value.append(next)
      }
    }
    throw WordError(column: column, "a quote is never closed; a second \" ends it")
  }

  /// `value` so that it reads back as one word.
  static func quoted(_ value: String) -> String {
    let isPlain =
      !value.isEmpty && value.first != "\"" && !value.contains { $0.isWhitespace || $0 == "=" }
    if isPlain { return value }
    let escaped = value.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
