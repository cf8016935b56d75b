/// A colour while it is being worked out; its channels may leave 0...255 on the way.
struct Tint: Hashable, Sendable {
  var red: Int
  var green: Int
  var blue: Int

  /// White light, for shine and lines.
  static let white = Tint(hex: 0xffffff)
  /// Black, for shadows.
  static let black = Tint(hex: 0x000000)

  /// A colour from its channels.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from its usual six hexadecimal digits.
  init(hex: UInt32) {
    self.init(Int(hex >> 16 & 255), Int(hex >> 8 & 255), Int(hex & 255))
  }

  /// A finished colour.
  init(_ color: RGB) {
    self.init(Int(color.red), Int(color.green), Int(color.blue))
  }

  /// This colour at `share` 0, `other` at 256.
  func mixed(with other: Tint, _ share: Int) -> Tint {
    Tint(
      red + (((other.red - red) * share) >> 8),
      green + (((other.green - green) * share) >> 8),
      blue + (((other.blue - blue) * share) >> 8))
  }
}

extension RGB {
  /// A worked out colour, each channel held within 0...255.
  init(_ tint: Tint) {
    self.init(UInt8(clamping: tint.red), UInt8(clamping: tint.green), UInt8(clamping: tint.blue))
  }
}
