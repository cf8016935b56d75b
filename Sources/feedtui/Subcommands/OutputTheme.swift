import TerminalFront

/// How frames look, by what the options and the surroundings say.
enum OutputTheme {
  /// The theme of a frame in a file whose name asks for colours: all of them, and every sign, whatever the
  /// terminal shows.
  static func ofPicture(_ options: Options) -> Theme {
    let mode: ColorMode = if case .mode(let mode) = options.color { mode } else { .trueColor }
    return Theme(
      mode: mode, ground: TerminalSurroundings.ground,
      symbols: options.isASCII ?? false ? .ascii : .unicode)
  }

  /// The theme of a printed frame: plain unless colours are asked for (Z2, U9).
  static func ofPrintedFrame(_ options: Options) -> Theme {
    let mode: ColorMode =
      switch options.color {
      case .auto: .none
      case .always: TerminalSurroundings.colorModeByName
      case .mode(let mode): mode
      }
    return theme(mode, options)
  }

  /// A theme with so many colours, with the ground and the signs that the surroundings tell of.
  static func theme(_ mode: ColorMode, _ options: Options) -> Theme {
    let isASCII = options.isASCII ?? !TerminalSurroundings.isUTF8
    return Theme(
      mode: mode, ground: TerminalSurroundings.ground, symbols: isASCII ? .ascii : .unicode)
  }
}
