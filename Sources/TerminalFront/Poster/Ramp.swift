/// Fixed steps of colour along a row of stops.
struct Ramp: Sendable {
  private let steps: [Tint]

  /// `count` steps, at least two, along `stops`, of which there must be at least two.
  init(_ stops: [Tint], steps count: Int) {
    steps = (0..<count).map { step in
      let place = step * 256 * (stops.count - 1) / (count - 1)
      let stop = min(place >> 8, stops.count - 2)
      return stops[stop].mixed(with: stops[stop + 1], place - (stop << 8))
    }
  }

  /// The colour of `step`; one beyond an end is that end.
  subscript(step: Int) -> Tint {
    steps[max(0, min(steps.count - 1, step))]
  }
}
