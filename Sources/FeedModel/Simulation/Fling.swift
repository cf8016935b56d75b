/// A scroll that goes on after the user's finger has left the screen (N2).
///
/// Its velocity is multiplied by 0.998 for each whole millisecond, which is the same on every machine; what it has
/// moved is looked at once a frame of the display.
public struct Fling: Hashable, Sendable {
  /// When the finger left.
  public let start: SimulatedTime
  /// The velocity after the milliseconds that have been counted, in points a second; forwards when positive.
  public private(set) var velocity: Double
  /// How many frames have been shown.
  private var frames: Int64 = 0
  /// How many milliseconds have been counted.
  private var milliseconds: Int64 = 0
  /// What has been counted and not been moved, less than a step of the deck.
  private var pending = 0.0

  /// A fling slower than this has come to rest, in points a second.
  static let slowest = 10.0
  /// The fastest that a finger is taken for, in points a second.
  static let fastest = 100_000.0
  /// What is left of the velocity after a millisecond.
  static let deceleration = 0.998

  init(velocity: Double, start: SimulatedTime) {
    self.velocity = min(Self.fastest, max(-Self.fastest, velocity))
    self.start = start
  }

  /// Whether it has come to rest.
  var isOver: Bool { !(abs(velocity) >= Self.slowest) }

  /// When the next frame is due, in whole microseconds, 60 of them a second.
  var nextFrame: SimulatedTime {
    start + SimulatedTime(microseconds: ((frames + 1) * 1_000_000 + 59) / 60)
  }

  /// Shows the next frame.
  ///
  /// Returns by how much it moves, in whole steps; any length where there are none.
  mutating func showFrame(step: Double) -> Double {
    frames += 1
    let whole = ((frames * 1_000_000 + 59) / 60) / 1000
    while milliseconds < whole, !isOver {
      velocity *= Self.deceleration
      pending += velocity / 1000
      milliseconds += 1
    }
    guard step > 0 else {
      defer { pending = 0 }
      return pending
    }
    let moved = (pending / step).rounded(.towardZero) * step
    pending -= moved
    return moved
  }
}
