import Testing

@testable import TerminalFront

@Suite struct CardLayoutTests {
  @Test(
    arguments: [
      // The sizes of looks.md: three rows of caption, two, one.
      (32, 16, true, 11, 3, 2), (25, 12, true, 7, 3, 2), (20, 11, true, 6, 3, 2),
      (19, 11, true, 7, 2, 2), (32, 10, true, 6, 2, 2), (20, 7, true, 3, 2, 2),
      (20, 6, true, 3, 1, 2), (13, 5, true, 2, 1, 2), (5, 4, true, 1, 1, 2),
      // A lower card loses the price, then the name, then the poster.
      (5, 3, true, 1, 1, 1), (5, 2, true, 1, 1, 0), (5, 1, true, 0, 1, 0), (5, 0, true, 0, 0, 0),
      (32, 9, false, 6, 3, 0), (5, 1, false, 0, 1, 0),
    ])
  func `U3: poster, caption and panel share the rows of a card`(
    width: Int, height: Int, hasPanel: Bool, poster: Int, caption: Int, panel: Int
  ) {
    let layout = CardLayout(width: width, height: height, hasPanel: hasPanel)
    #expect(layout.posterRows == poster)
    #expect(layout.captionRows == caption)
    #expect(layout.panelRows == panel)
    #expect(layout.videoRows + layout.panelRows == height)
  }

  @Test(arguments: [(0, 0, 0), (1, 0, 1), (9, 0, 9), (10, 1, 8), (32, 1, 30)])
  func `U3: text keeps a column of padding from ten columns on`(
    width: Int, padding: Int, textWidth: Int
  ) {
    let layout = CardLayout(width: width, height: 8, hasPanel: true)
    #expect(layout.padding == padding)
    #expect(layout.textWidth == textWidth)
  }
}
