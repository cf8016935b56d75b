extension RGB {
  /// This colour drawn towards `other`: itself at a share of 0, `other` at 256, rounded down on the
  /// way.
  public func mixed(with other: RGB, _ share: Int) -> RGB {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let bounded = min(max(share, 0), 256)
      return UInt8(clamping: Int(from) + (((Int(to) - Int(from)) * bounded) >> 8))
    }
    return RGB(
      channel(red, other.red), channel(green, other.green), channel(blue, other.blue))
  }

  /// Full white.
  public static let white = RGB(255, 255, 255)
}
