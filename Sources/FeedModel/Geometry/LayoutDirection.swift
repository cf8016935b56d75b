/// In which direction the app is laid out: from which side tabs and items begin (T3).
///
/// Right to left mirrors where things lie, and with it what a gesture to either side means; indexes stay as they are.
public enum LayoutDirection: String, Codable, CaseIterable, Hashable, Sendable {
  /// As English: the first tab is at the left.
  case leftToRight
  /// As Arabic and Hebrew: the first tab is at the right.
  case rightToLeft
}

extension Rect {
  /// The rectangle with both sides of `bounds` exchanged.
  func mirrored(in bounds: Rect) -> Rect {
    Rect(x: bounds.x + (bounds.maxX - maxX), y: y, width: width, height: height)
  }
}
