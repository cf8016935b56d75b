/// The styles of a card's caption, which stands on a ground made from the poster's darkest colour.
public struct CaptionStyles: Hashable, Sendable {
  /// The ground; the terminal's own where nothing is painted.
  public let ground: Color
  /// The title.
  public let title: Style
  /// What stands out from the second rank: a fraction that meets the threshold, a running time.
  public let bright: Style
  /// The second rank: author, time, fraction.
  public let second: Style
  /// The part of the bar that is still to come.
  public let rest: Style
}

extension Theme {
  /// The styles of a caption on the ground `ink`, which is shown as it is in true colour only.
  public func caption(on ink: RGB) -> CaptionStyles {
    switch mode {
    case .trueColor:
      caption(
        .rgb(ink), .rgb(.white), second: .rgb(ink.mixed(with: .white, 170)),
        rest: Style(foreground: .rgb(ink.mixed(with: .white, 70))))
    case .palette256:
      caption(
        .palette(234), .palette(231), second: .palette(250),
        rest: Style(foreground: .palette(240)))
    case .ansi16:
      caption(
        .palette(0), .palette(15), second: .palette(7), rest: Style(foreground: .palette(8)))
    case .ansi8:
      // There is no grey of its own, so the faint twin of white stands in for it.
      caption(
        .palette(0), .palette(7), second: .palette(7),
        rest: Style(foreground: .palette(7), attributes: .dim))
    case .none:
      caption(.own, .own, second: .own, rest: Style(attributes: .dim))
    }
  }

  private func caption(
    _ ground: Color, _ white: Color, second: Color, rest: Style
  ) -> CaptionStyles {
    CaptionStyles(
      ground: ground,
      title: Style(foreground: white, background: ground, attributes: .bold),
      bright: Style(
        foreground: white, background: ground, attributes: mode == .ansi8 ? .bold : []),
      second: Style(foreground: second, background: ground),
      rest: rest.on(ground))
  }

  /// The style of the filled part of a caption's bar: in the colour of `state`, white without one.
  public func bar(_ state: Role?, on ink: RGB) -> Style {
    let caption = caption(on: ink)
    guard mode != .none else { return caption.title }
    guard let state else { return caption.bright }
    let isBrightened = state == .play && mode == .trueColor
    let style = style(state)
    return Style(
      foreground: isBrightened ? .hex(0xff5aa2) : style.foreground, background: caption.ground,
      attributes: mode == .ansi8 ? style.attributes : [])
  }
}
