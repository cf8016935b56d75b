import Testing

@testable import TerminalFront

struct TapeBoundTests {
  private static func complaint(about bytes: [UInt8], file: String = "demo.tape") -> String {
    do throws(TapeFaults) {
      _ = try TapeReader(load: { _ in [] }).read(bytes, file: file)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `X6: a tape that is too large, or no text, is one slip`() {
    let blanks = [UInt8](repeating: 0x20, count: 1 << 20)
    #expect(Self.complaint(about: blanks) == "")
    #expect(
      Self.complaint(about: blanks + [0x20])
        == "demo.tape:1:1: found 1048577 bytes; accepted: at most 1048576 bytes (1 MiB)\n\n^")
    #expect(
      Self.complaint(about: Array("Hide\nType '日".utf8) + [0xFF, 0x27])
        == "demo.tape:2:8: found a byte 0xFF that is no UTF-8; accepted: a text in UTF-8\nType '日\n"
        + "        ^")
    #expect(
      Self.complaint(about: Array("Hide\n".utf8) + [0xE6, 0x97])
        == "demo.tape:2:1: found a byte 0x97 that is no UTF-8; accepted: a text in UTF-8\n\n^")
  }

  @Test func `X6: no message holds a control character of the tape or of its name`() {
    let complaint = Self.complaint(about: Array("Hid \u{1B}[31m".utf8), file: "a\u{1B}\nb.tape")
    #expect(
      complaint
        == "a\u{FFFD}\u{FFFD}b.tape:1:5: found the control character U+001B; accepted: text, which "
        + "`Type` and the keys press\nHid \u{FFFD}[31m\n    ^")
  }

  @Test func `X6: more statements than a tape may have are one slip`() {
    let text = String(repeating: "Up ", count: 100_000)
    #expect(Self.complaint(about: Array(text.utf8)) == "")
    let complaint = Self.complaint(about: Array((text + "\nUp\nUp\nUp").utf8))
    #expect(
      complaint == "demo.tape:2:1: too many statements; accepted: at most 100000\nUp\n^")
  }

  @Test func `X6: after a hundred slips a tape is not read further`() {
    let lines = Self.complaint(about: Array(String(repeating: "Hid\n", count: 500).utf8))
      .split(separator: "\n")
    #expect(lines.count == 301)
    #expect(lines.last == "There may be more; after 100 slips a tape is not read further.")
  }

  @Test func `X6: of a long line the part around the slip is shown, and the caret stays under it`()
  {
    let long = String(repeating: "a", count: 5000)
    let lines = Self.complaint(about: Array("Type '\(long)\t日' 5 '\(long)'".utf8))
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("...aaa") && lines[1].hasSuffix("aaa...") && lines[1].count == 206)
    #expect(lines[1].split(separator: "\t").last?.hasPrefix("日' 5 'aaa") == true)
    #expect(lines[2].split(separator: "\t").last == "    ^")
  }

  @Test func `X6: a tape made to be slow is read in time`() {
    let texts = [
      String(repeating: "{", count: 500_000), String(repeating: "Type '\n", count: 100_000),
      "Type '" + String(repeating: "e\u{301}", count: 300_000),
      "Type 'feedtui '\n" + String(repeating: "Type a\nBackspace\n", count: 50_000) + "Enter",
      "Type 'feedtui \(String(repeating: "a", count: 900_000))' Enter",
    ]
    for text in texts { _ = Self.complaint(about: Array(text.utf8)) }
  }

  @Test func `X6: a command line has a bound, however it is typed`() {
    #expect(Self.complaint(about: Array("Type 'feedtui' Space 9993 Enter".utf8)) == "")
    #expect(
      Self.complaint(about: Array("Type 'feedtui' Space 9994\nSpace 10000 Enter".utf8)) == """
        demo.tape:1:16: the command line is too long; accepted: at most 10000 characters
        Type 'feedtui' Space 9994
                       ^
        """)
  }
}
