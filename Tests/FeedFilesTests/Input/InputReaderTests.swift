import FeedModel
import Testing

@testable import FeedFiles

struct InputReaderTests {
  private static let accepted =
    "accepted: a JSON Feed 1.0 or 1.1, yt-dlp JSON, a scenario or an M3U playlist"

  @Test(arguments: [
    (#"{"tabs": [{}]}"#, InputKind.scenario),
    (#"{"$schema": "s", "catalog": {"videos": [{}]}}"#, .scenario),
    (#"{"version": "https://jsonfeed.org/version/1", "items": []}"#, .jsonFeed),
    (#"{"items": [], "version": "https://jsonfeed.org/version/1.1"}"#, .jsonFeed),
    (#"{"version": "http://jsonfeed.org/version/1.1", "items": []}"#, .jsonFeed),
    (#"{"version": "https://jsonfeed.org/version/1.0/", "items": []}"#, .jsonFeed),
    (#"{"title": "no version", "items": []}"#, .jsonFeed),
    (#"{"_type": "playlist", "entries": []}"#, .ytDlp),
    (#"{"entries": []}"#, .ytDlp),
    (#"{"id": "a", "extractor": "generic", "tags": ["x"]}"#, .ytDlp),
    (#"{"_type": "video", "id": "a"}"#, .ytDlp),
    (#"{"id": "a", "extractor": "x"} {"id": "b"}"#, .ytDlp),
    ("#EXTM3U", .m3u), (" \r\n#extm3u\r", .m3u), ("# a comment\n#EXTINF:5,A\nb", .m3u),
    ("https://a.example.com/x", .m3u), ("# mine\n\nrtsp://a\nb/c.mp3\n", .m3u),
    ("C:\\x\\Song.FLAC", .m3u), ("a.mp4\n#EXTINF:5,A\nno ending", .m3u),
  ])
  func `C2: the kind is found from the content`(text: String, kind: InputKind) throws {
    #expect(try InputReader.read(text).kind == kind)
  }

  @Test(arguments: [
    ("", "found no text; "), (" \n ", "found no text; "),
    ("WEBVTT\n\n00:01", "found text that begins with \"WEBVTT\"; "),
    ("# http://a\nnot a place\n#EXTM3U", "found text that begins with \"# http://a\"; "),
    ("<html>\u{1B}[2J", #"found text that begins with "<html>\u001b[2J"; "#),
    ("[1, 2]", "found a JSON list; "),
    ("7", "found a JSON value that is neither object nor list; "),
    (#"{"name": 1, "x": 2}"#, #"found a JSON object with the keys "name", "x"; "#),
    (#"{"version": 3, "items": []}"#, #"found a JSON object with the keys "version", "items"; "#),
  ])
  func `C4: what is no kind of input is named`(text: String, found: String) {
    #expect(InputReader.complaints(about: text) == [found + Self.accepted])
  }

  @Test(arguments: [
    ("{\"tabs\": [{}],\n}", #"line 2, column 1: found "}"; accepted: a key in double quotes"#),
    ("{\"x\": [{}],\n}", #"line 2, column 1: found "}"; accepted: a key in double quotes"#),
    ("[1,", "line 1, column 4: found the end of the text; accepted: a value"),
    (
      "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [\n{\"id\": 01}]}",
      "line 2, column 8: found a number that begins with 0; accepted: one without zeros ahead"
    ),
    (
      "{\"_type\": \"playlist\", \"entries\": [{}, \n]}",
      #"line 2, column 1: found "]"; accepted: a value"#
    ),
  ])
  func `C3: a syntax fault is named whatever the kind`(text: String, complaint: String) {
    #expect(InputReader.complaints(about: text) == [complaint])
  }

  @Test func `A byte order mark and Windows line ends are accepted`() throws {
    let text = "{\r\n\t\"tabs\": [\r\n{}]\r\n}\r\n"
    let input = try InputReader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8), name: "x")
    #expect(input.scenario.tabs.map(\.containerId) == ["tab-0"])
    #expect(
      InputReader.complaints(about: [0xEF, 0xBB, 0xBF] + Array("[1,\r\n}".utf8)) == [
        #"line 2, column 1: found "}"; accepted: a value"#
      ])
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read where it is certain`(isBigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + #"{"tabs": [{"title": "東京 🏮"}]}"#
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let input = try InputReader.read(bytes, name: "x")
    #expect(input.scenario.tabs.map(\.title) == ["東京 🏮"])
    #expect(input.notes.last == "the file is UTF-16 and was read as such")
    #expect(
      InputReader.complaints(about: Array(bytes.dropLast())) == [
        "line 1, column 1: found UTF-16 that is damaged; accepted: text in UTF-8"
      ])
  }

  @Test func `Latin-1 is refused at its first letter`() {
    let bytes = Array("{\n \"title\": \"F".utf8) + [0xE4] + Array("hre\"}".utf8)
    #expect(
      InputReader.complaints(about: bytes) == [
        "line 2, column 13: found the byte 0xE4, which is no UTF-8; accepted: text in UTF-8"
      ])
    #expect(
      InputReader.complaints(about: [0x7B, 0xC3]) == [
        "line 1, column 2: found the byte 0xC3, which is no UTF-8; accepted: text in UTF-8"
      ])
  }

  @Test func `C4: a file has a largest size`() {
    let bytes = [UInt8](repeating: 0x20, count: InputReader.mostBytes + 1)
    #expect(
      InputReader.complaints(about: bytes) == [
        "found 67108865 bytes; accepted: at most 67108864 bytes (64 MiB)"
      ])
  }

  @Test func `C4: nesting, tabs and videos have bounds that the error names`() {
    let deep = #"{"tabs": "# + String(repeating: "[", count: 64)
    #expect(
      InputReader.complaints(about: deep) == [
        "line 1, column 73: found a list or object inside 64 others; "
          + "accepted: at most 64 inside each other"
      ])
    let tabs = Array(repeating: "{}", count: 1001).joined(separator: ",")
    #expect(
      InputReader.complaints(about: #"{"tabs": [\#(tabs)]}"#) == [
        "tabs: found a list of 1001; accepted: a list of at most 1000 tabs"
      ])
  }

  @Test func `Every line of an error begins with the name of the file`() {
    let error = #expect(throws: InputError.self) {
      try InputReader.read(Array(#"{"tabs": 1, "seed": true}"#.utf8), name: "a.json")
    }
    #expect(
      error?.description.split(separator: "\n").allSatisfy { $0.hasPrefix("a.json: ") } == true)
  }

  @Test(
    arguments: [
      (
        #""host": {"onProductHydration": {}}"#,
        [
          "host.onProductHydration without host.onGlobalProductHydration: hydration of a deck adds"
            + " to that of single videos and does not take its place"
        ]
      ),
      (#""host": {"onProductHydration": {}, "onGlobalProductHydration": {}}"#, []),
      (#""host": {"onGlobalProductHydration": {}, "playerDeckAddToCart": {}}"#, []),
      (
        #""deck": {"itemView": {"addToCartButton": {"isHidden": false}}}"#,
        [
          "deck.itemView.addToCartButton is not hidden, but shows only with host.playerDeckAddToCart"
        ]
      ),
    ])
  func `S2, S4: what works by halves is noted`(part: String, notes: [String]) throws {
    let text = #"{"catalog": {"videos": [{"id": "v"}]}, \#(part)}"#
    #expect(
      try InputReader.read(text).notes == ["a scenario with 1 tab and 1 video"] + notes)
  }

  @Test func `What a scenario says that leads nowhere is noted`() throws {
    let text = """
      {
        "tabs": [
          {"containerId": "live", "dataSource": {"labels": "live"}},
          {"containerId": "food", "deck": {"source": {"labels": {"allOf": ["a", "b"]}}}},
          {"containerId": "c", "dataSource": {"channel": "x"}},
          {"containerId": "p", "deck": {"source": {"channelPlaylist": {"channelID": "c", "playlistID": "tops"}}}},
          {"containerId": "e", "deck": {"source": {"channelPlaylist": {"channelID": "c", "playlistID": "top"}}}},
          {"containerId": "g", "deck": {"source": {"playlistGroup": "nowhere"}}},
          {"containerId": "h", "deck": {"source": {"hashtagPlaylist": {"channelID": "c", "filterExpression": "(and a (or b c))"}}}},
          {"containerId": "s", "deck": {"source": {"sku": {"channelID": "c", "productIDs": ["1"]}}}},
          {"containerId": "i", "dataSource": {"ids": ["v1", "v9"]}}
        ],
        "network": {"faults": [{"source": "lives"}, {"source": "food"}]},
        "catalog": {
          "videos": [{"id": "v1", "labels": ["a"], "channel": "c"}],
          "playlists": [{"id": "top", "channel": "c", "videos": ["gone"]}]
        }
      }
      """
    #expect(
      try InputReader.read(text).notes == [
        "a scenario with 9 tabs and 1 video",
        #"tab "live": no video is meant by its source"#,
        #"tab "food": no video is meant by its source"#,
        #"tab "c": there is no channel "x"; did you mean "c"?"#,
        #"tab "p": there is no playlist "tops"; did you mean "top"?"#,
        #"tab "e": its playlist holds no video that there is"#,
        #"tab "g": there is no group of playlists "nowhere""#,
        #"tab "h": no video of the channel "c" has the hashtags (and a (or b c))"#,
        #"tab "s": no video is meant by its source"#,
        #"network.faults[0].source: no tab has the id "lives"; did you mean "live"?"#,
      ])
  }
}
