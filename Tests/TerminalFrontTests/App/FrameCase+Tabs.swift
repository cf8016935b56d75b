@testable import FeedModel
@testable import TerminalFront

/// The tab strip, and what stands in place of a deck (T5, T20).
extension FrameCase {
  /// The tab with this number, once its content is here.
  static func tab(_ number: Int, after time: Duration = .milliseconds(1200)) -> FrontRun {
    var run = playing()
    run.type("\(number)")
    run.settle()
    run.wait(time)
    return run
  }

  static let tabs = [
    FrameCase("loading") {
      var run = playing()
      run.type("5")
      run.wait(.milliseconds(1260))
      return run
    },
    FrameCase("failed") { tab(5) },
    FrameCase("failed-20x6") {
      var run = playing(20, 6)
      run.type("5")
      run.settle()
      return run
    },
    FrameCase("empty") { tab(4) },
    FrameCase("wide-title") { tab(6) },
    FrameCase("second-page") {
      var run = tab(3)
      run.type("G")
      run.settle()
      run.wait(.milliseconds(500))
      return run
    },
    FrameCase("closed") {
      var run = main(100, 30)
      run.type("x")
      return run
    },
    FrameCase("no-tab") { FrontRun(Scenario()) },
    FrameCase("single-tab") {
      playing { $0.tabs.removeLast(5) }
    },
    FrameCase("strip-cut-40x12") {
      var run = playing(40, 12)
      run.type("3")
      run.settle()
      run.wait(.milliseconds(400))
      return run
    },
    FrameCase("strip-style") {
      playing {
        $0.tabs[0].icon = PlayerTabItemCustomImageStates(
          selectedImage: "🎬", unselectedImage: "🎞")
        $0.tabs[2].icon = PlayerTabItemCustomImageStates(
          selectedImage: "🍲", unselectedImage: "🍳")
        $0.tabsStyle.padding = EdgeInsets(top: 16, left: 24, bottom: 24, right: 24)
        $0.tabsStyle.gradient = PlayerTabsGradientStyle(
          startColor: 0x102030, middleColor: 0x304050, endColor: 0x203040)
        $0.tabsStyle.selectedTabState.textColor = 0xffd166
        $0.tabsStyle.unselectedTabState.textColor = 0x9fb3c8
        $0.tabsStyle.activeTabIndicator.height = 12
      }
    },
    FrameCase("slide") {
      var run = playing()
      run.type("3")
      run.wait(.milliseconds(130))
      return run
    },
  ]
}
