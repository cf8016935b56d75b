@testable import FeedModel
@testable import TerminalFront

/// The player in full screen and in picture in picture (D11, D12).
extension FrameCase {
  /// The sample with picture in picture, and a call to action on its first videos.
  static func places(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    FrontScenario.sample { scenario in
      scenario.deck.isPictureInPictureEnabled = true
      scenario.catalog = Catalog(
        scenario.catalog.videos.enumerated().map { index, video in
          var video = video
          if index < 3 { video.cta = CallToAction(text: "Shop now", actionParam: "shop:1") }
          return video
        })
      change(&scenario)
    }
  }

  /// The first video fills the screen, `time` after it was opened.
  private static func open(
    _ columns: Int, _ rows: Int, _ theme: Theme = Theme(mode: .trueColor),
    after time: Duration = .milliseconds(4200), _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    var run = FrontRun(places(change), columns: columns, rows: rows, theme: theme)
    run.settle()
    run.wait(.seconds(9))
    run.type("f")
    run.wait(time)
    return run
  }

  /// The first video plays in a corner, scrolled away.
  private static func corner(
    _ columns: Int, _ rows: Int, _ theme: Theme = Theme(mode: .trueColor),
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    var run = FrontRun(places(change), columns: columns, rows: rows, theme: theme)
    run.settle()
    run.wait(.seconds(9))
    run.press(Key(.pageDown))
    run.wait(.milliseconds(2300))
    return run
  }

  static let inPlaces: [FrameCase] = [
    FrameCase("full-screen-100x30") { open(100, 30) },
    FrameCase("full-screen-80x24") { open(80, 24, after: .seconds(6)) },
    FrameCase("full-screen-40x12") { open(40, 12) },
    FrameCase("full-screen-20x6") { open(20, 6) },
    FrameCase("full-screen-200x60-256") { open(200, 60, Theme(mode: .palette256)) },
    FrameCase("full-screen-16") { open(80, 24, Theme(mode: .ansi16), after: .seconds(1)) },
    FrameCase("full-screen-8-light") { open(80, 24, Theme(mode: .ansi8, ground: .light)) },
    FrameCase("full-screen-none") { open(80, 24, Theme(mode: .none), after: .seconds(6)) },
    FrameCase("full-screen-ascii") {
      open(80, 24, Theme(mode: .none, symbols: .ascii), after: .seconds(6))
    },
    FrameCase("full-screen-fit-100x30") {
      open(100, 30) { $0.deck.viewConfiguration.playerView.playerStyle = .fit }
    },
    FrameCase("full-screen-paused-without-buttons") {
      var run = open(100, 30) {
        $0.deck.viewConfiguration.playerView.muteButton.isHidden = true
        $0.deck.viewConfiguration.playerView.shareButton.isHidden = true
      }
      run.press(Key(.space))
      return run
    },
    FrameCase("full-screen-events-100x30") {
      var run = open(100, 30)
      run.type("e")
      return run
    },
    FrameCase("full-screen-phone-120x50") {
      open(120, 50) { $0.device = .handheld(Handheld.named[0]) }
    },
    FrameCase("full-screen-right-to-left-80x24") {
      open(80, 24, after: .seconds(6)) { $0.layoutDirection = .rightToLeft }
    },
    FrameCase("corner-right-to-left-80x24") {
      corner(80, 24) { $0.layoutDirection = .rightToLeft }
    },
    FrameCase("corner-100x30") { corner(100, 30) },
    FrameCase("corner-80x24") { corner(80, 24) },
    FrameCase("corner-40x12") { corner(40, 12) },
    FrameCase("corner-20x6") { corner(20, 6) },
    FrameCase("corner-256-top-left") {
      corner(100, 30, Theme(mode: .palette256)) {
        $0.deck.viewConfiguration.playerView.pipPlacement = .topLeft
      }
    },
    FrameCase("corner-16") { corner(80, 24, Theme(mode: .ansi16)) },
    FrameCase("corner-8-ascii") { corner(80, 24, Theme(mode: .ansi8, symbols: .ascii)) },
    FrameCase("corner-none") { corner(80, 24, Theme(mode: .none)) },
    FrameCase("corner-ascii-paused") {
      var run = corner(80, 24, Theme(mode: .none, symbols: .ascii))
      run.press(Key(.space))
      return run
    },
    FrameCase("corner-inspector-100x30") {
      var run = corner(100, 30)
      run.type("i")
      return run
    },
    FrameCase("corner-phone-120x50") {
      corner(120, 50) { $0.device = .handheld(Handheld.named[0]) }
    },
    FrameCase("card-in-picture-100x30") {
      var run = FrontRun(places(), columns: 100, rows: 30)
      run.settle()
      run.wait(.seconds(9))
      run.type("p")
      run.wait(.seconds(2))
      return run
    },
    FrameCase("corner-not-enabled-100x30") {
      var run = main(100, 30)
      run.type("p")
      run.wait(.milliseconds(100))
      return run
    },
  ]
}
