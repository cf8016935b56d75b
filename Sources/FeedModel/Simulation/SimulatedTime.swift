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

  /// A time of so many whole milliseconds.
  public static func milliseconds(_ value: Int64) -> SimulatedTime {
    SimulatedTime(microseconds: value.multipliedReportingOverflow(by: 1000).partialValue)
  }

  /// A time of so many whole seconds.
  public static func seconds(_ value: Int64) -> SimulatedTime {
    .milliseconds(value * 1000)
  }

  /// The time as a `Duration`.
  public var duration: Duration { .microseconds(microseconds) }

  /// A `Duration` in whole microseconds, rounded down; the longest time where it does not fit.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (micro, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, more) = micro.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    microseconds = overflow || more ? (seconds < 0 ? .min : .max) : sum
  }

  /// The whole milliseconds of it, rounded down.
  public var milliseconds: Int64 { microseconds.quotientFloored(by: 1000) }

  /// Whether one moment lies before another.
  public static func < (left: SimulatedTime, right: SimulatedTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment so much later; the latest there is where the sum does not fit.
  public static func + (left: SimulatedTime, right: SimulatedTime) -> SimulatedTime {
    let (sum, overflow) = left.microseconds.addingReportingOverflow(right.microseconds)
    return overflow ? .max : SimulatedTime(microseconds: sum)
  }

  /// The time between two moments.
  public static func - (left: SimulatedTime, right: SimulatedTime) -> SimulatedTime {
    SimulatedTime(
      microseconds: left.microseconds.subtractingReportingOverflow(right.microseconds).partialValue)
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
  /// Nil for anything else, and for a time that does not fit.
  public init?(_ description: String) {
    let units: [(String, Double)] = [
      ("us", 1), ("ms", 1000), ("s", 1_000_000), ("m", 60_000_000), ("h", 3_600_000_000),
    ]
    let number = description.prefix { "0123456789.".contains($0) }
    let unit = description.dropFirst(number.count)
    guard let value = Double(number),
      let scale = unit.isEmpty ? 1_000_000 : units.first(where: { $0.0 == unit })?.1
    else { return nil }
    let scaled = (value * scale).rounded()
    guard scaled < 9e18 else { return nil }
    microseconds = Int64(scaled)
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
