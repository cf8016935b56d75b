import CPseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// However the program ends, the terminal is left as it was found.
@Suite struct LeavingTests {
  @Test func `R19 Z1: quitting gives the terminal back and ends with 0`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    #expect(terminal.modes != terminal.modesBefore)
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `K1: Ctrl-C is a key that quits`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `R15 Z1: a signal gives the terminal back and ends the program by that signal`(
    number: CInt
  ) throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.signal(number)
    #expect(terminal.waitForEnd() == -number)
    terminal.expectLeftAsFound()
  }

  @Test(arguments: [0, 1, 40, 90, 200, 700, 2500, 6000])
  func `Z1: a signal at any moment of the start gives the terminal back`(bytes: Int) throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.wait { terminal.output.count >= bytes })
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == -SIGTERM)
    terminal.expectLeftAsFound()
  }

  /// How many runs are ended at a moment of their own; more where the tests are compiled with optimisation.
  private static var moments: Int {
    #if DEBUG
      48
    #else
      500
    #endif
  }

  @Test(arguments: 0..<4)
  func `R8 Z1: a signal that comes at any of many moments is answered by the loop alone`(
    part: Int
  ) throws {
    for moment in stride(from: part, to: Self.moments, by: 4) {
      let terminal = try #require(PseudoTerminal())
      // What a run sends until its first item plays is some 20 kilobytes.
      let bytes = moment * 7919 % 20_000
      #expect(terminal.wait { terminal.output.count >= bytes || terminal.isPlaying })
      terminal.signal(SIGTERM)
      #expect(terminal.waitForEnd() == -SIGTERM)
      terminal.expectLeftAsFound()
    }
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE])
  func `R17 Z1: a crash gives the terminal back and ends the program by its signal`(
    number: CInt
  ) throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.signal(number)
    #expect(terminal.waitForEnd() == -number)
    terminal.expectLeftAsFound()
  }

  @Test func `R18 Z1: what is said just before a crash stays readable`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    try #require(pt_write_to_error(terminal.process, "Fatal error: first\nsecond\n"))
    terminal.signal(SIGILL)
    #expect(terminal.waitForEnd() == -SIGILL)
    terminal.expectLeftAsFound()
    #expect(terminal.screen.lines.starts(with: ["Fatal error: first", "second"]))
    #expect(terminal.screen.modeChanges.count { $0.mode == 1049 && !$0.on } == 1)
  }

  @Test func `Z1: what is said over a frame appears after it and not on it`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    try #require(pt_write_to_error(terminal.process, "a warning\n"))
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
    #expect(terminal.screen.lines.first == "a warning")
  }

  @Test(arguments: [0, SIGHUP])
  func `R13 R14 Z1: a closed terminal ends the program within a second`(ignored: CInt) throws {
    let terminal = try #require(PseudoTerminal(ignoring: ignored))
    #expect(terminal.waitUntilReady())
    let start = ContinuousClock.now
    terminal.close()
    #expect(terminal.waitForEnd() == -SIGHUP)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(!terminal.leavesProcesses)
  }
}
