import CPseudoTerminal

/// The built program itself, at work and at rest.
extension Benchmark {
  private func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> Terminal {
    try Terminal(places.feedtui, ["--no-state"] + arguments, [:], columns: columns, rows: rows)
  }

  /// Processor time that the program has used, in milliseconds.
  private func processorTime(_ terminal: Terminal) -> Double {
    Double(pt_processor_time(terminal.process)) / 1e6
  }

  /// Five seconds in which nothing plays.
  mutating func watchIdle() throws {
    report.head("The program, 256 colours, at 80x24 unless said otherwise")
    let terminal = try start()
    _ = try terminal.waitForFrame()
    terminal.type("x")
    // A message at the foot goes after some seconds.
    try terminal.waitForQuiet(4000)
    let bytes = terminal.count
    let time = processorTime(terminal)
    try terminal.waitForQuiet(5000)
    let used = processorTime(terminal) - time
    let sent = terminal.count - bytes
    report.line("idle for 5 s", "\(sent) B", budget: "0 B", holds: sent == 0)
    report.line(
      "idle for 5 s, processor time", "\(used.short) ms", budget: "10 ms", holds: used < 10)
  }

  /// Five seconds of play on two sizes: what comes at one time is a frame.
  mutating func watchPlay() throws {
    try watchPlay(columns: 80, rows: 24, limit: 1500)
    try watchPlay(columns: 120, rows: 40, limit: 3500)
  }

  private mutating func watchPlay(columns: Int, rows: Int, limit: Int) throws {
    let terminal = try start(columns: columns, rows: rows)
    _ = try terminal.waitForFrame()
    try terminal.wait(for: "playing") { terminal.screen.text.contains("PLAYING") }
    try terminal.waitForQuiet(5)
    let time = processorTime(terminal)
    let before = terminal.count
    var frames: [(bytes: Int, moment: ContinuousClock.Instant)] = []
    let end = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < end {
      let shown = terminal.count
      if try terminal.read(within: 20) == 0 { continue }
      while try terminal.read(within: 1) > 0 {}
      frames.append((terminal.count - shown, .now))
    }
    guard let first = frames.first, let last = frames.last else {
      throw BenchError("nothing moves while a video plays")
    }
    let what = "playing at \(columns)x\(rows)"
    let largest = frames.map(\.bytes).max() ?? 0
    report.line(
      "\(what), the largest frame", "\(largest) B", budget: "\(limit) B", holds: largest <= limit)
    let rate = Double(frames.count - 1) / ((last.moment - first.moment).milliseconds / 1000)
    // Timers are not late by the same at both ends.
    report.line("\(what), frames a second", rate.short, budget: "12", holds: rate <= 12.05)
    report.line("\(what), bytes a second", "\((terminal.count - before) / 5) B")
    let used = processorTime(terminal) - time
    report.line("\(what), processor time a second", "\((used / 5).short) ms")
  }

  /// From the start of the process to a whole frame.
  mutating func timeStart() throws {
    var times: [Double] = []
    var used: [Double] = []
    var memory: [Double] = []
    for _ in 0..<11 {
      let terminal = try start()
      times.append(try terminal.waitForFrame().milliseconds)
      used.append(processorTime(terminal))
      memory.append(Double(pt_peak_memory(terminal.process)) / 1e6)
    }
    report.line("start to first frame, median of \(times.count)", "\(times.median.short) ms")
    report.line("  processor time until then", "\(used.median.short) ms")
    report.line("  most memory until then", "\(memory.median.short) MB")
  }

  /// A playlist of a million entries in one tab.
  mutating func openMillion() throws {
    let file = places.folder + "/million.m3u"
    try write(
      "#EXTM3U\n" + (0..<1_000_000).map { "clip\($0).mp4\n" }.joined(), to: file)
    let terminal = try start([file])
    let shown = try terminal.waitForFrame().milliseconds
    report.line("M3U of 1,000,000 entries, start to first frame", "\(shown.short) ms")
    report.line("  processor time until then", "\(processorTime(terminal).short) ms")
    try terminal.wait(for: "playing") { terminal.screen.text.contains("PLAYING") }
    let playing = (ContinuousClock.now - terminal.start).milliseconds
    report.line("  from the first frame to playing", "\((playing - shown).short) ms")
    report.line(
      "  most memory until then",
      "\((Double(pt_peak_memory(terminal.process)) / 1e6).short) MB")
    terminal.type(" ")
    try terminal.waitForQuiet(300)
    let times = try (0..<7).map { turn in
      let before = ContinuousClock.now
      terminal.type(turn % 2 == 0 ? "G" : "g")
      try terminal.wait(for: "the end of the deck") {
        terminal.screen.text.contains(turn % 2 == 0 ? "clip999999" : "clip0")
      }
      let time = ContinuousClock.now - before
      terminal.type(" ")
      try terminal.waitForQuiet(300)
      return time.milliseconds
    }
    report.line(
      "End among 1,000,000, key to frame, median", "\(times.median.short) ms", budget: "20 ms",
      holds: times.median < 20)
  }
}
