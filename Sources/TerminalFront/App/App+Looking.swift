import FeedModel

/// Looking at earlier moments (N4).
extension App {
  /// The moment that is looked at; nil while the present is shown.
  var momentLookedAt: SimulatedTime? { past?.now }

  /// Shows an earlier moment; the present one again where `time` is not earlier.
  mutating func look(at time: SimulatedTime) {
    guard time < present.now else { return showPresent() }
    if past == nil {
      resumesClock = !clock.isStopped
      if resumesClock { clock.toggle(at: runTime) }
    }
    past = history.simulation(at: time)
    log.end(at: time)
  }

  /// Shows the present again, and lets the clock go on if it did before.
  mutating func showPresent() {
    guard past != nil else { return }
    past = nil
    log.end(at: nil)
    if resumesClock { clock.toggle(at: runTime) }
    resumesClock = false
    fitDevice()
  }

  /// Looks at the moment before the one that is shown, or after it, at which something happened.
  mutating func step(to direction: TimeDirection) {
    let shown = simulation.now
    switch direction {
    case .back:
      guard let moment = log.moment(before: shown), moment >= history.startMoment else { return }
      look(at: moment)
    case .forth: if past != nil { look(at: log.moment(after: shown) ?? present.now) }
    }
  }

  /// Where to look from a moment.
  enum TimeDirection: Hashable, Sendable {
    case back
    case forth
  }

  /// Makes the moment that is looked at the present one, without what came after it.
  mutating func cutFuture() {
    guard let moment = past?.now, let past else { return }
    let lost = present.now - moment
    history.cut(after: moment)
    present = past
    self.past = nil
    log.cut(after: moment)
    untaken.removeAll { $0.time > moment }
    clock.set(to: moment, at: runTime, isRunning: resumesClock)
    resumesClock = false
    show(.failed, "The future is cut off", detail: "\(Wording.seconds(lost)) after this moment")
    fitDevice()
  }
}
