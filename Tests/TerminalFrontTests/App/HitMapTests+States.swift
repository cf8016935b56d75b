@testable import FeedModel
@testable import TerminalFront

extension HitMapTests {
  static let sizes = [(20, 6), (24, 8), (40, 12), (60, 8), (80, 24), (100, 30), (200, 60)]

  /// What is shown.
  enum State: String, CaseIterable {
    case playing, scrolled, paused, inspector, events, surroundings, help, empty, failed, loading
    case closed, row, pager, strip, stopped, toast, rightToLeft, rightToLeftRow
  }

  static func run(
    _ state: State, _ columns: Int, _ rows: Int, _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    let scenario = FrontScenario.sample {
      if state == .rightToLeft || state == .rightToLeftRow { $0.layoutDirection = .rightToLeft }
      if state == .row || state == .rightToLeftRow { $0.deck.layout = .row }
      if state == .pager { $0.deck.layout = .pager }
      if state == .strip {
        $0.tabsStyle.padding = EdgeInsets(top: 16, left: 24, bottom: 24, right: 24)
        $0.tabs[0].icon = PlayerTabItemCustomImageStates(
          selectedImage: "🎬", unselectedImage: "🎞")
      }
      change(&$0)
    }
    var run = FrontRun(scenario, columns: columns, rows: rows)
    run.settle()
    run.wait(.seconds(2))
    switch state {
    case .rightToLeft, .rightToLeftRow: run.press(Key(.left), Key(.enter))
    case .playing, .row, .pager, .strip: run.press(Key(.right), Key(.enter))
    case .scrolled: run.type("JJJJJJJJJ")
    case .paused: run.press(Key(.space))
    case .inspector: run.type("i")
    case .events: run.type("e")
    case .surroundings: run.type("n")
    case .help: run.type("?")
    case .empty: run.type("4")
    case .failed: run.type("5")
    case .loading: run.type("3")
    case .closed: run.type("x")
    case .stopped: run.type(",")
    case .toast: run.type("+")
    }
    if state != .loading, state != .stopped { run.settle() }
    return run
  }

  /// The text of the cells of a row, cell for cell; the second half of a wide character is nothing.
  static func text(of frame: CellGrid, _ rect: CellRect) -> String {
    rect.columns.map { x in
      let cell = frame[x, rect.y]
      return cell.width == 0 ? "" : frame.text(of: cell.glyph)
    }.joined()
  }
}

extension CellGrid {
  /// The cells of `region` that show another character than those of another frame.
  ///
  /// - Parameter withStyles: Whether another style counts too.
  func changedCells(
    in region: CellRect, since other: CellGrid, withStyles: Bool = false
  ) -> [(Int, Int)] {
    func differs(_ x: Int, _ y: Int) -> Bool {
      // The second half of a wide character goes with the first.
      if self[x, y].width == 0, x > region.x { return differs(x - 1, y) }
      return self[x, y].width != other[x, y].width
        || text(of: self[x, y].glyph) != other.text(of: other[x, y].glyph)
        || withStyles && self[x, y].style != other[x, y].style
    }
    return region.rows.flatMap { y in region.columns.filter { differs($0, y) }.map { ($0, y) } }
  }
}
