extension Int {
  /// The quotient by a positive `divisor`, rounded towards minus infinity.
  ///
  /// Swift's own `/` rounds towards zero, which would tear a picture along its middle lines.
  func dividedDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self + 1) / divisor - 1
  }

  /// The remainder by a positive `divisor`, never negative.
  func remainderDown(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

/// The whole-number formulas that all posters are made of.
enum PosterArithmetic {
  /// A sine made of parabolas: a full turn is 1024, the result lies in -256...256.
  static func sine(_ angle: Int) -> Int {
    let half = angle & 511
    let height = (half * (512 - half)) >> 8
    return angle & 512 == 0 ? height : -height
  }

  /// A number in 0...255 that looks random but depends on the three arguments only.
  static func noise(_ first: Int, _ second: Int, _ third: Int) -> Int {
    var bits =
      UInt32(truncatingIfNeeded: first) &* 374_761_393
      &+ UInt32(truncatingIfNeeded: second) &* 668_265_263
      &+ UInt32(truncatingIfNeeded: third) &* 2_147_483_647
      &+ 1_013_904_223
    bits = (bits ^ (bits >> 13)) &* 1_274_126_177
    return Int((bits ^ (bits >> 16)) & 255)
  }

  /// How far `dx`, `dy` lies from the middle of an ellipse, squared: up to 1024 is inside.
  ///
  /// Offsets beyond `farthest` count as that far; no picture tells such distances apart, and their
  /// squares would not fit.
  static func ellipse(_ dx: Int, _ dy: Int, _ radiusX: Int, _ radiusY: Int) -> Int {
    let x = Swift.min(dx.magnitude, farthest)
    let y = Swift.min(dy.magnitude, farthest)
    return Int(
      x &* x &* 1024 / (radiusX * radiusX).magnitude
        &+ y &* y &* 1024 / (radiusY * radiusY).magnitude)
  }

  private static let farthest: UInt = 1 << 24
}
