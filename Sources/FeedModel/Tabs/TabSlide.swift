/// The movement from one tab to another: it only looks so, the selection is already made (T17).
public struct TabSlide: Hashable, Sendable {
  /// The index of the tab that is left.
  public let from: Int
  /// When it began.
  public let start: SimulatedTime

  /// How long it takes.
  public static let duration = SimulatedTime.milliseconds(300)

  /// When it is over.
  public var end: SimulatedTime { start + Self.duration }
}
