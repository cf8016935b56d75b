import FeedModel
import Testing

@testable import feedtui

struct SweepTableTests {
  @Test func `C1: a sweep is a table of thresholds and tabs`() throws {
    var scenario = Scenario()
    scenario.tabs = [
      ContainerTabItem(containerId: "a", title: "雨の夜", dataSource: .discover),
      ContainerTabItem(containerId: "b", title: "For you", dataSource: .discover),
    ]
    scenario.deck.columns = 2
    scenario.network.latency = Latency(.zero)
    scenario.catalog = Catalog(
      (0..<4).map { Video(id: "\($0)", title: "\($0)", duration: .seconds(8)) })
    let sweep = Sweep(
      of: scenario, columns: 40, rows: 20,
      thresholds: try #require(OptionTable.thresholds("40%,100")))
    #expect(
      SweepTable(sweep).text == """
        \(Sweep.description)

        threshold  tab      starts  played  by scrolling  by hand only  never
        40%        all           2   8.2 s             2             6      0
                   雨の夜        1   4.1 s             1             3      0
                   For you       1   4.1 s             1             3      0
        100%       all           4   8.1 s             4             4      0
                   雨の夜        2   4.1 s             2             2      0
                   For you       2   4.1 s             2             2      0

        """)
  }

  @Test(
    arguments: [
      ("30,50,70", [0.3, 0.5, 0.7]), ("30%", [0.3]), ("0,100", [0, 1]), ("12.5", [0.125]),
      ("", nil), ("30,", nil), ("-1", nil), ("101", nil), ("0.3x", nil), ("30;50", nil),
      (String(repeating: "1,", count: 20) + "1", nil),
    ] as [(String, [Double]?)])
  func `C1: thresholds are percentages`(text: String, fractions: [Double]?) {
    #expect(OptionTable.thresholds(text)?.map(\.fraction) == fractions)
  }

  @Test(
    arguments: [
      (
        ["sweep", "--thresholds", "x"],
        "--thresholds x: accepted is 1 to 20 percentages from 0 to 100, such as 30,50,70"
      ),
      (["sweep", "--format", "tap"], "--format tap: accepted is table or json"),
      (["demo", "a.tape", "--format", "table"], "--format table: accepted is text, json or tap"),
      (["sweep", "a", "b"], "feedtui sweep reads one input, but 'b' is a second one"),
      (
        ["--thresholds", "3"],
        "--thresholds is not an option of feedtui; it is one of feedtui sweep"
      ),
    ])
  func `C1: what a sweep is not asked for is said`(words: [String], sentence: String) {
    #expect(throws: UsageError(description: sentence)) { try CommandLineParser.parse(words) }
  }
}
