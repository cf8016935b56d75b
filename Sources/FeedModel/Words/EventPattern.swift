/// Which events are meant: a word and some of its arguments, written as an event's line is.
public struct EventPattern: Hashable, Sendable {
  /// The word of the event.
  public let word: Event.CodingKeys
  /// The arguments that an event must have; null stands for one that it must not have.
  private let arguments: [Argument]

  private struct Argument: Hashable {
    let label: String
    let value: JSONValue
  }

  /// The events of this word whose arguments are those of a line such as `tabIndex=1 sourceId="a b"`.
  ///
  /// An argument that may be absent is so with the value `none`.
  ///
  /// - Throws: `WordError` with the place in `arguments`, what was found, and what is accepted.
  public init(word: Event.CodingKeys, arguments: String) throws(WordError) {
    self.word = word
    var given: [Argument] = []
    for argument in try WordLine(arguments).arguments {
      let value = try Self.value(of: argument, in: word)
      let isListed = if case .array = value { true } else { false }
      guard isListed || !given.contains(where: { $0.label == argument.label }) else {
        throw WordError(
          column: argument.column, "'\(word.rawValue)' is given \(argument.label ?? "")= twice")
      }
      given.append(Argument(label: argument.label ?? "", value: value))
    }
    self.arguments = given
  }

  /// Whether `event` is such a one.
  public func matches(_ event: Event) -> Bool {
    guard event.word == word else { return false }
    guard !arguments.isEmpty else { return true }
    let members = Self.members(of: event)
    return arguments.allSatisfy { Self.holds($0.value, in: members[$0.label] ?? .null) }
  }

  /// Whether an argument is the one that is asked for; a list is where it holds what is asked for.
  private static func holds(_ wanted: JSONValue, in found: JSONValue) -> Bool {
    guard case .array(let wanted) = wanted, case .array(let found) = found else {
      return wanted == found
    }
    return wanted.allSatisfy(found.contains)
  }

  /// The arguments of an event, by label.
  private static func members(of event: Event) -> JSONValue {
    (try? JSONValue(encoding: event))?[event.word.rawValue] ?? .object([])
  }

  /// What an argument stands for, as events of the word carry it.
  ///
  /// The event's own reader checks it: in an event of the word, the argument is put in place of the
  /// one with its label.
  private static func value(
    of argument: WordLine.Argument, in word: Event.CodingKeys
  ) throws(WordError) -> JSONValue {
    guard case .object(let members) = members(of: word.example), let label = argument.label,
      members.contains(where: { $0.name == label })
    else { throw unknown(argument, in: word) }
    do {
      let line = line(of: word, members, with: argument)
      let event = try WordCoder.read(
        Event.self, from: line, words: Event.CodingKeys.allCases.map(\.rawValue))
      return Self.members(of: event)[label] ?? .null
    } catch {
      let rest = members.filter { $0.name != label }
      if argument.value == "none", (try? read(line(of: word, rest, with: nil))) != nil {
        return .null
      }
      throw WordError(column: argument.column, error.description)
    }
  }

  private static func read(_ line: String) throws(WordError) -> Event {
    try WordCoder.read(Event.self, from: line, words: Event.CodingKeys.allCases.map(\.rawValue))
  }

  /// An event of the word as a line.
  private static func line(
    of word: Event.CodingKeys, _ members: [JSONValue.Member], with argument: WordLine.Argument?
  ) -> String {
    let arguments = members.flatMap { member in
      let texts =
        member.name == argument?.label ? [argument?.value ?? ""] : Self.texts(of: member.value)
      return texts.map { "\(member.name)=\(WordLine.quoted($0))" }
    }
    return ([word.rawValue] + arguments).joined(separator: " ")
  }

  /// A value as the arguments that state it: those of a list are several.
  private static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap(texts)
    case .string(let text): [text]
    default: [value.description]
    }
  }

  private static func unknown(_ argument: WordLine.Argument, in word: Event.CodingKeys) -> WordError
  {
    let found = argument.label.map { "\($0)=" } ?? "'\(argument.value)'"
    let labels = word.labels
    let accepted =
      labels.isEmpty
      ? "it has none" : "accepted: " + labels.map { "\($0)=" }.joined(separator: ", ")
    return WordError(
      column: argument.column, "'\(word.rawValue)' has no argument \(found); \(accepted)")
  }
}

extension Event.CodingKeys {
  /// The labels of the arguments that events of this word carry, in order.
  public var labels: [String] {
    guard let tree = try? JSONValue(encoding: example), case .object(let members)? = tree[rawValue]
    else { return [] }
    return members.map(\.name)
  }
}
