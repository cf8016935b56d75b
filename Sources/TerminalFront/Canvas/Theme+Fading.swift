extension Theme {
  /// `style` drawn towards the terminal's ground, as what lies behind the help.
  ///
  /// It is unchanged at a share of 0 and gone at 256. On a ground that is not known, what is painted is drawn
  /// towards black and the rest becomes dim; where colours cannot be mixed, all becomes dim.
  public func faded(_ style: Style, by share: Int = 150) -> Style {
    var faded = style
    let painted = style.background.known
    guard mode == .trueColor || mode == .palette256, ground != .unknown || painted != nil else {
      faded.attributes.insert(.dim)
      return faded
    }
    faded.foreground = mixed(style.foreground.known ?? ground.ownText, share)
    if let painted { faded.background = mixed(painted, share) }
    return faded
  }

  private func mixed(_ color: RGB, _ share: Int) -> Color {
    let mixed = color.mixed(with: ground.ownGround, share)
    return mode == .trueColor ? .rgb(mixed) : .palette(TerminalPalette.nearest(to: mixed))
  }
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
