import Testing

@testable import TerminalFront

@Suite struct FrameTests {
  @Test(arguments: FrameCase.all)
  func `U1: a frame is the same in every cell`(frame: FrameCase) throws {
    try FrameGolden.check(frame.frame(), frame.name)
  }

  @Test func `U1: every file of a frame has its test`() throws {
    #expect(try FrameGolden.names() == Set(FrameCase.all.map(\.name)))
    #expect(Set(FrameCase.all.map(\.name)).count == FrameCase.all.count)
  }
}
