import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct TabStripTests {
  /// The rows of the strip.
  private func strip(
    _ titles: [String], active: Int = 0, columns: Int, _ theme: Theme = Theme(mode: .trueColor),
    _ change: (inout PlayerTabsStyle) -> Void = { _ in }
  ) -> [String] {
    var run = run(titles, active: active, columns: columns, theme, change)
    return Array(run.rows().prefix(run.app.layout.strip.height))
  }

  private func run(
    _ titles: [String], active: Int = 0, columns: Int, _ theme: Theme = Theme(mode: .trueColor),
    _ change: (inout PlayerTabsStyle) -> Void = { _ in }
  ) -> FrontRun {
    var scenario = Scenario()
    scenario.tabs = titles.enumerated().map { FrontScenario.tab("t\($0.offset)", $0.element) }
    scenario.tabsStyle.activeTabIndicator.isVisible = true
    scenario.network.latency = Latency(.zero)
    change(&scenario.tabsStyle)
    var run = FrontRun(scenario, columns: columns, rows: 20, theme: theme)
    run.send(.selectTab(at: active, animated: false))
    return run
  }

  @Test func `U2: the indicator is as wide as the title, and under it`() {
    #expect(
      strip(["For you", "東京さんぽ 🏮", "One"], active: 1, columns: 40) == [
        "  For you ◦  東京さんぽ 🏮 ◦  One ·",
        "▔▔▔▔▔▔▔▔▔▔▔▔▔▀▀▀▀▀▀▀▀▀▀▀▀▀▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
      ])
  }

  @Test func `U2: a strip that is too long scrolls, and marks its cut ends`() {
    let titles = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"]
    let rows = (0..<5).map { strip(titles, active: $0, columns: 24)[0] }
    #expect(
      rows == [
        "  Alpha ◦  Bravo ·  Ch ›", "‹ lpha ◦  Bravo ◦  Cha ›", "‹ avo ·  Charlie ◦  De ›",
        "‹ rlie ·  Delta ◦  Ech ›", "‹ lie ·  Delta ·  Echo ◦",
      ])
  }

  @Test(arguments: 0..<60)
  func `U2: the active title is whole wherever it fits`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = ["雨", "a", "Bc", "🏆", "e\u{301}", "-"]
    let titles = (0..<(2 + random.below(9))).map { _ in
      (0...random.below(20)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
    let active = random.below(titles.count)
    for columns in [20, 21, 25, 33, 60] {
      let row = strip(titles, active: active, columns: columns)[0]
      let shown = TextWidth.cut(titles[active], to: .max)
      if TextWidth.width(of: shown) <= columns {
        #expect(row.contains(shown), "\(shown) in \(row), \(columns) columns")
      }
    }
  }

  @Test func `U2: a title wider than the strip is cut`() {
    let rows = strip(["One", "Twenty-five and more wide columns"], active: 1, columns: 20)
    #expect(rows[0] == "Twenty-five and mor…")
  }

  @Test(
    arguments: [
      (EdgeInsets(top: 8, left: 16, bottom: 8, right: 16), 0, 2),
      (EdgeInsets(top: 0, left: 16, bottom: 0, right: 16), 0, 1),
      (EdgeInsets(top: 16, left: 16, bottom: 8, right: 16), 1, 3),
      (EdgeInsets(top: 40, left: 16, bottom: 0, right: 16), 2, 4),
      (EdgeInsets(top: -40, left: -16, bottom: 24, right: -16), 0, 3),
    ])
  func `U2: padding puts the title into its row`(padding: EdgeInsets, row: Int, rows: Int) {
    let strip = strip(["One", "Two"], columns: 30) { $0.padding = padding }
    #expect(strip.count == rows)
    #expect(strip.indices.filter { strip[$0].contains("One") } == [row])
    if row + 1 < rows { #expect(strip[row + 1].contains("▀▀▀")) }
  }

  @Test func `T4: in a strip of one row the active title is underlined instead`() {
    var run = run(["One", "Two"], columns: 30) { $0.padding = EdgeInsets(left: 16, right: 16) }
    let row = run.frame().row(0)
    #expect(row[2].style == Style(attributes: [.bold, .underline]))
    #expect(!row[8].style.attributes.contains(.underline))
  }

  @Test(arguments: [(2.0, "▀"), (11.9, "▀"), (12, "█"), (.infinity, "█")])
  func `T4: from twelve points on the indicator fills its row`(height: Double, sign: String) {
    let rows = strip(["One", "Two"], columns: 30) { $0.activeTabIndicator.height = height }
    #expect(rows[1].contains("▔▔\(sign)\(sign)\(sign)▔"))
  }

  @Test(arguments: [0.0, -3, .nan])
  func `T4: an indicator without height, or hidden, is not drawn`(height: Double) {
    let flat = strip(["One", "Two"], columns: 30) { $0.activeTabIndicator.height = height }
    #expect(flat[1] == String(repeating: "▔", count: 30))
    let hidden = strip(["One", "Two"], columns: 30) { $0.activeTabIndicator.isVisible = false }
    #expect(hidden[1] == flat[1])
  }

  @Test func `T5: one tab shows no strip unless its style says so`() {
    #expect(run(["One"], columns: 30).app.layout.strip.height == 0)
    #expect(strip(["One"], columns: 30) { $0.isTabTitleVisibleWhenSingleTab = true }.count == 2)
  }

  @Test(
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, .leastNormalMagnitude])
  func `C4: no padding makes the strip trap`(points: Double) {
    let padding = EdgeInsets(top: points, left: points, bottom: points, right: points)
    for theme in [Theme(mode: .trueColor), Theme(mode: .palette256)] {
      var run = run(["One", "Two"], active: 1, columns: 40, theme) {
        $0.padding = padding
        $0.icon = PlayerTabItemIconStyle(iconTint: .max, padding: points)
        $0.activeTabIndicator.height = points
        $0.gradient = PlayerTabsGradientStyle(startColor: .max, middleColor: 0, endColor: .max)
        $0.selectedTabState.textColor = .max
      }
      run.type("ie?")
      #expect(run.frame().hasWholeCharacters)
    }
  }
}
