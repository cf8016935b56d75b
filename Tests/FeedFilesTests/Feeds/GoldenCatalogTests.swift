import FeedFiles
import FeedModel
import Testing

/// Feeds as other programs write them.
///
/// What they must become was written by `Fixtures/catalogs.py`, which shares nothing with the
/// readers.
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
    "site.jsonfeed.json", "odd.jsonfeed.json", "show.ytdlp.json", "single.ytdlp.json",
    "nested.ytdlp.json", "videos.ytdlp.jsonl", "channels.m3u", "radio.m3u", "groups.m3u8",
  ])
  func `C2: a feed becomes the catalogue and the tabs that stand beside it`(feed: String) throws {
    let catalog = feed.prefix { $0 != "." } + ".catalog.txt"
    let input = try InputReader.read(try Fixture.bytes(feed), name: feed)
    #expect(text(of: input.scenario) == (try Fixture.text(String(catalog))))
  }

  @Test func `C2: a folder becomes the catalogue and the tabs that stand beside it`() throws {
    let files = try Fixture.folder("media_folder.txt")
    for files in [files, files.reversed()] {
      let input = try InputReader.read(folder: files, name: "media")
      #expect(text(of: input.scenario) == (try Fixture.text("media_folder.catalog.txt")))
    }
  }

  @Test(arguments: [
    (
      "site.jsonfeed.json", InputKind.jsonFeed, "ein-blog-startseite",
      [
        #"a JSON Feed 1.0 or 1.1 "Ein Blog | Startseite" with 20 entries"#,
        #"a tab for all entries and one each for the tags "Programmierung", "Webdevelop", "#
          + #""Fliegerei", "Simulation"; 29 other tags have none"#,
        "20 entries state no duration: none is shown, and each plays 30 s",
      ]
    ),
    (
      "show.ytdlp.json", .ytDlp, "accidental-tech-podcast",
      [
        #"yt-dlp JSON "Accidental Tech Podcast" with 40 entries"#,
        "no entry has a tag: one tab shows them all",
        "40 entries have no id: their urls or places stand for it",
      ]
    ),
    (
      "videos.ytdlp.jsonl", .ytDlp, "ytdlp",
      [
        "yt-dlp JSON with 7 entries",
        #"a tab for all entries and one each for the tags "Bread", "Food", "Crusts", "flour"; "#
          + "4 other tags have none",
        "2 entries are null and were left out",
        "1 entry has no id: its url or its place stands for it",
        "1 entry has the id of an earlier one and got a number behind it",
        "1 entry has no title: its url or its id stands for it",
        "3 entries state no duration: none is shown, and each plays 30 s",
        "1 entry is a live stream, which has no end",
        "1 entry has a string as duration, which counts as absent",
        "1 entry has a string as tags, which counts as absent",
      ]
    ),
    (
      "channels.m3u", .m3u, "m3u",
      [
        "an M3U playlist with 11 entries",
        "no entry has a group: one tab shows them all",
        "5 entries have no id: their urls or places stand for it",
        "1 entry has the id of an earlier one and got a number behind it",
        "1 entry states no duration: none is shown, and it plays 30 s",
        "8 entries are live streams, which have no end",
        "1 entry has no title: the name of its file stands for it",
      ]
    ),
    (
      "radio.m3u", .m3u, "café-größe-nachtprogramm",
      [
        #"an M3U playlist "Café Größe – Nachtprogramm" with 5 entries"#,
        "no entry has a group: one tab shows them all",
        "5 entries have no id: their urls or places stand for it",
        "2 entries state no duration: none is shown, and each plays 30 s",
        "2 entries have no title: the names of their files stand for them",
        "6 lines are no UTF-8 and read as Windows-1252, which holds Latin-1",
      ]
    ),
    (
      "groups.m3u8", .m3u, "evening-night",
      [
        #"an M3U playlist "Evening & Night" with 14 entries"#,
        #"a tab for all entries and one each for the groups "Documentary", "Nature", "Science", "#
          + #""Games, boards and ≥ 2 players"; 2 other groups have none"#,
        "8 entries have no id: their urls or places stand for it",
        "1 entry has the id of an earlier one and got a number behind it",
        "1 entry has no title: its url or its id stands for it",
        "5 entries state no duration: none is shown, and each plays 30 s",
        "6 entries are live streams, which have no end",
        "2 entries have no title: the names of their files stand for them",
        "2 #EXTINF lines have no place behind and were left out",
      ]
    ),
  ])
  func `C2: what was read, guessed and left out is told`(
    feed: String, kind: InputKind, container: String, notes: [String]
  ) throws {
    let input = try InputReader.read(try Fixture.bytes(feed), name: feed)
    #expect(input.kind == kind)
    #expect(input.scenario.containerSourceId == container)
    #expect(input.notes == notes)
  }

  @Test func `C2: of a folder it is told what was read, guessed and left out`() throws {
    let input = try InputReader.read(
      folder: try Fixture.folder("media_folder.txt"), name: "./Films of 2019/")
    #expect(input.kind == .folder)
    #expect(input.scenario.containerSourceId == "films-of-2019")
    #expect(
      input.notes == [
        #"a folder of media files "Films of 2019" with 16 entries"#,
        #"a tab for all entries and one each for the subfolders "Concerts", "Concerts/2019", "#
          + #""Trains", "A"; 4 other subfolders have none"#,
        "16 entries state no duration: none is shown, and each plays 30 s",
        "1 entry is an empty file, which fails to play",
        "5 files that are no media were left out",
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
