import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What TERM and its like say.
@Suite struct TerminalTypeTests {
  @Test(arguments: [
    "xterm-256color", "xterm", "vt100", "vt220", "linux", "tmux-256color", "screen",
    "screen-256color",
    "rxvt", "ansi", "vt52",
  ])
  func `R30 R41 Z2: the program works on any terminal that can place its cursor`(type: String)
    throws
  {
    let terminal = try #require(PseudoTerminal(environment: ["TERM": type]))
    #expect(terminal.wait { terminal.text.contains(Manners.readyText) })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.modes == terminal.modesBefore)
    if type != "vt52" { terminal.expectLeftAsFound() }
    if type == "vt52" { #expect(!terminal.text.contains("\u{1b}[")) }
  }

  private static func isKnown(_ type: String) -> Bool {
    ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
      access("\(folder)/\(type.prefix(1))/\(type)", R_OK) == 0
    }
  }

  @Test(arguments: [
    nil, "", "dumb", "no-such-type", "xterm-direct", "xterm-ghostty", "../x", "a\u{1b}[31mb",
  ])
  func `R41 Z2: a terminal that cannot be used is told in one sentence, with exit 2`(
    type: String?
  ) throws {
    // Some systems know more types than others.
    if let type, ["xterm-direct", "xterm-ghostty"].contains(type), Self.isKnown(type) { return }
    let terminal = try #require(PseudoTerminal(environment: ["TERM": type]))
    #expect(terminal.waitForEnd() == 2)
    #expect(terminal.text.hasPrefix("feedtui: TERM is "))
    #expect(terminal.text.filter(\.isNewline).count == 1)
    #expect(!terminal.text.contains("\u{1b}"))
    if type == "dumb" { #expect(terminal.text.contains("\"dumb\"")) }
    terminal.expectLeftAsFound()
  }

  /// Control sequences that set a colour, by how many colours there are.
  static func colors(in text: String) -> Set<String> {
    var found: Set<String> = []
    if text.contains(/\u{1b}\[(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])[;m]/) { found.insert("named") }
    if text.contains(/\u{1b}\[[34]8;5;/) { found.insert("256") }
    if text.contains(/\u{1b}\[[34]8;2;/) { found.insert("true") }
    return found
  }

  @Test(
    arguments: [
      ([:], [], ["256"]),
      (["COLORTERM": "yes", "NO_COLOR": ""], [], ["256"]),
      (["COLORTERM": "truecolor"], [], ["true"]),
      (["COLORTERM": "24bit", "TERM": "tmux-256color"], [], ["true"]),
      (["COLORTERM": "truecolor", "NO_COLOR": "1"], [], []),
      (["COLORTERM": "truecolor", "TERM": "vt100"], [], []),
      (["NO_COLOR": "1"], ["--color=always"], ["256"]),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], ["--color=always"], ["true"]),
      (["NO_COLOR": "1"], ["--color=256"], ["256"]),
      (["NO_COLOR": "1"], ["--color=auto"], []),
      ([:], ["--color=never"], []),
    ] as [([String: String], [String], [String])])
  func `R43 U9: as many colours are used as the terminal has, and none where they are not wanted`(
    environment: [String: String], arguments: [String], mode: [String]
  ) throws {
    let terminal = try #require(PseudoTerminal(arguments: arguments, environment: environment))
    #expect(terminal.wait { terminal.text.contains(Manners.readyText) })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    let found = Self.colors(in: terminal.text)
    #expect(mode.isEmpty ? found.isEmpty : found.subtracting(["named"]) == Set(mode))
  }

  @Test(
    arguments: [
      ("C", nil, nil, true), ("POSIX", nil, nil, true), ("no_SUCH.UTF-8", nil, nil, true),
      (nil, nil, nil, true), ("", "", "", true), (nil, nil, "no_SUCH.UTF-8", true),
      ("C", nil, "C.UTF-8", true), (nil, "C", "C.UTF-8", true),
      ("C.UTF-8", nil, nil, false), (nil, nil, "C.UTF-8", false), ("", "", "C.UTF-8", false),
      (nil, "C.UTF-8", "C", false),
    ] as [(String?, String?, String?, Bool)])
  func `R22 R23 U9: a locale without UTF-8 gets nothing but ASCII, whichever variable names it`(
    all: String?, type: String?, language: String?, isASCII: Bool
  ) throws {
    let terminal = try #require(
      PseudoTerminal(environment: ["LC_ALL": all, "LC_CTYPE": type, "LANG": language]))
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.output.allSatisfy { $0 < 0x80 } == isASCII)
  }
}
