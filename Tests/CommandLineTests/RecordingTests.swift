import FeedFiles
import FeedModel
import Testing

@testable import TerminalFront
@testable import feedtui

struct RecordingTests {
  private static func read(_ tape: String) throws -> Tape {
    let reader = TapeReader(
      command: { line throws(WordError) in try Command(line: line) }, load: { _ in [] })
    return try reader.read(Array(tape.utf8), file: "run.tape")
  }

  /// How many runs are made: compiled with optimisation a hundred.
  private static let runs: Range<Int> = {
    #if DEBUG
      0..<6
    #else
      0..<100
    #endif
  }()

  @Test(arguments: runs)
  func `X5: a recorded run of a thousand acts replays to the same log`(seed: Int) throws {
    var run = try RecordedRun(seed: UInt64(seed))
    run.act(times: 1000)
    let text = run.tape + "Do write-log log.jsonl\n"
    var tape = try Self.read(text)
    tape.outputs.append(
      TapeOutput(place: TapePlace(file: "", line: 1, column: 1), path: "all.jsonl", kind: .log))
    let start = TapeStart(
      scenario: try InputReader.sample().scenario, theme: Theme(mode: tape.settings.color))
    var runner = TapeRunner(tape, start, stopsAtFailure: false, updatesGoldens: false) { _ in nil }
    let result = runner.run()
    let file = try #require(result.files.first { $0.path == "all.jsonl" })
    let found = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let expected = run.log()
    #expect(expected.count > 20)
    let first = zip(found, expected).enumerated().first { $1.0 != $1.1 }
    #expect(first?.element.0 == first?.element.1, "line \((first?.offset ?? 0) + 1)")
    #expect(found.count == expected.count)
  }

  /// What terminals send for keys: every code there is with every modifier, and characters of many kinds.
  private static let keys: [Key] = {
    var decoder = InputDecoder()
    var bytes: [[UInt8]] = (0...0xFF).map { [$0] } + (0...0xFF).map { [0x1B, $0] }
    let letters = "ABCDEFHPQRSZabcd^$@"
    for modifier in 1...8 {
      let codes =
        Array(0...0x17F) + [0x1C5, 0x301, 0x3A3, 0x1E9E, 0x200D, 0x65E5, 0xFB01, 0x1F3EE]
        + Array(57_344...57_430)
      bytes += codes.map { Array("\u{1B}[\($0);\(modifier)u".utf8) }
      bytes += codes.prefix(0x180).map { Array("\u{1B}[27;\(modifier);\($0)~".utf8) }
      bytes += (1...34).map { Array("\u{1B}[\($0);\(modifier)~".utf8) }
      bytes += letters.map { Array("\u{1B}[1;\(modifier)\($0)".utf8) }
    }
    bytes += (1...34).flatMap { number in "^$@".map { Array("\u{1B}[\(number)\($0)".utf8) } }
    bytes += (0x20...0x7E).map { Array("\u{1B}O".utf8) + [$0] }
    bytes += (0x80...0xFF).map { Array(String(Character(Unicode.Scalar($0))).utf8) }
    var keys: Set<Key> = []
    for sequence in bytes {
      for case .key(let key) in decoder.feed(sequence) + decoder.flush() { keys.insert(key) }
    }
    return Array(keys)
  }()

  @Test func `X5: every key that a terminal can send reads back as the same`() throws {
    #expect(Self.keys.count > 1500)
    for key in Self.keys {
      var recorder = TapeRecorder(
        arguments: [], columns: 80, rows: 24, theme: Theme(mode: .none))
      recorder.note(.key(key), at: .zero)
      let statements = try Self.read(recorder.text).statements.dropFirst(2)
      let pressed = statements.flatMap { statement -> [Key] in
        switch statement.kind {
        case .type(let text, _): Key.typing(text)
        case .key(let key, let count, _): Array(repeating: key, count: count)
        default: []
        }
      }
      #expect(pressed == [key], "\(recorder.text)")
    }
  }

  @Test func `X5: what is typed at one moment is one statement, and time is told in milliseconds`()
  {
    var recorder = TapeRecorder(
      arguments: ["--threshold", "60%", "it's here.json"], columns: 600, rows: 0,
      theme: Theme(mode: .ansi16, ground: .dark, symbols: .ascii))
    for character in "a b" { recorder.note(.key(Key(typing: character, [])), at: .zero) }
    recorder.note(.key(Key(.character("c"))), at: .microseconds(1_234_567))
    recorder.note(.key(Key(.character("\""))), at: .microseconds(1_234_999))
    recorder.note(.paste(""), at: .seconds(2))
    recorder.note(.paste("a\"'`b"), at: .seconds(2))
    recorder.note(.mouse(Mouse(.press(.left), x: 500, y: 0)), at: .seconds(2))
    recorder.note(.focus(false), at: .seconds(200_000))
    recorder.noteSize(columns: 0, rows: 900, at: .seconds(200_000))
    recorder.note(.app(.startItem(id: "#1 \"x\"")), at: .seconds(200_000))
    recorder.noteTime(.milliseconds(200_000_500))
    #expect(
      recorder.text == """
        # Recorded by feedtui.
        Set Columns 500
        Set Rows 1
        Set Color 16
        Set Ground dark
        Set Ascii true
        Set TypingSpeed 0ms
        Type "feedtui --threshold 60% 'it'\\''s here.json'"
        Enter
        Type "a b"
        Sleep 1234ms
        Type 'c"'
        Sleep 766ms
        Paste ""
        Paste `a"'`
        Paste "`b"
        Sleep 86400s
        Sleep 86400s
        Sleep 27198s
        FocusOut
        Resize 1 200
        Do start-item id="#1 \\"x\\""
        Sleep 500ms

        """)
  }
}
