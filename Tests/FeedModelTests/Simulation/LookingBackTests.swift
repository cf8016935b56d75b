import Testing

@testable import FeedModel

struct LookingBackTests {
  /// A run with its history, its log, and the simulation at the end of every moment of it.
  private struct Run {
    var simulation: Simulation
    var history: History
    var log: [LogEntry] = []
    var moments: [(time: SimulatedTime, simulation: Simulation)] = []

    init(_ walk: Walk) {
      simulation = Simulation(scenario: walk.scenario, columns: 20, rows: 8)
      history = History(startingWith: simulation)
      for step in walk.steps { take(step) }
    }

    mutating func take(_ step: WalkStep) {
      log += step.run(on: &simulation)
      if case .send(let action, _) = step {
        history.note(action, leadingTo: simulation)
      } else {
        history.noteProgress(to: simulation)
      }
      if moments.last?.time == simulation.now { moments.removeLast() }
      moments.append((simulation.now, simulation))
    }
  }

  private static let kinds = WalkScenario.allCases.filter { $0.start == .zero }

  @Test(arguments: kinds)
  func `N4: every earlier moment is found as it was`(kind: WalkScenario) {
    let run = Run(Walk(kind.scenario, seed: 5, count: 400))
    #expect(run.moments.count > 100)
    for (time, simulation) in run.moments where simulation.nextDeadline.map({ $0 > time }) ?? true {
      #expect(run.history.simulation(at: time) == simulation, "\(time)")
    }
  }

  @Test func `N4: a moment between two things that were done is that time after the first`() {
    let run = Run(Walk(WalkScenario.plain.scenario, seed: 6, count: 100))
    for (moment, next) in zip(run.moments, run.moments.dropFirst()) {
      let half = SimulatedTime(
        microseconds: (moment.time.microseconds + next.time.microseconds) / 2)
      var simulation = moment.simulation
      _ = simulation.advance(by: half - moment.time)
      guard half < next.time else { continue }
      #expect(run.history.simulation(at: half) == simulation)
    }
  }

  @Test func `N4: a moment before the start is the start`() {
    let run = Run(Walk(WalkScenario.plain.scenario, seed: 7, count: 50))
    let start = Simulation(scenario: WalkScenario.plain.scenario, columns: 20, rows: 8)
    #expect(run.history.simulation(at: SimulatedTime(microseconds: -1)) == start)
  }

  @Test(arguments: kinds)
  func `N4: what is done again after a cut gives the same log`(kind: WalkScenario) throws {
    let walk = Walk(kind.scenario, seed: 8, count: 200)
    let run = Run(walk)
    let cut = run.moments[run.moments.count / 2].time
    var history = run.history
    history.cut(after: cut)
    var again = history.simulation(at: cut)
    var log: [LogEntry] = run.log.filter { $0.time <= cut }
    for entry in run.log where entry.time > cut {
      if case .action(let action) = entry.content { log += again.send(action, at: entry.time) }
    }
    log += again.advance(by: run.simulation.now - again.now)
    #expect(log == run.log)
    #expect(again == run.simulation)
    #expect(history.simulation(at: cut) == history.simulation(at: cut))
  }

  @Test func `N4: a long run keeps few snapshots, and finds old moments even so`() {
    let run = Run(Walk(WalkScenario.likeTheSample.scenario, seed: 9, count: 5000))
    #expect(run.history.snapshotCount <= History.mostSnapshots)
    for place in stride(from: 0, to: run.moments.count, by: run.moments.count / 20) {
      let (time, simulation) = run.moments[place]
      if simulation.nextDeadline.map({ $0 > time }) ?? true {
        #expect(run.history.simulation(at: time) == simulation)
      }
    }
  }
}
