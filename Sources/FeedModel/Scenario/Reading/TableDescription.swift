/// The keys of one kind of object in a file: what help, schema and error messages are made from.
public struct TableDescription: Hashable, Sendable {
  /// One key of the object.
  public struct Row: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What may stand as its value.
    public var kind: ValueKind
    /// What holds where the key is left out; nil where nothing does, or the sentence says what.
    public var defaultValue: JSONValue?
    /// What the value means, in one sentence.
    public var sentence: String
  }

  /// What the object describes: the name of the model's type, or of the key that holds it.
  public var name: String
  /// The keys, in the order in which they are written.
  public var rows: [Row]
}
