import FeedModel
import Testing

@testable import TerminalFront

struct TapeStatementTests {
  @Test(
    arguments: [
      ("", []),
      ("# nothing\n  \t\r\n", []),
      ("\u{FEFF}Hide", [.hide]),
      ("Type \"ls -l\"", [.type("ls -l", speed: nil)]),
      ("Type 'say \"hi\"' `it's` word", [.type("say \"hi\" it's word", speed: nil)]),
      ("Type@500ms foo", [.type("foo", speed: .milliseconds(500))]),
      // White space and line ends mean the same.
      ("Type foo\nbar", [.type("foo bar", speed: nil)]),
      ("Type \"日本\" # 日本\r\nShow", [.type("日本", speed: nil), .show]),
      ("Type enter", [.type("enter", speed: nil)]),
      ("Type \"\"", [.type("", speed: nil)]),
      ("Hide Show\tHide\nShow", [.hide, .show, .hide, .show]),
      ("Sleep 2", [.sleep(.seconds(2))]),
      (
        "Sleep 500ms Sleep 1.5s Sleep .5 Sleep 1m",
        [
          .sleep(.milliseconds(500)), .sleep(.milliseconds(1500)), .sleep(.milliseconds(500)),
          .sleep(.seconds(60)),
        ]
      ),
      ("Sleep 3 ms Sleep 1440m", [.sleep(.milliseconds(3)), .sleep(.seconds(86_400))]),
      ("Advance 10s", [.advance(.seconds(10))]),
      ("Screenshot a/b.PNG", [.screenshot(FrameFile(path: "a/b.PNG", format: .png))]),
      ("Screenshot ../x.txt", [.screenshot(FrameFile(path: "../x.txt", format: .text))]),
      ("Screenshot \"/x y.svg\"", [.screenshot(FrameFile(path: "/x y.svg", format: .svg))]),
      ("Screenshot x.ansi", [.screenshot(FrameFile(path: "x.ansi", format: .ansi))]),
      ("Copy \"a b\" Paste", [.copy("a b"), .paste]),
      ("Paste\nHide", [.paste, .hide]),
      ("Paste \"q\"", [.pasteText("q")]),
      ("Env NO_COLOR \"1\"", [.env(name: "NO_COLOR", value: "1")]),
      ("Hide Set TypingSpeed 1m", [.hide, .typingSpeed(.seconds(60))]),
      ("Click 0 0", [.click(x: 0, y: 0)]),
      ("Click 499 199", [.click(x: 499, y: 199)]),
      ("WheelUp", [.wheel(isUp: true, count: 1, speed: nil, at: nil)]),
      (
        "WheelDown@10ms 3 At 5 6",
        [.wheel(isUp: false, count: 3, speed: .milliseconds(10), at: TapeCell(x: 5, y: 6))]
      ),
      ("ScrollUp 2", [.wheel(isUp: true, count: 2, speed: nil, at: nil)]),
      ("ScrollDown@1 4", [.wheel(isUp: false, count: 4, speed: .seconds(1), at: nil)]),
      (
        "Resize 1 1 Resize 500 200",
        [.resize(columns: 1, rows: 1), .resize(columns: 500, rows: 200)]
      ),
      ("FocusOut FocusIn", [.focus(false), .focus(true)]),
      ("Do select-tab 2", [.command(.model(.selectTab(at: 2, animated: nil)))]),
      ("Do :tap-item \"a # b\"  # c", [.command(.model(.tapItem(id: "a # b")))]),
      ("Do 'tap-item \"x y\"'\nHide", [.command(.model(.tapItem(id: "x y"))), .hide]),
      ("Golden start Golden \"a b/c\"", [.golden("start"), .golden("a b/c")]),
      ("Wait", [.wait(.line, limit: nil, nil)]),
      ("Wait@5s Hide", [.wait(.line, limit: .seconds(5), nil), .hide]),
      (
        "Wait+Line Wait+Screen@100ms",
        [
          .wait(.line, limit: nil, nil), .wait(.screen, limit: .milliseconds(100), nil),
        ]
      ),
    ] as [(String, [TapeStatement.Kind])])
  func `X1: a statement is read`(source: String, expected: [TapeStatement.Kind]) throws {
    #expect(try Tape.kinds(source) == expected)
  }

  @Test func `X1: a wait keeps its pattern, with slashes that are not its end`() throws {
    let kinds = try Tape.kinds("Wait+Screen@2s /a\\/b|#x/\nWait /$/")
    #expect(
      kinds == [
        .wait(.screen, limit: .seconds(2), try TextPattern("a\\/b|#x")),
        .wait(.line, limit: nil, try TextPattern("$")),
      ])
  }

  @Test(
    arguments: [
      ("Enter", Key(.enter)), ("Backspace", Key(.backspace)), ("Delete", Key(.delete)),
      ("Insert", Key(.insert)), ("Escape", Key(.escape)), ("Space", Key(.space)),
      ("Tab", Key(.tab)), ("Up", Key(.up)), ("Down", Key(.down)), ("Left", Key(.left)),
      ("Right", Key(.right)), ("PageUp", Key(.pageUp)), ("PageDown", Key(.pageDown)),
      ("Home", Key(.home)), ("End", Key(.end)), ("F1", Key(.function(1))),
      ("F12", Key(.function(12))),
      ("Ctrl+c", Key(.character("c"), .control)), ("Ctrl+C", Key(.character("c"), .control)),
      ("Ctrl+Shift+c", Key(.character("C"), .control)),
      ("Ctrl+Alt+x", Key(.character("x"), [.control, .alt])),
      ("Alt+Ctrl+x", Key(.character("x"), [.control, .alt])),
      // What a terminal cannot tell from another key is that key.
      ("Ctrl+i", Key(.tab)), ("Ctrl+m", Key(.enter)), ("Ctrl+h", Key(.backspace)),
      ("Ctrl+[", Key(.escape)), ("Ctrl+Alt+[", Key(.escape, .alt)),
      ("Ctrl+@", Key(.space, .control)), ("Ctrl+Space", Key(.space, .control)),
      ("Ctrl+\\", Key(.character("\\"), .control)), ("Ctrl+^", Key(.character("^"), .control)),
      ("Ctrl+-", Key(.character("-"), .control)), ("Ctrl+]", Key(.character("]"), .control)),
      ("Ctrl+/", Key(.character("/"), .control)), ("Ctrl++", Key(.character("+"), .control)),
      ("Ctrl+1", Key(.character("1"), .control)), ("Ctrl+Left", Key(.left, .control)),
      ("Ctrl+Alt+Delete", Key(.delete, [.control, .alt])), ("Ctrl+Tab", Key(.tab, .control)),
      ("Alt+f", Key(.character("f"), .alt)), ("Alt+F", Key(.character("F"), .alt)),
      ("Alt+.", Key(.character("."), .alt)), ("Alt+\"é\"", Key(.character("é"), .alt)),
      ("Alt+' '", Key(.space, .alt)), ("Alt+\"", Key(.character("\""), .alt)),
      ("Alt+Enter", Key(.enter, .alt)), ("Alt+[", Key(.character("["), .alt)),
      ("Shift+a", Key(.character("A"))), ("Shift+\"ß\"", Key(.character("ß"))),
      ("Ctrl+\"m\"", Key(.character("m"), .control)), ("Ctrl+'É'", Key(.character("É"), .control)),
      ("Shift+'*'", Key(.character("*"), .shift)), ("Shift+'é'", Key(.character("É"))),
      ("Alt+' '", Key(.space, .alt)), ("F35", Key(.function(35))),
      ("Shift+Tab", Key(.backTab)), ("Ctrl+Shift+Tab", Key(.backTab, .control)),
      ("Shift+Left", Key(.left, .shift)), ("Shift+F5", Key(.function(5), .shift)),
    ] as [(String, Key)])
  func `X1: a key is the one that a terminal tells of`(source: String, key: Key) throws {
    #expect(try Tape.kinds(source) == [.key(key, count: 1, speed: nil)])
    #expect(
      try Tape.kinds("Hide \(source)@200ms 3") == [
        .hide, .key(key, count: 3, speed: .milliseconds(200)),
      ])
  }

  @Test func `X1: a count may stand on the next line, and be none`() throws {
    #expect(
      try Tape.kinds("Enter\n3\nDown 0\nUp 10000") == [
        .key(Key(.enter), count: 3, speed: nil), .key(Key(.down), count: 0, speed: nil),
        .key(Key(.up), count: 10_000, speed: nil),
      ])
  }

  @Test func `X1: typed text is one key for each scalar`() {
    #expect(
      Key.typing("aB \t\né\u{301}") == [
        Key(.character("a")), Key(.character("B")), Key(.space), Key(.tab), Key(.enter),
        Key(.character("é")), Key(.character("\u{301}")),
      ])
    #expect(Key.typing("\u{1B}\u{9B}").isEmpty)
  }

  @Test func `X6: a statement knows its place and its text`() throws {
    let tape = try Tape.read(
      "\u{FEFF}\r\n\t'x'\r\n".replacing("'x'", with: "Type '日' 'x'  # c")
        + "  Do reload-all-tabs # d\rWait\n  /x/")
    #expect(
      tape.statements.map(\.place.description) == [
        "demo.tape:2:2", "demo.tape:3:3", "demo.tape:4:1",
      ])
    #expect(tape.statements.map(\.text) == ["Type '日' 'x'", "Do reload-all-tabs", "Wait\n  /x/"])
  }
}
