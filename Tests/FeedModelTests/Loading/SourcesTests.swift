import Testing

@testable import FeedModel

struct SourcesTests {
  private let catalog = Catalog([
    Video(id: "1", title: "", labels: ["a"], channel: "x"),
    Video(id: "2", title: "", labels: ["a", "b"], channel: "y"),
    Video(id: "3", title: "", labels: ["b"], channel: "x"),
    Video(id: "4", title: ""),
    Video(id: "2", title: "twin", labels: ["c"]),
  ])

  @Test(
    arguments: [
      (.discover, ["1", "2", "3", "4"]),
      (.channel(channelID: "x"), ["1", "3"]), (.channel(channelID: ""), ["4"]),
      (.channel(channelID: "z"), []),
      (.labels(.singleLabel("a")), ["1", "2"]), (.labels(.singleLabel("c")), []),
      (.labels(.mustInclude(["a", "b"])), ["2"]),
      (.labels(.mustInclude([])), ["1", "2", "3", "4"]),
      (.labels(.atLeastOneOf(["a", "b"])), ["1", "2", "3"]), (.labels(.atLeastOneOf([])), []),
      (.labels(.singleLabel("a"), maxItems: 1), ["1"]),
      (.labels(.singleLabel("a"), maxItems: 0), []),
      (.labels(.singleLabel("a"), maxItems: .min), []),
      (.labels(.singleLabel("a"), maxItems: .max), ["1", "2"]),
      (.ids(["3", "1"]), ["3", "1"]), (.ids(["3", "9", "3", "1", "3"]), ["3", "1"]), (.ids([]), []),
    ] as [(ContentSource, [String])])
  func `D6: a source is answered from the catalogue, in its order or that of the ids`(
    source: ContentSource, expected: [String]
  ) {
    #expect(catalog.videos(for: source).map(\.id) == expected)
  }

  @Test func `D6: of several videos with one id the catalogue keeps the first`() {
    #expect(catalog.videos.map(\.title) == ["", "", "", ""])
    #expect(catalog.videos.map(\.id) == ["1", "2", "3", "4"])
  }

  @Test func `D6: a tab shows what its source offers`() {
    var scenario = Scenario()
    scenario.catalog = catalog
    scenario.tabs = [
      ContainerTabItem(containerId: "x", title: "X", dataSource: .channel(channelID: "x")),
      ContainerTabItem(containerId: "ids", title: "Ids", dataSource: .ids(["4", "2"])),
    ]
    var transcript = Transcript(scenario)
    transcript.run("start-playing\nprepare-all-tabs\nadvance 1s")
    #expect(
      transcript.simulation.tabs.map { $0.deck.videos.map(\.id) } == [["1", "3"], ["4", "2"]])
  }
}
