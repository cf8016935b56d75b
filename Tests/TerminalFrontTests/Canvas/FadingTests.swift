import Testing

@testable import TerminalFront

private let pink = Style(foreground: .hex(0xff2e88), background: .hex(0x20242d), attributes: .bold)

struct FadingTests {
  @Test(
    arguments: [
      (
        .dark, 150, Style(foreground: .hex(0x751f48), background: .hex(0x181b22), attributes: .bold)
      ),
      (.dark, 0, pink),
      (
        .dark, 256, Style(foreground: .hex(0x14161b), background: .hex(0x14161b), attributes: .bold)
      ),
      (
        .dark, .max,
        Style(foreground: .hex(0x14161b), background: .hex(0x14161b), attributes: .bold)
      ),
      (.dark, .min, pink),
      (
        .light, 150,
        Style(foreground: .hex(0xfca5c9), background: .hex(0xa0a1a3), attributes: .bold)
      ),
      (
        .unknown, 150,
        Style(foreground: .hex(0x751f48), background: .hex(0x181b22), attributes: .bold)
      ),
    ] as [(Ground, Int, Style)])
  func `U9: what lies behind the help is drawn towards the ground`(
    _ ground: Ground, _ share: Int, _ expected: Style
  ) {
    #expect(Theme(mode: .trueColor, ground: ground).faded(pink, by: share) == expected)
  }

  @Test(arguments: ColorMode.allCases)
  func `U9: what is not painted becomes dim on a ground that is not known`(_ mode: ColorMode) {
    let text = Style(foreground: .hex(0xff2e88), attributes: .bold)
    let dim = Style(foreground: .hex(0xff2e88), attributes: [.bold, .dim])
    #expect(Theme(mode: mode).faded(text) == dim)
  }

  @Test(
    arguments: [
      (.trueColor, Style(foreground: .hex(0x65676e))),
      (.palette256, Style(foreground: .palette(242))),
      (.ansi16, Style(attributes: .dim)), (.ansi8, Style(attributes: .dim)),
      (.none, Style(attributes: .dim)),
    ] as [(ColorMode, Style)])
  func `U9: text in the terminal's own colour fades in every mode`(
    _ mode: ColorMode, _ expected: Style
  ) {
    #expect(Theme(mode: mode, ground: .dark).faded(.plain) == expected)
  }

  @Test func `U9: fading a region keeps its text and what lies outside`() {
    let theme = Theme(mode: .palette256, ground: .dark)
    var canvas = Canvas(width: 4, height: 1)
    let style = theme.style(.chipPlay)
    canvas.put("abcd", x: 0, y: 0, style: style)
    canvas.fade(CellRect(x: 1, y: 0, width: 2, height: 5), theme: theme)
    let faded = theme.faded(style)
    #expect(faded == Style(foreground: .palette(243), background: .palette(53), attributes: .bold))
    #expect(canvas.grid.row(0).map(\.style) == [style, faded, faded, style])
    #expect(TextExport.rows(of: canvas.grid) == ["abcd"])
  }

  @Test(
    arguments: [
      (0x00_0000, 16), (0xff_ffff, 231), (0xff_2e88, 197), (0x8b_93a1, 246), (0x14_161b, 233),
      (0x64_3c1e, 58), (0x0c_c85a, 41), (0x3a_404c, 238),
    ] as [(UInt32, UInt8)])
  func `U9: the nearest of 256 colours keeps the hue`(_ hex: UInt32, _ index: UInt8) {
    #expect(TerminalPalette.nearest(to: RGB(hex: hex)) == index)
  }

  @Test func `U9: every entry of the palette that can be known is nearest to itself`() {
    for index in UInt8(16)...255 {
      let color = TerminalPalette.rgb(of: index)
      #expect(TerminalPalette.rgb(of: TerminalPalette.nearest(to: color)) == color)
    }
  }

  @Test(
    arguments: [
      (0, 0x10_20ff), (1, 0x10_20fe), (128, 0x87_8f80), (255, 0xfe_fe01), (256, 0xff_ff01),
    ] as [(Int, UInt32)])
  func `U4: colours mix in whole numbers, rounded down`(_ share: Int, _ expected: UInt32) {
    #expect(RGB(hex: 0x10_20ff).mixed(with: RGB(hex: 0xff_ff01), share) == RGB(hex: expected))
  }
}
