import FeedModel
import Testing

@testable import TerminalFront

struct TapeOutputTests {
  @Test func `X4: every kind of output is written, in the order of the first mention`() throws {
    let result = try Tape.run(
      """
      Output a.txt Output b.ansi Output c.svg Output d.png Output e.cast Output f.jsonl Output g/
      Set Columns 40 Set Rows 12
      Wait Screenshot h.txt Type j
      """)
    let frames = result.files.filter { $0.path.hasPrefix("g/") }.map(\.path)
    #expect(
      result.files.map(\.path) == [
        "h.txt", "a.txt", "b.ansi", "c.svg", "d.png", "e.cast", "f.jsonl",
      ] + frames)
    #expect(frames.first == "g/frame-00001.png" && frames.count > 1)
    let starts = ["h.txt": "  For you", "b.ansi": "", "c.svg": "<svg", "e.cast": "{\"env\""]
    for (path, start) in starts { #expect(result.text(path)?.hasPrefix(start) == true, "\(path)") }
    #expect(
      result.text("f.jsonl")?.hasPrefix("{\"action\":{\"start-playing\":{}},\"time\":\"0s\"}\n")
        == true)
    #expect(result.files.first { $0.path == "d.png" }?.bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test(
    arguments: [
      ("Wait Screenshot a.txt", true), ("Wait Screenshot a.txt Hide", true),
      ("Wait Hide Screenshot a.txt Sleep 1s", true), ("Wait Hide Sleep 1s Screenshot a.txt", false),
      ("Wait Screenshot a.txt Do toggle-inspector", true),
      ("Wait Screenshot a.txt Do toggle-inspector\nScreenshot a.txt", false),
      ("Wait\nDo screenshot a.txt\nType j", true),
    ])
  func `X1: a screenshot is the frame of its moment, also at the end and while frames are hidden`(
    source: String, isFirst: Bool
  ) throws {
    let first = try Tape.run("Wait Screenshot a.txt").text("a.txt")
    let found = try Tape.run(source)
    #expect(first != nil && found.failures == [])
    #expect((found.text("a.txt") == first) == isFirst)
    #expect(found.files.filter { $0.path == "a.txt" }.count == 1)
  }

  @Test func `X1: what is hidden takes no time of a film, and shows no frame`() throws {
    let plain = try Tape.run("Output a.cast Wait Type ':' Sleep 1s")
    let hidden = try Tape.run("Output a.cast Wait Hide Type 'jjj' Sleep 9s Do scroll-to 0\nShow")
    #expect(plain.duration == .milliseconds(1730))
    #expect(hidden.duration == .milliseconds(9830))
    let last = try #require(hidden.text("a.cast")?.split(separator: "\n").last)
    #expect(last.hasPrefix("[0.680, "))
  }

  @Test func `X4: frames in a folder are those that differ`() throws {
    let result = try Tape.run("Output g/ Set Columns 30 Set Rows 8 Do focus no\nSleep 10s")
    #expect(result.files.map(\.path) == (1...result.files.count).map { "g/frame-0000\($0).png" })
    #expect(zip(result.files, result.files.dropFirst()).allSatisfy { $0.bytes != $1.bytes })
  }

  @Test func `X2: the prompt's files are those of the tape`() throws {
    let result = try Tape.run(
      """
      Output all.jsonl
      Wait
      Do write now.json
      Type ":write-log typed.jsonl" Enter
      Do write-log log.jsonl
      Do screenshot
      Do screenshot pic.gif
      Expect Screen "pic.gif"
      """)
    #expect(result.failures == [])
    #expect(
      result.files.map(\.path) == [
        "now.json", "typed.jsonl", "log.jsonl", "feedtui-1.svg", "all.jsonl",
      ])
    #expect(result.text("log.jsonl") == result.text("all.jsonl"))
    #expect(result.text("now.json")?.hasPrefix("{") == true)
  }

  @Test func `N4 X4: what an action in the past cuts off is in no log`() throws {
    let result = try Tape.run(
      """
      Output all.jsonl
      Wait
      Sleep 40s
      Expect Event onMomentComplete
      Do look-back
      Do look-back
      Do look-back
      Do look-back
      Do look-back
      Do look-back
      Do look-back
      Do scroll 16
      Expect not Event onMomentComplete
      Do write-log log.jsonl
      """)
    #expect(result.failures == [])
    #expect(result.text("log.jsonl") == result.text("all.jsonl"))
  }
}
