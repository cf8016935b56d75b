/// What is wrong with a line of words.
public struct WordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the line, in characters from 1.
  public var column: Int
  /// What was found, and what is accepted, in one sentence.
  public var description: String

  /// A fault at a place of the line.
  public init(column: Int, _ description: String) {
    self.column = column
    self.description = description
  }
}
