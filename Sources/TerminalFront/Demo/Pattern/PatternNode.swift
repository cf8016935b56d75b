/// A part of a pattern.
indirect enum PatternNode: Hashable {
  /// Nothing, which matches everywhere.
  case nothing
  /// One scalar of a class.
  case scalar(ScalarClass)
  /// A place in the text.
  case place(PatternPlace)
  /// One part after the other.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// A part, so many times; without end where `most` is nil.
  case repetition(PatternNode, least: Int, most: Int?)
}

/// A place in a text that a pattern can ask for.
enum PatternPlace: Hashable, Sendable {
  /// `^`: the beginning of a line.
  case lineStart
  /// `$`: the end of a line.
  case lineEnd
  /// `\b`: where a word begins or ends.
  case wordBorder
  /// `\B`: anywhere else.
  case noWordBorder

  /// Whether the place lies between these two scalars; nil stands for the ends of the text.
  func lies(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    switch self {
    case .lineStart: before == nil || before == "\n"
    case .lineEnd: after == nil || after == "\n"
    case .wordBorder: Self.isWord(before) != Self.isWord(after)
    case .noWordBorder: Self.isWord(before) == Self.isWord(after)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ScalarClass.wordScalars.contains($0, ignoringCase: false) } ?? false
  }
}
