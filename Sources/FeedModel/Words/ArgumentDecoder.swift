/// Decodes one argument of a line from its text.
struct ArgumentDecoder: Decoder, SingleValueDecodingContainer {
  let argument: WordLine.Argument
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private func fault(_ accepted: String) -> WordError {
    WordError(
      column: argument.column, "'\(argument.value)' is not accepted here; accepted: \(accepted)")
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw fault("one value")
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw fault("one value") }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode(_ type: String.Type) throws -> String { argument.value }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch argument.value {
    case "true", "on", "yes": true
    case "false", "off", "no": false
    default: throw fault("true or false")
    }
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = Double(argument.value), number.isFinite else { throw fault("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  private func whole<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard let number = Value(argument.value) else { throw fault("a whole number") }
    return number
  }

  func decode(_ type: Int.Type) throws -> Int { try whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try Value(from: self)
    } catch DecodingError.dataCorrupted(let context) {
      throw fault(of: type, context.debugDescription)
    }
  }

  /// That the argument is no value of a type: which ones there are, else what the type itself says.
  func fault<Value>(of type: Value.Type, _ complaint: String) -> WordError {
    options(of: type).map(fault) ?? WordError(column: argument.column, complaint)
  }

  /// The values of an enumeration, as a sentence names them; nil for any other type.
  private func options<Value>(of type: Value.Type) -> String? {
    guard let cases = (type as? any (CaseIterable & RawRepresentable).Type) else { return nil }
    return names(of: cases)
  }

  private func names<Cases: CaseIterable & RawRepresentable>(of type: Cases.Type) -> String {
    type.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
  }
}
