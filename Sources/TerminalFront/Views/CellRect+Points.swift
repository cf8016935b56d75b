import FeedModel

extension CellRect {
  /// The cells of a rectangle in points, which on the device `terminal` are whole.
  init(_ rect: Rect) {
    self.init(
      x: (rect.x / TerminalDevice.cellWidth).rounded().wholeCells,
      y: (rect.y / TerminalDevice.cellHeight).rounded().wholeCells,
      width: (rect.width / TerminalDevice.cellWidth).rounded().wholeCells,
      height: (rect.height / TerminalDevice.cellHeight).rounded().wholeCells)
  }
}

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
