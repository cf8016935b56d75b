import Testing

@testable import TerminalFront

struct TapePromptTests {
  @Test(
    arguments: [
      ("Type 'feedtui' Enter", ["feedtui"], 0...1),
      (
        "Sleep 1s Type 'feedtui --size 80x24 ' Hide Type feed.json Sleep 1 Enter Down",
        ["feedtui", "--size", "80x24", "feed.json"], 1...5
      ),
      ("Type 'feedtui' Space Type 'a.jsonx' Backspace Enter 3", ["feedtui", "a.json"], 0...4),
      (
        #"Type `feedtui "a b" 'c "d' e\ f "\"\\\$\x" "" ''g` Enter"#,
        ["feedtui", "a b", "c \"d", "e f", "\"\\$\\x", "", "g"], 0...1
      ),
      (
        "Type ' feedtui  $HOME *  ~ # x' Enter",
        ["feedtui", "$HOME", "*", "~", "#", "x"], 0...1
      ),
      ("Type '' Down 0 Type 'feedtui' Enter 0 Enter", ["feedtui"], 2...4),
      (
        "Wait+Screen />/ Type 'feedtui' Golden prompt Expect Screen 'feedtui' Enter",
        ["feedtui"], 1...4
      ),
    ] as [(String, [String], ClosedRange<Int>)])
  func `X1: a first text that begins with feedtui is the command line`(
    source: String, words: [String], statements: ClosedRange<Int>
  ) throws {
    let commandLine = try Tape.read(source).commandLine
    #expect(commandLine == TapeCommandLine(words: words, statements: statements))
  }

  @Test(arguments: [
    "Type 'jj'", "Type 'j' Enter", "Type ':loop 3' Enter", "Down Type 'feedtui' Enter",
    "Type 'jj' Down Enter", "Type 'jj' Alt+Enter", "Type 'feedtuix'", "Do start-playing", "",
    "Type 'jj' Enter 0", "Expect tab == 1 Type ':q' Enter",
  ])
  func `X1: otherwise feedtui is on screen from the start`(source: String) throws {
    #expect(try Tape.read(source).commandLine == nil)
  }

  @Test func `X6: an Enter that may be among the slips is not said to be absent`() {
    let complaint = Tape.complaint(about: "Type 'feedtui'\nSleep 1s\nEntr")
    #expect(
      complaint == "demo.tape:3:1: unknown statement 'Entr'; did you mean 'Enter'?\nEntr\n^")
  }
}
