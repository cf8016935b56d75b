/// A role's row in the table of colours.
enum RoleColors {
  /// Text on the terminal's own ground.
  case text(TextColors)
  /// Text on a ground that is painted.
  case painted(PaintedColors)
}

/// The colours of text on the terminal's own ground; nil is the terminal's own colour.
struct TextColors {
  let dark, light: UInt32?
  let dark256, light256: UInt8?
  /// One of the sixteen named colours.
  let named: UInt8?
  /// How it is set in true colour and with 256 colours, with 16 or 8, and without any.
  let attributes, attributesNamed, attributesNone: Attributes

  /// A row of the table, in the order of its columns.
  init(
    _ dark: UInt32?, _ light: UInt32?, _ dark256: UInt8?, _ light256: UInt8?, _ named: UInt8?,
    _ attributes: Attributes, _ attributesNamed: Attributes, _ attributesNone: Attributes
  ) {
    self.dark = dark
    self.light = light
    self.dark256 = dark256
    self.light256 = light256
    self.named = named
    self.attributes = attributes
    self.attributesNamed = attributesNamed
    self.attributesNone = attributesNone
  }
}

/// The colours of text, given first, and of the ground painted under it.
struct PaintedColors {
  let dark, light: (UInt32, UInt32)
  let dark256, light256: (UInt8, UInt8)
  /// Of the sixteen and of the eight named colours; nil paints nothing.
  let named, named8: (UInt8, UInt8)?
  /// How it is set in colour, and without.
  let attributes, attributesNone: Attributes

  /// A row of the table, in the order of its columns.
  init(
    _ dark: (UInt32, UInt32), _ light: (UInt32, UInt32), _ dark256: (UInt8, UInt8),
    _ light256: (UInt8, UInt8), _ named: (UInt8, UInt8)?, _ named8: (UInt8, UInt8)?,
    _ attributes: Attributes, _ attributesNone: Attributes
  ) {
    self.dark = dark
    self.light = light
    self.dark256 = dark256
    self.light256 = light256
    self.named = named
    self.named8 = named8
    self.attributes = attributes
    self.attributesNone = attributesNone
  }
}
