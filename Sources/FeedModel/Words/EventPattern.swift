/// Which events are meant: a word and some of its arguments, written as an event's line is.
public struct EventPattern: Hashable, Sendable {
  /// The word of the event.
  public let word: Event.CodingKeys
  /// The arguments that must have these values, by label.
  let arguments: [String: JSONValue]

  /// Whether `event` is such a one.
  public func matches(_ event: Event) -> Bool {
    guard event.word == word else { return false }
    guard !arguments.isEmpty else { return true }
    guard let tree = try? JSONValue(encoding: event), let members = tree[word.rawValue] else {
      return false
    }
    return arguments.allSatisfy { members[$0.key] == $0.value }
  }
}
