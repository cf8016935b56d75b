extension JSONValue: CustomStringConvertible {
  /// The value on one line, members sorted by name, so that equal values are equal text.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members.sorted { $0.name < $1.name }, in: ("{", "}"), to: &text) { member, text in
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String,
    each: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      each(element, &text)
    }
    text += brackets.1
  }

  /// The largest number up to which every whole number is a double of its own: 2^53.
  static let largestExactWhole: UInt64 = 1 << 53

  /// A number as JSON writes it: whole ones without a point, others so that they read back the same; what JSON
  /// cannot write is null.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let isWhole = number == number.rounded() && abs(number) <= Double(largestExactWhole)
    return isWhole ? "\(Int64(number))" : "\(number)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}",
        // These turn the direction of text round.
        "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
