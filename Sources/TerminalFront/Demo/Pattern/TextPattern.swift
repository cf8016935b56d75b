/// A regular expression that says whether a text holds a match, in time linear in the text.
///
/// It knows literals, `.`, classes, groups, `|`, `* + ? {m,n}`, `^` and `$` at the ends of every line, `\b`, and
/// `(?i)` at its beginning, by Unicode scalars; `\d`, `\w` and `\s` are those of ASCII. Since only the
/// existence of a match is asked for, lazy repetition means what greedy repetition does.
public struct TextPattern: Sendable {
  /// The pattern as it is written.
  public let source: String
  private let program: PatternProgram

  /// More scalars than this are no pattern.
  public static let longest = 1000
  /// More parts than this a pattern may not have, repeated ones counted as often as they may occur.
  public static let mostParts = 2000
  /// The largest number in `{m,n}`.
  public static let mostRepeats = 1000
  /// More groups than this may not stand inside each other.
  public static let deepestGroup = 50

  /// Reads a pattern.
  ///
  /// - Throws: `TextPatternError` with the place, what was found, and what is accepted.
  public init(_ source: String) throws(TextPatternError) {
    self.source = source
    var parser = PatternParser(source)
    let node = try parser.parse()
    program = try PatternProgram(node, ignoresCase: parser.ignoresCase)
  }

  /// Whether the pattern matches anywhere in `text`, whose lines are parted by line feeds.
  public func matches(_ text: String) -> Bool {
    var steps = 0
    return matches(text, steps: &steps)
  }

  /// Whether the pattern matches; adds up the steps it takes, at most a fixed number for each scalar of the
  /// text and part of the pattern.
  func matches(_ text: String, steps: inout Int) -> Bool {
    var matcher = PatternMatcher(program)
    return matcher.matches(Array(text.unicodeScalars), steps: &steps)
  }
}

extension TextPattern: Hashable {
  /// Whether both are written alike.
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source.unicodeScalars.elementsEqual(right.source.unicodeScalars)
  }

  /// Adds the pattern as it is written.
  public func hash(into hasher: inout Hasher) {
    for scalar in source.unicodeScalars { hasher.combine(scalar) }
  }
}

/// What is wrong with a pattern.
public struct TextPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the pattern, in scalars from 1.
  public var column: Int
  /// What was found, and what is accepted, in one sentence.
  public var description: String

  init(at offset: Int, _ description: String) {
    column = offset + 1
    self.description = description
  }
}
