import Testing

@testable import TerminalFront

@Suite struct PosterMotionTests {
  @Test(
    arguments: [
      (0, 0, 0), (83, 0, 0), (84, 1, 84), (166, 1, 84), (167, 2, 167), (999, 11, 917),
      (1000, 12, 1000), (17_300, 207, 17_250), (-1, 0, 0), (.min, 0, 0),
    ])
  func `U4: a playing poster moves in twelfths of a second`(
    position: Int, frame: Int, shown: Int
  ) {
    #expect(PosterMotion.frame(atMilliseconds: position) == frame)
    #expect(PosterMotion.quantized(milliseconds: position) == shown)
  }

  @Test func `K5: a picture is due at the very millisecond that its number is first shown`() {
    for frame in 1...2000 {
      let due = PosterMotion.milliseconds(ofFrame: frame)
      #expect(PosterMotion.frame(atMilliseconds: due) == frame)
      #expect(PosterMotion.frame(atMilliseconds: due - 1) == frame - 1)
    }
  }

  @Test func `U4: positions without end have pictures too`() {
    let last = PosterMotion.quantized(milliseconds: .max)
    #expect(PosterMotion.quantized(milliseconds: last) == last)
    #expect(Int.max - last < 84)
    #expect(PosterMotion.milliseconds(ofFrame: .max) == .max)
    #expect(PosterMotion.milliseconds(ofFrame: .min) == 0)
  }
}
