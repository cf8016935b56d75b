import FoundationEssentials
import Testing

@testable import TerminalFront

@Suite struct FrameTests {
  @Test(arguments: FrameCase.all)
  func `R48 U1: a frame is the same in every cell`(frame: FrameCase) throws {
    try FrameGolden.check(frame.frame(), frame.name)
  }

  @Test func `U1: every file of a frame has its test`() throws {
    #expect(try FrameGolden.names() == Set(FrameCase.all.map(\.name)))
    #expect(Set(FrameCase.all.map(\.name)).count == FrameCase.all.count)
  }

  @Test func `R50 U1: files of frames have line ends of LF, and Git keeps what stands in them`()
    throws
  {
    for name in try FrameGolden.names() {
      let bytes = try Data(contentsOf: FrameGolden.file(name))
      #expect(!bytes.contains(0x0D) && bytes.last == 0x0A, "\(name)")
    }
    let attributes = FrameGolden.repository.appending(path: ".gitattributes")
    let lines = try String(contentsOf: attributes, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("* text=auto eol=lf"))
    #expect(lines.contains("Tests/**/Fixtures/** -text"))
  }
}
