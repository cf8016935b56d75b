import FeedModel

/// Stopping, stepping and speeding the clock (N4).
extension App {
  /// Stops the clock, or lets it go on; from a moment that has passed it goes back to the present first.
  mutating func toggleClock() {
    guard past == nil else {
      resumesClock = true
      return showPresent()
    }
    clock.toggle(at: runTime)
  }

  /// Stops the clock, and goes one frame of the display further.
  mutating func stepClock() {
    if let momentLookedAt { return look(at: momentLookedAt + SimulationClock.displayFrame) }
    clock.step(at: runTime)
    goOn(to: clock.time(at: runTime))
  }

  /// Lets the clock run at another speed.
  mutating func setSpeed(_ factor: Double) {
    guard SimulationClock.speeds.contains(factor) else {
      let speeds = SimulationClock.speeds
      return show(
        .failed, "Speed \(Wording.number(factor))",
        detail:
          "accepted: \(Wording.number(speeds.lowerBound)) to \(Wording.number(speeds.upperBound))")
    }
    clock.run(at: factor, from: runTime)
    show(.good, "Speed \(Wording.number(factor))")
  }
}
