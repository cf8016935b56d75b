/// Writes actions and events as lines of words, and reads them: `select-tab at=2 animated=true`, or `select-tab 2`.
///
/// A list of values is one argument each, `remove-tabs a b`. A list of structures is one group of
/// arguments each, parted by a lone comma: `upsert-tabs a title="A" , b title="B"`.
public enum WordCoder {
  /// The line for `value`, an enumeration whose cases are keyed by their words; every argument with its label.
  public static func line(for value: some Encodable) throws -> String {
    guard case .object(let members) = try JSONValue(encoding: value), let only = members.first,
      case .object(let arguments) = only.value
    else { throw WordError(column: 1, "only an action or an event makes a line of words") }
    return ([only.name] + arguments.flatMap(words)).joined(separator: " ")
  }

  /// The words of one argument: none for an empty list, and those of its members for a structure.
  private static func words(for argument: JSONValue.Member) -> [String] {
    switch argument.value {
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        let words = words(for: JSONValue.Member(argument.name, element))
        if case .object = element, index > 0 { return [","] + words }
        return words
      }
    case .object(let members): members.flatMap(words)
    default: ["\(argument.name)=\(text(of: argument.value))"]
    }
  }

  private static func text(of value: JSONValue) -> String {
    if case .string(let text) = value { return WordLine.quoted(text) }
    return value.description
  }

  /// Reads a line.
  ///
  /// Arguments without a label are taken in order.
  ///
  /// - Throws: `WordError` with the place, what was found, and what is accepted.
  public static func read<Value: Decodable>(
    _ type: Value.Type, from line: String, words: [String]
  ) throws(WordError) -> Value {
    let parsed = try WordLine(line)
    guard let first = parsed.arguments.first, first.label == nil else {
      throw WordError(
        column: 1, "a line begins with one of the words \(words.joined(separator: ", "))")
    }
    guard words.contains(first.value) else {
      let hint = nearestWord(to: first.value, in: words).map { "; did you mean '\($0)'?" } ?? ""
      throw WordError(column: first.column, "unknown word '\(first.value)'\(hint)")
    }
    let decoder = WordDecoder(
      word: first.value, arguments: parsed.arguments.dropFirst(), column: 1)
    do {
      let value = try Value(from: decoder)
      try decoder.checkNothingIsLeft()
      return value
    } catch let error as WordError {
      throw error
    } catch {
      throw WordError(column: first.column, "'\(line)' cannot be read: \(error)")
    }
  }
}

extension Action {
  /// The action as a line of words.
  public var line: String {
    (try? WordCoder.line(for: self)) ?? word.rawValue
  }

  /// Reads an action from a line of words.
  ///
  /// - Throws: `WordError` with the place, what was found, and what is accepted.
  public init(line: String) throws(WordError) {
    self = try WordCoder.read(
      Action.self, from: line, words: CodingKeys.allCases.map(\.rawValue))
  }
}

extension Event {
  /// The event as a line of words.
  public var line: String {
    (try? WordCoder.line(for: self)) ?? word.rawValue
  }
}
