/// A line of what is said in a video, and when it is shown.
public struct Caption: Hashable, Sendable {
  /// The position of the video from which on it is shown.
  public var from: SimulatedTime
  /// The position at which it is gone.
  public var to: SimulatedTime
  /// What is said.
  public var text: String

  /// A line between two positions.
  public init(from: SimulatedTime = .zero, to: SimulatedTime, text: String) {
    self.from = from
    self.to = to
    self.text = text
  }
}

extension Video {
  /// The line that is shown at a position, of several the first; nil while nothing is said.
  public func caption(at position: SimulatedTime) -> Caption? {
    captions.first { $0.from <= position && position < $0.to }
  }
}
