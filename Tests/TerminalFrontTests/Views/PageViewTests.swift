import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct PageViewTests {
  /// The rows of the deck without those that are blank, for a tab that failed.
  private func page(_ columns: Int, _ rows: Int) -> [String] {
    var run = FrontRun(columns: columns, rows: rows)
    run.type("5")
    run.settle()
    let deck = run.app.layout.deck
    return run.frame().rows(of: deck).map { String($0.drop { $0 == " " }) }
  }

  @Test(
    arguments: [
      (6, ["headline", "reason", "keys"]), (7, ["headline", "reason", "second", "keys"]),
      (8, ["headline", "reason", "second", "", "keys"]),
      (9, ["headline", "reason", "second", "", "keys", ""]),
    ])
  func `U3: a page without room loses its blank row, then its reasons`(
    rows: Int, words: [String]
  ) {
    let texts = [
      "headline": "This feed did not arrive", "reason": "sample_outlet: timed out after 5 s.",
      "second": "The other tabs are not affected.",
      "keys": "r try again  Tab next tab  e what happened", "": "",
    ]
    #expect(page(60, rows) == words.map { texts[$0] ?? $0 })
  }

  @Test func `U3: a picture stands above the text where there is room for both`() {
    #expect(!page(60, 15).contains("╭────────╮"))
    #expect(page(60, 16).first == "╭────────╮")
  }

  @Test func `U3: keys that do not fit are left out`() {
    #expect(page(24, 8).last == "r try again")
    #expect(page(25, 8).last == "r try again  Tab next tab")
    #expect(page(42, 8).last == "r try again  Tab next tab  e what happened")
  }

  @Test(arguments: [(1, ""), (2, ", second try"), (3, ", third try")])
  func `T21: the page of a failed tab tells how often it has been tried`(
    tries: Int, words: String
  ) {
    var run = FrontRun(
      FrontScenario.sample {
        $0.network.faults = [NetworkFault(source: "outlet", fault: .offline)]
      })
    run.type("5")
    run.settle()
    for _ in 1..<tries {
      run.type("r")
      run.settle()
    }
    let rows = run.rows()
    #expect(rows.contains { $0.contains("sample_outlet: the network is offline\(words).") })
  }

  @Test func `T21: without a tab feedtui's own page says so`() {
    var run = FrontRun(Scenario())
    #expect(run.rows().contains { $0.contains("No tab is left") })
  }
}
