/// The fields of one object of a feed, read so that a field of an odd type counts as absent.
///
/// Feeds come from programs of all sorts; one that writes a number where a text belongs should lose that field alone. What
/// was odd is kept, so that it can be told.
struct FeedFields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  /// The fields that are of another type than the format says.
  private(set) var odd: [OddField] = []

  /// The fields of the object that `decoder` stands at.
  ///
  /// - Throws: `DecodingError` where it stands at no object.
  init(_ decoder: any Decoder, keyedBy: Key.Type) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  /// A field; nil where it is absent, null, or of another type.
  mutating func value<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    switch try? container.decodeIfPresent(FeedElement<Value>.self, forKey: key) {
    case .value(let value): return value
    case .null, nil: return nil
    case .odd(let found):
      odd.append(OddField(key: key.stringValue, found: found))
      return nil
    }
  }

  /// A text that is not empty.
  mutating func text(_ key: Key) -> String? {
    value(key, as: FeedText.self).flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// The elements of a list that are of the right type; those that are null are passed over.
  mutating func list<Value: Decodable>(_ key: Key, of type: Value.Type = Value.self) -> [Value] {
    (value(key, as: [FeedElement<Value>].self) ?? []).compactMap { element in
      switch element {
      case .value(let value): return value
      case .null: return nil
      case .odd(let found):
        odd.append(OddField(key: key.stringValue, found: found + " in its list"))
        return nil
      }
    }
  }
}

/// A field of a feed that is of another type than its format says.
struct OddField: Hashable {
  /// The name of the field.
  let key: String
  /// What was found, as a sentence names it.
  let found: String
}

/// A text of a feed; ids, which some programs write as numbers, are taken as such.
struct FeedText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else if let whole = try? container.decode(Int64.self) {
      text = String(whole)
    } else {
      text = "\(try container.decode(Double.self))"
    }
  }
}

/// A value of a feed that may be missing, or something else than its format says.
enum FeedElement<Value: Decodable>: Decodable {
  case value(Value)
  case null
  /// Something else, as a sentence names it.
  case odd(found: String)

  init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer())?.decodeNil() ?? false {
      self = .null
    } else if let value = try? Value(from: decoder) {
      self = .value(value)
    } else {
      self = .odd(found: Self.found(decoder))
    }
  }

  private static func found(_ decoder: any Decoder) -> String {
    if (try? decoder.container(keyedBy: AnyName.self)) != nil { return "an object" }
    if (try? decoder.unkeyedContainer()) != nil { return "a list" }
    guard let value = try? decoder.singleValueContainer() else { return "something else" }
    if (try? value.decode(Bool.self)) != nil { return "true or false" }
    if (try? value.decode(String.self)) != nil { return "a string" }
    if (try? value.decode(Double.self)) != nil { return "a number" }
    return "something that cannot be read"
  }
}

/// Any key of an object.
private struct AnyName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
