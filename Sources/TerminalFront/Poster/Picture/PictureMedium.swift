/// What a terminal offers to draw pictures with.
public struct PictureMedium: Hashable, Sendable {
  /// How many colours it shows.
  public var colors: ColorMode
  /// What is known of its ground; a picture without colours is inverted on a light one.
  public var ground: Ground
  /// Whether it has the characters of ASCII only, without blocks and shades.
  public var isASCII: Bool

  /// A medium with block characters on an unknown ground, unless said otherwise.
  public init(colors: ColorMode, ground: Ground = .unknown, isASCII: Bool = false) {
    self.colors = colors
    self.ground = ground
    self.isASCII = isASCII
  }
}
