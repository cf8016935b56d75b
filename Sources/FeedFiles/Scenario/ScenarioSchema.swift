public import FeedModel

/// The JSON Schema of scenarios, by which editors complete and check them (C3).
///
/// It is made from the tables that the reader uses. What spans several keys, such as ids that must
/// differ, the reader alone tells.
public enum ScenarioSchema {
  /// The schema in the draft 2020-12 of the language.
  public static var json: JSONValue {
    var definitions = SchemaDefinitions()
    let scenario = definitions.object(of: Scenario.fileDescription)
    return .object(
      [
        .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        .init("title", .string("A scenario of feedtui")),
      ] + scenario + [.init("$defs", .object(definitions.members))])
  }
}

/// The schemas of kinds of objects, which stand in `$defs` so that several places can refer to one.
private struct SchemaDefinitions {
  private(set) var members: [JSONValue.Member] = []

  /// The keywords of an object with the keys of a table.
  mutating func object(of table: TableDescription) -> [JSONValue.Member] {
    let properties = table.rows.map { JSONValue.Member($0.key, schema(of: $0)) }
    return [
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("additionalProperties", .bool(false)),
    ]
  }

  private mutating func schema(of row: TableDescription.Row) -> JSONValue {
    let accepted = row.kind.hasPattern ? " Accepted: \(row.kind.phrase)." : ""
    let description = JSONValue.Member("description", .string(row.sentence + accepted))
    let standard = row.defaultValue.map { [JSONValue.Member("default", $0)] } ?? []
    return .object([description] + keywords(of: row.kind) + standard)
  }

  private mutating func keywords(of kind: ValueKind) -> [JSONValue.Member] {
    switch kind {
    case .list(let element, _, let count):
      let least = count.lowerBound == 0 ? [] : [keyword("minItems", count.lowerBound)]
      let most = count.upperBound == .max ? [] : [keyword("maxItems", count.upperBound)]
      let items = JSONValue.object(keywords(of: element))
      return [.init("type", .string("array")), .init("items", items)] + least + most
    case .either(let kinds):
      return [.init("anyOf", .array(kinds.map { .object(keywords(of: $0)) }))]
    case .map(let value, _):
      return [
        .init("type", .string("object")),
        .init("additionalProperties", .object(keywords(of: value))),
      ]
    case .table(let table): return reference(to: table)
    case .text, .name, .bool, .null, .wholeNumber, .number, .time, .percentage, .calendarTime,
      .colour, .choice:
      return kind.plainKeywords
    }
  }

  private mutating func reference(to table: TableDescription) -> [JSONValue.Member] {
    // A group of keys is called as its key is, in small letters, and stands in one place alone.
    guard table.name.first?.isUppercase == true else { return object(of: table) }
    if !members.contains(where: { $0.name == table.name }) {
      let place = members.count
      members.append(.init(table.name, .null))
      members[place].value = .object(object(of: table))
    }
    return [.init("$ref", .string("#/$defs/\(table.name)"))]
  }
}

extension ValueKind {
  /// Whether it is a text of a certain form, which needs words besides its pattern.
  fileprivate var hasPattern: Bool {
    switch self {
    case .time, .percentage, .calendarTime, .colour: true
    case .list(let element, _, _): element.hasPattern
    case .either(let kinds): kinds.contains(where: \.hasPattern)
    case .map(let value, _): value.hasPattern
    case .text, .name, .bool, .null, .wholeNumber, .number, .choice, .table: false
    }
  }

  /// The keywords of a value without parts.
  fileprivate var plainKeywords: [JSONValue.Member] {
    switch self {
    case .text: [.init("type", .string("string"))]
    case .name: [.init("type", .string("string")), keyword("minLength", 1)]
    case .bool: [.init("type", .string("boolean"))]
    case .null: [.init("type", .string("null"))]
    case .wholeNumber(let range):
      [
        .init("type", .string("integer")), keyword("minimum", range.lowerBound),
        keyword("maximum", range.upperBound),
      ]
    case .number(let range):
      [
        .init("type", .string("number")), .init("minimum", .number(range.lowerBound)),
        .init("maximum", .number(range.upperBound)),
      ]
    case .time: pattern(#"^([0-9]+(\.[0-9]*)?|\.[0-9]+)(us|ms|s|m|h)$"#)
    case .percentage:
      [
        .init(
          "anyOf",
          .array([.object(ValueKind.number(0...1).plainKeywords), .object(Self.percentage)]))
      ]
    case .calendarTime:
      pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$")
    case .colour: pattern("^#[0-9A-Fa-f]{6}$")
    case .choice(let words): [.init("enum", .array(words.map { .string($0) }))]
    case .list, .either, .map, .table: []
    }
  }

  /// A number of percent, or a fraction as text.
  private static let percentage = pattern(
    #"^((100(\.0*)?|[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|[0-9](\.[0-9]+)?e-[0-9]+)%|[01](\.0*)?|0?\.[0-9]+)$"#
  )
}

private func keyword(_ name: String, _ number: Int) -> JSONValue.Member {
  .init(name, .number(Double(number)))
}

/// The keywords of a string that a regular expression describes.
private func pattern(_ expression: String) -> [JSONValue.Member] {
  [.init("type", .string("string")), .init("pattern", .string(expression))]
}
