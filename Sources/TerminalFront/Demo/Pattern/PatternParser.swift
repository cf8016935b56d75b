/// Reads the text of a pattern.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  var position = 0
  /// Whether `(?i)` stands at the beginning.
  private(set) var ignoresCase = false
  private var depth = 0

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  /// The scalar at the present position; nil at the end.
  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Whether `text` stands at the present position.
  func stands(_ text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  /// Moves past `text` if it stands here.
  mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Reads the whole pattern.
  mutating func parse() throws(TextPatternError) -> PatternNode {
    guard scalars.count <= TextPattern.longest else {
      throw TextPatternError(
        at: TextPattern.longest,
        "a pattern of \(scalars.count) characters; accepted: at most \(TextPattern.longest)")
    }
    takeFlags()
    let node = try parseChoice()
    guard next == nil else {
      throw TextPatternError(
        at: position, "')' closes no group; accepted: '\\)' for the sign itself")
    }
    return node
  }

  /// Takes `(?i)`, and `(?m)`, which is how `^` and `$` are meant anyway.
  private mutating func takeFlags() {
    for (flags, isCase) in [("(?i)", true), ("(?m)", false), ("(?im)", true), ("(?mi)", true)]
    where take(flags) {
      ignoresCase = isCase
      return
    }
  }

  private mutating func parseChoice() throws(TextPatternError) -> PatternNode {
    var options = [try parseSequence()]
    while take("|") { options.append(try parseSequence()) }
    return options.count == 1 ? options[0] : .choice(options)
  }

  private mutating func parseSequence() throws(TextPatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      parts.append(try parseRepetition(of: try parsePart()))
    }
    return parts.isEmpty ? .nothing : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func parsePart() throws(TextPatternError) -> PatternNode {
    let start = position
    guard let scalar = next else { return .nothing }
    position += 1
    switch scalar {
    case "(": return try parseGroup(start)
    case "[": return .scalar(try parseClass(start))
    case ".": return .scalar(.anyOfLine)
    case "^": return .place(.lineStart)
    case "$": return .place(.lineEnd)
    case "\\": return try parseEscape(start)
    case "*", "+", "?":
      throw TextPatternError(
        at: start, "'\(scalar)' repeats nothing; accepted: '\\\(scalar)' for the sign itself")
    case "{" where isRepeatCount:
      throw TextPatternError(
        at: start, "'{' repeats nothing; accepted: '\\{' for the sign itself")
    default: return .scalar(ScalarClass(scalar))
    }
  }

  /// Whether a digit follows, as in `{2}`; other braces stand for themselves.
  private var isRepeatCount: Bool { next.map { "0"..."9" ~= $0 } ?? false }

  private mutating func parseGroup(_ start: Int) throws(TextPatternError) -> PatternNode {
    if next == "?", !take("?:") { throw unknownGroup(start) }
    depth += 1
    guard depth <= TextPattern.deepestGroup else {
      throw TextPatternError(
        at: start,
        "too many groups inside each other; accepted: at most \(TextPattern.deepestGroup)")
    }
    let node = try parseChoice()
    guard take(")") else {
      throw TextPatternError(
        at: start, "a group is never closed; accepted: a ')' that ends it, or '\\(' for the sign")
    }
    depth -= 1
    return node
  }

  private func unknownGroup(_ start: Int) -> TextPatternError {
    let kinds = [
      ("?=", "a look ahead"), ("?!", "a look ahead"), ("?<=", "a look behind"),
      ("?<!", "a look behind"), ("?>", "an atomic group"), ("?P<", "a named group"),
      ("?<", "a named group"),
    ]
    let found = kinds.first { stands($0.0) }?.1 ?? "this kind of group"
    return TextPatternError(
      at: start, "\(found) is not known; accepted: (...), (?:...), and (?i) at the beginning")
  }

  private mutating func parseRepetition(
    of part: PatternNode
  ) throws(TextPatternError) -> PatternNode {
    guard let (least, most) = try takeCount() else { return part }
    _ = take("?")
    let second = position
    if next == "+" {
      throw TextPatternError(
        at: second, "a repetition that gives nothing back is not known; accepted: * + ? {m,n}")
    }
    if try takeCount() != nil {
      throw TextPatternError(
        at: second, "a repetition of a repetition; accepted: a group around the first, as in (a*)*")
    }
    return .repetition(part, least: least, most: most)
  }

  private mutating func takeCount() throws(TextPatternError) -> (Int, Int?)? {
    switch next {
    case "*": position += 1; return (0, nil)
    case "+": position += 1; return (1, nil)
    case "?": position += 1; return (0, 1)
    case "{": return try takeBraces()
    default: return nil
    }
  }

  private mutating func takeBraces() throws(TextPatternError) -> (Int, Int?)? {
    let start = position
    position += 1
    guard isRepeatCount else {
      position = start
      return nil
    }
    let least = takeNumber()
    var most: Int? = least
    if take(",") { most = isRepeatCount ? takeNumber() : nil }
    guard take("}"), least <= most ?? least, max(least, most ?? 0) <= TextPattern.mostRepeats else {
      throw TextPatternError(
        at: start,
        "these braces count nothing; accepted: {m}, {m,} and {m,n} with m <= n, at most "
          + "\(TextPattern.mostRepeats), or '\\{' for the sign")
    }
    return (least, most)
  }

  private mutating func takeNumber() -> Int {
    var number = 0
    while let digit = next, "0"..."9" ~= digit {
      number = min(number * 10 + Int(digit.value - 48), TextPattern.mostRepeats + 1)
      position += 1
    }
    return number
  }
}
