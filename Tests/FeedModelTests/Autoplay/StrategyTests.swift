import Testing

@testable import FeedModel

struct StrategyTests {
  /// Cards of 3 rows in so many rows, scrolled to an offset.
  private func player(
    _ strategy: AutoplayStrategy, rows: Int, offset: Int, columns: Int = 1, trigger: Double = 0.5
  ) -> String? {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 12), columns: columns) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.strategy = strategy
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = trigger
      }, columns: 40, deckRows: rows, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nscroll-to \(offset)")
    return transcript.simulation.player?.videoId
  }

  /// Of 5 rows and cards of 3: at 0 a0 has 3 and a1 2; at 16 a0 has 2 and a1 3; at 32 a0 has 1, a1 3, a2 1.
  @Test(
    arguments: [
      (.first, [0: "a0", 16: "a0", 32: "a1"]), (.last, [0: "a1", 16: "a1", 32: "a1"]),
      (.mostVisible, [0: "a0", 16: "a1", 32: "a1"]), (.centermost, [0: "a0", 16: "a1", 32: "a1"]),
    ] as [(AutoplayStrategy, [Int: String])])
  func `A7: a strategy chooses among those that meet the threshold`(
    strategy: AutoplayStrategy, expected: [Int: String]
  ) {
    for (offset, id) in expected {
      #expect(player(strategy, rows: 5, offset: offset) == id, "\(offset)")
    }
  }

  @Test func `A7: of equals the lower index plays`() {
    // Both rows of two are seen alike, and as far from the middle.
    #expect(player(.mostVisible, rows: 5, offset: 0, columns: 2) == "a0")
    #expect(player(.mostVisible, rows: 5, offset: 16, columns: 2) == "a2")
    #expect(player(.last, rows: 3, offset: 0, columns: 2) == "a1")
    // The right one of two is a cell wider and nearer to the centre; of three it is the middle one.
    #expect(player(.centermost, rows: 3, offset: 0, columns: 2) == "a1")
    #expect(player(.centermost, rows: 3, offset: 0, columns: 3) == "a1")
  }

  @Test func `A7: no strategy chooses what does not meet the threshold`() {
    for strategy in AutoplayStrategy.allCases {
      #expect(player(strategy, rows: 2, offset: 0, trigger: 0.7) == nil)
    }
  }

  @Test func `A7: the strategy is set while it plays`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 12)) { $0.network.latency = Latency(.zero) },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing")
    transcript.expect(
      """
      > set-autoplay strategy=last
      0s onMomentStop momentId=a0 reason=lostTurn position=0s
      0s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=12 position=0s
      > set-autoplay strategy=mostVisible
      0s onMomentStop momentId=a1 reason=lostTurn position=0s
      0s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=12 position=0s
      """)
    #expect(transcript.simulation.verdictOnTurn == .preferred)
  }

  @Test func `A2: a strategy changes which items scrolling can reach`() {
    func reach(_ strategy: AutoplayStrategy) -> DeckReach {
      var transcript = Transcript(
        .small(.tab("a"), videos: .of("a", 12), columns: 2) {
          $0.deck.viewConfiguration.itemView.autoplay.strategy = strategy
        }
      )
      transcript.run("start-playing\nadvance 1s")
      return transcript.simulation.reach(ofTab: 0)
    }
    // At the end the rows of 8 and 10 are both seen enough.
    #expect(reach(.first).byScrolling == 5)
    #expect(reach(.first).leadingButNeverFirst == [10])
    #expect(reach(.last).byScrolling == 5)
    #expect(reach(.last).leadingButNeverFirst == [1])
  }

  @Test func `A7: options stand in the scenario and are written back`() throws {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", 1))
    scenario.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(250)
    scenario.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = 0.3
    scenario.deck.viewConfiguration.itemView.autoplay.strategy = .centermost
    let json = scenario.json
    #expect(
      try Scenario(json: json).deck.viewConfiguration.itemView.autoplay
        == scenario.deck.viewConfiguration.itemView.autoplay)
    #expect(
      json["deck"]?["itemView"]?["autoplay"]
        == .object([
          .init("minimumViewTime", .string("250ms")),
          .init("stopVisibilityPercentage", .string("30%")),
          .init("strategy", .string("centermost")),
        ]))
  }

  @Test func `A7: what is set while it runs stands in the present scenario`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 2)))
    transcript.run(
      "set-autoplay minimumViewTime=1s stopVisibilityPercentage=0.2 strategy=mostVisible")
    let present = transcript.simulation.presentScenario.deck.viewConfiguration.itemView.autoplay
    #expect(present.minimumViewTime == .seconds(1))
    #expect(present.stopVisibilityPercentage == 0.2)
    #expect(present.strategy == .mostVisible)
  }
}
