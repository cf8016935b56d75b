import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct WordingTests {
  @Test(
    arguments: [
      (0.5, "50 %"), (0.429, "42.9 %"), (0.42857, "42.9 %"), (1, "100 %"), (0, "0 %"),
      (0.9996, "100 %"), (0.29 + 1e-12, "29 %"), (.infinity, "inf %"), (.nan, "nan %"),
      (-.infinity, "-inf %"), (1e300, "1e+302 %"),
    ])
  func `A3: a fraction reads as a percentage`(fraction: Double, text: String) {
    #expect(Wording.percent(fraction) == text)
  }

  @Test(
    arguments: [
      (0.49999, "49.9 %"), (0.9996, "99.9 %"), (0.29, "29 %"), (0.57, "57 %"), (2.0 / 3, "66.6 %"),
    ])
  func `A8: what falls short never reads as if it reached`(fraction: Double, text: String) {
    #expect(Wording.shortfall(fraction) == text)
  }

  @Test(
    arguments: [
      (0, "0:00"), (9_999, "0:09"), (60_000, "1:00"), (754_000, "12:34"), (3_600_000, "1:00:00"),
      (45_296_000, "12:34:56"), (-5000, "0:00"), (Int64.max, "2562047788:00:54"),
    ])
  func `U3: positions and durations read as a clock`(milliseconds: Int64, text: String) {
    #expect(Wording.clock(.milliseconds(milliseconds)) == text)
  }

  @Test(
    arguments: [
      (0, "0.0 s"), (1260, "1.2 s"), (1299, "1.2 s"), (61_000, "61.0 s"), (-1, "0.0 s"),
    ])
  func `U3: a wait reads in tenths of a second`(milliseconds: Int64, text: String) {
    #expect(Wording.seconds(.milliseconds(milliseconds)) == text)
  }

  @Test(arguments: [(340, "340 ms"), (5000, "5 s"), (0, "0 ms"), (1500, "1500 ms")])
  func `U3: a latency reads in the unit it was set in`(milliseconds: Int64, text: String) {
    #expect(Wording.span(.milliseconds(milliseconds)) == text)
  }

  @Test(
    arguments: [
      (1, "first try"), (3, "third try"), (8, "eighth try"), (9, "try 9"), (21, "try 21"),
      (0, "try 0"), (-1, "try -1"),
    ])
  func `U3: a page tells how often it was tried`(number: Int, text: String) {
    #expect(Wording.attempt(number) == text)
  }
}
