import Testing

@testable import FeedModel

struct ScenarioTabsTests {
  private func tab(_ json: JSONValue) throws -> ContainerTabItem {
    try #require(try Scenario(json: ["tabs": [json]]).tabs.first)
  }

  private func faults(_ json: JSONValue) -> [String] {
    do throws(FileFaults) {
      _ = try Scenario(json: json)
      return []
    } catch {
      return error.lines
    }
  }

  @Test(
    arguments: [
      ("discover", ContentSource.discover),
      (["channel": "c"], .channel(channelID: "c")),
      (["labels": "a"], .labels(.singleLabel("a"))),
      (["labels": ["a"]], .labels(.atLeastOneOf(["a"]))),
      (["labels": ["a", "b"]], .labels(.atLeastOneOf(["a", "b"]))),
      (["labels": ["anyOf": ["a", "b"]]], .labels(.atLeastOneOf(["a", "b"]))),
      (
        ["labels": ["allOf": ["a", "b"]], "maxItems": 3],
        .labels(.mustInclude(["a", "b"]), maxItems: 3)
      ),
      (["ids": ["v2", "v1"]], .ids(["v2", "v1"])),
    ] as [(JSONValue, ContentSource)])
  func `D6: a content source is read and written back`(json: JSONValue, source: ContentSource)
    throws
  {
    let whole = try tab(["dataSource": json])
    #expect(whole.dataSource == source)
    #expect(!whole.isPaged)
    let paged = try tab(["deck": ["source": json]])
    #expect(paged.dataSource == source)
    #expect(paged.isPaged)
    for tab in [whole, paged] {
      let written = ContainerTabItem.table.notation.write(tab)
      #expect(try self.tab(written) == tab)
    }
  }

  @Test func `D7: a deck pages everything there is unless it says otherwise`() throws {
    let tab = try tab(["deck": [:]])
    #expect(tab.isPaged)
    #expect(tab.dataSource == .discover)
    #expect(tab.pageSize == nil)
    #expect(try self.tab(["deck": ["pageSize": 7]]).pageSize == 7)
  }

  @Test func `C3: tabs without id or title get both`() throws {
    let tabs = try Scenario(
      json: ["tabs": [[:], ["title": "Two"], ["containerId": "three"], ["title": ""]]]
    ).tabs
    #expect(tabs.map(\.containerId) == ["tab-0", "tab-1", "three", "tab-3"])
    #expect(tabs.map(\.title) == ["tab-0", "Two", "three", ""])
  }

  @Test func `C3: a scenario without tabs shows every video in one`() throws {
    for json: JSONValue in [
      ["catalog": ["videos": [[:]]]], ["tabs": [], "catalog": ["videos": [[:]]]],
    ] {
      #expect(
        try Scenario(json: json).tabs == [
          ContainerTabItem(containerId: "all", title: "All", dataSource: .discover)
        ])
    }
  }

  @Test func `C3: a scenario with neither tabs nor videos says so`() {
    for json: JSONValue in [[:], ["tabs": []], ["catalog": ["videos": []]], ["seed": 5]] {
      #expect(
        faults(json) == [
          "found neither tabs nor videos; accepted: at least one of tabs and catalog.videos"
        ])
    }
    #expect(
      faults([]) == [
        "found an empty list; accepted: an object with any of the keys $schema, seed, "
          + "containerSourceId, device, layoutDirection, page, tabs, tabsStyle, deck, playerStyle, "
          + "playback, shared, host, network, catalog"
      ])
  }

  @Test func `T1: ids of tabs and videos are unique, those that follow from others too`() {
    #expect(
      faults(["tabs": [["containerId": "a"], ["containerId": "tab-2"], [:], ["containerId": "a"]]])
        == [
          #"tabs[2].containerId: found "tab-2", which is the containerId of tabs[1] too; "#
            + "accepted: a containerId that no other tab has",
          #"tabs[3].containerId: found "a", which is the containerId of tabs[0] too; "#
            + "accepted: a containerId that no other tab has",
        ])
    #expect(
      faults(["catalog": ["videos": [["url": "u"], ["id": 5], ["id": "u"]]]]) == [
        #"catalog.videos[1].id: found 5; accepted: a string that is not empty"#,
        #"catalog.videos[2].id: found "u", which is the id of catalog.videos[0] too; "#
          + "accepted: an id that no other video has",
      ])
  }

  @Test func `D7: a paged tab loads pages of its own size, others those of the deck`() throws {
    let videos = (0..<300).map { Video(id: "v\($0)", title: "\($0)") }
    var scenario = Scenario()
    scenario.catalog = Catalog(videos)
    scenario.deck.pageSize = 40
    scenario.tabs = [7, nil].map { size in
      ContainerTabItem(
        containerId: "\(size ?? 0)", title: "", dataSource: .discover, isPaged: true,
        pageSize: size)
    }
    var simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    _ = simulation.send(.startPlaying, at: .zero)
    _ = simulation.send(.prepareAllTabs, at: .zero)
    var log = simulation.advance(by: .seconds(1))
    log += simulation.send(.selectTab(at: 1, animated: false), at: simulation.now)
    log += simulation.send(.scrollTo(offset: 1e9), at: simulation.now)
    log += simulation.advance(by: .seconds(1))
    var counts: [String: [Int]] = [:]
    for case .event(.onVideosLoaded(let source, _, _, let count)) in log.map(\.content) {
      counts[source, default: []].append(count)
    }
    #expect(counts["feed_7"]?.prefix(2) == [7, 7])
    #expect(counts["feed_0"]?.prefix(2) == [40, 40])
  }
}
