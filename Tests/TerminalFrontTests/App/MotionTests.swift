import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct MotionTests {
  /// What is shown while time passes.
  enum State: String, CaseIterable {
    case playing, live, loading, buffering, slide, toast, reload, inspector, starting
  }

  private func run(_ state: State) -> FrontRun {
    var run = FrontRun(
      FrontScenario.sample {
        if state == .buffering { $0.network.latency = Latency(.milliseconds(2710)) }
        if state == .loading { $0.network.latency = Latency(.milliseconds(1910)) }
      }, columns: 60, rows: 20)
    if state == .starting { return run }
    run.settle()
    run.wait(.milliseconds(137))
    switch state {
    case .live:
      run.type("2")
      run.settle()
    case .loading: run.type("5")
    case .buffering: run.press(Key(.right), Key(.enter))
    case .slide: run.type("3")
    case .toast: run.type("+")
    case .reload: run.type("R")
    case .inspector: run.type("i")
    case .playing, .starting: break
    }
    return run
  }

  @Test(arguments: State.allCases)
  func `K5: between two deadlines nothing on the screen changes`(state: State) {
    var run = run(state)
    for _ in 0..<50 {
      guard let due = run.app.nextDeadline else { return }
      #expect(due > run.now)
      let frame = run.frame()
      var late = run
      late.advance(to: due - .microseconds(1))
      #expect(late.frame() == frame, "\(run.now) to \(due)")
      run.advance(to: due)
    }
  }

  @Test(arguments: State.allCases)
  func `R49 K5: a frame does not depend on how often the program was woken`(state: State) {
    var often = run(state)
    var once = often
    often.wait(.milliseconds(1234))
    once.advance(to: once.now + .milliseconds(1234))
    #expect(often.frame() == once.frame())
    #expect(often.frame() == often.frame())
    #expect(often.app.nextDeadline == once.app.nextDeadline)
  }

  @Test(
    arguments: [
      ("paused", "pause"), ("covered", "?"), ("closed", "x"), ("empty tab", "4"),
      ("failed tab", "5"),
    ])
  func `K5: while nothing plays and nothing loads the program is never woken`(
    name: String, keys: String
  ) {
    var run = FrontRun()
    run.settle()
    run.wait(.seconds(1))
    if keys == "pause" { run.press(Key(.space)) } else { run.type(keys) }
    run.wait(.seconds(6))
    #expect(run.app.nextDeadline == nil)
  }

  @Test func `K5: with autoplay off the program is not woken`() {
    var run = FrontRun(
      FrontScenario.sample { $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false })
    run.settle()
    #expect(run.app.nextDeadline == nil)
    run.type("+")
    #expect(run.app.nextDeadline == run.now + .seconds(3))
    run.wait(.seconds(3))
    #expect(run.app.nextDeadline == nil)
  }

  @Test func `K5: a screen without attention, or too small, does not move`() {
    var run = FrontRun()
    run.settle()
    run.receive(.focus(false))
    // The first quarter of 38 seconds.
    #expect(run.app.nextDeadline == run.now + .milliseconds(9500))
    run.receive(.focus(true))
    #expect(run.app.nextDeadline == run.now + .milliseconds(84))
    run.resize(columns: 19, rows: 30)
    #expect(run.app.nextDeadline.map { $0 > run.now + .seconds(1) } != false)
  }

  @Test func `K5: a playing poster moves at most twelve times a second, and a spinner four`() {
    var run = FrontRun()
    run.settle()
    #expect(wakes(&run) == 12)
    run.type("5")
    run.wait(.seconds(1))
    #expect(wakes(&run) == 4)
  }

  /// How often the program wants to be woken within a second.
  private func wakes(_ run: inout FrontRun) -> Int {
    let end = run.now + .seconds(1)
    var wakes = 0
    while let due = run.app.nextDeadline, due <= end {
      run.advance(to: due)
      wakes += 1
    }
    return wakes
  }

  @Test func `P2: the spinner stands still until its delay is over`() {
    var run = FrontRun(FrontScenario.sample { $0.network.latency = Latency(.seconds(3)) })
    run.wait(.seconds(3))
    #expect(run.simulation.player?.state == .buffering)
    #expect(run.app.nextDeadline == .seconds(4))
    run.wait(.seconds(1))
    #expect(run.app.nextDeadline == .milliseconds(4250))
    #expect(run.rows()[3].contains("▚ BUFFERING"))
    run.wait(.milliseconds(250))
    #expect(run.rows()[3].contains("▞ BUFFERING"))
  }

  @Test func `U1: a message lasts three seconds from what it tells of`() {
    var run = FrontRun(FrontScenario.sample { $0.network.faults = [] })
    run.settle()
    run.send(.fault(source: "foryou", fault: .failure, times: nil))
    run.type("r")
    let told = run.now + .milliseconds(340)
    run.advance(to: told + .seconds(2))
    #expect(run.rows().last?.contains("kept its videos") == true)
    run.advance(to: told + .seconds(3))
    #expect(run.rows().last?.contains("kept its videos") == false)
  }

  @Test func `T22: a tab that fails again does not claim to have kept videos`() {
    var run = FrontRun(
      FrontScenario.sample {
        $0.network.faults = [NetworkFault(source: "outlet", fault: .failure)]
      })
    run.type("5")
    run.settle()
    run.type("r")
    run.settle()
    #expect(
      run.rows().last?.hasPrefix(" ! Outlet  failed again: the server answered with an error")
        == true)
  }

  @Test(arguments: [(80, 24, 17), (120, 40, 50)])
  func `R38 K5: a step of a playing poster changes few cells`(
    columns: Int, rows: Int, most: Int
  ) {
    // The first nine videos have pictures of all nine families.
    for item in 0..<9 {
      var run = FrontRun(columns: columns, rows: rows)
      run.settle()
      for _ in 0..<item { run.press(Key(.right)) }
      run.press(Key(.enter))
      run.settle()
      var last = run.frame()
      for step in 1...36 {
        guard let due = run.app.nextDeadline else { break }
        run.advance(to: due)
        let frame = run.frame()
        // Once a second time and bar change too: a clock of up to four digits, and a cell of the bar.
        let isSecond = step % 12 == 0
        #expect(
          frame.changes(since: last) <= most + (isSecond ? 6 : 0), "item \(item), step \(step)")
        last = frame
      }
    }
  }

  @Test(arguments: [Duration.seconds(-5), .zero, .seconds(9_223_372_036_854), .nanoseconds(1)])
  func `C4: no moment makes the program trap or run backwards`(moment: Duration) {
    for keys in ["", "3", "R", "?", "+"] {
      // What plays for ever tells for ever.
      var run = FrontRun(
        FrontScenario.sample { $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false })
      run.type(keys)
      run.advance(to: moment)
      #expect(run.frame().hasWholeCharacters)
      #expect(run.app.nextDeadline.map { SimulatedTime($0) > run.simulation.now } != false)
      run.advance(to: .zero)
      #expect(run.simulation.now >= .zero)
    }
  }
}

extension CellGrid {
  /// How many cells show something else than those of an earlier frame.
  func changes(since other: CellGrid) -> Int {
    var changes = 0
    for y in 0..<height {
      for (mine, theirs) in zip(row(y), other.row(y)) where mine != theirs { changes += 1 }
    }
    return changes
  }
}
