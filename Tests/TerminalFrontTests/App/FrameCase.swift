import Testing

@testable import FeedModel
@testable import TerminalFront

/// A frame whose every cell is kept in a file, and how it comes about.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// The name of its file.
  let name: String
  private let run: @Sendable () -> FrontRun

  var testDescription: String { name }

  init(_ name: String, _ run: @escaping @Sendable () -> FrontRun) {
    self.name = name
    self.run = run
  }

  /// The frame.
  func frame() -> CellGrid {
    var run = run()
    return run.frame()
  }

  static let all =
    sizes + colours + tabs + players + rightToLeft + words + matrix + devices + inPlaces + carts
}

extension FrameCase {
  /// The second video plays, started by hand; the first one is paused, and the focus is on the
  /// third.
  static func main(
    _ columns: Int, _ rows: Int, _ theme: Theme = Theme(mode: .trueColor),
    _ scenario: Scenario = FrontScenario.sample()
  ) -> FrontRun {
    var run = FrontRun(scenario, columns: columns, rows: rows, theme: theme)
    run.settle()
    run.wait(.seconds(9))
    run.press(Key(.space), Key(.right), Key(.enter))
    run.settle()
    run.wait(.milliseconds(17_300))
    run.press(Key(.right))
    return run
  }

  /// As soon as the first video plays, and a little later.
  static func playing(
    _ columns: Int = 100, _ rows: Int = 30, after time: Duration = .milliseconds(5200),
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> FrontRun {
    var run = FrontRun(FrontScenario.sample(change), columns: columns, rows: rows)
    run.settle()
    run.wait(time)
    return run
  }

  private static let sizes = [
    FrameCase("main-80x24") { main(80, 24) },
    FrameCase("main-100x30") { main(100, 30) },
    FrameCase("main-120x40") { main(120, 40) },
    FrameCase("main-200x50") { main(200, 50) },
    FrameCase("main-200x60") { main(200, 60) },
    FrameCase("main-40x12") { main(40, 12) },
    FrameCase("main-20x6") { main(20, 6) },
    FrameCase("main-19x5") { main(19, 5) },
    FrameCase("inspector-120x40") {
      var run = main(120, 40)
      run.type("JJJJJJJJJi")
      return run
    },
    FrameCase("inspector-40x12") {
      var run = main(40, 12)
      run.type("i")
      return run
    },
    FrameCase("inspector-over-the-deck-60x8") {
      var run = playing(60, 8)
      run.type("i")
      return run
    },
    FrameCase("surroundings-100x30") {
      var run = main(100, 30)
      run.type("n")
      return run
    },
    FrameCase("surroundings-over-the-deck-40x10") {
      var run = playing(40, 10)
      run.type("n")
      return run
    },
    FrameCase("events-120x40") {
      var run = main(120, 40)
      run.type("e")
      return run
    },
    FrameCase("help-100x30") {
      var run = main(100, 30)
      run.type("?")
      return run
    },
    FrameCase("help-80x24") {
      var run = main(80, 24)
      run.type("?")
      return run
    },
    FrameCase("help-40x12") {
      var run = main(40, 12)
      run.type("?")
      return run
    },
  ]

  private static let colours = [
    FrameCase("colours-256") { main(100, 30, Theme(mode: .palette256)) },
    FrameCase("colours-16") { main(100, 30, Theme(mode: .ansi16)) },
    FrameCase("colours-8") { main(100, 30, Theme(mode: .ansi8)) },
    FrameCase("colours-none") { main(100, 30, Theme(mode: .none)) },
    FrameCase("ascii") { main(100, 30, Theme(mode: .none, symbols: .ascii)) },
    FrameCase("ascii-256") { main(100, 30, Theme(mode: .palette256, symbols: .ascii)) },
    FrameCase("light") { main(100, 30, Theme(mode: .trueColor, ground: .light)) },
    FrameCase("help-dark") {
      var run = main(100, 30, Theme(mode: .trueColor, ground: .dark))
      run.type("?")
      return run
    },
  ]

  private static let players = [
    FrameCase("playing") { playing() },
    FrameCase("paused") {
      var run = playing()
      run.press(Key(.space))
      return run
    },
    FrameCase("buffering") { buffering(for: .milliseconds(500)) },
    FrameCase("buffering-spinner") { buffering(for: .milliseconds(1300)) },
    FrameCase("live") { tab(2, after: .milliseconds(3200)) },
    FrameCase("failed-item") {
      var run = tab(2)
      run.press(Key(.right), Key(.enter))
      run.settle()
      run.wait(.milliseconds(1500))
      return run
    },
    FrameCase("unknown-duration") {
      var run = tab(2)
      run.press(Key(.down), Key(.enter))
      run.settle()
      run.wait(.seconds(12))
      return run
    },
    FrameCase("sound") {
      var run = playing()
      run.type("m")
      return run
    },
    FrameCase("row") {
      var run = playing { $0.deck.layout = .row }
      run.press(Key(.right), Key(.right))
      run.wait(.milliseconds(400))
      return run
    },
    FrameCase("pager") {
      var run = playing { $0.deck.layout = .pager }
      run.press(Key(.down))
      run.settle()
      run.wait(.milliseconds(2400))
      return run
    },
    FrameCase("links-and-buttons") {
      playing { scenario in
        scenario.catalog = Catalog(
          scenario.catalog.videos.prefix(6).enumerated().map { index, video in
            var video = video
            if index != 1 {
              video.cta = CallToAction(text: "Read more", actionParam: "https://a.example")
            }
            if index > 0 {
              video.bodyTextLink = BodyTextLink(text: "see the notes", actionParam: "app://n")
            }
            if index > 2 { video.products = [] }
            video.customActionButtons = [CustomActionButton(id: "save", name: "Save")]
            return video
          })
      }
    },
    FrameCase("fetched-ahead") {
      var run = playing { $0.network.isConstrained = false }
      run.wait(.seconds(2))
      run.send(.prepareAllTabs)
      run.wait(.seconds(6))
      return run
    },
    FrameCase("link-opened") {
      var run = playing()
      run.press(Key(.right), Key(.right))
      run.type("o")
      run.wait(.milliseconds(100))
      return run
    },
    FrameCase("prompt") {
      var run = main(100, 30)
      run.type(":ne")
      run.press(Key(.down), Key(.down))
      return run
    },
    FrameCase("prompt-values-40x12") {
      var run = main(40, 12)
      run.type(":network fail ")
      return run
    },
    FrameCase("prompt-error-80x24") {
      var run = main(80, 24)
      run.type(":loop many")
      run.press(Key(.enter))
      return run
    },
    FrameCase("looking-back-120x40") {
      var run = main(120, 40)
      run.type("JJJ")
      run.wait(.seconds(2))
      run.type("i{{")
      return run
    },
    FrameCase("without-panel") {
      playing { $0.deck.viewConfiguration.itemView.productPanel.isHidden = true }
    },
  ]

  /// The first video waits for its data, which take two seconds.
  private static func buffering(for time: Duration) -> FrontRun {
    var run = FrontRun(
      FrontScenario.sample { $0.network.latency = Latency(.seconds(2)) })
    run.wait(.seconds(2) + time)
    return run
  }

  private static let words = [
    FrameCase("autoplay-off") {
      playing { $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false }
    },
    FrameCase("threshold-100") {
      var run = playing {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
      }
      run.type("JJ")
      return run
    },
    FrameCase("best-possible-60x7") {
      playing(60, 7) {
        $0.tabsStyle.padding = EdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
      }
    },
    FrameCase("toast") {
      var run = main(80, 24)
      run.type("++")
      return run
    },
    FrameCase("toast-failed") {
      var run = FrontRun(
        FrontScenario.sample { $0.network.faults = [] }, columns: 80, rows: 24)
      run.settle()
      run.send(.fault(source: "foryou", fault: .failure, times: nil))
      run.type("r")
      run.wait(.milliseconds(900))
      return run
    },
  ]
}
