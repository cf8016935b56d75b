import FeedModel

/// Validates against the part of JSON Schema that the schemas in docs use.
struct SchemaValidator {
  let schema: JSONValue

  /// What is wrong with a value, as the paths of what is refused.
  func faults(of value: JSONValue) throws -> [String] {
    try faults(of: value, by: schema, at: "")
  }

  private func faults(of value: JSONValue, by schema: JSONValue, at path: String) throws -> [String]
  {
    guard case .object(let keywords) = schema else { throw Unknown(keyword: schema.description) }
    return try keywords.flatMap { keyword -> [String] in
      switch (keyword.name, keyword.value, value) {
      case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _),
        ("default", _, _):
        return []
      case ("$ref", .string(let reference), _):
        let name = String(reference.dropFirst("#/$defs/".count))
        guard let target = self.schema["$defs"]?[name] else { throw Unknown(keyword: reference) }
        return try faults(of: value, by: target, at: path)
      case ("anyOf", .array(let schemas), _):
        let isAny = try schemas.contains { try faults(of: value, by: $0, at: path).isEmpty }
        return isAny ? [] : [path]
      case ("enum", .array(let values), _): return values.contains(value) ? [] : [path]
      case ("type", .string(let type), _):
        return type == Self.type(of: value, like: type) ? [] : [path]
      case ("properties", .object(let properties), .object(let members)):
        return try members.flatMap { member in
          try properties.filter { $0.name == member.name }.flatMap {
            try faults(of: member.value, by: $0.value, at: path + "/" + member.name)
          }
        }
      case ("additionalProperties", .bool(false), .object(let members)):
        return members.filter { schema["properties"]?[$0.name] == nil }.map { path + "/" + $0.name }
      case ("additionalProperties", .object, .object(let members)):
        return try members.filter { schema["properties"]?[$0.name] == nil }.flatMap {
          try faults(of: $0.value, by: keyword.value, at: path + "/" + $0.name)
        }
      case ("required", .array(let names), .object(let members)):
        let isWhole = names.allSatisfy { name in members.contains { .string($0.name) == name } }
        return isWhole ? [] : [path]
      case ("minProperties", .number(let least), .object(let members)):
        return Double(members.count) < least ? [path] : []
      case ("maxProperties", .number(let most), .object(let members)):
        return Double(members.count) > most ? [path] : []
      case ("required", _, _), ("minProperties", _, _), ("maxProperties", _, _): return []
      case ("items", let items, .array(let elements)):
        return try elements.enumerated().flatMap {
          try faults(of: $0.element, by: items, at: "\(path)/\($0.offset)")
        }
      case ("minItems", .number(let least), .array(let elements)):
        return Double(elements.count) < least ? [path] : []
      case ("maxItems", .number(let most), .array(let elements)):
        return Double(elements.count) > most ? [path] : []
      case ("minimum", .number(let least), .number(let number)): return number < least ? [path] : []
      case ("maximum", .number(let most), .number(let number)): return number > most ? [path] : []
      case ("minLength", .number(let least), .string(let text)):
        return Double(text.unicodeScalars.count) < least ? [path] : []
      case ("pattern", .string(let pattern), .string(let text)):
        return try Regex(pattern).firstMatch(in: text) == nil ? [path] : []
      case ("properties", _, _), ("additionalProperties", _, _), ("items", _, _),
        ("minItems", _, _),
        ("maxItems", _, _), ("minimum", _, _), ("maximum", _, _), ("minLength", _, _),
        ("pattern", _, _):
        return []
      default: throw Unknown(keyword: keyword.name)
      }
    }
  }

  /// A keyword that this validator does not know.
  struct Unknown: Error {
    let keyword: String
  }

  /// The type of a value; a whole number is an integer too.
  private static func type(of value: JSONValue, like type: String) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .number(let number): type == "integer" && number == number.rounded() ? type : "number"
    }
  }
}
