import FeedModel

extension Scene {
  /// Draws a part of the app, mirrored where the app is laid out right to left (T3).
  func layOut(in rect: CellRect, _ canvas: inout Canvas, _ draw: (inout Canvas) -> Void) {
    canvas.mirrored(in: isRightToLeft ? rect : nil, draw)
  }

  /// Whether the app is laid out right to left.
  var isRightToLeft: Bool { simulation.surroundings.layoutDirection == .rightToLeft }
}
