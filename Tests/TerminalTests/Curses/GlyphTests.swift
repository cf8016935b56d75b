import Testing

@testable import TerminalFront

extension CursesTests {
  /// Characters about which terminals and libraries disagree.
  @Suite struct GlyphTests {
    @Test(arguments: [
      ("e\u{301}", 1, ["e\u{301}"]),
      ("a\u{300}\u{301}\u{302}\u{303}", 1, ["a\u{300}\u{301}\u{302}\u{303}"]),
      ("a\u{300}\u{301}\u{302}\u{303}\u{304}", 1, ["a\u{300}\u{301}\u{302}\u{303}"]),
      ("猫", 2, ["猫", ""]),
      // Joined and varied signs stand without what joins and varies them.
      ("👩\u{200d}🚀", 2, ["👩", ""]),
      ("👍🏽", 2, ["👍", ""]),
      ("❤\u{fe0f}", 2, ["❤", " "]),
      ("❤\u{fe0f}", 1, ["❤"]),
      ("1\u{fe0f}\u{20e3}", 2, ["1\u{20e3}", " "]),
      ("🇩🇪", 2, ["🇩", " "]),
      // As wide as the frame says, whatever it is.
      ("猫", 1, ["\u{fffd}"]),
      ("a", 2, ["a", " "]),
      ("\u{301}", 1, ["\u{fffd}"]),
      ("\u{200b}", 1, ["\u{fffd}"]),
      // Nothing that steers a terminal reaches it.
      ("\u{1b}", 1, ["\u{fffd}"]),
      ("\u{7}", 1, ["\u{fffd}"]),
      ("\n", 2, ["\u{fffd}", " "]),
      ("\0", 1, ["\u{fffd}"]),
      ("\u{7f}", 1, ["\u{fffd}"]),
      ("\u{9b}", 1, ["\u{fffd}"]),
      ("\u{2028}", 1, ["\u{fffd}"]),
      ("\u{10ffff}", 2, ["\u{fffd}", " "]),
    ])
    func `R31 R32 U7: no character moves its neighbour`(
      cluster: String, width: Int, shown: [String]
    ) throws {
      var screen = try screen(8, 1)
      var model = ScreenModel(columns: 8, rows: 1)
      model.feed(screen.paint(row([("<", 1), (cluster, width), (">", 1)], columns: 8)))
      let rest = Array(repeating: " ", count: 6 - width)
      #expect((0..<8).map { model[$0, 0].text } == ["<"] + shown + [">"] + rest)
      #expect(model.unknown == [])
    }

    @Test func `U9: without UTF-8 what is left of other characters is a question mark`() throws {
      try #require(!CharacterSet.adopt("C"))
      var screen = try CursesScreen(
        description: TerminalDescription(type: "xterm-256color"), columns: 8, rows: 1,
        colorMode: .palette256, isUTF8: false)
      let bytes = screen.paint(row([("é", 1), ("猫", 2), ("x", 1), ("▀", 1)], columns: 8))
      var model = ScreenModel(columns: 8, rows: 1)
      model.feed(bytes)
      #expect(model.lines == ["?? x?"])
      #expect(bytes.allSatisfy { $0 < 0x80 })
    }
  }
}
