/// An argument of a word: its label, what it takes, and whether it can be left out.
public struct WordArgument: Hashable, Sendable {
  /// What an argument takes.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// A number, whole or not.
    case number
    /// A whole number.
    case whole
    /// Yes or no.
    case flag
    /// A time such as `800ms`.
    case time
    /// A share such as `60%`.
    case share
    /// One of these words.
    case choice([String])
    /// Groups of arguments, parted by a lone comma.
    case groups
  }

  /// What stands before its `=`.
  public var label: String
  /// What it takes.
  public var kind: Kind
  /// Whether it can be left out.
  public var isOptional: Bool

  /// The arguments of a word of `type`, in order; none where it is unknown.
  ///
  /// They are read off its decoding, so they are the ones that a line is read with.
  public static func arguments(
    of word: String, in type: (some Decodable).Type
  ) -> [WordArgument] {
    let recorder = WordArgumentRecorder(word: word)
    _ = try? type.init(from: recorder)
    return recorder.arguments
  }
}

extension WordArgument {
  /// How the argument is written in a line of help: `at=N`, `[animated=yes|no]`.
  public var usage: String {
    let form = "\(label)=\(placeholder)"
    return isOptional ? "[\(form)]" : form
  }

  /// What stands for its value.
  public var placeholder: String {
    switch kind {
    case .text: "TEXT"
    case .number: "NUMBER"
    case .whole: "N"
    case .flag: "yes|no"
    case .time: "TIME"
    case .share: "SHARE"
    case .choice(let words): words.joined(separator: "|")
    case .groups: "... , ..."
    }
  }
}

/// Decodes a word with made-up values, and keeps what it was asked for.
private final class WordArgumentRecorder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let word: String
  private(set) var arguments: [WordArgument] = []
  /// Whether the next argument was asked for as one that can be left out.
  var nextIsOptional = false

  init(word: String) {
    self.word = word
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordingContainer(recorder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAWord }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAWord }

  private var notAWord: WordError { WordError(column: 1, "'\(word)' is no word") }

  /// Keeps an argument, and gives a value of its type.
  func record<Value: Decodable>(
    _ label: String, _ type: Value.Type
  ) throws -> Value {
    let sample = try Self.sample(of: type)
    arguments.append(
      WordArgument(label: label, kind: sample.kind, isOptional: nextIsOptional))
    nextIsOptional = false
    return sample.value
  }

  private static func sample<Value: Decodable>(
    of type: Value.Type
  ) throws -> (kind: WordArgument.Kind, value: Value) {
    let known: [(WordArgument.Kind, Any)] = [
      (.text, ""), (.number, 0.0), (.whole, 0), (.flag, false), (.time, SimulatedTime.zero),
      (.share, Percentage(fraction: 0) as Any),
    ]
    for (kind, value) in known {
      if let value = value as? Value { return (kind, value) }
    }
    if let choices = type as? any (CaseIterable & RawRepresentable).Type,
      let first = firstCase(of: choices) as? Value
    {
      return (.choice(names(of: choices)), first)
    }
    return (.groups, try Value(from: EmptyList()))
  }

  private static func firstCase<Cases: CaseIterable & RawRepresentable>(
    of type: Cases.Type
  ) -> Any? {
    type.allCases.first
  }

  private static func names<Cases: CaseIterable & RawRepresentable>(
    of type: Cases.Type
  ) -> [String] {
    type.allCases.map { "\($0.rawValue)" }
  }
}

/// The word itself, and then its arguments.
private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let recorder: WordArgumentRecorder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [Key(stringValue: recorder.word)].compactMap { $0 } }

  func contains(_ key: Key) -> Bool { true }

  /// Nothing but the way to an argument that can be left out asks for this.
  func decodeNil(forKey key: Key) throws -> Bool {
    recorder.nextIsOptional = true
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try recorder.record(key.stringValue, type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(RecordingContainer<Nested>(recorder: recorder))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    EmptyList()
  }

  func superDecoder() throws -> any Decoder { recorder }

  func superDecoder(forKey key: Key) throws -> any Decoder { recorder }
}

/// A list without elements.
private struct EmptyList: Decoder, UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }
  private var isEmpty: WordError { WordError(column: 1, "the list is empty") }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw isEmpty
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw isEmpty }
  func decodeNil() throws -> Bool { throw isEmpty }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw isEmpty }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw isEmpty }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw isEmpty }
  func superDecoder() throws -> any Decoder { throw isEmpty }
}
