import Testing

@testable import FeedModel
@testable import TerminalFront

/// What an app may set has no bounds; no frame of it may trap, or carry anything but text.
@Suite struct HostileScenarioTests {
  private func check(
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout Scenario) -> Void
  ) {
    let ascii = Theme(mode: .none, symbols: .ascii)
    let cases: [(Int, Int, Theme, LayoutDirection)] = [
      (20, 6, ascii, .leftToRight), (100, 30, Theme(mode: .trueColor), .leftToRight),
      (60, 20, Theme(mode: .palette256), .rightToLeft),
    ]
    for (columns, rows, theme, direction) in cases {
      let scenario = FrontScenario.sample {
        change(&$0)
        $0.layoutDirection = direction
      }
      var run = FrontRun(scenario, columns: columns, rows: rows, theme: theme)
      for keys in ["", "i", "e", "?", " ", "JJG", "3", "5", "L", "L", "R", "x"] {
        run.type(keys)
        run.wait(.milliseconds(400))
        let grid = run.frame()
        #expect(grid.hasWholeCharacters, sourceLocation: sourceLocation)
        let hasControls = TextExport.rows(of: grid).contains { row in
          row.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        #expect(!hasControls, sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300] as [Double])
  func `C4: items of any shape`(aspect: Double) {
    check { $0.deck.itemAspect = aspect }
  }

  @Test(arguments: [.min, -1, 0, 1, 1000, .max] as [Int], LayoutKind.allCases)
  func `C4: any number of columns and videos a page`(number: Int, layout: LayoutKind) {
    check {
      $0.deck.columns = number
      $0.deck.pageSize = number
      $0.deck.layout = layout
    }
  }

  @Test(
    arguments: [
      .zero, .max, .milliseconds(-5), SimulatedTime(microseconds: .min),
      SimulatedTime(microseconds: 1),
    ] as [SimulatedTime])
  func `C4: durations, latencies and delays of any length`(time: SimulatedTime) {
    check {
      $0.network = SimulatedNetwork(latency: Latency(time), timeout: time)
      $0.playback.bufferingSpinnerDelay = time
      $0.catalog = Catalog([
        Video(id: "a", title: "A", duration: time, labels: ["foryou", "kitchen"]),
        Video(id: "b", title: "B", isLive: true, labels: ["foryou"]),
      ])
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 1e-300] as [Double])
  func `C4: prices of any amount`(amount: Double) {
    let price = Price(amount: amount, currencyCode: "\u{1B}[31m")
    check {
      $0.catalog = Catalog([
        Video(
          id: "a", title: "A", labels: ["foryou"],
          products: [Product(name: "P", price: price, originalPrice: price)])
      ])
    }
  }

  @Test(
    arguments: [
      "", "\u{1B}[2J\u{7}\n\t\u{0}\u{9B}31m", String(repeating: "長い🏆 ", count: 2000),
      String(repeating: "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", count: 99),
      "\u{202E}evil\u{2066}", "👩‍👩‍👧‍👦🇯🇵1\u{FE0F}\u{20E3}",
    ])
  func `U7: texts of any kind, wherever they are shown`(text: String) {
    check {
      $0.containerSourceId = text
      for index in $0.tabs.indices {
        $0.tabs[index].title = text
        $0.tabs[index].icon = PlayerTabItemCustomImageStates(
          selectedImage: text, unselectedImage: text)
      }
      $0.catalog = Catalog([
        Video(
          id: text, title: text, author: text, labels: ["foryou"],
          products: [Product(name: text, price: Price(amount: 1, currencyCode: text))]),
        Video(
          id: "ad", title: text, labels: ["foryou"],
          advertisement: Video.Advertisement(sponsor: text, callToAction: text)),
      ])
    }
  }

  @Test func `C4: hundreds of tabs`() {
    check {
      $0.tabs = (0..<300).map { FrontScenario.tab("t\($0)", "Tab \($0)") }
    }
  }
}
