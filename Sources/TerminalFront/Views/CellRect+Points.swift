import FeedModel

extension Double {
  /// The whole cells in so many, rounded down.
  ///
  /// What an app may set has no bounds: more than the largest terminal has count as that many, and
  /// no number as none.
  var wholeCells: Int {
    let largest = Double(TerminalDevice.largest)
    return isNaN ? 0 : Int(Swift.min(largest, Swift.max(-largest, self)).rounded(.down))
  }
}
