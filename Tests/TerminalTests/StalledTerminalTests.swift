import CPseudoTerminal
import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

  @Test func `R7 Z3: a terminal that stops reading does not keep the program from quitting`() throws
  {
    let terminal = try #require(PseudoTerminal(environment: ["COLORTERM": "truecolor"]))
    #expect(terminal.waitUntilReady())
    Self.stall(terminal)
    for _ in 0..<500 { terminal.signal(SIGWINCH) }
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd(reading: false) == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R37 Z3: frames are skipped, and the last one is shown when the terminal reads again`()
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

  @Test func `R36 Z3: a slow terminal gets every byte, and what it shares is left as it was`()
    throws
  {
    let terminal = try #require(PseudoTerminal(environment: ["COLORTERM": "truecolor"]))
    #expect(terminal.waitUntilReady())
    #if os(Linux)
      for descriptor in 0...2 {
        let file = try String(
          contentsOfFile: "/proc/\(terminal.process)/fdinfo/\(descriptor)", encoding: .utf8)
        let flags = try #require(file.split(separator: "\n").first { $0.hasPrefix("flags:") })
        let value = try #require(Int32(flags.split(separator: "\t")[1], radix: 8))
        #expect(value & O_NONBLOCK == 0, "descriptor \(descriptor)")
      }
    #endif
    var shown = 0
    while terminal.output.count < 1 << 20, shown < 4000 {
      // From one end of the feed to the other, so that every frame is a new one.
      terminal.type(shown % 2 == 0 ? "G" : "g")
      shown += 1
      for _ in 0..<8 { terminal.read(within: 5, most: 700) }
    }
    #expect(terminal.output.count >= 1 << 20)
    terminal.type(Manners.freeze)
    // The status line is the last row of the frame, so all of it is here then.
    #expect(terminal.wait { terminal.screen.lines.last?.contains("Closed") == true })
    let lines = terminal.screen.lines
    // Without a shell, stopping paints everything anew.
    terminal.type("\u{1a}")
    #expect(terminal.wait { terminal.screen.modeChanges.count { $0.mode == 1049 && $0.on } == 2 })
    #expect(terminal.wait { terminal.screen.lines == lines })
    #expect(terminal.screen.unknown == [])
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }
}
