import Testing

@testable import TerminalFront

private func style(
  _ foreground: Color = .own, _ background: Color = .own, _ attributes: Attributes = []
) -> Style {
  Style(foreground: foreground, background: background, attributes: attributes)
}

struct ANSIExportTests {
  @Test(
    arguments: [
      (.plain, .plain, ""),
      (.plain, style(.palette(0)), "30"), (.plain, style(.palette(7)), "37"),
      (.plain, style(.palette(8)), "90"), (.plain, style(.palette(15)), "97"),
      (.plain, style(.palette(16)), "38;5;16"), (.plain, style(.hex(0xff2e88)), "38;2;255;46;136"),
      (.plain, style(.own, .palette(7)), "47"), (.plain, style(.own, .palette(8)), "100"),
      (.plain, style(.own, .palette(255)), "48;5;255"),
      (.plain, style(.own, .hex(0x01_0203)), "48;2;1;2;3"),
      (
        .plain, style(.palette(1), .palette(2), [.reverse, .underline, .dim, .bold]),
        "1;2;4;7;31;42"
      ),
      (style(.palette(1)), .plain, "0"),
      (style(.palette(1), .own, .bold), style(.palette(1)), "22"),
      (style(.palette(1), .palette(2)), style(.own, .palette(2)), "39"),
      (style(.palette(1), .palette(2)), style(.palette(1)), "49"),
      (style(.palette(1), .palette(2)), style(.palette(3), .palette(2)), "33"),
      (style(.own, .own, .bold), style(.own, .own, .dim), "0;2"),
      (style(.palette(200), .own, [.bold, .dim]), style(.palette(200), .own, .bold), "22;1"),
      (style(.palette(200), .own, [.underline]), style(.palette(200)), "24"),
      (style(.palette(200), .own, [.reverse]), style(.palette(200)), "27"),
      (
        style(.palette(200), .palette(20), [.bold, .underline, .reverse]), style(.palette(4)),
        "0;34"
      ),
      (
        style(.palette(1), .palette(2), .bold),
        style(.palette(1), .palette(2), [.bold, .underline]), "4"
      ),
    ] as [(Style, Style, String)])
  func `X4: a change of style is the shortest sequence in a fixed order`(
    _ old: Style, _ new: Style, _ parameters: String
  ) {
    let expected = parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
    #expect(GraphicRendition.sequence(from: old, to: new) == expected)
  }

  @Test func `X4: a frame is its rows, each ended in the terminal's own style`() {
    var canvas = Canvas(width: 8, height: 5)
    let play = Theme(mode: .palette256).style(.play)
    canvas.put("►", x: 0, y: 0, style: play)
    canvas.put("雨  ", x: 2, y: 0, style: .plain)
    canvas.put("a", x: 0, y: 1, style: style(.own, .palette(4)))
    canvas.put("b  ", x: 1, y: 1, style: style(.palette(1), .palette(4)))
    canvas.put("u  ", x: 0, y: 2, style: style(.own, .own, .underline))
    canvas.put("bold  ", x: 0, y: 3, style: style(.own, .own, .bold))
    let escape = "\u{1B}["
    #expect(
      ANSIExport.text(of: canvas.grid) == """
        \(escape)1;38;5;198m►\(escape)0m 雨
        \(escape)44ma\(escape)31mb  \(escape)0m
        \(escape)4mu  \(escape)0m
        \(escape)1mbold\(escape)0m


        """)
  }

  @Test func `X4: without its sequences a frame is its plain text`() {
    var random = SplitMix(seed: 11)
    var canvas = Canvas(width: 20, height: 6)
    let colors: [Color] = [.own, .palette(1), .palette(9), .palette(99), .hex(0x12_3456)]
    for _ in 0..<200 {
      let style = style(
        colors[random.below(5)], .own, Attributes(rawValue: UInt8(random.below(4))))
      let texts = ["雨", "x", "e\u{301}", "🏆 ", "  ", "क्ष"]
      canvas.put(
        texts[random.below(6)], x: random.below(24) - 2, y: random.below(8) - 1, style: style)
    }
    var text = ""
    var isInSequence = false
    for scalar in ANSIExport.text(of: canvas.grid).unicodeScalars {
      if scalar == "\u{1B}" { isInSequence = true }
      if !isInSequence { text.unicodeScalars.append(scalar) }
      if scalar == "m", isInSequence { isInSequence = false }
    }
    #expect(text == TextExport.text(of: canvas.grid))
  }

  @Test(arguments: [(0, 0, ""), (3, 0, ""), (0, 2, "\n\n"), (1, 1, "\n")])
  func `X4: a frame without cells is rows without text`(
    _ width: Int, _ height: Int, _ text: String
  ) {
    #expect(ANSIExport.text(of: CellGrid(width: width, height: height)) == text)
  }
}
