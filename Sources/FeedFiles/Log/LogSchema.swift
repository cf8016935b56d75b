public import FeedModel

/// The JSON Schema of the lines of a log: what `.jsonl` files and `:write-log` hold.
///
/// It is made from the words of actions and events and from what their arguments are read with.
public enum LogSchema {
  /// The schema of one line in the draft 2020-12 of the language.
  public static var json: JSONValue {
    .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("A line of feedtui's log")),
      .init("type", .string("object")),
      .init(
        "properties",
        .object([
          .init("time", described(time, "The simulated time since feedtui started.")),
          .init(
            "action",
            choice(
              "What was done.", Action.CodingKeys.allCases.map { ($0.rawValue, $0.help.sentence) },
              Action.self)),
          .init(
            "event",
            choice(
              "What came of it.", Event.CodingKeys.allCases.map { ($0.rawValue, $0.sentence) },
              Event.self)),
        ])),
      .init("required", .array([.string("time")])),
      .init("additionalProperties", .bool(false)),
      // The time and one of the two.
      .init("minProperties", .number(2)), .init("maxProperties", .number(2)),
    ])
  }

  /// An object with one of the words of `type` as its only key.
  private static func choice(
    _ description: String, _ words: [(word: String, sentence: String)],
    _ type: (some Decodable).Type
  ) -> JSONValue {
    let properties = words.map { word, sentence in
      JSONValue.Member(
        word, object(WordArgument.arguments(of: word, in: type), description: sentence))
    }
    return .object([
      .init("description", .string(description)), .init("type", .string("object")),
      .init("properties", .object(properties)), .init("additionalProperties", .bool(false)),
      .init("minProperties", .number(1)), .init("maxProperties", .number(1)),
    ])
  }

  /// An object with these arguments as its keys.
  private static func object(_ arguments: [WordArgument], description: String) -> JSONValue {
    let own = arguments.filter { $0.parent == nil }
    var properties = own.map { JSONValue.Member($0.label, schema(of: $0)) }
    var required = own.filter { !$0.isOptional }.map(\.label)
    for parent in parents(in: arguments) {
      let members = arguments.filter { $0.parent == parent }
      let part = object(
        members.map { member in
          var member = member
          (member.parent, member.repetition) = (nil, nil)
          return member
        }, description: "The members of \(parent).")
      let isList = members.contains { $0.repetition == .groups }
      properties.append(.init(parent, isList ? list(of: part) : part))
      required.append(parent)
    }
    return .object([
      .init("description", .string(description)), .init("type", .string("object")),
      .init("properties", .object(properties)),
      .init("required", .array(required.map { .string($0) })),
      .init("additionalProperties", .bool(false)),
    ])
  }

  /// The structures and lists that arguments are members of, in order.
  private static func parents(in arguments: [WordArgument]) -> [String] {
    arguments.compactMap(\.parent).reduce(into: []) { parents, parent in
      if !parents.contains(parent) { parents.append(parent) }
    }
  }

  private static func schema(of argument: WordArgument) -> JSONValue {
    let value = JSONValue.object(keywords(of: argument.kind))
    return argument.repetition == nil ? value : list(of: value)
  }

  private static func list(of element: JSONValue) -> JSONValue {
    .object([.init("type", .string("array")), .init("items", element)])
  }

  private static func described(
    _ keywords: [JSONValue.Member], _ description: String
  ) -> JSONValue {
    .object([.init("description", .string(description))] + keywords)
  }

  private static func keywords(of kind: WordArgument.Kind) -> [JSONValue.Member] {
    switch kind {
    case .text: [.init("type", .string("string"))]
    case .number: [.init("type", .string("number"))]
    case .whole: [.init("type", .string("integer"))]
    case .flag: [.init("type", .string("boolean"))]
    case .time: time
    case .share: pattern("^[0-9]+(\\.[0-9]+)?(e-[0-9]+)?%?$")
    case .choice(let words): [.init("enum", .array(words.map { .string($0) }))]
    }
  }

  /// A time as it is written: in the largest of the units that states it in whole numbers.
  private static let time = pattern("^-?[0-9]+(us|ms|s)$")

  private static func pattern(_ expression: String) -> [JSONValue.Member] {
    [.init("type", .string("string")), .init("pattern", .string(expression))]
  }
}
