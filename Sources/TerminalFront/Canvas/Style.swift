/// How the text of a cell is set beyond its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set of attributes from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter text.
  public static let dim = Attributes(rawValue: 2)
  /// A line under the text.
  public static let underline = Attributes(rawValue: 4)
  /// Text and ground exchanged.
  public static let reverse = Attributes(rawValue: 8)
}

/// Colours and attributes of a cell.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour of the ground behind it.
  public var background: Color
  /// How the text is set.
  public var attributes: Attributes

  /// A style; by default the terminal's own colours, plain.
  public init(
    foreground: Color = .own, background: Color = .own, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, plain.
  public static let plain = Style()

  /// The same style on another ground.
  public func on(_ background: Color) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// The same style with further attributes.
  func with(_ attributes: Attributes) -> Style {
    Style(
      foreground: foreground, background: background,
      attributes: self.attributes.union(attributes))
  }
}
