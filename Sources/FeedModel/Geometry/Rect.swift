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
    let left = max(x, other.x)
    let top = max(y, other.y)
    let common = Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return common.isEmpty || isEmpty || other.isEmpty ? nil : common
  }

  /// The rectangle moved by so many points.
  public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
