import Testing

@testable import FeedModel

struct SweepTests {
  private static let thresholds = [0.3, 0.5, 1].compactMap { Percentage(fraction: $0) }

  /// Items of 3 rows in 3: each fills the deck when it rests.
  private func sweep(
    _ count: Int, deckRows: Int = 3, columns: Int = 1, change: (inout Scenario) -> Void = { _ in }
  ) -> Sweep {
    let scenario = Scenario.small(.tab("a"), videos: .of("a", count), columns: columns) {
      $0.network.latency = Latency(.zero)
      change(&$0)
    }
    return Sweep(of: scenario, columns: 20, rows: deckRows + 1, thresholds: Self.thresholds)
  }

  @Test func `C1: a sweep scrolls line by line, and counts starts and seconds`() {
    let outcomes = sweep(4).outcomes
    #expect(outcomes.map(\.threshold) == Self.thresholds)
    #expect(outcomes.map(\.total.starts) == [4, 4, 4])
    // Four rests of 2 s, and three times three frames: with the threshold at all of an item none plays on the way.
    let frame = Int64(16_667)
    #expect(
      outcomes.map(\.total.played.microseconds) == [
        8_000_000 + 9 * frame, 8_000_000 + 9 * frame, 8_000_000 + 3 * frame,
      ])
    #expect(outcomes.map(\.total.byScrolling) == [4, 4, 4])
    #expect(outcomes.map(\.total.never) == [0, 0, 0])
  }

  @Test func `C1, D11: a sweep counts what the deck plays, and lets nothing go on in a corner`() {
    #expect(sweep(4) { $0.deck.isPictureInPictureEnabled = true } == sweep(4))
  }

  @Test func `C1: a sweep tells what plays by hand only, and what never can`() {
    let total = sweep(8, columns: 2) {
      $0.catalog = Catalog([Video].of("a", 8).changing("a3") { $0.hasVideo = false })
    }.outcomes.map(\.total)
    // The right column plays by hand, but for the cell without a video.
    #expect(total.map(\.byScrolling) == [4, 4, 4])
    #expect(total.map(\.byHandOnly) == [3, 3, 3])
    #expect(total.map(\.never) == [1, 1, 1])
  }

  @Test func `C1: items that are taller than the deck never play with a high threshold`() {
    // One row of three.
    let total = sweep(5, deckRows: 1).outcomes.map(\.total)
    #expect(total.map(\.never) == [0, 5, 5])
    #expect(total.map(\.starts) == [5, 0, 0])
    #expect(total[1].played == .zero)
  }

  @Test func `C1: a sweep shows each visible tab, the empty and failed ones too`() {
    let scenario = Scenario.small(
      .tab("a"), .tab("b", isVisible: false), .tab("c"), .tab("d"),
      videos: .of("a", 2) + .of("b", 2) + .of("d", 2)
    ) {
      $0.network.faults = [NetworkFault(source: "d", fault: .failure, times: nil)]
    }
    let sweep = Sweep(of: scenario, columns: 20, rows: 8, thresholds: Self.thresholds)
    #expect(sweep.outcomes[0].tabs.map(\.containerId) == ["a", "c", "d"])
    #expect(sweep.outcomes[0].tabs.map(\.starts) == [1, 0, 0])
  }

  @Test func `C1: a sweep ends, whatever the content, and is the same each time`() {
    let first = sweep(3000)
    #expect(first == sweep(3000))
    #expect(first.outcomes[0].total.starts == Sweep.mostLines + 1)
    #expect(sweep(0).outcomes[0].total.starts == 0)
    let never = sweep(3) { $0.network.latency = Latency(.max) }
    #expect(never.outcomes[0].total.starts == 0)
  }

  @Test(arguments: [LayoutKind.row, .pager])
  func `C1: a sweep goes through rows and pages`(kind: LayoutKind) {
    let outcome = sweep(12, deckRows: 8) { $0.deck.layout = kind }.outcomes[1]
    #expect(outcome.total.starts == outcome.total.byScrolling)
    #expect(outcome.total.starts == (kind == .pager ? 12 : 9))
  }

  @Test func `C1: a sweep as JSON`() {
    let scenario = Scenario.small(.tab("a"), videos: .of("a", 1)) {
      $0.network.latency = Latency(.zero)
    }
    let sweep = Sweep(
      of: scenario, columns: 20, rows: 4, thresholds: Array(Self.thresholds.prefix(1)))
    #expect(
      sweep.fileText == """
        {
          "scroll": "\(Sweep.description)",
          "thresholds": [
            {
              "threshold": 0.3,
              "starts": 1,
              "secondsPlayed": 2,
              "byScrolling": 1,
              "byHandOnly": 0,
              "never": 0,
              "tabs": [
                {
                  "containerId": "a",
                  "title": "A",
                  "starts": 1,
                  "secondsPlayed": 2,
                  "byScrolling": 1,
                  "byHandOnly": 0,
                  "never": 0
                }
              ]
            }
          ]
        }

        """)
  }
}
