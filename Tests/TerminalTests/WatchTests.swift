#if os(Linux)
  import CPseudoTerminal
  import Testing

  /// The program with `--watch`, while its input changes.
  @Suite struct WatchTests {
    /// A scenario of one tab whose videos have these titles.
    private static func scenario(_ titles: String...) -> String {
      let videos = titles.map { "{ \"id\": \"\($0)\", \"title\": \"\($0)\" }" }
      return """
        {
          "network": { "latency": "0s" }, "deck": { "columns": 1 },
          "tabs": [{ "containerId": "only", "title": "Only" }],
          "catalog": { "videos": [\(videos.joined(separator: ", "))] }
        }
        """
    }

    /// Starts the program on an input in a folder, with those events shown that tell of reloads: a message at
    /// the foot stays for some seconds only.
    private static func start(
      _ folder: borrowing TemporaryFolder, _ input: String, showing title: String
    ) throws -> PseudoTerminal {
      let path = try #require(BuiltProgram.path)
      let terminal = try #require(
        PseudoTerminal(path, ["--watch", folder.path + "/" + input], rows: 40))
      #expect(terminal.wait(for: title))
      terminal.type("/reloaded\r")
      #expect(terminal.wait(for: "0 lines"))
      return terminal
    }

    /// The lines of the events drawer, without their times.
    ///
    /// One that was read while it was still being written is read again: "unchanged" then stands behind its name.
    private static func events(_ terminal: PseudoTerminal) -> [String] {
      terminal.screen.lines.compactMap { line in
        let words = line.split(separator: " ").drop { $0.contains(":") }
        let text = words.joined(separator: " ")
        return text.hasPrefix("reloaded") || text.hasPrefix("not reloaded") ? text : nil
      }
    }

    private static func end(_ terminal: PseudoTerminal) {
      terminal.type(Manners.quit)
      #expect(terminal.waitForEnd() == 0)
      terminal.expectLeftAsFound()
    }

    @Test func `C1: however a file is changed, it is shown at once`() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.scenario("First", "Second"), to: "show.json")
      let terminal = try Self.start(folder, "show.json", showing: "First")
      try folder.write(Self.scenario("In place"), to: "show.json")
      #expect(terminal.wait(for: "In place"))
      #expect(terminal.wait(for: "reloaded"))
      try folder.write(Self.scenario("Renamed over"), to: "show.json.tmp")
      try folder.move("show.json.tmp", to: "show.json")
      #expect(terminal.wait(for: "Renamed over"))
      try folder.remove("show.json")
      try folder.write(Self.scenario("Made anew"), to: "show.json")
      #expect(terminal.wait(for: "Made anew"))
      #expect(terminal.wait { Self.events(terminal).last?.hasPrefix("reloaded show.json") == true })
      Self.end(terminal)
    }

    @Test func `C1: a folder that gets another file is shown with it`() throws {
      let folder = try TemporaryFolder()
      try folder.add("media/Alpha.mp4")
      let terminal = try Self.start(folder, "media", showing: "Alpha")
      try folder.add("media/Beta.mp4")
      #expect(terminal.wait(for: "Beta"))
      try folder.add("media/sub/Gamma.mp4")
      #expect(terminal.wait(for: "sub"))
      #expect(terminal.wait { Self.events(terminal).last?.hasPrefix("reloaded media") == true })
      Self.end(terminal)
    }

    @Test func `C4: bad content is told, the old one stays, and the mended one is shown`() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.scenario("First"), to: "show.json")
      let terminal = try Self.start(folder, "show.json", showing: "First")
      try folder.write("{\n  \"tabs\": [,]\n}\n", to: "show.json")
      #expect(terminal.wait(for: "not reloaded"))
      #expect(terminal.wait(for: "show.json: line 2, column 12"))
      #expect(terminal.screen.text.contains("First"))
      try folder.write("{ \"tabz\": [] }", to: "show.json")
      #expect(terminal.wait(for: "show.json: tabz"))
      #expect(terminal.screen.text.contains("First"))
      try folder.write(Self.scenario("Mended"), to: "show.json")
      #expect(terminal.wait(for: "Mended"))
      Self.end(terminal)
    }

    @Test func `C4: a file that is gone is told, the old content stays until it comes back`() throws
    {
      let folder = try TemporaryFolder()
      try folder.write(Self.scenario("First"), to: "show.json")
      let terminal = try Self.start(folder, "show.json", showing: "First")
      try folder.move("show.json", to: "away.json")
      #expect(terminal.wait(for: "show.json: cannot be read: No such file or directory"))
      #expect(terminal.screen.text.contains("First"))
      try folder.move("away.json", to: "show.json")
      #expect(terminal.wait { Self.events(terminal).last == "reloaded show.json unchanged" })
      try folder.write(Self.scenario("Back"), to: "show.json")
      #expect(terminal.wait(for: "Back"))
      Self.end(terminal)
    }

    @Test func `C1, K5: while a watched file stays as it is, nothing wakes and nothing is sent`()
      throws
    {
      let folder = try TemporaryFolder()
      try folder.write(Self.scenario("First"), to: "show.json")
      let terminal = try Self.start(folder, "show.json", showing: "First")
      try folder.write(Self.scenario("Second"), to: "show.json")
      #expect(terminal.wait(for: "Second"))
      terminal.type(Manners.freeze)
      var sleeps: Int64 = -1
      #expect(
        terminal.wait {
          let before = sleeps
          sleeps = pt_sleeps(terminal.process)
          return !terminal.read(within: 1000) && sleeps == before
            && !terminal.screen.text.contains("Reloaded")
        })
      let time = pt_processor_time(terminal.process)
      #expect(!terminal.read(within: 2000))
      #expect(pt_sleeps(terminal.process) == sleeps)
      #expect(pt_processor_time(terminal.process) - time < 10_000_000)
      // It is still told of the next change.
      try folder.write(Self.scenario("Third"), to: "show.json")
      let twice = ["reloaded show.json", "reloaded show.json"]
      #expect(terminal.wait { Self.events(terminal) == twice })
      Self.end(terminal)
    }

    @Test(arguments: [["--watch"], ["--watch", "-"]])
    func `C1: what cannot be watched is wrong usage, and the terminal is not touched`(
      _ arguments: [String]
    ) throws {
      let path = try #require(BuiltProgram.path)
      let terminal = try #require(PseudoTerminal(path, arguments))
      #expect(terminal.waitForEnd() == 2)
      #expect(terminal.text.hasPrefix("feedtui: --watch needs a file or a folder to watch; the "))
      #expect(terminal.modes == terminal.modesBefore)
    }
  }
#endif
