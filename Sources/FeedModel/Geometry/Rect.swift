/// A rectangle in points: y grows downwards, the origin is the screen's top left.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right; a rectangle without a positive one is empty.
  public var width: Double
  /// The extent downwards; a rectangle without a positive one is empty.
  public var height: Double

  /// A rectangle from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Whether it covers no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
  /// The area in square points; 0 when empty.
  public var area: Double { isEmpty ? 0 : width * height }

  /// The common area of both rectangles; nil where they share none (G3: touching edges share no area).
  public func intersection(_ other: Rect) -> Rect? {
    guard !isEmpty, !other.isEmpty,
      let across = Self.overlap((x, width), (other.x, other.width)),
      let down = Self.overlap((y, height), (other.y, other.height))
    else { return nil }
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// What two spans have in common.
  ///
  /// A span within the other comes back as it is, whatever rounding makes of its far end: what lies
  /// whole in the viewport has lost nothing (G4).
  private static func overlap(
    _ a: (start: Double, length: Double), _ b: (start: Double, length: Double)
  ) -> (start: Double, length: Double)? {
    let (aEnd, bEnd) = (a.start + a.length, b.start + b.length)
    guard a.start < bEnd, b.start < aEnd else { return nil }
    if a.start >= b.start, aEnd <= bEnd { return a }
    if b.start >= a.start, bEnd <= aEnd { return b }
    let start = max(a.start, b.start)
    return (start, min(aEnd, bEnd) - start)
  }

  /// The rectangle moved by so many points.
  public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
