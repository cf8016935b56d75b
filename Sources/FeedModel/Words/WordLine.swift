/// A line of words taken apart: `select-tab 2 animated=false`.
public struct WordLine: Sendable {
  /// A word with its place, and the label before its `=` if it has one.
  public struct Argument: Hashable, Sendable {
    /// What stands before the `=`.
    public var label: String?
    /// The word, without quotes and escapes.
    public var value: String
    /// Whether the value stands in quotes, which keep it from meaning anything but itself.
    public var isQuoted = false
    /// Its place in the line, in characters from 1.
    public var column: Int

    /// Whether it is the lone comma that parts two groups of arguments.
    public var isComma: Bool { label == nil && !isQuoted && value == "," }
  }

  /// What is left of a line, by scalars: a combining mark at the start of a value must not merge with
  /// the `=` or the quote before it.
  private typealias Rest = ArraySlice<Unicode.Scalar>

  /// The words in order, the first one included.
  public private(set) var arguments: [Argument] = []

  /// Splits `text` at blanks.
  ///
  /// Quotes keep blanks together; inside them `\"`, `\\`, `\n`, `\r`, `\t` and `\u{7}` stand for
  /// what they stand for in Swift.
  ///
  /// - Throws: `WordError` where a quote is never closed.
  public init(_ text: String) throws(WordError) {
    var rest = Array(text.unicodeScalars)[...]
    var column = 1
    while true {
      let blanks = rest.prefix { $0.properties.isWhitespace }
      column += Self.text(of: blanks).count
      rest = rest.dropFirst(blanks.count)
      if rest.isEmpty { return }
      let start = rest
      let label = Self.takeLabel(&rest)
      let isQuoted = rest.first == "\""
      let value = try Self.takeValue(&rest, column: column)
      arguments.append(
        Argument(label: label, value: value, isQuoted: isQuoted, column: column))
      column += Self.text(of: start.dropLast(rest.count)).count
    }
  }

  private static func text(of scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Takes `label=` off the front, if it stands there.
  private static func takeLabel(_ rest: inout Rest) -> String? {
    // A dot stands in the labels that are ways to a setting.
    let label = rest.prefix {
      $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == ".")
    }
    guard !label.isEmpty, label.first != ".", rest.dropFirst(label.count).first == "=" else {
      return nil
    }
    rest = rest.dropFirst(label.count + 1)
    return text(of: label)
  }

  private static func takeValue(
    _ rest: inout Rest, column: Int
  ) throws(WordError) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { !$0.properties.isWhitespace }
      rest = rest.dropFirst(value.count)
      return text(of: value)
    }
    var value = String.UnicodeScalarView()
    rest = rest.dropFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return String(value)
      case "\\": value.append(takeEscape(&rest))
      default: value.append(next)
      }
    }
    throw WordError(column: column, "a quote is never closed; a second \" ends it")
  }

  /// Takes what follows a backslash; one that begins no escape stands for itself.
  private static func takeEscape(_ rest: inout Rest) -> Unicode.Scalar {
    guard let next = rest.first else { return "\\" }
    if let meant = escapes.first(where: { $0.letter == next })?.meant {
      rest = rest.dropFirst()
      return meant
    }
    let digits = rest.dropFirst(2).prefix { $0 != "}" }.prefix(8)
    let after = rest.dropFirst(2 + digits.count)
    guard rest.starts(with: ["u", "{"]), after.first == "}",
      let number = UInt32(text(of: digits), radix: 16), let scalar = Unicode.Scalar(number)
    else { return "\\" }
    rest = after.dropFirst()
    return scalar
  }

  private static let escapes: [(letter: Unicode.Scalar, meant: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
  ]

  /// `value` so that it reads back as one word, on one line whatever it holds.
  public static func quoted(_ value: String) -> String {
    let scalars = value.unicodeScalars
    let isPlain =
      // A script takes a word that begins with # as a comment.
      !scalars.isEmpty && scalars.first != "\"" && scalars.first != "#" && value != ","
      && !scalars.contains { $0.properties.isWhitespace || $0 == "=" || mustBeEscaped($0) }
    return isPlain ? value : inQuotes(value)
  }

  /// `value` in quotes, so that it reads back as one word, on one line whatever it holds and whatever follows.
  public static func inQuotes(_ value: String) -> String {
    "\"" + value.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if let escape = escapes.first(where: { $0.meant == scalar }) {
      return text(of: ["\\", escape.letter])
    }
    guard mustBeEscaped(scalar) else { return text(of: [scalar]) }
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  /// Whether a scalar would break the line, or command the terminal that shows it.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
