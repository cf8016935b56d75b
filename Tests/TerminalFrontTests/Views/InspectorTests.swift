import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct InspectorTests {
  private func drawer(
    _ columns: Int, _ rows: Int = 24, threshold: Double = 0.5, _ keys: String = "",
    theme: Theme = Theme(mode: .trueColor)
  ) -> [String] {
    var run = FrontRun(
      FrontScenario.sample {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = threshold
      },
      columns: columns, rows: rows, theme: theme)
    run.settle()
    run.wait(.seconds(2))
    run.type("i" + keys)
    let drawer = run.app.layout.drawer
    return run.frame().rows(of: drawer)
  }

  @Test(
    arguments: [
      (0.5, "0          50 %       100"),
      (0, "0 %                   100"),
      (0.04, "4 %                   100"),
      (0.05, "5 %                   100"),
      (0.13, "0 13 %                100"),
      (0.75, "0                75 % 100"),
      (0.8, "0                  80 %"),
      (0.995, "0                  99.5 %"),
      (1, "0                   100 %"),
    ])
  func `U1: the scale tells the threshold, and gives up an end that it would touch`(
    threshold: Double, scale: String
  ) {
    let columns = InspectorColumns(width: 97)
    #expect(columns.barWidth == 25)
    let row = drawer(97, threshold: threshold)[1].dropFirst(columns.bar).prefix(25)
    #expect(String(row) == scale.padding(to: 25))
  }

  @Test(arguments: 20...200)
  func `U1: the columns of the table never overlap`(width: Int) {
    let columns = InspectorColumns(width: width)
    #expect(columns.title + columns.titleWidth < columns.percentageEnd - 7)
    #expect(columns.percentageEnd < columns.bar)
    #expect(columns.verdict >= columns.bar + columns.barWidth)
    #expect(columns.verdict + columns.verdictWidth < max(width, columns.verdict + 1))
    #expect(columns.hasBar == (width >= 50))
    if width >= 40 { #expect(columns.hasVerdict) }
    for threshold in [-1, 0, 0.5, 1, 2, .nan, .infinity] as [Double] {
      let mark = columns.mark(at: threshold)
      #expect((columns.bar...columns.bar + columns.barWidth).contains(mark))
    }
  }
}

extension String {
  /// The text with blanks behind it, as long as `count` characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
