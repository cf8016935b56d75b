import FeedModel
import Testing

@testable import TerminalFront

struct TapeSettingTests {
  @Test func `X1: settings at the beginning are read, the last one of a name counts`() throws {
    let tape = try Tape.read(
      """
      Output a.cast
      Set Columns 80 Set Rows 24
      Set Columns 60
      Set Input "my feed.json"
      Require git Require "7z"
      Env X "y"
      Set Seed 18446744073709551615
      Set Device terminal
      Set Color 256
      Set Ground light
      Set Ascii true
      Set TypingSpeed 0.1
      Set WaitTimeout 20s
      Set WaitPattern /x/
      """)
    var expected = TapeSettings()
    expected.columns = 60
    expected.rows = 24
    expected.input = TapeInput(
      place: TapePlace(file: "demo.tape", line: 4, column: 11), writtenPath: "my feed.json")
    expected.seed = .max
    expected.device = "terminal"
    expected.color = .palette256
    expected.ground = .light
    expected.isASCII = true
    expected.typingSpeed = .milliseconds(100)
    expected.waitTimeout = .seconds(20)
    expected.waitPattern = try TextPattern("x")
    #expect(tape.settings == expected)
    #expect(tape.requirements.map(\.program) == ["git", "7z"])
    #expect(tape.commandLine == nil)
  }

  @Test func `X1: without settings the screen is 100x30 in true colour`() throws {
    let settings = try Tape.read("").settings
    #expect(settings == TapeSettings())
    #expect((settings.columns, settings.rows) == (100, 30))
    #expect(settings.color == .trueColor && settings.typingSpeed == .milliseconds(50))
    #expect(settings.waitTimeout == .seconds(15))
  }

  @Test(arguments: ColorMode.allCases)
  func `X1: every number of colours can be set`(mode: ColorMode) throws {
    #expect(try Tape.read("Set Color \(mode.rawValue)").settings.color == mode)
  }

  @Test func `X1: VHS's settings of pixels, fonts and themes are accepted, and each says so once`()
    throws
  {
    let tape = try Tape.read(
      """
      Set Shell fish
      Set FontFamily "Mono"
      Set FontSize 22
      Set FontSize 23px
      Set Width 1200
      Set Height 600
      Set LetterSpacing 1.5
      Set LineHeight 1.2
      Set Theme "Dracula"
      Set Framerate 60
      Set PlaybackSpeed 0.5
      Set Padding 2em
      Set Margin 20
      Set MarginFill "#674EFF"
      Set WindowBar Colorful
      Set WindowBarSize 40
      Set BorderRadius 8
      Set CursorBlink false
      Set LoopOffset 20%
      Hide
      Set Theme { "name": "x",
        "black": "#000" }
      """)
    #expect(tape.notes.map(\.message).count == TapeReference.idleSettings.count)
    #expect(
      Set(tape.notes.map(\.message))
        == Set(TapeReference.idleSettings.map { "Set \($0) has no effect here." }))
    #expect(tape.notes.first?.description == "demo.tape:1:5: note: Set Shell has no effect here.")
    #expect(tape.statements.map(\.kind) == [.hide])
  }

  @Test func `X1: VHS's settings that come too late change nothing, and say so once`() throws {
    let tape = try Tape.read("Hide\nSet WaitTimeout 1s\nSet WaitTimeout 2s\nEnv A b\nEnv C d")
    #expect(tape.settings == TapeSettings())
    #expect(
      tape.notes.map(\.description) == [
        "demo.tape:2:5: note: Set WaitTimeout has an effect only before the first statement that does "
          + "something.",
        "demo.tape:4:1: note: Env has no effect here: frames depend on the tape alone. Set Color "
          + "chooses their colours.",
      ])
  }

  @Test(
    arguments: [
      ("a.txt", .frame(.text)), ("a.ascii", .frame(.text)), ("a.test", .frame(.text)),
      ("a.ansi", .frame(.ansi)), ("a.svg", .frame(.svg)), ("dir.x/a.PNG", .frame(.png)),
      ("a.cast", .cast), ("a.jsonl", .log), ("frames/", .folder), ("\"/a b/\"", .folder),
    ] as [(String, TapeOutput.Kind)])
  func `X4: the ending of an output says what it holds`(path: String, kind: TapeOutput.Kind) throws
  {
    let outputs = try Tape.read("Output \(path)").outputs
    #expect(outputs.map(\.kind) == [kind])
    #expect(outputs.map(\.path) == [path.filter { $0 != "\"" }])
  }

  @Test(
    arguments: [
      ("feed.json", "demo.tape", "feed.json"), ("feed.json", "a/demo.tape", "a/feed.json"),
      ("../feed.json", "a/demo.tape", "feed.json"), ("../../x", "a/demo.tape", "../x"),
      ("../x", "../a.tape", "../../x"), ("./b/./x", "/t/demo.tape", "/t/b/x"),
      ("../../../x", "/t/demo.tape", "/x"), ("/x/../y", "a/demo.tape", "/y"), ("x", "", "x"),
      ("..", "a/b.tape", ""),
    ])
  func `X1: a path is relative to the tape that names it`(
    path: String, file: String, expected: String
  ) {
    #expect(TapePath.path(path, from: file) == expected)
  }
}
