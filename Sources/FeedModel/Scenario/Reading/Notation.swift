/// How values of one type are written in a file: what is accepted, how it is read, and how it is written.
package struct Notation<Value: Sendable>: Sendable {
  /// What is accepted.
  package let kind: ValueKind
  /// Reads a value; nil, and a note of the fault, where something else stands there.
  package let read: @Sendable (JSONValue, inout FileReading) -> Value?
  /// Writes a value so that it reads back as the same.
  package let write: @Sendable (Value) -> JSONValue

  /// A notation with everything that is known of it.
  package init(
    _ kind: ValueKind, read: @escaping @Sendable (JSONValue, inout FileReading) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// A notation whose values are made of one JSON value alone; whatever makes none is refused.
  package init(
    _ kind: ValueKind, accepts make: @escaping @Sendable (JSONValue) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.init(
      kind,
      read: { value, reading in
        if let made = make(value) { return made }
        reading.refuse(value, accepted: kind.phrase)
        return nil
      }, write: write)
  }

  /// The notation of another type that is written as this one.
  package func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Notation<Other> {
    Notation<Other>(
      kind, read: { [read] in read($0, &$1).map(make) }, write: { [write] in write(back($0)) })
  }
}

extension Notation<String> {
  /// Any string.
  package static let text = Notation(
    .text, accepts: { if case .string(let text) = $0 { text } else { nil } },
    write: { .string($0) })

  /// A string that is not empty.
  package static let name = Notation(
    .name, accepts: { if case .string(let text) = $0, !text.isEmpty { text } else { nil } },
    write: { .string($0) })
}

extension Notation<Bool> {
  /// `true` or `false`.
  package static let bool = Notation(
    .bool, accepts: { if case .bool(let value) = $0 { value } else { nil } },
    write: { .bool($0) })
}

extension Notation<Double> {
  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> Notation {
    Notation(
      .number(range),
      accepts: {
        if case .number(let number) = $0, range.contains(number) { number } else { nil }
      }, write: { .number($0) })
  }
}

extension Notation<Int> {
  /// A whole number in a range.
  package static func wholeNumber(_ range: ClosedRange<Int>) -> Notation {
    Notation(
      .wholeNumber(range),
      accepts: {
        guard case .number(let number) = $0, let whole = Int(exactly: number) else { return nil }
        return range.contains(whole) ? whole : nil
      }, write: { .number(Double($0)) })
  }
}
