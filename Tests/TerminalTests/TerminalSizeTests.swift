import Testing

/// Sizes, at the start and while the program runs.
@Suite struct TerminalSizeTests {
  static let sizes = [
    (1, 1), (1, 24), (80, 1), (2, 2), (3, 40), (19, 6), (20, 5), (20, 6), (21, 7), (300, 100),
  ]

  @Test(arguments: sizes)
  func `U8: the program starts at any size`(columns: Int, rows: Int) throws {
    let terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
    #expect(
      terminal.wait {
        terminal.screen.isAlternate && terminal.screen.text.contains { !$0.isWhitespace }
      })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `U8: a terminal that tells no size counts as 80x24`() throws {
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

  @Test func `U8: a size that changes while the program runs is adopted`() throws {
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

  @Test func `U8: after a burst of sizes the last one is shown`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
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
}
