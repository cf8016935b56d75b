/// A colour in true colour: three channels, 0...255 each.
public struct RGB: Hashable, Sendable {
  /// Red, 0...255.
  public var red: UInt8
  /// Green, 0...255.
  public var green: UInt8
  /// Blue, 0...255.
  public var blue: UInt8

  /// A colour from its channels, 0...255 each.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from its usual six hexadecimal digits, such as `0xff2e88`.
  public init(hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }
}

/// The colour of a cell's text or ground: the terminal's own, one of its palette, or a true colour.
///
/// Packed into four bytes, since a frame holds two of them a cell.
public struct Color: Hashable, Sendable {
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// What a colour is, taken apart.
  public enum Kind: Hashable, Sendable {
    /// Whatever the terminal shows where no colour is set.
    case own
    /// An entry of the terminal's palette, 0...255; 0...15 are the sixteen named ones.
    case palette(UInt8)
    /// A true colour.
    case rgb(RGB)
  }

  /// Whatever the terminal shows where no colour is set.
  public static let own = Color(bits: 0)

  /// An entry of the terminal's palette, 0...255; 0...15 are the sixteen named ones.
  public static func palette(_ index: UInt8) -> Color {
    Color(bits: 1 << 24 | UInt32(index))
  }

  /// A true colour.
  public static func rgb(_ rgb: RGB) -> Color {
    Color(bits: 2 << 24 | UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue))
  }

  /// A true colour from its usual six hexadecimal digits, such as `0xff2e88`.
  public static func hex(_ hex: UInt32) -> Color {
    .rgb(RGB(hex: hex))
  }

  /// What the colour is, taken apart.
  public var kind: Kind {
    switch bits >> 24 {
    case 0: .own
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    default: .rgb(RGB(hex: bits))
    }
  }
}
