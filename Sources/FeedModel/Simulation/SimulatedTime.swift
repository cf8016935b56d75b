/// A moment or a length of simulated time, in whole microseconds; written as `800ms` or `5s`.
public struct SimulatedTime: Hashable, Comparable, Sendable {
  /// The microseconds.
  public var microseconds: Int64

  /// A time of so many microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The start of a simulation, and no time at all.
  public static let zero = SimulatedTime(microseconds: 0)
  /// The longest time: about 292,000 years.
  public static let max = SimulatedTime(microseconds: .max)

  /// A time of so many whole milliseconds; the longest there is where it does not fit.
  public static func milliseconds(_ value: Int64) -> SimulatedTime {
    SimulatedTime(value, times: 1000)
  }

  /// A time of so many whole seconds; the longest there is where it does not fit.
  public static func seconds(_ value: Int64) -> SimulatedTime {
    SimulatedTime(value, times: 1_000_000)
  }

  private init(_ value: Int64, times scale: Int64) {
    let (product, overflow) = value.multipliedReportingOverflow(by: scale)
    microseconds = overflow ? (value < 0 ? .min : .max) : product
  }

  /// The time as a `Duration`.
  public var duration: Duration { .microseconds(microseconds) }

  /// A `Duration` in whole microseconds, rounded down; the longest time where it does not fit.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (micro, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, more) = micro.addingReportingOverflow(
      attoseconds.quotientFloored(by: 1_000_000_000_000))
    microseconds = overflow || more ? (seconds < 0 ? .min : .max) : sum
  }

  /// The whole milliseconds of it, rounded down.
  public var milliseconds: Int64 { microseconds.quotientFloored(by: 1000) }

  /// Whether one moment lies before another.
  public static func < (left: SimulatedTime, right: SimulatedTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment so much later; the outermost there is where the sum does not fit.
  public static func + (left: SimulatedTime, right: SimulatedTime) -> SimulatedTime {
    let (sum, overflow) = left.microseconds.addingReportingOverflow(right.microseconds)
    return SimulatedTime(microseconds: overflow ? (right.microseconds < 0 ? .min : .max) : sum)
  }

  /// The time between two moments; the longest there is where it does not fit.
  public static func - (left: SimulatedTime, right: SimulatedTime) -> SimulatedTime {
    let (rest, overflow) = left.microseconds.subtractingReportingOverflow(right.microseconds)
    return SimulatedTime(microseconds: overflow ? (right.microseconds < 0 ? .max : .min) : rest)
  }
}

extension SimulatedTime: LosslessStringConvertible, Codable {
  /// The time in the largest of `s`, `ms`, `us` that states it in whole numbers.
  public var description: String {
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)s" }
    if microseconds % 1000 == 0 { return "\(microseconds / 1000)ms" }
    return "\(microseconds)us"
  }

  /// A time written as a number with `us`, `ms`, `s`, `m` or `h`; a bare number means seconds.
  ///
  /// It is read exactly, down to the microsecond. Nil for anything else, a negative time included,
  /// and for a time that does not fit.
  public init?(_ description: String) {
    let digits = description.prefix { "0123456789.".contains($0) }
    let unit = description.dropFirst(digits.count)
    guard let scale = Self.scale(ofUnit: unit) else { return nil }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let fraction = parts.dropFirst().first ?? ""
    guard !(whole.isEmpty && fraction.isEmpty),
      let units = Int64(whole.isEmpty ? "0" : whole),
      let share = Double("0." + (fraction.isEmpty ? "0" : fraction))
    else { return nil }
    let (product, isTooLong) = units.multipliedReportingOverflow(by: scale)
    let (sum, overflow) = product.addingReportingOverflow(Int64((share * Double(scale)).rounded()))
    guard !isTooLong, !overflow else { return nil }
    microseconds = sum
  }

  /// The microseconds of a unit; of a second where none is named.
  private static func scale(ofUnit unit: Substring) -> Int64? {
    switch unit {
    case "us": 1
    case "ms": 1000
    case "", "s": 1_000_000
    case "m": 60_000_000
    case "h": 3_600_000_000
    default: nil
    }
  }

  /// Reads the written form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = SimulatedTime(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no time; accepted: 800ms, 5s, 1.5s, 2m")
    }
    self = time
  }

  /// Writes the written form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int64 {
  /// The quotient rounded towards minus infinity.
  func quotientFloored(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
