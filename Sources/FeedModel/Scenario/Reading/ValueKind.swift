/// What may stand as a value in a file, and how a sentence names it.
public indirect enum ValueKind: Hashable, Sendable {
  /// Any string.
  case text
  /// A string that is not empty.
  case name
  /// `true` or `false`.
  case bool
  /// `null`.
  case null
  /// A whole number in a range.
  case wholeNumber(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A length of time such as `"800ms"`, in a range.
  case time(ClosedRange<SimulatedTime>)
  /// A fraction 0...1, or a string such as `"60%"` (A3).
  case percentage
  /// A day such as `"2026-11-30"`, or a second of one.
  case calendarTime
  /// A string such as `"#ff8800"`.
  case colour
  /// One of certain strings.
  case choice([String])
  /// A list whose elements are all of one kind; `noun` is what a sentence calls several of them.
  case list(of: ValueKind, noun: String, count: ClosedRange<Int>)
  /// A value of any of several kinds.
  case either([ValueKind])
  /// An object with any keys, whose values are all of one kind; `noun` is what a sentence calls them.
  case map(of: ValueKind, noun: String)
  /// An object with the keys of a table.
  case table(TableDescription)
}

extension ValueKind {
  /// What is accepted, as the end of a sentence.
  public var phrase: String {
    switch self {
    case .text: "a string"
    case .name: "a string that is not empty"
    case .bool: "true or false"
    case .null: "null"
    case .wholeNumber(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(JSONValue.number(range.lowerBound)) to \(JSONValue.number(range.upperBound))"
    case .time(let range):
      "a time from \(range.lowerBound.inHours) to \(range.upperBound.inHours),"
        + " such as \"38s\" or \"800ms\""
    case .percentage: "a fraction from 0 to 1, or a percentage such as \"60%\""
    case .calendarTime: "a day such as \"2026-11-30\", or \"2026-11-30T08:15:00Z\""
    case .colour: "a colour such as \"#ff8800\""
    case .choice(let words): Self.listed(words.map { "\"\($0)\"" })
    case .list(_, let noun, let count): Self.phrase(ofList: noun, count: count)
    case .either(let kinds): Self.listed(kinds.map(\.phrase))
    case .map(let value, let noun): "an object of \(noun), each with \(value.phrase)"
    case .table(let table):
      "an object with any of the keys " + table.rows.map(\.key).joined(separator: ", ")
    }
  }

  private static func phrase(ofList noun: String, count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): "a list of \(noun)"
    case (0, let most): "a list of at most \(most) \(noun)"
    case (let least, .max): "a list of \(least) or more \(noun)"
    case (let least, let most) where least == most: "a list of \(least) \(noun)"
    case (let least, let most): "a list of \(least) to \(most) \(noun)"
    }
  }

  private static func listed(_ phrases: [String]) -> String {
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension SimulatedTime {
  /// The time in hours where it is a whole number of them, otherwise as usual.
  fileprivate var inHours: String {
    let hour: Int64 = 3_600_000_000
    return microseconds > 0 && microseconds % hour == 0 ? "\(microseconds / hour)h" : description
  }
}
