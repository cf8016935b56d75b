/// A rectangle of cells: columns grow to the right, rows downwards, both from 0 at the frame's top
/// left.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns, never negative.
  public var width: Int
  /// Rows, never negative.
  public var height: Int

  /// A rectangle; a negative size counts as none.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The first column to the right of it.
  public var right: Int { x.addingUpToLimit(width) }
  /// The first row below it.
  public var bottom: Int { y.addingUpToLimit(height) }
  /// Whether it holds no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// Its columns.
  public var columns: Range<Int> { x..<right }
  /// Its rows.
  public var rows: Range<Int> { y..<bottom }

  /// Whether the cell at `x`, `y` lies in it.
  public func contains(x: Int, y: Int) -> Bool {
    columns.contains(x) && rows.contains(y)
  }

  /// The cells that both rectangles hold; empty where they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: max(left, min(right, other.right)) - left,
      height: max(top, min(bottom, other.bottom)) - top)
  }
}

extension Int {
  /// The sum, or the limit of the type that it would pass: a place far outside stays outside.
  func addingUpToLimit(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other < 0 ? .min : .max
  }
}
