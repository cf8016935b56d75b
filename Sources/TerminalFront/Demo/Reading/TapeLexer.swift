/// Cuts the text of a tape into pieces, by the rules of VHS.
///
/// Two of these are stricter: a quote or a pattern that its line does not close is an error, where VHS closes it silently;
/// and several characters beyond ASCII in a row are one error.
struct TapeLexer {
  let text: TapeText
  /// Where the next piece is looked for.
  var position = 0

  init(_ text: TapeText) {
    self.text = text
  }

  private var scalars: [Unicode.Scalar] { text.scalars }

  /// The scalar so many places on; nil beyond the end.
  private func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < text.scalars.count ? text.scalars[position + distance] : nil
  }

  /// Moves past blanks, line ends and comments.
  mutating func skipBlanks() {
    while let next = scalar() {
      if next == "#" {
        position = text.endOfLine(from: position)
      } else if next.isTapeBlank {
        position += 1
      } else {
        return
      }
    }
  }

  /// Takes the next piece.
  mutating func take() -> TapeToken {
    skipBlanks()
    let start = position
    guard let first = scalar() else { return TapeToken(kind: .end, range: start..<start) }
    let kind = takeKind(first)
    return TapeToken(kind: kind, range: start..<position)
  }

  private mutating func takeKind(_ first: Unicode.Scalar) -> TapeToken.Kind {
    switch first {
    case "\"", "'", "`": return takeString(first)
    case "/": return takePattern()
    case "{": return takeJSON()
    case "0"..."9": return .number(takeRun { $0.isTapeDigit || $0 == "." })
    case ".": return takeAfterDot()
    case "a"..."z", "A"..."Z": return .word(takeRun(\.isTapeWord))
    case "=", "!", "<", ">": return takeComparison(first)
    case "@", "+", "%", "-", "^", "\\", "[", "]", ":", ",":
      position += 1
      return .sign(String(Character(first)))
    default: return takeIllegal(first)
    }
  }

  private mutating func takeRun(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let next = scalar(), belongs(next) { position += 1 }
    return text.string(start..<position)
  }

  /// A number such as `.5`, or a word such as `./demo.txt`.
  private mutating func takeAfterDot() -> TapeToken.Kind {
    if let second = scalar(1), second.isTapeDigit {
      return .number(takeRun { $0.isTapeDigit || $0 == "." })
    }
    return .word(takeRun(\.isTapeWord))
  }

  private mutating func takeComparison(_ first: Unicode.Scalar) -> TapeToken.Kind {
    position += 1
    if scalar() == "=" {
      position += 1
      return .sign(String(Character(first)) + "=")
    }
    return .sign(String(Character(first)))
  }

  private mutating func takeString(_ quote: Unicode.Scalar) -> TapeToken.Kind {
    let start = position + 1
    let end = text.endOfLine(from: position)
    guard let close = scalars[start..<end].firstIndex(of: quote) else {
      position = end
      return .illegal(
        "a quote is never closed; accepted: a second \(quote) on the same line (there are no escapes; "
          + "the quotes are \" ' and `)")
    }
    position = close + 1
    return .string(text.string(start..<close))
  }

  private mutating func takePattern() -> TapeToken.Kind {
    let start = position + 1
    let end = text.endOfLine(from: position)
    var close = start
    while close < end, scalars[close] != "/" {
      close += scalars[close] == "\\" && close + 1 < end ? 2 : 1
    }
    guard close < end else {
      position = end
      return .illegal(
        "a pattern is never closed; accepted: a second / on the same line, '\\/' for the sign itself, "
          + "and quotes around a path that begins with /")
    }
    position = close + 1
    return .pattern(text.string(start..<close))
  }

  private mutating func takeJSON() -> TapeToken.Kind {
    let start = position
    guard let close = scalars[start...].firstIndex(of: "}") else {
      position = text.endOfLine(from: position)
      return .illegal("a brace is never closed; accepted: a '}' that ends it")
    }
    position = close + 1
    return .json(text.string(start..<position))
  }

  private mutating func takeIllegal(_ first: Unicode.Scalar) -> TapeToken.Kind {
    position += 1
    if first.isASCII {
      return .illegal("found '\(first)', which means nothing here; text needs quotes around it")
    }
    let start = position - 1
    while let next = scalar(), !next.isASCII { position += 1 }
    let found = text.string(start..<position)
    let isVisible = !first.properties.isWhitespace && !first.properties.isDefaultIgnorableCodePoint
    return .illegal(
      "found \(isVisible ? "'\(found)'" : TapeText.name(of: first)) outside of quotes; text beyond "
        + "ASCII needs quotes around it")
  }
}

extension Unicode.Scalar {
  /// Whether it parts pieces.
  var isTapeBlank: Bool { self == " " || self == "\t" || self == "\n" }

  /// Whether it is one of the digits 0 to 9.
  var isTapeDigit: Bool { "0"..."9" ~= self }

  /// Whether it is one of the letters a to z and A to Z.
  var isTapeLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }

  /// Whether a bare word may hold it.
  var isTapeWord: Bool {
    isTapeLetter || isTapeDigit || [".", "-", "_", "/", "%"].contains(self)
  }
}
