import Testing

/// Where there is no terminal, or no other one than the output.
@Suite struct NoTerminalTests {
  @Test func `R42 Z2: without a terminal for keys the program says so, with exit 2`() throws {
    let path = try #require(BuiltProgram.path)
    let terminal = try JobControlTests.shell("/bin/sh")
    terminal.type("clear; setsid -w '\(path)' </dev/null; echo status=$?.\n")
    #expect(terminal.wait(for: "status=2."))
    #expect(terminal.screen.lines.first?.hasPrefix("feedtui: ") == true)
    #expect(terminal.screen.modeChanges.isEmpty)
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(arguments: ["| cat", "</dev/null | cat", "2>&1 >/dev/null", "</dev/null 2>&1 | cat"])
  func `R42 Z2: without a terminal as output one frame is printed`(redirection: String) throws {
    let path = try #require(BuiltProgram.path)
    let terminal = try JobControlTests.shell("/bin/sh")
    terminal.type("clear; '\(path)' \(redirection); echo end-$((1 + 1))\n")
    #expect(terminal.wait(for: "end-2"))
    let isShown = redirection.hasSuffix("| cat")
    #expect(terminal.screen.text.contains(Manners.readyText) == isShown)
    #expect(terminal.screen.modeChanges.isEmpty)
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(arguments: [
    ("--doctor", 0, "the built-in sample"), ("--doctor /dev/null/x", 2, "cannot be read"),
    ("measure /dev/null", 2, "found no text"), ("check /dev/null", 2, "found no text"),
  ])
  func `C1: an input that cannot be read is told, with exit 2`(
    call: String, status: Int, text: String
  ) throws {
    let path = try #require(BuiltProgram.path)
    let terminal = try JobControlTests.shell("/bin/sh")
    terminal.type(
      "clear; '\(path)' \(call) 2>&1 | cat; '\(path)' \(call) >/dev/null 2>&1; echo end=$?.\n")
    #expect(terminal.wait(for: "end=\(status)."))
    #expect(terminal.screen.text.contains(text))
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func `R47 X3: frames printed at once in different surroundings are the same bytes`()
    throws
  {
    let path = try #require(BuiltProgram.path)
    let terminal = try JobControlTests.shell("/bin/sh")
    let run = "TZ=UTC-$i HOME=/$i COLUMNS=$i LINES=$i TERM=t$i '\(path)' render --color=true"
    terminal.type(
      "clear; for i in 1 2 3 4 5 6 7 8; do \(run) | cksum & done > /tmp/sums-$$; wait; ")
    terminal.type("sort /tmp/sums-$$ | uniq -c | sed 's/^ */runs=/'; rm /tmp/sums-$$; echo end=.\n")
    #expect(terminal.wait { terminal.screen.lines.contains("end=.") })
    let sums = terminal.screen.lines.filter { $0.hasPrefix("runs=") }
    #expect(sums.count == 1)
    #expect(sums.first?.hasPrefix("runs=8 ") == true)
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
  }
}
