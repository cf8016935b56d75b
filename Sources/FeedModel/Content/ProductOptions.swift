/// What tells a variant from the others, such as its colour, in the order in which it was stated.
public struct ProductOptions: Hashable, Sendable {
  /// One property and its value.
  public struct Option: Hashable, Sendable {
    /// The property, such as `Color`.
    public var name: String
    /// Its value, such as `Red`.
    public var value: String

    /// A property with its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The properties.
  public var options: [Option] = []

  /// Properties in their order.
  public init(_ options: [Option] = []) {
    self.options = options
  }

  /// Properties of a dictionary, which has no order of its own, by their names.
  public init(_ options: [String: String]) {
    self.options = options.keys.sorted().map { Option(name: $0, value: options[$0] ?? "") }
  }
}

extension ProductOptions: LosslessStringConvertible {
  /// The properties as one word: `Color:Red,Size:M`, a backslash before a comma, colon or backslash of a name or value.
  public var description: String {
    options.map { Self.escaped($0.name) + ":" + Self.escaped($0.value) }.joined(separator: ",")
  }

  /// Reads properties from a word; nil where one of them has no value.
  public init?(_ description: String) {
    guard !description.isEmpty else { return }
    var parts: [[String.UnicodeScalarView]] = [[.init()]]
    var isEscaped = false
    for scalar in description.unicodeScalars {
      let last = (parts.count - 1, parts[parts.count - 1].count - 1)
      switch (scalar, isEscaped) {
      case ("\\", false): isEscaped = true
      case (",", false): parts.append([.init()])
      case (":", false): parts[last.0].append(.init())
      default:
        parts[last.0][last.1].append(scalar)
        isEscaped = false
      }
    }
    guard !isEscaped, parts.allSatisfy({ $0.count == 2 }) else { return nil }
    options = parts.map { Option(name: String($0[0]), value: String($0[1])) }
  }

  private static func escaped(_ text: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "," || scalar == ":" || scalar == "\\" { word.append("\\") }
      word.append(scalar)
    }
    return String(word)
  }
}

extension ProductOptions: Codable {
  /// Reads properties from one word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let options = ProductOptions(word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(word)' is not of the form Color:Red,Size:M")
    }
    self = options
  }

  /// Writes the properties as one word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
