import Testing

@testable import feedtui

struct FrameFormatTests {
  @Test(
    arguments: [
      ("-", .printed), ("", .printed), ("frame", .printed), ("frame.log", .printed),
      ("frame.", .printed),
      ("folder.svg/frame", .printed), ("svg", .printed), ("frame.svg.bak", .printed),
      ("frame.txt", .text), ("FRAME.TXT", .text), ("a.b.ansi", .ansi), ("frame.ans", .ansi),
      ("folder/frame.svg", .svg), ("frame.SVG", .svg), (".svg", .svg), ("frame.Png", .png),
      ("frame.gif", nil), ("frame.MP4", nil), ("frame.webm", nil), ("frame.jpg", nil),
      ("a/b.jpeg", nil),
    ] as [(String, FrameFormat?)])
  func `X4: the name of a file says what a frame is written as`(
    _ name: String, _ format: FrameFormat?
  ) {
    #expect(FrameFormat(fileName: name) == format)
  }
}
