import TerminalFront
import Testing

@testable import feedtui

struct FrameFormatTests {
  @Test(
    arguments: [
      ("-", nil), ("", nil), ("frame", nil), ("frame.log", nil), ("frame.", nil),
      ("folder.svg/frame", nil), ("svg", nil), ("frame.svg.bak", nil),
      ("frame.txt", .text), ("FRAME.TXT", .text), ("a.b.ansi", .ansi), ("frame.ans", .ansi),
      ("folder/frame.svg", .svg), ("frame.SVG", .svg), (".svg", .svg), ("frame.png", .png),
    ] as [(String, FrameFormat?)])
  func `X4: the name of a file says what a frame is written as`(
    _ name: String, _ format: FrameFormat?
  ) {
    #expect(FrameFormat(fileName: name) == format)
    #expect(!FrameFormat.isRefused(fileName: name))
  }

  @Test(arguments: ["frame.gif", "frame.MP4", "frame.webm", "frame.jpg", "a/b.jpeg"])
  func `X4: a picture or film of a kind that is not written is refused`(name: String) {
    #expect(FrameFormat(fileName: name) == nil)
    #expect(FrameFormat.isRefused(fileName: name))
  }
}
