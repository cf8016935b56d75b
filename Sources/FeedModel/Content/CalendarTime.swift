/// A day, or a second of one, by the calendar: `2026-11-30`, `2026-11-30T08:15:00Z` (ISO 8601, in UTC).
public struct CalendarTime: Hashable, Comparable, Sendable {
  /// Seconds since the first of January 1970, of the years 1 to 9999.
  public private(set) var seconds: Int

  /// The moment so many seconds after the first of January 1970; the nearest one of the years 1 to 9999.
  public init(seconds: Int) {
    self.seconds = min(253_402_300_799, max(-62_135_596_800, seconds))
  }

  /// Whether a moment comes before another.
  public static func < (left: CalendarTime, right: CalendarTime) -> Bool {
    left.seconds < right.seconds
  }

  private static let secondsADay = 86_400
}

extension CalendarTime: LosslessStringConvertible {
  /// Reads a day or a second of the years 1 to 9999; nil for anything else.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    func number(_ range: Range<Int>, _ accepted: ClosedRange<Int>) -> Int? {
      guard bytes.indices.contains(range.upperBound - 1) else { return nil }
      var number = 0
      for byte in bytes[range] {
        guard (48...57).contains(byte) else { return nil }
        number = number * 10 + Int(byte) - 48
      }
      return accepted.contains(number) ? number : nil
    }
    func hasSigns(_ signs: [(Int, Character)]) -> Bool {
      signs.allSatisfy { bytes[$0.0] == $0.1.asciiValue }
    }
    guard bytes.count == 10 || bytes.count == 20, hasSigns([(4, "-"), (7, "-")]),
      let year = number(0..<4, 1...9999), let month = number(5..<7, 1...12),
      let day = number(8..<10, 1...Self.days(inMonth: month, ofYear: year))
    else { return nil }
    seconds = Self.days(toYear: year, month: month, day: day) * Self.secondsADay
    guard bytes.count == 20 else { return }
    guard hasSigns([(10, "T"), (13, ":"), (16, ":"), (19, "Z")]),
      let hour = number(11..<13, 0...23), let minute = number(14..<16, 0...59),
      let second = number(17..<19, 0...59)
    else { return nil }
    seconds += (hour * 60 + minute) * 60 + second
  }

  /// The day, and the second where it is not its first.
  public var description: String {
    let days = Int((Double(seconds) / Double(Self.secondsADay)).rounded(.down))
    let rest = seconds - days * Self.secondsADay
    let (year, month, day) = Self.date(ofDay: days)
    let date = "\(Self.padded(year, to: 4))-\(Self.padded(month))-\(Self.padded(day))"
    guard rest != 0 else { return date }
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { Self.padded($0) }
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int, to digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Days from the first of January 1970 to a date, counted in years that begin in March, so that a leap day is the last.
  private static func days(toYear year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let monthsFromMarch = (month + 9) % 12
    let days = year * 365 + year / 4 - year / 100 + year / 400
    return days + (153 * monthsFromMarch + 2) / 5 + day - 1 - 719_468
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let days = day + 719_468
    // The estimate is never too small, so at most a step back is needed.
    var year = Int((Double(days) / 365.2425).rounded(.down)) + 1
    func start(_ year: Int) -> Int { year * 365 + year / 4 - year / 100 + year / 400 }
    while start(year) > days { year -= 1 }
    let rest = days - start(year)
    let monthsFromMarch = (5 * rest + 2) / 153
    let month = (monthsFromMarch + 2) % 12 + 1
    return (month <= 2 ? year + 1 : year, month, rest - (153 * monthsFromMarch + 2) / 5 + 1)
  }
}
