@testable import FeedModel
@testable import TerminalFront

/// An app that is laid out right to left (T3).
extension FrameCase {
  static let rightToLeft = [
    FrameCase("right-to-left-80x24") { playing(80, 24) { $0.layoutDirection = .rightToLeft } },
    FrameCase("right-to-left-100x30") { playing { $0.layoutDirection = .rightToLeft } },
    FrameCase("right-to-left-row") {
      var run = playing {
        $0.layoutDirection = .rightToLeft
        $0.deck.layout = .row
      }
      run.press(Key(.left), Key(.left), Key(.left), Key(.left))
      run.wait(.milliseconds(400))
      return run
    },
    FrameCase("right-to-left-loading-80x24") {
      FrontRun(FrontScenario.sample { $0.layoutDirection = .rightToLeft }, columns: 80, rows: 24)
    },
  ]
}
