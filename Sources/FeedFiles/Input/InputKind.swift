/// What kind of input a file is, found from its content (C2).
public struct InputKind: Hashable, Sendable {
  /// One word for it, which also begins the ids of entries that have none.
  public let word: String
  /// What a sentence calls it, such as `a JSON Feed 1.0 or 1.1`.
  public let name: String

  init(word: String, name: String) {
    self.word = word
    self.name = name
  }
}
