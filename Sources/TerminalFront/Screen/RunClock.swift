/// The time of a run, which stands still while the process is stopped.
struct RunClock: Sendable {
  private var start = ContinuousClock.now
  private var stop: ContinuousClock.Instant?

  /// Time since the start of the run.
  var now: Duration { start.duration(to: stop ?? ContinuousClock.now) }

  /// Stands still until `resume`.
  mutating func pause() {
    stop = stop ?? ContinuousClock.now
  }

  /// Goes on from where it stood.
  mutating func resume() {
    guard let stop else { return }
    start += stop.duration(to: ContinuousClock.now)
    self.stop = nil
  }
}
