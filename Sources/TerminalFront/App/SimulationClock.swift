import FeedModel

/// How the time of the run becomes simulated time: it runs along, or it is stopped and stepped (N4).
struct SimulationClock: Hashable, Sendable {
  /// Since which moment of the run the clock has run from `base`; nil while it is stopped.
  private var runningSince: Duration?
  /// The simulated time at that moment, or at which the clock was stopped.
  private var base = SimulatedTime.zero

  /// One frame of a phone's display.
  static let displayFrame = SimulatedTime(microseconds: 16_667)

  /// A clock that runs from the start of the run on.
  init() {
    runningSince = .zero
  }

  /// Whether it is stopped.
  var isStopped: Bool { runningSince == nil }

  /// The simulated time at a moment of the run.
  func time(at now: Duration) -> SimulatedTime {
    guard let runningSince else { return base }
    return base + SimulatedTime(now - runningSince)
  }

  /// The moment of the run at which it will be `time`; nil while it is stopped.
  func moment(of time: SimulatedTime) -> Duration? {
    runningSince.map { $0 + (time - base).duration }
  }

  /// Stops it, or lets it go on.
  mutating func toggle(at now: Duration) {
    base = time(at: now)
    runningSince = isStopped ? now : nil
  }

  /// Moves a stopped clock one frame of the display further; stops one that runs first.
  mutating func step(at now: Duration) {
    if !isStopped { toggle(at: now) }
    base = base + Self.displayFrame
  }
}
