public import FeedModel

/// A value that is expected, or found.
public enum ExpectedValue: Hashable, Sendable {
  /// There is none.
  case none
  /// A text, an id or a word.
  case text(String)
  /// A number.
  case number(Double)
  /// A fraction 0...1, written as a percentage.
  case share(Double)
  /// A time.
  case time(SimulatedTime)
  /// True or false.
  case truth(Bool)
  /// What a text is to match.
  case pattern(TextPattern)
}

extension ExpectedValue: CustomStringConvertible {
  /// The value as a tape writes it.
  public var description: String {
    switch self {
    case .none: "none"
    case .text(let text): JSONValue.string(text).description
    case .number(let number): JSONValue.number(number).description
    case .share(let share): Percentage(fraction: share)?.description ?? "\(share)"
    case .time(let time): time.description
    case .truth(let truth): "\(truth)"
    case .pattern(let pattern): "/\(pattern.source)/"
    }
  }

  /// The value of a text that may be absent.
  init(text: String?) {
    self = text.map(Self.text) ?? .none
  }

  /// The value of a count that may be absent.
  init(count: Int?) {
    self = count.map { .number(Double($0)) } ?? .none
  }
}
