extension PatternParser {
  /// Reads what follows a backslash outside of a class.
  mutating func parseEscape(_ start: Int) throws(TextPatternError) -> PatternNode {
    switch next {
    case "b": position += 1; return .place(.wordBorder)
    case "B": position += 1; return .place(.noWordBorder)
    default: return .scalar(try parseEscapedClass(start))
    }
  }

  /// Reads what follows a backslash anywhere.
  private mutating func parseEscapedClass(_ start: Int) throws(TextPatternError) -> ScalarClass {
    guard let scalar = next else {
      throw TextPatternError(
        at: start, "nothing follows the backslash; accepted: '\\\\' for the sign itself")
    }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarClass.digits.negated
    case "w": return .wordScalars
    case "W": return ScalarClass.wordScalars.negated
    case "s": return .blanks
    case "S": return ScalarClass.blanks.negated
    case "n": return ScalarClass("\n")
    case "t": return ScalarClass("\t")
    case "r": return ScalarClass("\r")
    case "x": return ScalarClass(try parseHexadecimal(start))
    case "0"..."9":
      throw TextPatternError(
        at: start, "'\\\(scalar)' would refer back to a group, which a pattern cannot")
    case "a"..."z", "A"..."Z":
      throw TextPatternError(
        at: start,
        "'\\\(scalar)' means nothing; accepted: \\d \\w \\s \\D \\W \\S \\b \\B \\n \\t \\r \\x, and "
          + "a backslash before any sign")
    default: return ScalarClass(scalar)
    }
  }

  /// Reads the digits of `\x41` or `\x{1F4A1}`.
  private mutating func parseHexadecimal(_ start: Int) throws(TextPatternError) -> Unicode.Scalar {
    let isBraced = take("{")
    var digits = ""
    while let digit = next, digit.properties.isASCIIHexDigit, digits.count < (isBraced ? 6 : 2) {
      digits.unicodeScalars.append(digit)
      position += 1
    }
    guard isBraced ? take("}") : digits.count == 2, let number = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(number)
    else {
      throw TextPatternError(at: start, "this is no character; accepted: \\x41 or \\x{1F4A1}")
    }
    return scalar
  }

  /// Reads a class whose `[` stood at `start`.
  mutating func parseClass(_ start: Int) throws(TextPatternError) -> ScalarClass {
    let isNegated = take("^")
    var union = ScalarClass(ranges: [])
    var isFirst = true
    while let scalar = next, isFirst || scalar != "]" {
      isFirst = false
      let low = try parseClassPart()
      let after = position + 1 < scalars.count ? scalars[position + 1] : nil
      guard next == "-", after != nil, after != "]" else {
        union.form(unionWith: low)
        continue
      }
      let dash = position
      position += 1
      let high = try parseClassPart()
      guard let first = low.only, let last = high.only, first <= last else {
        throw TextPatternError(
          at: dash, "this range has no beginning and end; accepted: a range such as a-z, or '\\-'")
      }
      union.ranges.append(first...last)
    }
    guard take("]") else {
      throw TextPatternError(
        at: start, "a class is never closed; accepted: a ']' that ends it, or '\\[' for the sign")
    }
    return isNegated ? union.negated : union
  }

  private mutating func parseClassPart() throws(TextPatternError) -> ScalarClass {
    let start = position
    if stands("[:") {
      throw TextPatternError(
        at: start, "classes are not known by names; accepted: \\d \\w \\s, or ranges such as a-z")
    }
    guard let scalar = next else { return ScalarClass(ranges: []) }
    position += 1
    return scalar == "\\" ? try parseEscapedClass(start) : ScalarClass(scalar)
  }
}

extension ScalarClass {
  /// The scalar of a class of one; nil for any other.
  fileprivate var only: Unicode.Scalar? {
    guard !isNegated, ranges.count == 1, let range = ranges.first,
      range.lowerBound == range.upperBound
    else { return nil }
    return range.lowerBound
  }
}
