import FeedModel

extension App {
  /// Goes on to the first moment with no data awaited, at most thirty simulated seconds on (Z2).
  public mutating func settle() {
    let latest = SimulatedTime.seconds(30)
    while simulation.isAwaitingData, let due = simulation.nextDeadline, due <= latest {
      goOn(to: due)
    }
  }
}
