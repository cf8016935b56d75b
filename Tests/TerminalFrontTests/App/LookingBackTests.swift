import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct LookingBackTests {
  /// A run of some seconds in which a few things were done.
  private func run() -> FrontRun {
    var run = FrontRun(keepsLog: true)
    run.settle()
    run.wait(.seconds(2))
    run.type("JJJ")
    run.wait(.seconds(3))
    run.press(Key(.tab))
    run.wait(.seconds(2))
    return run
  }

  @Test func `N4: going back shows earlier moments, and going forth ends at the present`() {
    var run = run()
    let present = run.simulation
    var moments = [present.now]
    for _ in 0..<40 {
      run.type("{")
      if run.simulation.now == moments.last { break }
      #expect(run.simulation.now < moments[moments.count - 1])
      moments.append(run.simulation.now)
    }
    #expect(run.simulation.now == .zero)
    for moment in moments.dropLast().reversed() {
      run.type("}")
      #expect(run.simulation.now == moment)
    }
    #expect(run.app.momentLookedAt == nil)
    #expect(run.simulation == present)
  }

  @Test func `N4: looking back changes nothing, whatever time passes meanwhile`() {
    var run = run()
    var other = run
    run.type("{{{")
    #expect(run.rows().last?.contains("back at") == true)
    run.wait(.seconds(30))
    run.type("ie")
    run.resize(columns: 60, rows: 20)
    _ = run.frame()
    run.resize(columns: 100, rows: 30)
    run.type("e}}}}}}")
    #expect(run.app.momentLookedAt == nil)
    #expect(run.simulation == other.simulation)
    run.wait(.seconds(5))
    other.wait(.seconds(5))
    #expect(run.simulation == other.simulation)
  }

  @Test func `N4: the first action while looking back cuts the future off, and says so`() {
    var run = run()
    run.type("{{{{{{{{")
    let moment = run.simulation.now
    #expect(run.simulation.activeTab == 0)
    run.press(Key(.character("m")))
    #expect(run.app.momentLookedAt == nil)
    #expect(run.simulation.now == moment)
    #expect(run.simulation.activeTab == 0 && !run.simulation.isMuted)
    #expect(run.rows().last?.hasPrefix(" ! The future is cut off") == true)
    run.wait(.seconds(1))
    #expect(run.simulation.now == moment + .seconds(1))
    #expect(run.app.takeLog().allSatisfy { $0.time <= run.simulation.now })
  }

  @Test func `N4: events of the future are not shown while looking back`() {
    var run = run()
    run.type("/onTabSelected")
    run.press(Key(.enter))
    run.type("{{{{{{")
    let rows = run.rows()
    #expect(!rows.contains { $0.contains("onTabSelected") && $0.contains("index 1") })
    run.type(",")
    #expect(run.rows().contains { $0.contains("onTabSelected") && $0.contains("index 1") })
  }

  @Test func `N4: a frame further while looking back is a frame further`() {
    var run = run()
    run.type("{{{{")
    let moment = run.simulation.now
    run.type(".")
    #expect(run.simulation.now == moment + SimulationClock.displayFrame)
    run.type(",")
    #expect(run.app.momentLookedAt == nil && !run.app.clock.isStopped)
  }

  @Test(arguments: [("0.5", 0.5), ("4", 4.0), ("0.01", 0.01)])
  func `N4: the clock runs at another speed`(typed: String, factor: Double) {
    var run = run()
    let start = run.simulation.now
    run.type(":speed \(typed)")
    run.press(Key(.enter))
    run.wait(.seconds(10))
    let passed = run.simulation.now - start
    #expect(abs(Double(passed.microseconds) - factor * 10_000_000) <= 1000)
  }

  @Test(arguments: ["0", "-1", "1000"])
  func `N4: a speed that no clock has is refused`(typed: String) {
    var run = run()
    run.type(":speed \(typed)")
    run.press(Key(.enter))
    #expect(run.rows().last?.contains("accepted: 0.01 to 100") == true)
    #expect(run.app.clock.factor == 1)
  }

  @Test func `N1: however late the program is told, what follows happens at the same moment`() {
    var scenario = FrontScenario.sample()
    scenario.tabsStyle.isTabVisibleWhenEmpty = false
    var often = FrontRun(scenario, keepsLog: true)
    var seldom = FrontRun(scenario, keepsLog: true)
    for step in 1...40 {
      often.wait(.milliseconds(250))
      if step.isMultiple(of: 8) {
        seldom.advance(to: often.now)
        often.type("Ji")
        seldom.type("Ji")
      }
    }
    #expect(often.app.takeLog() == seldom.app.takeLog())
    #expect(often.simulation == seldom.simulation)
  }
}
