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
  }

  /// How an argument of a list is repeated.
  public enum Repetition: Hashable, Sendable {
    /// It can be given as often as wanted.
    case values
    /// It belongs to a group, of which several are parted by a lone comma.
    case groups
  }

  /// What stands before its `=`.
  public var label: String
  /// What it takes.
  public var kind: Kind
  /// Whether it can be left out.
  public var isOptional: Bool
  /// How it is repeated; nil where it is given once.
  public var repetition: Repetition?
  /// The structure or list that it is a member of, by the key that holds it in JSON; nil for an argument of the word
  /// itself.
  public var parent: String?

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
  /// How the arguments that are asked for now are repeated.
  var repetition: WordArgument.Repetition?
  /// The structure or list whose members are asked for now.
  var parent: String?

  init(word: String) {
    self.word = word
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordingContainer(recorder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAWord }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAWord }

  private var notAWord: WordError { WordError(column: 1, "'\(word)' is no word") }

  /// Keeps an argument, or those of the members of a structure or list, and gives a value of its type.
  func record<Value: Decodable>(
    _ label: String, _ type: Value.Type
  ) throws -> Value {
    let isOptional = nextIsOptional
    nextIsOptional = false
    if let sample = Self.sample(of: type) {
      keep(label, sample.kind, isOptional: isOptional)
      return sample.value
    }
    defer { parent = nil }
    return try Value(from: PartRecorder(recorder: self, label: label, isOptional: isOptional))
  }

  func keep(_ label: String, _ kind: WordArgument.Kind, isOptional: Bool) {
    arguments.append(
      WordArgument(
        label: label, kind: kind, isOptional: isOptional, repetition: repetition, parent: parent))
  }

  private static func sample<Value: Decodable>(
    of type: Value.Type
  ) -> (kind: WordArgument.Kind, value: Value)? {
    let known: [(WordArgument.Kind, Any)] = [
      (.text, ""), (.number, 0.0), (.whole, 0), (.flag, false), (.time, SimulatedTime.zero),
      (.share, Percentage(fraction: 0) as Any),
    ]
    for (kind, value) in known {
      if let value = value as? Value { return (kind, value) }
    }
    guard let choices = type as? any (CaseIterable & RawRepresentable).Type,
      let first = firstCase(of: choices) as? Value
    else { return nil }
    return (.choice(names(of: choices)), first)
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

  /// An argument that can be left out is kept even where no value of its type comes to mind.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    recorder.nextIsOptional = true
    return try? recorder.record(key.stringValue, type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(RecordingContainer<Nested>(recorder: recorder))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw WordError(column: 1, "a list is decoded as one")
  }

  func superDecoder() throws -> any Decoder { recorder }

  func superDecoder(forKey key: Key) throws -> any Decoder { recorder }
}

/// What is asked for under one label: a value, the members of a structure, or the elements of a list.
private struct PartRecorder: Decoder {
  let recorder: WordArgumentRecorder
  let label: String
  let isOptional: Bool
  var isElement = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if isElement { recorder.repetition = .groups }
    recorder.parent = label
    return KeyedDecodingContainer(RecordingContainer(recorder: recorder))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    OneElement(recorder: recorder, label: label)
  }

  /// A type that is written as one word takes text.
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    recorder.keep(label, .text, isOptional: isOptional)
    return try ValueDecoder(
      label: label,
      arguments: WordDecoder(
        word: label, arguments: [WordLine.Argument(value: "", column: 1)], column: 1)
    ).singleValueContainer()
  }
}

/// A list of one element, which tells what all are like.
private struct OneElement: UnkeyedDecodingContainer {
  let recorder: WordArgumentRecorder
  let label: String
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex > 0 }

  init(recorder: WordArgumentRecorder, label: String) {
    self.recorder = recorder
    self.label = label
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    recorder.repetition = .values
    defer { recorder.repetition = nil }
    let isScalar = type is String.Type
    return isScalar
      ? try recorder.record(label, type)
      : try Value(
        from: PartRecorder(recorder: recorder, label: label, isOptional: false, isElement: true))
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw nested }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nested }
  mutating func superDecoder() throws -> any Decoder { recorder }

  private var nested: WordError { WordError(column: 1, "a list cannot hold lists") }
}
