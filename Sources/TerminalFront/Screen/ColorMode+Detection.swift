extension ColorMode {
  /// What a terminal shows that has `colors` by its description, as far as the environment does not
  /// say otherwise.
  ///
  /// `NO_COLOR`, set and not empty, asks for none. `COLORTERM` says `truecolor` or `24bit` where the
  /// description, which is often a shared one, knows less; it is believed if the description tells of
  /// colours at all that are set in the usual way.
  init(colors: Int, usual: Bool, noColor: String?, colorTerm: String?) {
    if let noColor, !noColor.isEmpty {
      self = .none
    } else if usual, colors >= 8, colorTerm == "truecolor" || colorTerm == "24bit" {
      self = .trueColor
    } else {
      self =
        switch colors {
        case ..<8: .none
        case ..<16: .ansi8
        case ..<256: .ansi16
        case 256: .palette256
        default: usual ? .trueColor : .palette256
        }
    }
  }
}
