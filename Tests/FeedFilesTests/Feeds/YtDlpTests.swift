import FeedModel
import Testing

@testable import FeedFiles

struct YtDlpTests {
  private func read(_ entries: String) throws -> LoadedInput {
    try InputReader.read(#"{"_type": "playlist", "title": "P", "entries": [\#(entries)]}"#)
  }

  @Test func `C2: a single video is a catalogue of one`() throws {
    let input = try InputReader.read(
      """
      {"id": "BaW", "title": "A &quot;test&quot;", "uploader": "U", "channel": "C",
       "channel_id": "UC1", "duration": 10, "tags": ["t", "u"], "categories": ["Music", "t"],
       "webpage_url": "https://w", "url": "https://media", "extractor": "youtube",
       "formats": [{"a": [[[]]]}], "is_live": false}
      """)
    #expect(
      input.scenario.catalog.videos == [
        Video(
          id: "BaW", title: "A \"test\"", author: "U", duration: .seconds(10),
          labels: ["t", "u", "Music"], channel: "UC1", url: "https://w")
      ])
    #expect(input.scenario.tabs.map(\.title) == ["All", "t", "u", "Music"])
  }

  @Test func `C2: null and missing fields have the stated defaults`() throws {
    let input = try read(
      """
      {"id": null, "title": null, "duration": null, "tags": null, "url": "https://a"}, {}, null,
      {"id": "a", "channel": "Only a channel", "is_live": null}
      """)
    #expect(
      input.scenario.catalog.videos == [
        Video(id: "https://a", title: "https://a", url: "https://a"),
        Video(id: "ytdlp-1", title: "ytdlp-1"),
        Video(id: "a", title: "a", author: "Only a channel", channel: "Only a channel"),
      ])
    #expect(input.notes.contains("1 entry is null and was left out"))
  }

  @Test(arguments: [
    ("12", SimulatedTime.seconds(12) as SimulatedTime?), ("12.75", .milliseconds(12_750)),
    ("0", nil), ("-5", nil), ("\"1:30\"", nil), ("3600001", nil), ("1e400", nil),
  ])
  func `C2: a duration that is no time is unknown`(text: String, duration: SimulatedTime?) throws {
    #expect(
      try read(#"{"duration": \#(text)}"#).scenario.catalog.videos.map(\.duration) == [duration])
  }

  @Test(arguments: [
    #""is_live": true, "duration": 60"#, #""live_status": "is_live""#,
  ])
  func `C2: a live stream has no end`(fields: String) throws {
    let video = try #require(try read("{\(fields)}").scenario.catalog.videos.first)
    #expect(video.isLive)
    #expect(video.duration == nil)
    #expect(video.playDuration == nil)
  }

  @Test func `C2: playlists in a playlist become groups`() throws {
    let input = try read(
      """
      {"_type": "playlist", "title": "Shorts", "entries": [{"id": "s1"}, {"id": "s2"}]},
      {"_type": "playlist", "id": "vids", "entries": [
        {"id": "v1", "tags": ["x"]}, {"_type": "playlist", "title": "In", "entries": [{"id": "s1"}]}
      ]},
      {"id": "loose"}
      """)
    let videos = input.scenario.catalog.videos
    #expect(videos.map(\.id) == ["s1", "s2", "v1", "s1#2", "loose"])
    #expect(
      videos.map(\.labels) == [["Shorts"], ["Shorts"], ["vids", "x"], ["vids", "In"], []])
    #expect(input.scenario.tabs.map(\.title) == ["All", "Shorts", "vids", "x", "In"])
  }

  @Test(arguments: [
    (
      #"{"_type": "playlist"}"#,
      "entries: found no list; accepted: a list of at most 1000000 entries"
    ),
    (
      #"{"_type": "playlist", "entries": [{}, "x", {"_type": "playlist"}]}"#,
      "entries[1]: found a string; accepted: an object"
    ),
    (
      #"{"_type": "playlist", "entries": [{}, {"entries": [1]}]}"#,
      "entries[1].entries[0]: found a number; accepted: an object"
    ),
    (
      #"{"_type": "playlist", "\ud800": 1, "entries": []}"#,
      "found JSON that cannot be decoded; accepted: keys without half surrogates"
    ),
  ])
  func `C4: a playlist that is none is refused as a whole`(text: String, complaint: String) {
    #expect(InputReader.complaints(about: text) == [complaint])
  }

  @Test func `C4: playlists may be nested as deeply as any JSON`() throws {
    let open = String(repeating: #"{"entries": ["#, count: 31)
    let close = String(repeating: "]}", count: 31)
    let input = try InputReader.read(open + #"{"id": "in"}"# + close)
    #expect(input.scenario.catalog.videos.map(\.id) == ["in"])
  }

  @Test func `C4: a feed has a largest number of entries`() throws {
    let text = try InputText(Array("{}".utf8), name: "x.json")
    #expect(throws: Never.self) { try text.checkCount(1_000_000, key: "entries") }
    let error = #expect(throws: InputError.self) {
      try text.checkCount(1_000_001, key: "entries")
    }
    #expect(
      error?.description
        == "x.json: entries: found 1000001 entries; accepted: at most 1000000 entries")
  }
}
