/// How roles look on a terminal: with how many colours, on which ground, with which signs.
///
/// With 8 colours the bright ones become their plain twins in bold, which most such terminals show
/// brighter. Black text is never bold there, since those terminals would show it grey.
public struct Theme: Hashable, Sendable {
  /// How many colours there are.
  public let mode: ColorMode
  /// What is known of the terminal's own ground.
  public let ground: Ground
  /// The signs that frames are drawn with.
  public let symbols: SymbolSet

  /// A theme; by default for a terminal of which nothing is known but its colours.
  public init(mode: ColorMode, ground: Ground = .unknown, symbols: SymbolSet = .unicode) {
    self.mode = mode
    self.ground = ground
    self.symbols = symbols
  }

  /// The style of `role`.
  public func style(_ role: Role) -> Style {
    switch role.colors {
    case .text(let colors): style(colors)
    case .painted(let colors): style(colors)
    }
  }

  private func style(_ colors: TextColors) -> Style {
    let isLight = ground == .light
    switch mode {
    case .trueColor:
      let hex = isLight ? colors.light : colors.dark
      return Style(foreground: hex.map(Color.hex) ?? .own, attributes: colors.attributes)
    case .palette256:
      let index = isLight ? colors.light256 : colors.dark256
      return Style(foreground: index.map(Color.palette) ?? .own, attributes: colors.attributes)
    case .ansi16:
      return Style(
        foreground: colors.named.map(Color.palette) ?? .own, attributes: colors.attributesNamed)
    case .ansi8:
      let isBright = colors.named.map { $0 >= 8 } ?? false
      return Style(
        foreground: colors.named.map { .palette($0 % 8) } ?? .own,
        attributes: isBright ? colors.attributesNamed.union(.bold) : colors.attributesNamed)
    case .none:
      return Style(attributes: colors.attributesNone)
    }
  }

  private func style(_ colors: PaintedColors) -> Style {
    let isLight = ground == .light
    switch mode {
    case .trueColor:
      let (text, ground) = isLight ? colors.light : colors.dark
      return Style(
        foreground: .hex(text), background: .hex(ground), attributes: colors.attributes)
    case .palette256:
      let (text, ground) = isLight ? colors.light256 : colors.dark256
      return Style(
        foreground: .palette(text), background: .palette(ground), attributes: colors.attributes)
    case .ansi16:
      guard let (text, ground) = colors.named else { return Style(attributes: colors.unpainted) }
      return Style(
        foreground: .palette(text), background: .palette(ground), attributes: colors.attributes)
    case .ansi8:
      guard let (text, ground) = colors.named8 else { return Style(attributes: colors.unpainted) }
      return Style(
        foreground: .palette(text), background: .palette(ground),
        attributes: text == 0 ? [] : colors.attributes)
    case .none:
      return Style(attributes: colors.attributesNone)
    }
  }
}

extension PaintedColors {
  /// How the text is set where nothing is painted under it: only its rank shows.
  fileprivate var unpainted: Attributes { attributesNone.intersection(.dim) }
}
