import FeedFiles
import FeedModel
import Testing

struct YtDlpLinesTests {
  private func videos(_ lines: String...) throws -> [Video] {
    try InputReader.read(lines.joined(separator: "\n")).scenario.catalog.videos
  }

  @Test(arguments: ["\n", "\r\n", " ", "", "\n\n"])
  func `C2: objects one after the other are a video each`(gap: String) throws {
    let input = try InputReader.read(
      [#"{"id": "a", "extractor": "x"}"#, "null", #"{"id": "b"}"#].joined(separator: gap + "\n"))
    #expect(input.kind == .ytDlp)
    #expect(input.scenario.catalog.videos.map(\.id) == ["a", "b"])
    #expect(input.notes.contains("1 entry is null and was left out"))
  }

  @Test func `C2: the one playlist of all is the feed's title, several are groups`() throws {
    let one = try InputReader.read(
      #"{"_type": "url", "playlist_title": "P"}{"playlist": "P", "tags": ["t"]}"#)
    #expect(one.scenario.containerSourceId == "p")
    #expect(one.scenario.tabs.map(\.title) == ["All", "t"])
    let several = try InputReader.read(
      #"{"_type": "url", "playlist_title": "P"} {"playlist": "Q"} {"playlist": null} {"playlist": "Q"}"#
    )
    #expect(several.scenario.containerSourceId == "ytdlp")
    #expect(several.scenario.tabs.map(\.title) == ["All", "Q", "P"])
    #expect(several.scenario.catalog.videos.map(\.labels) == [["P"], ["Q"], [], ["Q"]])
  }

  @Test func `C2: a playlist on a line gives its entries`() throws {
    let videos = try videos(
      #"{"_type": "playlist", "title": "P", "entries": [{"id": "a"}, {"title": "Q", "entries": [{"id": "b"}]}]}"#,
      #"{"id": "c"}"#)
    #expect(videos.map(\.id) == ["a", "b", "c"])
    #expect(videos.map(\.labels) == [["P"], ["P", "Q"], []])
  }

  @Test(arguments: [
    (
      "{\"_type\": \"url\"}\n{\"id\": 01}",
      "line 2, column 8: found a number that begins with 0; accepted: one without zeros ahead"
    ),
    (
      "{\"_type\": \"url\"}\n{\"id\": \"cut o",
      "line 2, column 14: found the end of the text; "
        + "accepted: the closing quote of the string from line 2, column 8"
    ),
    (
      "{\"_type\": \"url\"}\n{}\n [1]",
      "line 3, column 2: found a list; accepted: an object"
    ),
    (
      "{\"_type\": \"url\"}\n{\"\\ud800\": 1}",
      "line 2, column 1: found something that cannot be read; accepted: an object"
    ),
    (
      "{\"_type\": \"url\"}\n{\"_type\": \"playlist\"}",
      "line 2: entries: found no list; accepted: a list of at most 1000000 entries"
    ),
    (
      "{\"_type\": \"url\"}\n\n{\"entries\": [{}, {\"entries\": [7]}]}",
      "line 3: entries[1].entries[0]: found a number; accepted: an object"
    ),
    (
      "{\"_type\": \"url\"}\nyt-dlp says hello",
      "line 2, column 1: found \"yt\"; accepted: the end of the text"
    ),
  ])
  func `C4: a damaged line is named, and nothing is read`(text: String, complaint: String) {
    #expect(InputReader.complaints(about: text) == [complaint])
  }
}
