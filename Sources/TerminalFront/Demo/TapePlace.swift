/// A place in the text of a tape.
public struct TapePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// A place in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as editors understand it: `file:line:column`.
  public var description: String { "\(TapePath.plain(file)):\(line):\(column)" }
}
