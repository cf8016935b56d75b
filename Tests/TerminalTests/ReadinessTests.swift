import Testing

@testable import TerminalFront

@Suite struct ReadinessTests {
  @Test(
    arguments: [
      (nil, -1), (.zero, 0), (.milliseconds(-5), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
      (.microseconds(1001), 2), (.seconds(3), 3000), (.seconds(1 << 60), 1_000_000_000),
    ] as [(Duration?, Int32)])
  func `K5: a wait ends no earlier than it has to, and needs no end`(
    timeout: Duration?, milliseconds: Int32
  ) {
    #expect(Readiness.milliseconds(timeout) == milliseconds)
  }
}
