import FeedFiles
import FeedModel
import Testing

struct GoldenCatalogTests {
  /// A scenario as text: a tab a line, an empty line, a video a line.
  private func text(of scenario: Scenario) -> String {
    func lines(_ value: JSONValue?) -> [String] {
      guard case .array(let elements) = value else { return [] }
      return elements.map(\.description)
    }
    let json = scenario.json
    return (lines(json["tabs"]) + [""] + lines(json["catalog"]?["videos"])).joined(separator: "\n")
      + "\n"
  }

  @Test(arguments: [
    ("site.jsonfeed.json", "site.catalog.txt"), ("show.ytdlp.json", "show.catalog.txt"),
  ])
  func `C2: a feed becomes the catalogue and the tabs that stand beside it`(
    feed: String, catalog: String
  ) throws {
    let input = try InputReader.read(try Fixture.bytes(feed), name: feed)
    #expect(text(of: input.scenario) == (try Fixture.text(catalog)))
  }

  @Test func `C2: a JSON Feed tells what was made of it`() throws {
    let input = try InputReader.read(try Fixture.bytes("site.jsonfeed.json"), name: "site")
    #expect(input.kind == .jsonFeed)
    #expect(input.scenario.containerSourceId == "ein-blog-startseite")
    #expect(
      input.notes == [
        #"a JSON Feed 1.0 or 1.1 "Ein Blog | Startseite" with 20 entries"#,
        #"a tab for all entries and one each for the tags "Programmierung", "Webdevelop", "#
          + #""Fliegerei", "Simulation"; 29 other tags have none"#,
        "20 entries state no duration: none is shown, and each plays 30 s",
      ])
  }

  @Test func `C2: a yt-dlp playlist tells what was made of it`() throws {
    let input = try InputReader.read(try Fixture.bytes("show.ytdlp.json"), name: "show")
    #expect(input.kind == .ytDlp)
    #expect(input.scenario.containerSourceId == "accidental-tech-podcast")
    #expect(
      input.notes == [
        #"yt-dlp JSON "Accidental Tech Podcast" with 40 entries"#,
        "no entry has a tag: one tab shows them all",
        "40 entries have no id: their urls or places stand for it",
      ])
  }

  @Test func `C2: the sample reads without a fault`() throws {
    let input = try InputReader.sample()
    #expect(input.kind == .scenario)
    #expect(
      input.notes == [
        "a scenario with 6 tabs and \(input.scenario.catalog.videos.count) videos",
        #"tab "following": no video is meant by its source"#,
      ])
    #expect(input.scenario.tabs.map(\.containerId).count == 6)
    #expect(input.scenario.tabs.map(\.pageSize) == [nil, nil, 20, nil, nil, nil])
    #expect(input.scenario.tabs.map(\.isPaged) == [false, false, true, false, false, false])
    #expect(input.scenario.network.faults.map(\.fault) == [.timedOut])
    #expect(input.scenario.network.latency == Latency(.milliseconds(340)))
    #expect(input.scenario.tabsStyle.activeTabIndicator.isVisible)
    let first = try #require(input.scenario.catalog.videos.first)
    #expect(
      first
        == Video(
          id: "v043", title: "Three dumplings, one pan", author: "@steamclub",
          duration: .seconds(38), labels: ["for_you"],
          products: [
            Product(
              externalID: "p-iron-pan", name: "Iron pan, 20 cm", price: Price(amount: 34),
              originalPrice: Price(amount: 49))
          ]))
  }
}
