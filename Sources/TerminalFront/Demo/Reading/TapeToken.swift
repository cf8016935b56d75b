/// A piece of a tape's text.
struct TapeToken: Hashable {
  /// What a piece is.
  enum Kind: Hashable {
    /// A bare word: letters, digits and `. - _ / %`, beginning with a letter or a dot.
    case word(String)
    /// What stood in quotes.
    case string(String)
    /// What stood in braces, these included.
    case json(String)
    /// What stood between slashes.
    case pattern(String)
    /// Digits and dots.
    case number(String)
    /// A sign, or two that belong together.
    case sign(String)
    /// What begins no piece, or one that is never closed, and what is to be said of it.
    case illegal(String)
    /// The end of the tape.
    case end
  }

  /// What it is.
  let kind: Kind
  /// Where it begins and ends in the text.
  let range: Range<Int>

  /// Whether it is this sign.
  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// How a sentence names what was found.
  var found: String {
    switch kind {
    case .word(let word), .number(let word), .sign(let word): "'\(word)'"
    case .string(let text): "the text '\(text)'"
    case .json: "what stands in braces"
    case .pattern(let pattern): "the pattern /\(pattern)/"
    case .illegal: "this"
    case .end: "the end of the tape"
    }
  }
}
