import FoundationEssentials
import Testing

@testable import FeedModel
@testable import TerminalFront

/// Every state of the screen at every size of the terminal: all sizes where the tests are compiled
/// with optimisation, or with `ALL_SIZES=1` in the environment; else a grid of them.
@Suite struct SizeWalkTests {
  /// What is shown.
  enum State: String, CaseIterable {
    case playing, inspector, events, filter, help, empty, failed, loading, closed, strip, row,
      pager, phone, page, rightToLeft, rightToLeftPhone
  }

  @Test(arguments: State.allCases)
  func `R1 U8: any size from one cell up works, and no view draws outside its region`(
    state: State
  ) throws {
    var start = [ColorMode: FrontRun]()
    for (number, size) in Self.sizes.enumerated() {
      let theme = Self.themes[number % Self.themes.count]
      var run = start[theme.mode] ?? Self.run(state, theme)
      start[theme.mode] = run
      run.resize(columns: size.columns, rows: size.rows)
      let grid = run.frame()
      try #require(grid.width == size.columns && grid.height == size.rows)
      try #require(grid.hasWholeCharacters, "\(state) at \(size)")
      try #require(
        Self.strayViews(run.app) == [], "\(state) at \(size) with \(theme)")
    }
  }

  private static let themes: [Theme] = [
    Theme(mode: .trueColor), Theme(mode: .none, symbols: .ascii),
    Theme(mode: .palette256, ground: .light), Theme(mode: .ansi8), Theme(mode: .ansi16),
  ]

  private static let sizes: [TerminalSize] = {
    let rows = isWhole ? Array(1...60) : Array(1...12) + [18, 24, 60]
    let columns =
      isWhole
      ? Array(1...200) : [1, 2, 18, 19, 20, 21, 24, 30, 37, 40, 49, 50, 51, 66, 80, 113, 200]
    return rows.flatMap { rows in
      columns.map { TerminalSize(columns: $0, rows: rows) }
    }
  }()

  private static var isWhole: Bool {
    #if DEBUG
      ProcessInfo.processInfo.environment["ALL_SIZES"] == "1"
    #else
      true
    #endif
  }

  private static func run(_ state: State, _ theme: Theme) -> FrontRun {
    let scenario = FrontScenario.sample {
      let isMirrored = state == .rightToLeft || state == .rightToLeftPhone
      if isMirrored { $0.layoutDirection = .rightToLeft }
      if state == .row || state == .rightToLeft { $0.deck.layout = .row }
      if state == .pager { $0.deck.layout = .pager }
      if [.phone, .page, .rightToLeftPhone].contains(state) { $0.page = HostPage() }
      if state == .phone || state == .rightToLeftPhone { $0.device = .handheld(Handheld.named[1]) }
      $0.page?.pinnedHeader.height = 50
      $0.page?.above = [HostPage.Block(title: "above", height: 100)]
      guard state == .strip || state == .rightToLeft else { return }
      $0.tabsStyle.padding = EdgeInsets(top: 33, left: 40, bottom: 40, right: 3)
      $0.tabsStyle.gradient = PlayerTabsGradientStyle(endColor: 0xffffff)
      $0.tabs[0].icon = PlayerTabItemCustomImageStates(selectedImage: "🎬🎬🎬")
    }
    var run = FrontRun(scenario, theme: theme)
    run.settle()
    run.wait(.seconds(2))
    switch state {
    case .playing, .row, .pager: run.press(Key(.right), Key(.enter))
    case .inspector: run.type("i")
    case .events: run.type("e")
    case .filter: run.type("/雨 and more than fits into most terminals, twice over and once again")
    case .help: run.type("?")
    case .empty: run.type("4")
    case .failed: run.type("5")
    case .loading: run.type("3")
    case .closed: run.type("x")
    case .strip, .rightToLeft: run.type("iR")
    case .phone, .page, .rightToLeftPhone: run.type("vJJJ")
    }
    if state != .loading, state != .strip { run.settle() }
    return run
  }

  /// The views that draw outside their regions, each drawn alone into a frame of marks.
  private static func strayViews(_ app: App) -> [String] {
    var app = app
    let scene = app.scene
    let layout = scene.layout
    guard !layout.isTooSmall else { return [] }
    let isWhole = layout.phone != nil || app.simulation.hostPage != nil
    let content =
      isWhole
      ? CellRect(x: 0, y: 0, width: layout.status.width, height: layout.status.y)
      : CellRect(
        x: 0, y: layout.deck.y, width: layout.deck.width, height: layout.status.y - layout.deck.y)
    var stray: [String] = []
    func check(_ name: String, _ region: CellRect, _ draw: (inout Canvas) -> Void) {
      var canvas = Canvas.marked(app.terminal, symbols: app.theme.symbols)
      draw(&canvas)
      if !canvas.grid.isMarked(outside: region) { stray.append(name) }
    }
    check("strip", layout.strip) { TabStripView(scene: scene).draw(in: &$0) }
    check("deck", layout.deck) { app.drawContent(scene, in: &$0) }
    check("drawer", layout.drawer) { app.drawDrawer(scene, in: &$0) }
    check("status", layout.status) { StatusView(scene: scene).draw(in: &$0) }
    check("help", content) { HelpView(scene: scene, skipped: 0).draw(in: &$0) }
    return stray
  }
}
