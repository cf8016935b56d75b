import Testing

@testable import TerminalFront

extension CursesTests {
  /// Descriptions of terminals.
  @Suite struct TerminfoTests {
    static let types = [
      "xterm-256color", "xterm", "vt100", "linux", "tmux-256color", "rxvt", "ansi", "vt52",
    ]

    @Test(arguments: types)
    func `Z2: an entry handed over is read back as it was`(type: String) throws {
      let description = try TerminalDescription(type: type)
      let value = description.entry.environmentValue
      let read = try Environment.with("TERMINFO", value) { try TerminalDescription(type: type) }
      #expect(read.entry == description.entry)
      #expect(Environment.value(of: "TERMINFO") != value)
    }

    @Test(arguments: types, ColorMode.allCases)
    func `U9: an entry for a screen differs in size and colours alone`(
      type: String, mode: ColorMode
    ) throws {
      let description = try TerminalDescription(type: type)
      let entry = description.entry(columns: 123, rows: 45, mode: mode)
      let read = try Environment.with("TERMINFO", entry.environmentValue) {
        try TerminalDescription(type: type)
      }
      #expect(read.number("cols") == 123)
      #expect(read.number("lines") == 45)
      #expect(read.colors == max(description.colors, mode.colors))
      for name in ["cup", "csr", "ind", "smcup", "rmcup", "el", "sgr0", "bold", "indn", "ech"] {
        #expect(read[name] == description[name], "\(name)")
      }
      #expect(read["oc"] == nil)
    }

    @Test(
      arguments: [
        (nil, .typeMissing(empty: false)), ("", .typeMissing(empty: true)),
        ("no-such-type", .typeUnknown("no-such-type")), ("dumb", .typeUnusable("dumb")),
        ("../x", .typeUnknown("../x")), ("/", .typeUnknown("/")),
      ] as [(String?, TerminalError)])
    func `Z2: what TERM says wrong is told apart`(type: String?, error: TerminalError) {
      #expect(throws: error) { try TerminalDescription(type: type) }
    }

    @Test func `Z1: a terminal with a second screen is left in the order in which it was entered`()
      throws
    {
      let description = try TerminalDescription(type: "tmux-256color")
      let bytes = description.resetSequence(columns: 80, rows: 24)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        text == "\u{1b}[4l\u{1b}[?7h\u{1b}[39;49m\u{1b}[m\u{f}\u{1b}[1;24r\u{1b}[34h\u{1b}[?25h"
          + "\u{1b}[?1049l")
    }

    @Test func `Z1: without a second screen the cursor goes below the frame`() throws {
      let description = try TerminalDescription(type: "vt100")
      let bytes = description.resetSequence(columns: 80, rows: 24)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text == "\u{1b}[?7h\u{1b}[m\u{f}\u{1b}[1;24r\u{1b}[24;1H\r\n")
    }
  }
}
