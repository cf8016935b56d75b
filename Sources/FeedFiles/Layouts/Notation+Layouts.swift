internal import FeedModel

extension Notation<Double> {
  /// A length or place in points.
  static let points = number(-1e9...1e9)
}

extension Notation<Rect> {
  /// A rectangle as `[x, y, width, height]`.
  static let rect = Notation<[Double]>.list(
    of: .points, "numbers: x, y, width, height", count: 4...4
  )
  .map(
    { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
    back: { [$0.x, $0.y, $0.width, $0.height] })
}

extension Notation<String> {
  /// An id: a string, or a number, which then stands for its text.
  static let identifier = Notation(
    .either([.text, .number(-1e15...1e15)]),
    accepts: {
      switch $0 {
      case .string(let text): text
      case .number: $0.description
      case .null, .bool, .array, .object: nil
      }
    }, write: { .string($0) })
}

extension Notation {
  /// A value, or null for none.
  static func orNull<Some: Sendable>(_ some: Notation<Some>) -> Notation where Value == Some? {
    Notation(
      .either([some.kind, .null]),
      read: { value, reading in
        value == .null ? .some(nil) : some.read(value, &reading).map { .some($0) }
      }, write: { $0.map(some.write) ?? .null })
  }
}
