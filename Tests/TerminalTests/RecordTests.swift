import FoundationEssentials
import Testing

/// `--record` in a terminal.
@Suite struct RecordTests {
  @Test func `X5: a run in a terminal is recorded as a tape that replays to the same log`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("w")
    let tape = folder.path + "/w/run.tape"
    let terminal = try #require(
      PseudoTerminal(
        arguments: ["--record", tape, "--latency", "5ms", "--threshold", "60%"], columns: 90,
        rows: 28))
    #expect(terminal.waitUntilReady())
    #expect(terminal.wait { terminal.isPlaying })
    // The mouse is told by SGR: a tab, a card, the wheel.
    terminal.type("jl\u{1B}[<0;18;1M\u{1B}[<0;18;1m")
    #expect(terminal.wait(for: "Village derby"))
    terminal.type("i\u{1B}[<65;20;8M\u{1B}[<65;20;8MK\u{1B}[200~pasted\u{1B}[201~")
    #expect(terminal.wait(for: "Inspector"))
    terminal.resize(columns: 70, rows: 20)
    terminal.type("i\u{1B}[Zr\u{1B}[I:loop 2\r")
    #expect(terminal.wait(for: "loop 2"))
    terminal.type("{{}e/start\r")
    #expect(terminal.wait(for: "start"))
    terminal.type(":write-log \(folder.path)/w/a.jsonl\r")
    #expect(terminal.wait(for: "Wrote"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    let written = folder.text("w/a.jsonl")
    let log = try #require(written)
    #expect(log.split(separator: "\n").count > 20)
    // The tape names the same absolute path.
    try folder.remove("w/a.jsonl")
    let call = try DemoCall("demo run.tape", in: folder.path + "/w")
    #expect(call.status == 0, "\(call.output)\(call.errors)")
    #expect(folder.text("w/a.jsonl") == log)
  }
}
