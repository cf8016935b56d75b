import CPseudoTerminal
import FeedModel
import Testing

@testable import feedtui

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one run of the program leaves for the next one.
@Suite struct KeptAcrossRunsTests {
  /// A scenario of two tabs, of which the first one has two videos and the second one a single one.
  private static func scenario(plays: Bool = true) -> String {
    """
    {
      "containerSourceId": "feed",
      "network": { "latency": "0s" },
      "deck": { "columns": 2, "itemView": { "autoplay": { "isEnabled": \(plays) } } },
      "tabs": [
        { "containerId": "one", "title": "One", "dataSource": { "ids": ["a", "b"] } },
        { "containerId": "two", "title": "Two", "dataSource": { "ids": ["c"] } }
      ],
      "catalog": {
        "videos": [
          { "id": "a", "title": "Alpha", "author": "ann" },
          { "id": "b", "title": "Beta", "author": "bob" },
          { "id": "c", "title": "Gamma", "author": "cat" }
        ]
      }
    }
    """
  }

  /// Starts the program on the scenario, with its state in `folder`.
  private static func start(
    _ folder: borrowing TemporaryFolder, _ options: [String] = [], plays: Bool = true,
    environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    try folder.write(scenario(plays: plays), to: "show.json")
    let path = try #require(BuiltProgram.path)
    var variables: [String: String?] = ["XDG_STATE_HOME": folder.path]
    for (name, value) in environment { variables[name] = value }
    return try #require(
      PseudoTerminal(path, options + [folder.path + "/show.json"], environment: variables))
  }

  private static func quit(_ terminal: PseudoTerminal) {
    terminal.type(Manners.quit)
    #expect(terminal.waitForEnd() == 0)
    terminal.expectLeftAsFound()
  }

  /// What the program prints of its findings.
  private static func doctor(
    _ folder: borrowing TemporaryFolder, _ options: [String] = [],
    environment: [String: String?] = [:]
  ) throws -> String {
    let path = try #require(BuiltProgram.path)
    var variables: [String: String?] = ["XDG_STATE_HOME": folder.path]
    for (name, value) in environment { variables[name] = value }
    let terminal = try #require(
      PseudoTerminal(
        path, ["--doctor"] + options, environment: variables, columns: 200, rows: 60))
    #expect(terminal.waitForEnd() == 0)
    return terminal.screen.text
  }

  @Test func `C5 T7 P6: the next run begins at the tab that was left, and knows what was read`()
    throws
  {
    let folder = try TemporaryFolder()
    var terminal = try Self.start(folder)
    #expect(terminal.wait(for: "Alpha"))
    #expect(terminal.wait { terminal.isPlaying })
    terminal.type("2")
    #expect(terminal.wait(for: "Gamma"))
    Self.quit(terminal)
    #expect(folder.kept() == KeptState(lastTab: "two", readIds: ["a", "c"]))
    #expect(folder.stateNames == ["feed.json", "lock"])

    terminal = try Self.start(folder, plays: false)
    #expect(terminal.wait(for: "Gamma"))
    #expect(terminal.wait(for: "cat ✓"))
    terminal.type("1")
    #expect(terminal.wait { terminal.screen.text.contains("Beta") && terminal.isReady })
    #expect(terminal.screen.text.contains("ann ✓"))
    #expect(!terminal.screen.text.contains("bob ✓"))
    Self.quit(terminal)
    #expect(folder.kept() == KeptState(lastTab: "one", readIds: ["a", "c"]))
    #expect(
      try Self.doctor(folder).contains(
        "feed.json: container \"feed\", last tab \"one\", 2 read"))
  }

  @Test func `C5: with --no-state nothing is restored, and the state stays as it is`() throws {
    let folder = try TemporaryFolder()
    var terminal = try Self.start(folder, ["--no-state"])
    #expect(terminal.wait { terminal.isPlaying })
    Self.quit(terminal)
    #expect(folder.stateNames == [])

    _ = try StateFile(of: "feed", in: try folder.state)
      .save(StateChange(lastTab: "two", readIds: ["a"]), waits: true)
    terminal = try Self.start(folder, ["--no-state"])
    #expect(terminal.wait(for: "Alpha"))
    #expect(terminal.wait { terminal.isPlaying })
    Self.quit(terminal)
    #expect(folder.kept() == KeptState(lastTab: "two", readIds: ["a"]))
    #expect(try Self.doctor(folder, ["--no-state"]).contains("none (--no-state)"))
  }

  @Test func `N1 X5: a recorded tape begins with the state of its run, and gives the same log`()
    throws
  {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state)
      .save(StateChange(lastTab: "two", readIds: ["a", "gone"]), waits: true)
    let terminal = try Self.start(folder, ["--record", folder.path + "/run.tape"])
    #expect(terminal.wait(for: "Gamma"))
    terminal.type("1")
    #expect(terminal.wait(for: "bob ✓"))
    terminal.type(":write-log \(folder.path)/a.jsonl\r")
    #expect(terminal.wait(for: "Wrote"))
    Self.quit(terminal)
    let text = folder.text("run.tape")
    let tape = try #require(text)
    #expect(tape.contains("\nSet LastTab \"two\"\nSet Read \"a\"\nType \"feedtui"))
    let log = folder.text("a.jsonl")
    #expect(log?.contains("feed_two") == true)
    // The tape types the same path, and writes its log there again.
    try folder.remove("a.jsonl")
    let call = try DemoCall("demo run.tape", in: folder.path)
    #expect(call.status == 0, "\(call.output)\(call.errors)")
    #expect(folder.text("a.jsonl") == log)
  }

  @Test func `C5: a damaged state is set aside and told, and the program runs on`() throws {
    let folder = try TemporaryFolder()
    try folder.damageState()
    #expect(try Self.doctor(folder).contains("feed.json: damaged: it is no JSON"))
    #expect(folder.stateNames == ["feed.json"])
    let terminal = try Self.start(folder)
    #expect(terminal.wait(for: "State set aside"))
    #expect(terminal.wait { terminal.isPlaying })
    Self.quit(terminal)
    #expect(folder.stateNames == ["feed.json", "feed.json.damaged-1", "lock"])
    #expect(folder.kept() == KeptState(lastTab: "one", readIds: ["a"]))
    #expect(
      try Self.doctor(folder).contains("feed.json.damaged-1: was damaged, and set aside"))
  }

  @Test func `C5: of two programs at once neither loses what the other has read`() throws {
    let folder = try TemporaryFolder()
    let first = try Self.start(folder)
    #expect(first.wait { first.isPlaying })
    let second = try Self.start(folder)
    #expect(second.wait { second.isPlaying })
    second.type("2")
    #expect(second.wait(for: "Gamma"))
    Self.quit(second)
    // Alpha alone was read by the first one so far.
    first.type("l\r")
    #expect(first.wait(for: "bob ✓"))
    Self.quit(first)
    #expect(folder.kept()?.lastTab == "two")
    #expect(folder.kept()?.readIds.sorted() == ["a", "b", "c"])
  }

  @Test func `C5: a change is on the disk while the program still runs, if it is killed then`()
    throws
  {
    let folder = try TemporaryFolder()
    let terminal = try Self.start(folder)
    #expect(terminal.wait { terminal.isPlaying })
    terminal.type("2")
    #expect(terminal.wait { folder.kept()?.lastTab == "two" && folder.kept()?.readIds.count == 2 })
    terminal.signal(SIGKILL)
    #expect(terminal.waitForEnd() == -SIGKILL)
    #expect(folder.kept() == KeptState(lastTab: "two", readIds: ["a", "c"]))
  }

  @Test func `C5: what cannot be kept at the end is told once the terminal is given back`() throws {
    let folder = try TemporaryFolder()
    let terminal = try Self.start(folder)
    #expect(terminal.wait { terminal.isPlaying && folder.kept()?.readIds == ["a"] })
    let lock = open(folder.path + "/feedtui/lock", O_RDWR)
    try #require(lock >= 0)
    // The program may be writing just now.
    #expect(terminal.wait { flock(lock, LOCK_EX | LOCK_NB) == 0 })
    terminal.type("2")
    #expect(terminal.wait(for: "Gamma"))
    Self.quit(terminal)
    close(lock)
    #expect(
      terminal.text.hasSuffix("cannot be written: another program holds the lock of its folder\r\n")
    )
    #expect(folder.kept() == KeptState(lastTab: "one", readIds: ["a"]))
  }

  @Test func `C5: the doctor names the folder, where it is from, and what overrules it`() throws {
    let folder = try TemporaryFolder()
    var text = try Self.doctor(folder)
    #expect(text.contains("kept state     \(folder.path)/feedtui (from XDG_STATE_HOME)"))
    #expect(text.contains("overruled by: --no-state, XDG_STATE_HOME, HOME"))
    #expect(text.contains("nothing is kept yet"))
    text = try Self.doctor(folder, environment: ["XDG_STATE_HOME": nil, "HOME": "/h"])
    #expect(text.contains("/h/.local/state/feedtui (from HOME)"))
    text = try Self.doctor(folder, environment: ["XDG_STATE_HOME": "x", "HOME": nil])
    #expect(text.contains("none: neither XDG_STATE_HOME nor HOME holds an absolute path"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `C5: a signal that ends the program lets it keep its state`(signal: CInt) throws {
    let folder = try TemporaryFolder()
    let terminal = try Self.start(folder)
    #expect(terminal.wait { terminal.isPlaying })
    terminal.type("2")
    #expect(terminal.wait(for: "Gamma"))
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == -signal)
    #expect(folder.kept()?.lastTab == "two")
  }

  @Test(
    arguments: [
      // Even a superuser can make no folder in these.
      (["XDG_STATE_HOME": "/dev/null"], "Not a directory"),
      (["XDG_STATE_HOME": "/proc/self"], ""),
      (["XDG_STATE_HOME": nil, "HOME": nil], "neither XDG_STATE_HOME nor HOME"),
      (["XDG_STATE_HOME": "relative", "HOME": "relative"], "neither XDG_STATE_HOME nor HOME"),
    ] as [([String: String?], String)])
  func `C5: where nothing can be kept the program says so, and runs all the same`(
    environment: [String: String?], reason: String
  ) throws {
    let folder = try TemporaryFolder()
    let terminal = try Self.start(folder, environment: environment)
    #expect(terminal.wait(for: "State not kept"))
    #expect(reason.isEmpty || terminal.screen.text.contains(reason))
    #expect(terminal.wait { terminal.isPlaying })
    terminal.type("2")
    #expect(terminal.wait(for: "Gamma"))
    Self.quit(terminal)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `C5: a state that may only be read is restored, and that it stays as it is is told`() throws
  {
    let folder = try TemporaryFolder()
    _ = try StateFile(of: "feed", in: try folder.state)
      .save(StateChange(lastTab: "two", readIds: ["a"]), waits: true)
    let state = try folder.state.path
    try #require(chmod(state + "/lock", 0o400) == 0 && chmod(state, 0o500) == 0)
    defer { chmod(state, 0o700) }
    let terminal = try Self.start(folder)
    #expect(terminal.wait(for: "State not kept"))
    #expect(terminal.wait(for: "Gamma"))
    Self.quit(terminal)
    #expect(folder.kept() == KeptState(lastTab: "two", readIds: ["a"]))
  }

  @Test(
    arguments: [
      "render", "check", "--size 80x24", "| cat", "--version", "--doctor", "demo tape.tape",
    ])
  func `C5: what is printed, checked and played touches no state`(words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Set LastTab live\nWait\n", to: "tape.tape")
    let path = try #require(BuiltProgram.path)
    let terminal = try #require(
      PseudoTerminal(
        "/bin/sh", ["-c", "cd \(folder.path); '\(path)' \(words); echo end-$?."],
        environment: ["XDG_STATE_HOME": folder.path]))
    #expect(terminal.wait(for: "end-0."))
    #expect(folder.stateNames == [])
  }
}
