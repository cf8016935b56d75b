/// Decodes one case of an enumeration from the arguments of a line.
final class WordDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let word: String
  private var unused: [WordLine.Argument]
  /// The labels that the case has asked for, in order.
  private var labels: [String] = []

  init(word: String, arguments: some Sequence<WordLine.Argument>) {
    self.word = word
    unused = Array(arguments)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(WordContainer(decoder: self, isWord: true))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAList }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAList }

  private var notAList: WordError { WordError(column: 1, "'\(word)' takes arguments, not a list") }

  /// The argument for `label`: the one that carries it, else the next one without a label.
  func take(_ label: String) -> WordLine.Argument? {
    note(label)
    let place = unused.firstIndex { $0.label == label } ?? unused.firstIndex { $0.label == nil }
    return place.map { unused.remove(at: $0) }
  }

  func hasArgument(_ label: String) -> Bool {
    note(label)
    return unused.contains { $0.label == label || $0.label == nil }
  }

  private func note(_ label: String) {
    if !labels.contains(label) { labels.append(label) }
  }

  func missing(_ label: String) -> WordError {
    WordError(column: 1, "'\(word)' needs \(label)=")
  }

  func allKeys<Key: CodingKey>(isWord: Bool) -> [Key] {
    isWord ? [Key(stringValue: word)].compactMap { $0 } : []
  }

  func checkNothingIsLeft() throws(WordError) {
    guard let extra = unused.first else { return }
    let accepted = labels.isEmpty ? "it takes none" : "accepted: " + labels.joined(separator: ", ")
    if let label = extra.label, labels.contains(label) {
      throw WordError(column: extra.column, "'\(word)' is given \(label)= twice")
    }
    let found = extra.label.map { "\($0)=" } ?? "'\(extra.value)'"
    throw WordError(column: extra.column, "'\(word)' has no argument \(found); \(accepted)")
  }
}

/// The word itself, or its arguments.
private struct WordContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: WordDecoder
  let isWord: Bool
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.allKeys(isWord: isWord) }

  func contains(_ key: Key) -> Bool {
    isWord
      ? allKeys.contains { $0.stringValue == key.stringValue }
      : decoder.hasArgument(key.stringValue)
  }

  func decodeNil(forKey key: Key) throws -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let argument = decoder.take(key.stringValue) else {
      throw decoder.missing(key.stringValue)
    }
    return try ArgumentDecoder(argument: argument).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let argument = decoder.take(key.stringValue) else { return nil }
    return try ArgumentDecoder(argument: argument).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(WordContainer<Nested>(decoder: decoder, isWord: false))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw decoder.missing(key.stringValue)
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
