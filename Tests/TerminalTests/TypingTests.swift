import CPseudoTerminal
import Testing

@testable import TerminalFront

/// What is typed, and what terminals send that nobody has typed.
@Suite struct TypingTests {
  /// Questions a program can put to a terminal: what it is, its settings, its colours, its cursor.
  private static var question: some RegexComponent {
    /\u{1b}\[[>=]?0?c|\u{1b}\[\??[56]n|\u{1b}\[[?0-9;]*\$p|\u{1b}\][0-9;]*\?|\u{1b}P[+$]q|\u{1b}Z|\u{5}/
  }

  @Test(arguments: ["xterm-256color", "screen", "tmux-256color", "linux"])
  func `R29 R30 K3: the program asks the terminal nothing`(type: String) throws {
    let terminal = try #require(PseudoTerminal(environment: ["TERM": type]))
    #expect(terminal.wait(for: Manners.readyText))
    terminal.type("i?")
    #expect(terminal.wait(for: "any key closes"))
    terminal.type(" " + Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.text.contains(Self.question))
  }

  @Test func `R29 K3: answers that nobody asked for are no keys, and reach no shell`() throws {
    let terminal = try JobControlTests.shell("/bin/sh")
    terminal.type(try JobControlTests.command() + "\n")
    #expect(terminal.waitUntilReady())
    let answers = [
      "\u{1b}]11;rgb:1414/1616/1b1b\u{1b}\\", "\u{1b}]11;rgb:1414/1616/1b1b\u{7}", "\u{1b}[?62;22c",
      "\u{1b}[>41;377;0c", "\u{1b}[?2026;2$y", "\u{1b}[12;40R", "\u{1b}P1+r524742=38\u{1b}\\",
    ]
    // Whole, and the first one in two pieces.
    terminal.type("\u{1b}]11;rgb:14")
    terminal.read(within: 100)
    terminal.type("14/1616/1b1b\u{1b}\\" + answers.joined())
    terminal.type("/seen")
    #expect(terminal.wait(for: "/seen"))
    terminal.type("\r" + answers.joined() + Manners.quit)
    #expect(terminal.wait { JobControlTests.isAtPrompt(terminal) })
    JobControlTests.finish(terminal, status: 0)
    #expect(!terminal.screen.text.contains("rgb"))
  }

  @Test func `R26 K4: Esc is heard without a further key, and ncurses' own wait plays no part`()
    throws
  {
    #expect(RunLoop.escapeWait < .milliseconds(60))
    let terminal = try #require(PseudoTerminal(environment: ["ESCDELAY": "60000"]))
    #expect(terminal.waitUntilReady())
    terminal.type("/seen")
    #expect(terminal.wait(for: "/seen"))
    terminal.type("\u{1b}")
    #expect(terminal.wait { !terminal.screen.text.contains("/seen") })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R27 K4: what is pasted runs no command`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.type("\u{1b}[200~q\ndd:quit\n\u{3}\u{1b}[201~?")
    #expect(terminal.wait(for: "any key closes"))
    terminal.type(" " + Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `R34 K4: after two thousand turns of the wheel a click acts on what is shown`() throws
  {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    for step in 0..<100 {
      let wheel = "\u{1b}[<\(step < 50 ? 65 : 64);40;12M"
      terminal.type(String(repeating: wheel, count: 20))
      terminal.read(within: 0)
    }
    let titles = try #require(terminal.screen.lines.first)
    let place = try #require(titles.firstRange(of: "Kitchen"))
    let column = titles.distance(from: titles.startIndex, to: place.lowerBound)
    terminal.type("\u{1b}[<0;\(column + 1);1M\u{1b}[<0;\(column + 1);1m")
    // The indicator stands under the title that was clicked.
    #expect(
      terminal.wait {
        let line = Array(terminal.screen.lines[1])
        return line.count > column + 7 && line[column] == "▀" && line[column - 1] != "▀"
      })
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }
}
