import CPseudoTerminal
import Testing

/// A terminal that stops reading.
@Suite struct StalledTerminalTests {
  /// Changes the terminal's size until a program that wrote every frame would have sent far more than a
  /// terminal holds unread, and reads none of it.
  static func stall(_ terminal: PseudoTerminal) {
    for step in 0..<24 {
      let sleeps = pt_sleeps(terminal.process)
      terminal.resize(columns: 120 + step % 2, rows: 40)
      // The program has woken and gone to sleep again, so it did not wait for the terminal.
      var tries = 0
      while pt_sleeps(terminal.process) == sleeps, tries < 3000 {
        pt_pause(10)
        tries += 1
      }
      #expect(tries < 3000)
    }
  }

  @Test func `Z3: a terminal that stops reading does not keep the program from quitting`() throws {
    let terminal = try #require(PseudoTerminal(environment: ["COLORTERM": "truecolor"]))
    #expect(terminal.waitUntilReady())
    Self.stall(terminal)
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd(reading: false) == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `Z3: frames are skipped, and the last one is shown when the terminal reads again`()
    throws
  {
    let terminal = try #require(PseudoTerminal(environment: ["COLORTERM": "truecolor"]))
    #expect(terminal.waitUntilReady())
    Self.stall(terminal)
    terminal.resize(columns: 90, rows: 30)
    #expect(
      terminal.wait {
        terminal.isReady && terminal.screen.lines[29] != "" && terminal.screen.unknown == []
          && !terminal.screen.lines.contains { $0.count > 90 }
      })
    // What a terminal holds unread and a few frames; all of them would be several times as much.
    #expect(terminal.output.count < 1 << 18)
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }
}
