@testable import FeedModel
@testable import TerminalFront

/// Every state with every number of colours, and every value of one axis with every one of each other.
///
/// The whole product would be seven hundred frames that show little more.
extension FrameCase {
  private enum State: String, CaseIterable {
    case main, failed, empty, loading, events, help, inspector
  }

  private static let extents = [(80, 24), (100, 30), (120, 40), (200, 60), (40, 12)]
  private static let grounds: [Ground] = [.unknown, .dark, .light]

  static let matrix: [FrameCase] = State.allCases.enumerated().flatMap { row, state in
    ColorMode.allCases.enumerated().map { column, mode in
      let (columns, rows) = extents[(row + column) % extents.count]
      let symbols: SymbolSet = (row + column) % 2 == 0 ? .unicode : .ascii
      let ground = grounds[(row + 2 * column) % grounds.count]
      let words = [
        state.rawValue, "\(columns)x\(rows)", mode.rawValue, symbols == .ascii ? "ascii" : "",
        ground == .unknown ? "" : ground.rawValue,
      ]
      return FrameCase("matrix-" + words.filter { !$0.isEmpty }.joined(separator: "-")) {
        run(state, columns, rows, Theme(mode: mode, ground: ground, symbols: symbols))
      }
    }
  }

  private static func run(
    _ state: State, _ columns: Int, _ rows: Int, _ theme: Theme
  ) -> FrontRun {
    var run = main(columns, rows, theme)
    switch state {
    case .main: break
    case .failed, .empty:
      run.type(state == .failed ? "5" : "4")
      run.settle()
      run.wait(.milliseconds(1200))
    case .loading:
      run.type("3")
      run.wait(.milliseconds(140))
    case .events: run.type("e")
    case .help: run.type("?")
    case .inspector: run.type("i")
    }
    return run
  }
}
