/// A run from its start on: what it started from and everything that was done since, so that any earlier
/// moment can be looked at (N1, N4).
///
/// A few dozen snapshots stand along the run, sparser where it is older; what lies between is done again from
/// the nearest one. Snapshots share what has not changed between them.
public struct History: Sendable {
  /// Something that was done.
  private struct Step: Sendable {
    let time: SimulatedTime
    let action: Action
  }

  /// A simulation as it was after so many steps.
  private struct Snapshot: Sendable {
    let simulation: Simulation
    let stepCount: Int
  }

  private var steps: [Step] = []
  /// What the run began with.
  private let start: Snapshot
  /// What stands along it, in order.
  private var snapshots: [Snapshot] = []

  /// More snapshots than this are not kept.
  static let mostSnapshots = 64
  /// After so many steps without a snapshot there is another one.
  private static let longestStepCount = 16
  /// After so long without a snapshot there is another one.
  private static let longestSpan = SimulatedTime.seconds(20)

  /// The run that begins with `simulation`.
  public init(startingWith simulation: Simulation) {
    start = Snapshot(simulation: simulation, stepCount: 0)
  }

  /// When the run began.
  public var startMoment: SimulatedTime { start.simulation.now }

  /// How many snapshots stand along it.
  var snapshotCount: Int { snapshots.count }

  /// Notes that `action` was done, which has led to `simulation`.
  public mutating func note(_ action: Action, leadingTo simulation: Simulation) {
    steps.append(Step(time: simulation.now, action: action))
    noteProgress(to: simulation)
  }

  /// Notes what time has led to, so that a run in which nothing is done has its snapshots too.
  public mutating func noteProgress(to simulation: Simulation) {
    let last = snapshots.last ?? start
    let span = simulation.now - last.simulation.now
    guard steps.count - last.stepCount >= Self.longestStepCount || span >= Self.longestSpan
    else { return }
    snapshots.append(Snapshot(simulation: simulation, stepCount: steps.count))
    if snapshots.count > Self.mostSnapshots { thinOut() }
  }

  /// Drops every second snapshot of the older half.
  private mutating func thinOut() {
    let half = snapshots.count / 2
    snapshots =
      snapshots[..<half].enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      + snapshots[half...]
  }

  /// The simulation as it was at `time`, after all that was done until then.
  ///
  /// A moment before the start is the start.
  public func simulation(at time: SimulatedTime) -> Simulation {
    let nearest = snapshots.last { $0.simulation.now <= time } ?? start
    var simulation = nearest.simulation
    for step in steps[nearest.stepCount...].prefix(while: { $0.time <= time }) {
      _ = simulation.send(step.action, at: step.time)
    }
    _ = simulation.advance(by: max(.zero, time - simulation.now))
    return simulation
  }

  /// Forgets everything that happened after `time`.
  public mutating func cut(after time: SimulatedTime) {
    steps.removeAll { $0.time > time }
    snapshots.removeAll { $0.simulation.now > time }
  }
}
