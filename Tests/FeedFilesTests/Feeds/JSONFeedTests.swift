import FeedModel
import Testing

@testable import FeedFiles

struct JSONFeedTests {
  private func read(
    _ items: String, top: String = ""
  ) throws -> LoadedInput {
    try InputReader.read(
      #"{"version": "https://jsonfeed.org/version/1.1", \#(top) "items": [\#(items)]}"#)
  }

  private func videos(_ items: String, top: String = "") throws -> [Video] {
    try read(items, top: top).scenario.catalog.videos
  }

  @Test func `C2: an id is the item's own, else its URL, else its place; repeats get numbers`()
    throws
  {
    let ids = try videos(
      """
      {"id": "a"}, {"url": "https://x"}, {}, {"id": "a"}, {"id": 5}, {"id": ""}, {"id": "a"},
      {"url": "https://x"}, {"id": "jsonfeed-2"}, {"id": "a#2"}
      """
    ).map(\.id)
    #expect(
      ids == [
        "a", "https://x", "jsonfeed-2", "a#2", "5", "jsonfeed-5", "a#3", "https://x#2",
        "jsonfeed-2#2", "a#2#2",
      ])
  }

  @Test(arguments: [
    (#"{"id": "i", "title": "One", "summary": "Two"}"#, "One"),
    (
      #"{"id": "i", "title": " Tom &amp; Jerry&#39;s \n\t &uuml;ber&#x263A; "}"#,
      "Tom & Jerry's über☺"
    ),
    (#"{"id": "i", "title": "Die Rückkehr von <i>"}"#, "Die Rückkehr von <i>"),
    (#"{"id": "i", "title": "", "summary": "Two"}"#, "Two"),
    (#"{"id": "i", "title": "&nbsp;", "content_text": "Three"}"#, "Three"),
    (
      #"{"id": "i", "summary": "", "content_html": "<p>One <b>t</b>wo<br>three</p>"}"#,
      "One two three"
    ),
    (#"{"id": "i", "content_html": "<style>p {}</style><!-- a --><p>x < y</p>"}"#, "x < y"),
    (
      #"{"id": "i", "content_text": "The quick brown fox jumps over the lazy dog and then it rests"}"#,
      "The quick brown fox jumps over the lazy dog and then it…"
    ),
    (#"{"id": "i", "content_html": "<p></p>", "url": "https://x"}"#, "https://x"),
    (#"{"id": "i"}"#, "i"),
    (#"{"id": "i", "title": 5}"#, "5"),
    (#"{"id": "i", "title": ["x"]}"#, "i"),
  ])
  func `C2: a title is the item's own, else its first words, else its URL or id`(
    item: String, title: String
  ) throws {
    #expect(try videos(item).map(\.title) == [title])
  }

  @Test(arguments: [
    (#"{"id": "i", "authors": [{"name": "A"}, {"name": "B"}]}"#, "A"),
    (#"{"id": "i", "author": {"name": "C &amp; D"}}"#, "C & D"),
    (#"{"id": "i", "authors": [{"url": "x"}]}"#, "Feed"),
    (#"{"id": "i"}"#, "Feed"),
    (#"{"id": "i", "authors": "A", "author": 5}"#, "Feed"),
  ])
  func `C2: an author is the item's, else the feed's`(item: String, author: String) throws {
    #expect(try videos(item, top: #""authors": [{"name": "Feed"}],"#).map(\.author) == [author])
  }

  @Test(arguments: [
    (#"[{"duration_in_seconds": 12.5}]"#, SimulatedTime.milliseconds(12_500) as SimulatedTime?),
    (#"[{"mime_type": "image/png"}, {"duration_in_seconds": 3}]"#, .seconds(3)),
    (#"[{"duration_in_seconds": 0}, {"duration_in_seconds": -1}]"#, nil),
    (#"[{"duration_in_seconds": 1e300}]"#, nil),
    (#"[{"duration_in_seconds": 1e-9}]"#, nil),
    (#"[{"duration_in_seconds": "12"}]"#, nil),
    ("[]", nil), ("5", nil),
  ])
  func `C2: a duration is that of an attachment`(attachments: String, duration: SimulatedTime?)
    throws
  {
    #expect(try videos(#"{"attachments": \#(attachments)}"#).map(\.duration) == [duration])
  }

  @Test func `C2: the URL is the item's, else the one it points to, else its attachment's`() throws
  {
    let urls = try videos(
      """
      {"url": "a", "external_url": "b"}, {"external_url": "b", "attachments": [{"url": "c"}]},
      {"attachments": [{"url": "c"}]}, {}
      """
    ).map(\.url)
    #expect(urls == ["a", "b", "c", ""])
  }

  @Test func `C2: tabs are everything and the four most frequent tags, ties by first appearance`()
    throws
  {
    let input = try read(
      """
      {"tags": ["e", "a", "all"]}, {"tags": ["b", "a", " a "]}, {"tags": ["c", "d", ""]},
      {"tags": ["all", "d", "b"]}, {"tags": ["Luft- &amp; Raumfahrt und noch viel mehr davon"]}
      """)
    #expect(input.scenario.tabs.map(\.containerId) == ["all", "a", "all#2", "b", "d"])
    #expect(input.scenario.tabs.map(\.title) == ["All", "a", "all", "b", "d"])
    #expect(input.scenario.tabs[0].dataSource == .discover)
    #expect(input.scenario.tabs[2].dataSource == .labels(.singleLabel("all")))
    #expect(input.scenario.tabs.allSatisfy { !$0.isPaged })
    #expect(input.scenario.catalog.videos[1].labels == ["b", "a"])
    #expect(
      input.notes[1] == #"a tab for all entries and one each for the tags "a", "all", "b", "d"; "#
        + "3 other tags have none")
  }

  @Test func `C2: the title of a tab is cleaned and short`() throws {
    let input = try read(
      #"{"tags": ["Luft- &amp; Raumfahrt und noch viel mehr davon", "\u001b[31mred\u202e"]}"#)
    #expect(
      input.scenario.tabs.map(\.title) == ["All", "Luft- & Raumfahrt und…", "[31mred"])
  }

  @Test func `What is odd or missing in a feed is told`() throws {
    let input = try read(
      """
      {"id": "a", "title": {}, "tags": 5}, {"id": "a", "title": true, "tags": [{}, "x"]}, null,
      {"title": {}}
      """, top: #""title": "A <b>feed</b>","#)
    #expect(
      input.notes == [
        #"a JSON Feed 1.0 or 1.1 "A <b>feed</b>" with 3 entries"#,
        #"a tab for all entries and one each for the tags "x""#,
        "1 entry is null and was left out",
        "1 entry has no id: its url or its place stands for it",
        "1 entry has the id of an earlier one and got a number behind it",
        "3 entries have no title: their urls or ids stand for it",
        "3 entries state no duration: none is shown, and each plays 30 s",
        "2 entries have an object as title, which counts as absent",
        "1 entry has a number as tags, which counts as absent",
        "1 entry has true or false as title, which counts as absent",
        "1 entry has an object in its list as tags, which counts as absent",
      ])
  }

  @Test func `C2: a duration that none can have is told as such, not as one that is not stated`()
    throws
  {
    func item(_ seconds: String...) -> String {
      let attachments = seconds.map { #"{"url": "u", "duration_in_seconds": \#($0)}"# }
      return
        #"{"title": "t", "id": "\#(seconds.joined())", "attachments": [\#(attachments.joined(separator: ","))]}"#
    }
    let input = try read(
      [item("0"), item("-3"), item("1e300"), item(), item("0", "7")].joined(separator: ","))
    #expect(
      input.scenario.catalog.videos.map(\.duration) == [nil, nil, nil, nil, .seconds(7)])
    #expect(
      input.notes.filter { $0.contains("duration") } == [
        "1 entry states no duration: none is shown, and it plays 30 s",
        "3 entries state durations that none can have, such as 0: none is shown, and each plays 30 s",
      ])
  }

  @Test func `C2: a feed without items is a tab without videos`() throws {
    let input = try read("", top: #""title": "雨",  "x": 1e999,"#)
    #expect(input.scenario.tabs == [.everything])
    #expect(input.scenario.catalog.videos == [])
    #expect(input.scenario.containerSourceId == "雨")
  }

  @Test(arguments: [
    (
      #"{"version": "https://jsonfeed.org/version/2", "items": []}"#,
      #"version: found "https://jsonfeed.org/version/2"; accepted: "https://jsonfeed.org/version/1""#
        + #" or "https://jsonfeed.org/version/1.1""#
    ),
    (
      #"{"version": "https://jsonfeed.org/version/1"}"#,
      "items: found no list; accepted: a list of at most 1000000 entries"
    ),
    (
      #"{"version": "https://jsonfeed.org/version/1", "items": {}}"#,
      "items: found no list; accepted: a list of at most 1000000 entries"
    ),
    (
      #"{"version": "https://jsonfeed.org/version/1", "items": [{}, 5]}"#,
      "items[1]: found a number; accepted: an object"
    ),
  ])
  func `C4: a feed that is none is refused as a whole`(text: String, complaint: String) {
    #expect(InputReader.complaints(about: text) == [complaint])
  }
}
