import Testing

@testable import FeedModel

struct CalendarTimeTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-01T00:00:01Z", 1), ("1969-12-31", -86_400),
    ("2000-02-29", 951_782_400), ("2026-11-30T23:59:59Z", 1_796_083_199),
    ("1900-03-01", -2_203_891_200), ("0001-01-01", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func `A day or a second of one is read and written by the calendar`(text: String, seconds: Int) {
    #expect(CalendarTime(text)?.seconds == seconds)
    #expect(CalendarTime(seconds: seconds).description == text)
  }

  @Test func `Every day of four hundred years is read as it is written`() {
    var previous = ""
    for day in stride(from: -146_097, through: 146_097, by: 1) {
      let text = CalendarTime(seconds: day * 86_400).description
      if CalendarTime(text)?.seconds != day * 86_400 || text <= previous {
        Issue.record("\(text) is day \(day)")
        return
      }
      previous = text
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11-31", "2025-02-29", "1900-02-29", "2026-00-10", "2026-13-01", "2026-01-00",
    "0000-01-01", "2026/01/01", "2026-1-1", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z", "2026-01-01T00:00:00", "2026-01-01 00:00:00Z", "+026-01-01",
    "２026-01-0",
  ])
  func `What is no day of the calendar is refused`(text: String) {
    #expect(CalendarTime(text) == nil)
  }

  @Test func `A moment outside of the years 1 to 9999 is the nearest one of them`() {
    #expect(CalendarTime(seconds: .min).description == "0001-01-01")
    #expect(CalendarTime(seconds: .max).description == "9999-12-31T23:59:59Z")
  }
}
