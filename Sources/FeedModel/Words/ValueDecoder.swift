/// Decodes what one label asks for: a value from one argument, a structure from those of its members,
/// or a list from all that are left.
struct ValueDecoder: Decoder {
  let label: String
  let arguments: WordDecoder
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(WordContainer(decoder: arguments, isWord: false))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    WordList(label: label, arguments: arguments)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard let argument = arguments.take(label) else { throw arguments.missing(label) }
    return ArgumentDecoder(argument: argument)
  }

  /// Decodes the value, and says of one that is not accepted which are.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try Value(from: self)
    } catch DecodingError.dataCorrupted(let context) {
      guard let argument = arguments.lastTaken else { throw arguments.missing(label) }
      throw ArgumentDecoder(argument: argument).fault(of: type, context.debugDescription)
    }
  }
}

/// The elements of a list: an argument each, or a group of them each, parted by lone commas.
struct WordList: UnkeyedDecodingContainer {
  let label: String
  let arguments: WordDecoder
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { !arguments.hasMore }

  init(label: String, arguments: WordDecoder) {
    self.label = label
    self.arguments = arguments
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    let element = ElementDecoder(label: label, arguments: arguments)
    let value = try element.decode(type)
    try element.group?.checkNothingIsLeft()
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(
      WordContainer(decoder: try arguments.takeGroup(of: label), isWord: false))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }

  mutating func superDecoder() throws -> any Decoder { arguments }
}

/// Decodes one element of a list; a structure has a group of arguments of its own.
private final class ElementDecoder: Decoder {
  let label: String
  let arguments: WordDecoder
  private(set) var group: WordDecoder?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(label: String, arguments: WordDecoder) {
    self.label = label
    self.arguments = arguments
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try Value(from: self)
    } catch DecodingError.dataCorrupted(let context) {
      guard let argument = arguments.lastTaken else { throw arguments.missing(label) }
      throw ArgumentDecoder(argument: argument).fault(of: type, context.debugDescription)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let taken = try arguments.takeGroup(of: label)
    group = taken
    return KeyedDecodingContainer(WordContainer(decoder: taken, isWord: false))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nested }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try arguments.skipComma()
    guard let argument = arguments.takeElement(of: label) else {
      try arguments.checkNothingIsLeft()
      throw arguments.missing(label)
    }
    return ArgumentDecoder(argument: argument)
  }

  private var nested: WordError { WordError(column: 1, "a list cannot hold lists") }
}
