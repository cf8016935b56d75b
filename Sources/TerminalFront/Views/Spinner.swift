import FeedModel

/// The sign of waiting, which turns a few times a second; all of them turn at once.
enum Spinner {
  /// How long it stands still.
  private static let step: Int64 = 250

  private static func stepsDone(at time: SimulatedTime) -> Int64 { time.milliseconds / step }

  /// The sign at `time`.
  static func sign(at time: SimulatedTime) -> String {
    stepsDone(at: time) % 2 == 0 ? "▚" : "▞"
  }

  /// When it turned last, at `time` or before.
  static func last(until time: SimulatedTime) -> SimulatedTime {
    .milliseconds(stepsDone(at: time) * step)
  }

  /// When it turns next.
  static func next(after time: SimulatedTime) -> SimulatedTime {
    .milliseconds((stepsDone(at: time) + 1) * step)
  }
}
