extension Notation<SimulatedTime> {
  /// The longest time a file may state, 1000 hours.
  package static let longest = SimulatedTime.seconds(3_600_000)

  /// A time with its unit, such as `"800ms"`; a bare number is refused, since its unit would be a
  /// guess.
  package static let time = time(.zero...longest)

  /// A time with its unit, in a range.
  package static func time(_ range: ClosedRange<SimulatedTime>) -> Notation {
    Notation(
      .time(range),
      accepts: {
        guard case .string(let text) = $0, text.last?.isNumber == false else { return nil }
        return SimulatedTime(text).flatMap { range.contains($0) ? $0 : nil }
      }, write: { .string($0.description) })
  }
}

extension Notation<Percentage> {
  /// A fraction 0...1 or a string such as `"60%"` (A3).
  package static let percentage = Notation(
    .percentage,
    read: { value, reading in
      if let percentage = percentage(value) { return percentage }
      reading.refuse(
        value, accepted: ValueKind.percentage.phrase, suggestion: percentForm(of: value))
      return nil
    },
    write: { percentage in
      let text = percentage.description
      return text.hasSuffix("%") ? .string(text) : .number(percentage.fraction)
    })

  private static func percentage(_ value: JSONValue) -> Percentage? {
    switch value {
    case .number(let number): Percentage(fraction: number)
    case .string(let text): Percentage(text)
    case .null, .bool, .array, .object: nil
    }
  }

  /// A bare number above 1 with a percent sign.
  private static func percentForm(of value: JSONValue) -> String? {
    let number: Double? =
      switch value {
      case .number(let number): number
      case .string(let text): Double(text)
      case .null, .bool, .array, .object: nil
      }
    guard let number, number > 1, number <= 100 else { return nil }
    return "\"\(JSONValue.number(number))%\""
  }
}

extension Notation<Double> {
  /// A fraction 0...1, as a number or a string such as `"60%"` (A3).
  package static let fraction = Notation(
    .percentage, read: { Notation<Percentage>.percentage.read($0, &$1)?.fraction },
    write: { Percentage(fraction: $0).map(Notation<Percentage>.percentage.write) ?? .number($0) })
}

extension Notation<CalendarTime> {
  /// A day or a second of one, such as `"2026-11-30"` or `"2026-11-30T08:15:00Z"`.
  package static let calendarTime = Notation(
    .calendarTime,
    accepts: { if case .string(let text) = $0 { CalendarTime(text) } else { nil } },
    write: { .string($0.description) })
}

extension Notation<UInt32> {
  /// A colour `0xrrggbb` as a string such as `"#ff8800"`.
  package static let colour = Notation(
    .colour,
    accepts: { if case .string(let text) = $0 { UInt32(colourText: text) } else { nil } },
    write: { .string($0.colourText) })
}

extension Notation where Value: CaseIterable & RawRepresentable<String> {
  /// One of the values of an enumeration, by its raw value.
  package static var choice: Notation {
    choice(among: Value.allCases.map { ($0.rawValue, $0) }) { $0.rawValue }
  }
}

extension Notation {
  /// One of certain words, each of which stands for a value.
  package static func choice(
    among values: [(word: String, value: Value)], word: @escaping @Sendable (Value) -> String
  ) -> Notation {
    let words = values.map(\.word)
    return Notation(
      .choice(words),
      read: { value, reading in
        guard case .string(let text) = value else {
          reading.refuse(value, accepted: ValueKind.choice(words).phrase)
          return nil
        }
        if let found = values.first(where: { $0.word == text }) { return found.value }
        reading.refuse(
          value, accepted: ValueKind.choice(words).phrase,
          suggestion: likeliestWord(for: text, among: words).map { "\"\($0)\"" })
        return nil
      }, write: { .string(word($0)) })
  }
}
