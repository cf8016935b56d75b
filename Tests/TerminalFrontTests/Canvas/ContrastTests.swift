import Testing

@testable import TerminalFront

/// The contrast of two colours by WCAG 2, from 1 to 21.
private func contrast(_ one: RGB, _ other: RGB) -> Double {
  let levels = [luminance(one), luminance(other)].sorted()
  return (levels[1] + 0.05) / (levels[0] + 0.05)
}

private func luminance(_ color: RGB) -> Double {
  0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// A channel without the display's gamma of 2.4, whose fifth root is found by halving.
private func linear(_ channel: UInt8) -> Double {
  let value = Double(channel) / 255
  guard value > 0.04045 else { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let root = (low + high) / 2
    if root * root * root * root * root < base { low = root } else { high = root }
  }
  let square = low * low
  return base * base * square
}

private func rgb(_ color: Color, own: RGB) -> RGB {
  switch color.kind {
  case .own: own
  case .palette(let index): TerminalPalette.rgb(of: index)
  case .rgb(let rgb): rgb
  }
}

private let dark = RGB(hex: 0x14161b)
private let light = RGB(hex: 0xfbfaf7)
private let colored: [ColorMode] = [.trueColor, .palette256, .ansi16, .ansi8]

struct ContrastTests {
  private static let words: [Role] = [.quiet, .play, .pause, .wait, .fail, .good, .viewport]
  private static let painted: [Role] = [
    .chipPlay, .chipPause, .chipWait, .chipFail, .chipAd, .button, .buttonDone, .menu, .menuQuiet,
    .menuSelected,
  ]

  @Test func `U9: contrast is counted from 1 to 21`() {
    #expect(contrast(.white, .white) == 1)
    #expect(abs(contrast(.white, RGB(0, 0, 0)) - 21) < 1e-9)
    #expect(abs(contrast(RGB(hex: 0x777777), .white) - 4.478) < 1e-3)
  }

  @Test(arguments: [ColorMode.trueColor, .palette256])
  func `R44 U9: words are readable on the ground that they are made for`(_ mode: ColorMode) {
    for (ground, own) in [(Ground.dark, dark), (.light, light)] {
      for role in Self.words {
        let style = Theme(mode: mode, ground: ground).style(role)
        let found = contrast(rgb(style.foreground, own: own), own)
        #expect(found >= 3, "\(role) on \(ground)")
      }
    }
  }

  @Test func `R44 U9: where the ground is not known words are readable on white too`() {
    for role in Self.words where role != .viewport {
      let style = Theme(mode: .trueColor, ground: .unknown).style(role)
      let found = contrast(rgb(style.foreground, own: dark), .white)
      #expect(found >= 3, "\(role)")
    }
  }

  /// With 16 colours a finished button is white on the green of the user's palette.
  @Test(arguments: colored)
  func `R44 U9: words are readable on the ground painted under them`(_ mode: ColorMode) {
    for (ground, own) in [(Ground.dark, dark), (.light, light)] {
      for role in Self.painted {
        let style = Theme(mode: mode, ground: ground).style(role)
        guard style.background != .own, mode != .ansi16 || role != .buttonDone else { continue }
        let found = contrast(
          rgb(style.foreground, own: own), rgb(style.background, own: own))
        #expect(found >= 3, "\(role) on \(ground)")
      }
    }
  }

  @Test(arguments: colored, [0x0a0b0e, 0x140c0a, 0x2c1f3a, 0x1b3a34] as [UInt32])
  func `U4: captions are readable on their ground`(_ mode: ColorMode, _ ink: UInt32) {
    let caption = Theme(mode: mode, ground: .dark).caption(on: RGB(hex: ink))
    for style in [caption.title, caption.bright, caption.second] {
      #expect(
        contrast(rgb(style.foreground, own: dark), rgb(style.background, own: dark)) >= 4.5)
    }
  }
}
