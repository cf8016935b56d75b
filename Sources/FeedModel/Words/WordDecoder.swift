/// Decodes one case of an enumeration, or a structure, from the arguments of a line.
final class WordDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let word: String
  private var unused: ArraySlice<WordLine.Argument>
  /// Where what is missing would stand.
  private let column: Int
  /// The labels that have been asked for, in order; of a group those of the whole line come first.
  private var labels: [String]
  /// The argument that was decoded last.
  private(set) var lastTaken: WordLine.Argument?

  init(
    word: String, arguments: ArraySlice<WordLine.Argument>, column: Int, labels: [String] = []
  ) {
    self.word = word
    self.column = column
    self.labels = labels
    unused = arguments
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(WordContainer(decoder: self, isWord: true))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAList }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAList }

  private var notAList: WordError { WordError(column: 1, "'\(word)' takes arguments, not a list") }

  /// The argument for `label`: the one that carries it, else the next one without a label.
  ///
  /// A lone comma is one only where nothing else is left: it parts the groups of a list that is still to come.
  func take(_ label: String) -> WordLine.Argument? {
    note(label)
    let place =
      unused.firstIndex { $0.label == label }
      ?? unused.firstIndex { $0.label == nil && !$0.isComma }
      ?? unused.firstIndex { $0.label == nil }
    // From the front nothing needs to move up, so that a long line costs no more than its length.
    lastTaken = place.map { $0 == unused.startIndex ? unused.removeFirst() : unused.remove(at: $0) }
    return lastTaken
  }

  func hasArgument(_ label: String) -> Bool {
    note(label)
    return unused.contains { $0.label == label || $0.label == nil && !$0.isComma }
  }

  private func note(_ label: String) {
    if !labels.contains(label) { labels.append(label) }
  }

  func missing(_ label: String) -> WordError {
    WordError(column: column, "'\(word)' needs \(label)=")
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
    let near = extra.label.flatMap { nearestWord(to: $0, in: labels) }
    let hint = near.map { "did you mean \($0)=? " } ?? ""
    throw WordError(column: extra.column, "'\(word)' has no argument \(found); \(hint)\(accepted)")
  }
}

extension WordDecoder {
  /// Whether arguments are left for a list.
  var hasMore: Bool { !unused.isEmpty }

  /// The next argument where it is one of the list `label`.
  ///
  /// Only the first one is looked at, so that a long list costs no more than its length.
  func takeElement(of label: String) -> WordLine.Argument? {
    note(label)
    guard let next = unused.first, next.label == nil || next.label == label else { return nil }
    lastTaken = unused.removeFirst()
    return next
  }

  /// Passes over the comma that may stand before the next value of a list.
  func skipComma() throws(WordError) {
    guard let comma = unused.first, comma.isComma else { return }
    unused.removeFirst()
    try checkSomethingFollows(comma)
  }

  /// Takes the arguments up to the next lone comma, a group of the list `list`.
  func takeGroup(of list: String) throws(WordError) -> WordDecoder {
    let end = unused.firstIndex(where: \.isComma) ?? unused.endIndex
    let arguments = unused[..<end]
    let comma = end < unused.endIndex ? unused[end] : nil
    unused = unused[(comma == nil ? end : end + 1)...]
    if let comma {
      if arguments.isEmpty {
        throw WordError(column: comma.column, "nothing stands before this comma")
      }
      try checkSomethingFollows(comma)
    }
    return WordDecoder(
      word: word, arguments: arguments, column: arguments.first?.column ?? column,
      labels: labels.filter { $0 != list })
  }

  private func checkSomethingFollows(_ comma: WordLine.Argument) throws(WordError) {
    if unused.isEmpty { throw WordError(column: comma.column, "nothing stands after this comma") }
  }
}

/// The word itself, or its arguments.
struct WordContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
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
    try ValueDecoder(label: key.stringValue, arguments: decoder).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    decoder.hasArgument(key.stringValue) ? try decode(type, forKey: key) : nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(WordContainer<Nested>(decoder: decoder, isWord: false))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    WordList(label: key.stringValue, arguments: decoder)
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
