@testable import FeedModel
@testable import TerminalFront

extension FrameCase {
  /// A phone in the middle of a large terminal, scrolled so that the second row plays.
  private static func phone(
    _ name: String, _ columns: Int = 120, _ rows: Int = 50,
    _ theme: Theme = Theme(mode: .trueColor), _ keys: String = "",
    _ change: @escaping @Sendable (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    let scenario = FrontScenario.sample {
      $0.device = Device(rawValue: name) ?? .terminal
      change(&$0)
    }
    var run = FrontRun(scenario, columns: columns, rows: rows, theme: theme)
    run.settle()
    run.send(.scrollTo(offset: 272))
    run.settle()
    run.wait(.seconds(6))
    run.type(keys)
    return run
  }

  /// An app's page around the deck.
  private static func page(_ scenario: inout Scenario) {
    var page = HostPage()
    page.title = "Harbour Market"
    page.pinnedHeader = HostPage.Block(title: "Search the market", height: 56)
    page.above = [HostPage.Block(title: "Deals of the day", height: 120)]
    page.below = [HostPage.Block(title: "Stories", height: 300)]
    scenario.page = page
  }

  static let devices = [
    FrameCase("right-to-left-phone-120x50") {
      phone("iphone-15") { $0.layoutDirection = .rightToLeft }
    },
    FrameCase("right-to-left-page-120x50") {
      phone("iphone-15") {
        $0.layoutDirection = .rightToLeft
        page(&$0)
      }
    },
    FrameCase("phone-120x50") { phone("iphone-15") },
    FrameCase("phone-viewport-120x50") {
      phone("iphone-15", 120, 50, Theme(mode: .trueColor), "v")
    },
    FrameCase("phone-viewport-80x24") { phone("iphone-se", 80, 24, Theme(mode: .palette256), "v") },
    FrameCase("phone-ascii-100x40") {
      phone("pixel-8", 100, 40, Theme(mode: .none, symbols: .ascii), "v")
    },
    FrameCase("tablet-inspector-120x50") { phone("ipad", 120, 50, Theme(mode: .trueColor), "i") },
    FrameCase("phone-page-120x50") {
      phone("iphone-15", 120, 50, Theme(mode: .trueColor), "v", page)
    },
    FrameCase("page-100x30") { phone("terminal", 100, 30, Theme(mode: .trueColor), "", page) },
  ]
}
