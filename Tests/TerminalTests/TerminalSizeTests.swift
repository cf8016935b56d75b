import FoundationEssentials
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sizes, at the start and while the program runs.
@Suite struct TerminalSizeTests {
  static let sizes = [
    (1, 1), (1, 24), (24, 1), (1, 80), (80, 1), (80, 2), (80, 3), (80, 4), (80, 5), (2, 2), (3, 40),
    (19, 6), (20, 5), (20, 6), (21, 7), (300, 100),
  ]

  @Test(arguments: sizes)
  func `R2 R3 U8: the program starts at any size`(columns: Int, rows: Int) throws {
    let terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
    #expect(
      terminal.wait {
        terminal.screen.isAlternate && terminal.screen.text.contains { !$0.isWhitespace }
      })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R2 U8: a terminal that tells no size counts as 80x24`() throws {
    let terminal = try #require(PseudoTerminal(columns: 0, rows: 0))
    #expect(terminal.wait { terminal.isReady && terminal.screen.lines[23] != "" })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `U8: a terminal that no longer tells its size keeps it`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    let frame = terminal.screen.lines.first
    terminal.resize(columns: 0, rows: 0)
    // Stopping without a shell draws everything anew.
    terminal.type("\u{1a}")
    #expect(terminal.wait { terminal.screen.modeChanges.count { $0.mode == 1049 && $0.on } == 2 })
    #expect(terminal.wait { terminal.isReady && terminal.screen.lines.first == frame })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R10 U8: a size that changes while the program runs is adopted without a key`() throws
  {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    for (columns, rows) in Self.sizes where columns > 8 && (columns < 20 || rows < 6) {
      terminal.resize(columns: columns, rows: rows)
      let texts = Manners.sizeTexts(columns: columns, rows: rows)
      #expect(terminal.wait { texts.contains { terminal.screen.text.contains($0) } })
    }
    terminal.resize(columns: 132, rows: 43)
    #expect(terminal.wait { terminal.isReady && terminal.screen.lines[42] != "" })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R5 U8: after a burst of sizes while an item plays the last one is shown`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.wait(for: Manners.playingText))
    for step in 1...200 {
      terminal.resize(columns: 1 + step * 37 % 150, rows: 1 + step * 53 % 60)
      if step % 8 == 0 { terminal.read(within: 0) }
    }
    terminal.resize(columns: 70, rows: 20)
    #expect(
      terminal.wait {
        terminal.isReady && terminal.screen.lines[19] != "" && terminal.screen.unknown == []
      })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test(arguments: [(39, 24, Manners.readyText), (19, 5, "19×5, needs 20×6")])
  func `R4 U8: a narrow terminal shows what it can, and leaving it is no error`(
    columns: Int, rows: Int, text: String
  ) throws {
    let terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
    #expect(terminal.wait(for: text))
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
    #expect(terminal.screen.text.allSatisfy { $0 == "\n" })
  }

  #if os(Linux)
    @Test func `R11 U8: there is no second thread that could take the signal of a new size`() throws
    {
      let terminal = try #require(PseudoTerminal())
      #expect(terminal.wait(for: Manners.playingText))
      let threads = try FileManager.default.contentsOfDirectory(
        atPath: "/proc/\(terminal.process)/task")
      #expect(threads == ["\(terminal.process)"])
      terminal.type(Manners.quit)
      #expect(terminal.waitForEnd() == 0)
    }

    /// The C library's own checks of the heap find what a handler that allocates would break.
    @Test func `R9 U8: a flood of signals of a new size leaves the heap whole`() throws {
      let terminal = try #require(
        PseudoTerminal(environment: [
          "LD_PRELOAD": "libc_malloc_debug.so.0",
          "GLIBC_TUNABLES": "glibc.malloc.check=3:glibc.malloc.perturb=165",
        ]))
      #expect(terminal.wait { terminal.isReady || terminal.text.contains("LD_PRELOAD") })
      for step in 0..<400 {
        terminal.signal(SIGWINCH)
        if step % 10 == 0 { terminal.resize(columns: 60 + step % 70, rows: 20 + step % 30) }
        terminal.read(within: 0)
      }
      terminal.resize(columns: 71, rows: 21)
      #expect(terminal.wait { terminal.isReady && terminal.screen.lines[20] != "" })
      terminal.type(Manners.quit)
      #expect(terminal.waitForEnd() == 0)
      terminal.expectLeftAsFound()
    }
  #endif
}
