@testable import FeedModel

/// A sequence of steps from a scenario's start.
struct Walk {
  var scenario: Scenario
  /// The first moment that the steps see; no walk begins at the end of time unless it says so.
  var start = SimulatedTime.zero
  var steps: [WalkStep]
  /// A rule besides those of N5.
  var rule: (Simulation) -> Bool = { _ in true }

  /// Steps drawn from a seed.
  init(_ scenario: Scenario, start: SimulatedTime = .zero, seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    self.scenario = scenario
    self.start = start
    steps = [.send(.startPlaying, after: .zero)]
    let words: [Action.CodingKeys] =
      scenario.host.playerDeckAddToCart == nil ? [] : [.tapAddToCart, .reportAddToCart, .hydrate]
    steps += (1..<max(1, count)).map { _ in .random(from: &random, favouring: words) }
  }

  /// What breaks a rule first, and at which step; nil where all is well.
  func fault() -> (step: Int, fault: String)? {
    var checker = LogChecker(containerSourceId: scenario.containerSourceId)
    var simulation = Simulation(scenario: scenario, columns: 20, rows: 8)
    simulation.assertsInvariants = false
    checker.read(simulation.advance(by: start))
    for (index, step) in steps.enumerated() {
      checker.read(step.run(on: &simulation))
      checker.compare(with: simulation)
      if let fault = (simulation.brokenInvariants() + checker.faults).first {
        return (index, fault)
      }
      if !rule(simulation) { return (index, "a rule of the walk's own") }
    }
    return nil
  }

  /// The whole log, a line each.
  func log() -> [String] {
    var simulation = Simulation(scenario: scenario, columns: 20, rows: 8)
    var log = simulation.advance(by: start)
    for step in steps { log += step.run(on: &simulation) }
    return log.map(\.line)
  }

  /// The shortest walk found that still breaks a rule: chunks are left out, ever smaller ones, as long
  /// as that helps.
  func shortened() -> Walk {
    var best = self
    if let fault = best.fault() { best.steps.removeSubrange((fault.step + 1)...) }
    var chunk = max(1, best.steps.count / 2)
    while chunk > 0 {
      var start = 0
      while start < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + chunk, best.steps.count))
        if shorter.fault() != nil { best = shorter } else { start += chunk }
      }
      chunk /= 2
    }
    return best
  }
}
