import Testing

@testable import FeedModel

struct TimesTests {
  @Test(
    arguments: [
      ("5s", 5_000_000), ("5", 5_000_000), ("800ms", 800_000), ("1.5s", 1_500_000),
      ("0.0000014", 1),
      ("2m", 120_000_000), ("1h", 3_600_000_000), ("1us", 1), (".5s", 500_000), ("5.s", 5_000_000),
      ("0", 0), ("1.0000005s", 1_000_001), ("0.9999999s", 1_000_000), ("007ms", 7000),
      ("9223372036854775807us", .max), ("9007199254740993us", 9_007_199_254_740_993),
      ("9223372036854.775807s", .max),
    ] as [(String, Int64)])
  func `A time is read exactly`(text: String, microseconds: Int64) {
    #expect(SimulatedTime(text)?.microseconds == microseconds)
  }

  @Test(arguments: [
    "", "s", "ms", ".", ".s", "-5s", "+5s", "5 s", "5S", "5d", "1.2.3s", "1e3", "nan", "٥s", "0x5",
    "9223372036854775808us", "9223372036854.7758078s", "99999999999999999999", "2562047788016h",
  ])
  func `Anything else is no time, nor is one that does not fit`(text: String) {
    #expect(SimulatedTime(text) == nil)
  }

  @Test(arguments: [0, 1, 999, 1000, 1001, 1_000_000, 1_500_000, 3_600_000_000, .max] as [Int64])
  func `A time reads back as it is written`(microseconds: Int64) {
    let time = SimulatedTime(microseconds: microseconds)
    #expect(SimulatedTime(time.description) == time)
  }

  @Test(arguments: [
    (SimulatedTime.zero, "0s"), (.milliseconds(1500), "1500ms"), (.seconds(90), "90s"),
    (SimulatedTime(microseconds: 1_000_001), "1000001us"), (.milliseconds(-5), "-5ms"),
    (SimulatedTime(microseconds: .min), "-9223372036854775808us"),
  ])
  func `A time is written in the largest unit that is exact`(time: SimulatedTime, text: String) {
    #expect(time.description == text)
  }

  @Test func `Sums and products that do not fit are the outermost times there are`() {
    let least = SimulatedTime(microseconds: .min)
    #expect(SimulatedTime.max + .seconds(1) == .max)
    #expect(least + .seconds(-1) == least)
    #expect(least - .seconds(1) == least)
    #expect(SimulatedTime.max - .seconds(-1) == .max)
    #expect(SimulatedTime.zero - least == .max)
    #expect(SimulatedTime.seconds(.max) == .max)
    #expect(SimulatedTime.seconds(.min) == least)
    #expect(SimulatedTime.milliseconds(.max) == .max)
    #expect(SimulatedTime.milliseconds(.min) == least)
    #expect(SimulatedTime.seconds(3) - .seconds(5) == .seconds(-2))
  }

  @Test(
    arguments: [
      (Duration.seconds(2), 2_000_000), (.nanoseconds(1500), 1), (.nanoseconds(-1), -1),
      (.nanoseconds(-1500), -2), (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
      (.zero, 0),
    ] as [(Duration, Int64)])
  func `A duration is taken in whole microseconds, rounded down`(
    duration: Duration, microseconds: Int64
  ) {
    #expect(SimulatedTime(duration).microseconds == microseconds)
  }

  @Test func `A time is a duration, and has whole milliseconds`() {
    #expect(SimulatedTime.milliseconds(1500).duration == .milliseconds(1500))
    #expect(SimulatedTime(microseconds: 1999).milliseconds == 1)
    #expect(SimulatedTime(microseconds: -1).milliseconds == -1)
    #expect(SimulatedTime(microseconds: -2000).milliseconds == -2)
  }
}
