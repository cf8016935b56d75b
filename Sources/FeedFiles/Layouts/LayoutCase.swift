public import FeedModel

/// A layout as a file states it, with the answer that is expected where the file has one.
public struct LayoutCase: Hashable, Sendable {
  /// The line of the file on which it begins, from 1.
  public var line: Int
  /// The layout and the question.
  public var layout: MeasuredLayout
  /// What the answer should be; nil where the file does not say.
  public var expectation: LayoutExpectation?
}

/// What the answer to a layout should be; only what is stated is compared.
public struct LayoutExpectation: Hashable, Sendable {
  /// The viewport, which may be none; nil where it is not stated.
  public var viewport: Rect??
  /// The visible fraction of each item; nil where they are not stated.
  public var fractions: [Double]?
  /// The index of the item that plays, which may be none; nil where it is not stated.
  public var plays: Int??
}

extension LayoutCase {
  /// The answer as `measure` prints it: `{"id", "viewport", "fractions", "plays"}` on one line.
  public var answer: String {
    let id = layout.id.isEmpty ? JSONValue.null : .string(layout.id)
    let members = [
      ("id", id), ("viewport", Self.value(of: layout.viewport.rect)),
      ("fractions", .array(layout.fractions.map { .number($0) })),
      ("plays", Self.value(of: layout.plays)),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  static func value(of rect: Rect?) -> JSONValue {
    rect.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number($0) }) } ?? .null
  }

  static func value(of index: Int?) -> JSONValue {
    index.map { .number(Double($0)) } ?? .null
  }
}
