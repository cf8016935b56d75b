/// One instant of a poster at one size, both within what the formulas can bear.
struct PosterFrame: Sendable {
  /// Pixels across, at least 1.
  let width: Int
  /// Pixels down, at least 1.
  let height: Int
  /// The shorter of the two; round shapes are measured with it.
  let side: Int
  /// The position in the video, never negative.
  let milliseconds: Int

  /// The longest side, in pixels, that is told apart from longer ones.
  private static let longestSide = 1 << 20
  /// The latest position that is told apart from later ones, some thousand years.
  private static let latest = 1 << 48

  /// A frame; what is out of bounds counts as the bound.
  init(width: Int, height: Int, milliseconds: Int) {
    self.width = max(1, min(Self.longestSide, width))
    self.height = max(1, min(Self.longestSide, height))
    self.milliseconds = max(0, min(Self.latest, milliseconds))
    side = min(self.width, self.height)
  }

  /// The pixel at column `x`, row `y`; one outside the frame counts as the nearest inside.
  func point(x: Int, y: Int) -> PosterPoint {
    let x = max(0, min(width - 1, x))
    let y = max(0, min(height - 1, y))
    return PosterPoint(x: x, y: y, u: (2 * x + 1) * 512 / width, v: (2 * y + 1) * 512 / height)
  }

  /// A distance of `units` 1024ths of the width, in 1024ths of the shorter side.
  func across(_ units: Int) -> Int {
    (units * width).dividedDown(by: side)
  }

  /// A distance of `units` 1024ths of the height, in 1024ths of the shorter side.
  func down(_ units: Int) -> Int {
    (units * height).dividedDown(by: side)
  }
}

/// A pixel of a poster: half a cell.
struct PosterPoint: Sendable {
  /// The column in pixels.
  let x: Int
  /// The row in pixels.
  let y: Int
  /// The column's middle in 1024ths of the width.
  let u: Int
  /// The row's middle in 1024ths of the height.
  let v: Int
}
