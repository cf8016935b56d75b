import Testing

@testable import TerminalFront

@Suite struct ColorModeDetectionTests {
  @Test(
    arguments: [
      (0, true, nil, nil, .none), (0, true, nil, "truecolor", .none), (8, true, nil, nil, .ansi8),
      (16, true, nil, nil, .ansi16), (88, true, nil, nil, .ansi16),
      (256, true, nil, nil, .palette256), (256, true, nil, "truecolor", .trueColor),
      (8, true, nil, "24bit", .trueColor), (256, true, nil, "yes", .palette256),
      (256, false, nil, "truecolor", .palette256), (1 << 24, true, nil, nil, .trueColor),
      (256, true, "1", nil, .none), (256, true, "0", "truecolor", .none),
      (256, true, "", "truecolor", .trueColor), (-1, true, nil, nil, .none),
    ] as [(Int, Bool, String?, String?, ColorMode)])
  func `U9: the colours of a terminal are found from its description and the environment`(
    colors: Int, usual: Bool, noColor: String?, colorTerm: String?, mode: ColorMode
  ) {
    let found = ColorMode(colors: colors, usual: usual, noColor: noColor, colorTerm: colorTerm)
    #expect(found == mode)
  }
}
