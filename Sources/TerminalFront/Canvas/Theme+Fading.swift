extension Theme {
  /// `style` drawn towards the terminal's ground, as what lies behind the help.
  ///
  /// It is unchanged at a share of 0 and gone at 256. On a ground that is not known, what is painted is drawn
  /// towards black and the rest becomes dim; where colours cannot be mixed, all becomes dim.
  public func faded(_ style: Style, by share: Int = 150) -> Style {
    var faded = style
    let painted = rgb(of: style.background)
    guard mode == .trueColor || mode == .palette256, ground != .unknown || painted != nil else {
      faded.attributes.insert(.dim)
      return faded
    }
    faded.foreground = mixed(rgb(of: style.foreground) ?? ownText, share)
    if let painted { faded.background = mixed(painted, share) }
    return faded
  }

  private func mixed(_ color: RGB, _ share: Int) -> Color {
    let mixed = color.mixed(with: ownGround, share)
    return mode == .trueColor ? .rgb(mixed) : .palette(TerminalPalette.nearest(to: mixed))
  }

  private func rgb(of color: Color) -> RGB? {
    switch color.kind {
    case .own: nil
    case .palette(let index): TerminalPalette.rgb(of: index)
    case .rgb(let rgb): rgb
    }
  }

  /// What the terminal's own text most likely looks like.
  private var ownText: RGB { RGB(hex: ground == .light ? 0x24272e : 0xd8dce4) }
  /// What the terminal's own ground most likely looks like.
  private var ownGround: RGB { RGB(hex: ground == .light ? 0xfbfaf7 : 0x14161b) }
}

extension Canvas {
  /// Draws what the cells of `rect` show towards the terminal's ground, as `Theme.faded` does.
  public mutating func fade(_ rect: CellRect, theme: Theme, by share: Int = 150) {
    // A frame has few styles, and the nearest of 256 colours is a search.
    var known: [Style: Style] = [:]
    restyle(rect) { style in
      let faded = known[style] ?? theme.faded(style, by: share)
      known[style] = faded
      style = faded
    }
  }
}
