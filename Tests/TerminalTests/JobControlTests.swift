import CPseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program in a shell that can stop and continue it.
@Suite struct JobControlTests {
  /// A shell at its prompt.
  static func shell(_ path: String) throws -> PseudoTerminal {
    let arguments = path.hasSuffix("bash") ? ["--norc", "--noprofile", "-i"] : ["-i"]
    let terminal = try #require(
      PseudoTerminal(path, arguments, environment: ["PS1": "prompt> ", "HISTFILE": nil]))
    try #require(terminal.wait(for: "prompt>"))
    if path.hasSuffix("bash") {
      // Else the shell uses a private mode of its own.
      terminal.type("bind 'set enable-bracketed-paste off'; clear; echo shell-$((1 + 1))\n")
      try #require(terminal.wait { terminal.screen.lines.starts(with: ["shell-2", "prompt>"]) })
    }
    return terminal
  }

  /// What starts the program in a shell.
  static func command() throws -> String {
    let path = try #require(BuiltProgram.path)
    return "'\(path)' \(Manners.arguments.joined(separator: " "))"
  }

  /// Whether the shell has the terminal again.
  static func isAtPrompt(_ terminal: PseudoTerminal) -> Bool {
    terminal.foreground == terminal.process && !terminal.screen.isAlternate
      && terminal.screen.lines.contains { $0.hasPrefix("prompt>") }
  }

  /// Asks the shell for the program's status and ends it.
  static func finish(_ terminal: PseudoTerminal, status: Int) {
    terminal.type("echo status=$?.\n")
    #expect(terminal.wait(for: "status=\(status)."))
    terminal.expectScreenGivenBack()
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.leavesProcesses)
  }

  @Test(arguments: ["/bin/sh", "/bin/bash"])
  func `R21 Z1: Ctrl-Z gives the terminal to the shell, fg takes it again at its new size`(
    path: String
  ) throws {
    let terminal = try Self.shell(path)
    let modes = terminal.modes
    terminal.type(try Self.command() + "\n")
    #expect(terminal.waitUntilReady())
    let program = terminal.foreground
    terminal.type("\u{1a}")
    #expect(terminal.wait { Self.isAtPrompt(terminal) && pt_is_stopped(program) })
    #expect(terminal.wait { terminal.modes == modes })
    terminal.expectScreenGivenBack()

    terminal.resize(columns: 100, rows: 30)
    terminal.type("fg\n")
    #expect(
      terminal.wait {
        terminal.isReady && terminal.screen.lines.contains { $0.count > 80 }
          && terminal.screen.lines[29] != ""
      })
    #expect(!terminal.screen.text.contains("prompt>"))
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    Self.finish(terminal, status: 0)
  }

  @Test func `R20 Z1: in the background the program waits and does not touch the terminal`() throws
  {
    let terminal = try Self.shell("/bin/sh")
    terminal.type(try Self.command() + "\n")
    #expect(terminal.waitUntilReady())
    let program = terminal.foreground
    terminal.type("\u{1a}")
    #expect(terminal.wait { Self.isAtPrompt(terminal) && pt_is_stopped(program) })
    terminal.type("bg; echo went-$((1 + 1))\n")
    #expect(terminal.wait(for: "went-2"))
    #expect(terminal.wait { pt_is_stopped(program) })
    #expect(!terminal.screen.isAlternate)
    terminal.type("fg\n")
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    Self.finish(terminal, status: 0)
  }

  @Test func `Z1: started in the background the program waits for the terminal`() throws {
    let terminal = try Self.shell("/bin/sh")
    terminal.type(try Self.command() + " & echo id=$!.\n")
    var program: pid_t?
    #expect(
      terminal.wait {
        let line = terminal.screen.lines.last { $0.hasPrefix("id=") }
        program = line.flatMap { pid_t($0.dropFirst(3).dropLast()) }
        return program != nil
      })
    let background = try #require(program)
    #expect(terminal.wait { pt_is_stopped(background) })
    #expect(terminal.screen.modeChanges.isEmpty)
    terminal.type("fg\n")
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    Self.finish(terminal, status: 0)
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `Z1: stopped by a signal the program comes back with a whole frame`(number: CInt) throws {
    let terminal = try Self.shell("/bin/bash")
    let modes = terminal.modes
    terminal.type(try Self.command() + "\n")
    #expect(terminal.waitUntilReady())
    let program = terminal.foreground
    _ = pt_signal(program, number)
    #expect(terminal.wait { terminal.foreground == terminal.process && pt_is_stopped(program) })
    terminal.type("echo in-$((2 + 3))-between\n")
    #expect(terminal.wait(for: "in-5-between"))
    #expect(terminal.wait { terminal.modes == modes })
    terminal.type("fg\n")
    #expect(terminal.wait { terminal.isReady && !terminal.screen.text.contains("in-5-between") })
    #expect(terminal.modes != modes)
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    terminal.type("echo status=$?.\n")
    #expect(terminal.wait(for: "status=0."))
    #expect(terminal.wait { terminal.modes == modes })
  }

  @Test func `Z1: the shell is told of the signal that ended the program`() throws {
    let terminal = try Self.shell("/bin/sh")
    terminal.type(try Self.command() + "\n")
    #expect(terminal.waitUntilReady())
    _ = pt_signal(terminal.foreground, SIGTERM)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    Self.finish(terminal, status: 128 + Int(SIGTERM))
  }

  @Test func `Z1: without a shell Ctrl-Z changes nothing but draws anew`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.type("\u{1a}")
    #expect(terminal.wait { terminal.screen.modeChanges.count { $0.mode == 1049 && $0.on } == 2 })
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  @Test func `K4: a pasted Ctrl-Z stops nothing`() throws {
    let terminal = try #require(PseudoTerminal())
    #expect(terminal.waitUntilReady())
    terminal.type("\u{1b}[200~a\u{1a}b\u{1b}[201~" + Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.screen.modeChanges.count { $0.mode == 1049 && $0.on } == 1)
    terminal.expectLeftAsFound()
  }

  @Test func `R16 Z1: a run after one that was killed takes back what that one left`() throws {
    let terminal = try Self.shell("/bin/sh")
    terminal.type(try Self.command() + "\n")
    #expect(terminal.waitUntilReady())
    _ = pt_signal(terminal.foreground, SIGKILL)
    #expect(terminal.wait { terminal.foreground == terminal.process })
    let left = Self.modesOn(terminal)
    #expect(left.isSuperset(of: [1049, 1002, 1006, 1004, 2004]))
    // The line settings are the shell's to mend, by `stty sane` or by itself.
    terminal.type("stty sane; " + (try Self.command()) + "\n")
    #expect(terminal.wait { terminal.screen.modeChanges.count { $0.mode == 1049 && $0.on } == 2 })
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    #expect(Self.modesOn(terminal) == [])
    terminal.type("exit\n")
    #expect(terminal.waitForEnd() == 0)
  }

  /// The modes of the screen that are on and are not at first.
  private static func modesOn(_ terminal: PseudoTerminal) -> Set<Int> {
    var on: Set<Int> = []
    for (mode, isOn) in terminal.screen.modeChanges {
      if isOn { on.insert(mode) } else { on.remove(mode) }
    }
    return on.subtracting([7, 12, 25])
  }

  @Test func `R42 Z2: with a pipe as standard input keys come from the terminal`() throws {
    let terminal = try Self.shell("/bin/sh")
    terminal.type("echo '[]' | " + (try Self.command()) + "\n")
    #expect(terminal.waitUntilReady())
    terminal.type(Manners.quit)
    #expect(terminal.wait { Self.isAtPrompt(terminal) })
    Self.finish(terminal, status: 0)
  }
}
