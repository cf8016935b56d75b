extension Theme {
  /// What pictures are drawn for.
  var medium: PictureMedium {
    PictureMedium(colors: mode, ground: ground, isASCII: symbols == .ascii)
  }

  /// A colour that an app has set, as near as the terminal comes to it; nil where it has too few.
  func color(_ rgb: RGB) -> Color? {
    switch mode {
    case .trueColor: .rgb(rgb)
    case .palette256: .palette(TerminalPalette.nearest(to: rgb))
    case .ansi16, .ansi8, .none: nil
    }
  }
}
