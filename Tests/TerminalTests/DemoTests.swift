import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `feedtui demo` as it is called: files, messages and exit statuses.
@Suite struct DemoTests {
  private static let good = "Set Columns 40 Set Rows 12\nWait\nExpect tab == 0\nScreenshot a.txt\n"
  private static let bad = "Wait\nExpect tab == 3\nExpect tab == 4\n"

  @Test func `X3: a tape is run, its files are written, and the outcome is told`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good, to: "w/a.tape")
    try folder.write("Output b.jsonl\nOutput sub/b.svg\nWait\n", to: "w/b.tape")
    let call = try DemoCall("demo --output-dir out/x a.tape b.tape", in: folder.path + "/w")
    #expect(call.status == 0 && call.errors == "")
    let lines = call.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("ok    a.tape: 1 check, 1 file, 0.68 s simulated in ") == true)
    #expect(lines.last?.hasPrefix("ok    b.tape: 0 checks, 2 files, 0.68 s simulated in ") == true)
    #expect(folder.names(in: "w/out/x") == ["a.txt", "b.jsonl", "sub"])
    #expect(folder.names(in: "w/out/x/sub") == ["b.svg"])
    #expect(folder.names(in: "w") == ["a.tape", "b.tape", "out"])
  }

  @Test(
    arguments: [
      (
        "demo", "bad.tape", 1,
        "bad.tape:2:1: Expect tab == 3\n    expected: tab == 3\n    found:    0\n"
      ),
      ("demo", "bad.tape", 1, "bad.tape:3:1: Expect tab == 4\n"),
      ("demo --fail-fast", "bad.tape good.tape", 1, "FAIL  bad.tape: 1 check, 0 files,"),
      ("demo", "bad.tape good.tape", 1, "ok    good.tape: 1 check, 1 file,"),
      ("demo --validate", "bad.tape good.tape", 0, "bad.tape: fine\ngood.tape: fine\n"),
      (
        "demo --format tap", "good.tape bad.tape", 1,
        "TAP version 14\n1..2\nok 1 - good.tape\nnot ok 2"
      ),
      (
        "demo --format json --fail-fast", "bad.tape", 1,
        #"{"ok":false,"tapes":[{"checks":1,"errors":[],"failures":[{"column":1,"file":"bad.tape","line":2,"#
      ),
      (
        "demo --format json", "good.tape", 0,
        #"{"ok":true,"tapes":[{"checks":1,"errors":[],"failures":[],"files":["a.txt"],"ok":true,"#
      ),
    ])
  func `X2: options say how a run goes and how it is told`(
    words: String, tapes: String, status: CInt, told: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good, to: "w/good.tape")
    try folder.write(Self.bad, to: "w/bad.tape")
    let call = try DemoCall("\(words) \(tapes)", in: folder.path + "/w")
    #expect(call.status == status && call.errors == "")
    #expect(call.output.contains(told), "\(call.output)")
    let stops = words.contains("--fail-fast") || words.contains("--validate")
    #expect(folder.names(in: "w").contains("a.txt") == (!stops && tapes.contains("good")))
  }

  @Test(
    arguments: [
      ("demo", "feedtui: feedtui demo needs a tape"),
      ("demo none.tape", "none.tape: cannot be read: No such file or directory\n"),
      (
        "demo slip.tape good.tape",
        "slip.tape:1:1: unknown statement 'Typ'; did you mean 'Type'?\nTyp x\n^\n"
      ),
      (
        "demo input.tape",
        "input.tape:1:11: /none.json: cannot be read: No such file or directory\n"
      ),
      ("demo require.tape", "require.tape:1:9: there is no program 'no-such-program'\n"),
      ("demo line.tape", "line.tape:1:1: "),
      (
        "demo good.tape same.tape",
        "same.tape:2:1: './a.txt' is written by good.tape:4:1 too; accepted: another path, or a call of its own\n"
      ),
      (
        "demo good.tape good.tape",
        "good.tape:4:1: 'a.txt' is written by good.tape:4:1 too; accepted: another path, or a call of its own\n"
      ),
    ])
  func `X6: where a tape is wrong nothing runs, and each fault has its own message`(
    words: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good, to: "w/good.tape")
    try folder.write("Typ x\n", to: "w/slip.tape")
    try folder.write("Set Input '/none.json'\n", to: "w/input.tape")
    try folder.write("Require no-such-program\n", to: "w/require.tape")
    try folder.write("Type 'feedtui render' Enter\n", to: "w/line.tape")
    try folder.write("Wait\nScreenshot './a.txt'\n", to: "w/same.tape")
    let before = folder.names(in: "w")
    let call = try DemoCall(words, in: folder.path + "/w")
    #expect(call.status == 2 && call.output == "")
    #expect(call.errors.hasPrefix(message), "\(call.errors)")
    #expect(folder.names(in: "w") == before)
  }

  @Test func `X2: a file that only the run of another tape has written is not written again`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good, to: "w/good.tape")
    try folder.write("Wait\nType ':screenshot a.txt' Enter\n", to: "w/typed.tape")
    let call = try DemoCall("demo good.tape typed.tape", in: folder.path + "/w")
    #expect(call.status == 2)
    #expect(call.output.contains("FAIL  typed.tape"))
    #expect(call.output.contains("  'a.txt' is written by good.tape too; accepted: another path"))
    #expect(folder.text("w/a.txt")?.hasPrefix("  For you") == true)
  }

  @Test(
    arguments: [
      ("ln -s /dev/full a.txt", "a.txt: cannot be written: No space left on device"),
      ("mkdir a.txt", "a.txt: cannot be written: Is a directory"),
      ("echo old >a.txt; ulimit -f 0", "a.txt: cannot be written: File too large"),
    ])
  func `C1: a file that cannot be written is told with exit 2, and nothing of it is left`(
    before: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good + "Screenshot b.txt\n", to: "w/good.tape")
    // What the shell itself writes is limited as well: it goes through a pipe.
    let call = try DemoCall(
      "demo --output-dir . good.tape; echo status=$?) | cat", in: folder.path + "/w",
      before: "trap '' XFSZ; (\(before)")
    #expect(call.output.hasSuffix("status=2\n"))
    #expect(call.output.contains(message), "\(call.output)\(call.errors)")
    #expect(!folder.names(in: "w").contains { $0.hasSuffix(".part") })
    if before.contains("old") { #expect(folder.text("w/a.txt") == "old\n") }
  }

  @Test func `C1: a folder that cannot be made or written to is told with exit 2`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.write(Self.good, to: "w/good.tape")
    let inFile = try DemoCall("demo --output-dir good.tape/x good.tape", in: folder.path + "/w")
    #expect(inFile.status == 2)
    #expect(
      inFile.output.contains("good.tape/x: cannot be made: Not a directory"), "\(inFile.output)")
    // Root may write everywhere.
    guard geteuid() != 0 else { return }
    let closed = try DemoCall(
      "demo --output-dir closed good.tape", in: folder.path + "/w", before: "mkdir -m 555 closed")
    #expect(closed.status == 2)
    #expect(closed.output.contains("closed/a.txt: cannot be written: Permission denied"))
  }

  @Test func `X2: goldens stand beside the tape, and --update records them`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    try folder.makeFolder("w/t")
    try folder.write("Set Columns 40 Set Rows 12\nWait\nGolden start\n", to: "w/t/g.tape")
    let words = "demo --output-dir out t/g.tape"
    #expect(try DemoCall(words, in: folder.path + "/w").status == 1)
    let updated = try DemoCall(words + " --update", in: folder.path + "/w")
    #expect(updated.status == 0)
    #expect(updated.output.contains("\n  recorded t/g.golden/start.txt\n"))
    #expect(try DemoCall(words, in: folder.path + "/w").status == 0)
    #expect(folder.names(in: "w") == ["t"])
    let recorded = folder.text("w/t/g.golden/start.txt")
    let record = try #require(recorded)
    try folder.write(record.replacing("For you", with: "For me "), to: "w/t/g.golden/start.txt")
    let failed = try DemoCall(words, in: folder.path + "/w")
    #expect(failed.status == 1 && failed.output.contains("    line 2 -   For me "))
    let again = try DemoCall(words + " --update", in: folder.path + "/w")
    #expect(again.status == 0 && folder.text("w/t/g.golden/start.txt") == record)
  }

  @Test func `X3: the surroundings change no byte of what a tape writes`() throws {
    let tape = """
      Output a.txt Output b.ansi Output c.svg Output d.png Output e.cast Output f.jsonl
      Set Columns 40 Set Rows 12
      Wait Type "l" Enter Sleep 500ms Tab Wait Screenshot h.svg Do write-log i.jsonl
      """
    let surroundings = [
      "unset TERM LANG LC_ALL TZ HOME COLUMNS LINES NO_COLOR COLORFGBG",
      "export TERM=dumb LANG=C LC_ALL=C TZ=UTC HOME=/nonexistent COLUMNS=1 LINES=1 NO_COLOR=1",
      "export TERM=xterm-direct LANG=tr_TR.UTF-8 TZ=Asia/Tokyo COLORFGBG='0;15' COLORTERM=truecolor",
      "export TERM=vt100 LC_ALL=de_DE.ISO-8859-1 TZ=America/New_York COLUMNS=500 LINES=200; cd /; cd - >&2",
      "mkdir x; cp t.tape x; cd x",
    ]
    var sums: Set<String> = []
    for surrounding in surroundings {
      let folder = try TemporaryFolder()
      try folder.makeFolder("w")
      try folder.write(tape, to: "w/t.tape")
      let call = try DemoCall(
        "demo --output-dir '\(folder.path)/w/o' t.tape >&2; cd '\(folder.path)/w/o'; cksum *",
        in: folder.path + "/w", before: surrounding)
      #expect(call.output.split(separator: "\n").count == 8, "\(call.errors)")
      sums.insert(call.output)
    }
    #expect(sums.count == 1)
  }
}
