/// What is wrong with the text of a hashtag expression.
public struct HashtagExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, in Unicode scalars from 1.
  public var column: Int
  /// What was found there.
  public var found: String
  /// What is accepted there.
  public var accepted: String

  /// The fault in one sentence.
  public var description: String {
    "column \(column): found \(found); accepted: \(accepted)"
  }
}

extension HashtagExpression {
  /// Reads an expression: a tag, or `and` or `or` with its parts in brackets.
  ///
  /// - Throws: what is wrong first, and where.
  public init(_ text: String) throws(HashtagExpressionError) {
    var reader = HashtagReader(text)
    self = try reader.readWhole()
  }
}

/// Reads a hashtag expression from front to back.
struct HashtagReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Whether a scalar may stand in a tag without quotes.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar != "(" && scalar != ")" && scalar != "\""
  }

  mutating func readWhole() throws(HashtagExpressionError) -> HashtagExpression {
    let expression = try read(depth: 0)
    skipBlanks()
    guard place == scalars.count else {
      throw fault("the end, since several tags stand in brackets, as in (and food quick)")
    }
    return expression
  }

  private mutating func read(depth: Int) throws(HashtagExpressionError) -> HashtagExpression {
    skipBlanks()
    guard let next = peek, next != ")" else { throw fault("a tag, or ( with and or or") }
    guard next == "(" else { return .tag(try readTag()) }
    guard depth < HashtagExpression.deepestNesting else {
      throw fault("a tag, since at most \(HashtagExpression.deepestNesting) stand in each other")
    }
    place += 1
    skipBlanks()
    let start = place
    let word = takePlain()
    guard word == "and" || word == "or" else {
      place = start
      throw fault("and or or")
    }
    var parts: [HashtagExpression] = []
    while true {
      skipBlanks()
      guard let next = peek else { throw fault("a tag, ( or )") }
      if next == ")" { break }
      parts.append(try read(depth: depth + 1))
    }
    place += 1
    return word == "and" ? .and(parts) : .or(parts)
  }

  private mutating func readTag() throws(HashtagExpressionError) -> String {
    let start = place
    if peek == "\"" { return try readQuoted() }
    if peek == "#" { place += 1 }
    let tag = takePlain()
    guard !tag.isEmpty else {
      place = start
      throw fault("a tag")
    }
    return tag
  }

  private mutating func readQuoted() throws(HashtagExpressionError) -> String {
    var tag = String.UnicodeScalarView()
    place += 1
    while let next = peek {
      place += 1
      if next == "\"" { return String(tag) }
      if next == "\\", let escaped = peek {
        tag.append(escaped)
        place += 1
      } else {
        tag.append(next)
      }
    }
    throw fault("a \" that ends the tag")
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func skipBlanks() {
    while let next = peek, next.properties.isWhitespace { place += 1 }
  }

  private mutating func takePlain() -> String {
    var word = String.UnicodeScalarView()
    while let next = peek, Self.isPlain(next) {
      word.append(next)
      place += 1
    }
    return String(word)
  }

  private func fault(_ accepted: String) -> HashtagExpressionError {
    let rest = scalars[place...].prefix { Self.isPlain($0) }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: rest.isEmpty ? scalars[place...].prefix(1) : rest)
    let found = word.isEmpty ? "the end" : JSONValue.string(String(word)).shown
    return HashtagExpressionError(column: place + 1, found: found, accepted: accepted)
  }
}
