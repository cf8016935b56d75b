import FeedModel

/// How the time of the run becomes simulated time: it runs along, slower or faster, or it is stopped and stepped (N4).
struct SimulationClock: Hashable, Sendable {
  /// Since which moment of the run the clock has run from `base`; nil while it is stopped.
  private var runningSince: Duration?
  /// The simulated time at that moment, or at which the clock was stopped.
  private var base = SimulatedTime.zero
  /// How many thousandths of the run's time pass.
  private var speed: Int64 = 1000

  /// One frame of a phone's display.
  static let displayFrame = SimulatedTime(microseconds: 16_667)
  /// The speeds there are; 1 is that of the world.
  static let speeds = 0.01...100.0

  /// A clock that runs from the start of the run on.
  init() {
    runningSince = .zero
  }

  /// Whether it is stopped.
  var isStopped: Bool { runningSince == nil }

  /// How fast it runs; 1 is the speed of the world.
  var factor: Double { Double(speed) / 1000 }

  /// The simulated time at a moment of the run.
  func time(at now: Duration) -> SimulatedTime {
    guard let runningSince else { return base }
    return base + SimulatedTime((now - runningSince) * speed / 1000)
  }

  /// The first whole millisecond of the run at which it will be `time`; nil while it is stopped.
  func moment(of time: SimulatedTime) -> Duration? {
    guard let runningSince else { return nil }
    var moment = (runningSince + (time - base).duration * 1000 / speed).roundedUp
    while self.time(at: moment) < time { moment += .milliseconds(1) }
    return moment
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

  /// Lets it run `factor` times as fast as the world from now on; a speed beyond `speeds` is brought into it.
  mutating func run(at factor: Double, from now: Duration) {
    base = time(at: now)
    if !isStopped { runningSince = now }
    let near = min(Self.speeds.upperBound, max(Self.speeds.lowerBound, factor))
    speed = Int64((near * 1000).rounded())
  }

  /// Puts it to `time`, from where it runs or stands.
  mutating func set(to time: SimulatedTime, at now: Duration, isRunning: Bool) {
    base = time
    runningSince = isRunning ? now : nil
  }
}

extension Duration {
  /// The whole milliseconds of it, rounded down.
  var roundedDown: Duration { .milliseconds(SimulatedTime(self).milliseconds) }

  /// The whole milliseconds of it, rounded up.
  var roundedUp: Duration {
    let down = roundedDown
    return down < self ? down + .milliseconds(1) : down
  }
}
