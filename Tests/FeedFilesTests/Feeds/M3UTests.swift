import FeedModel
import Testing

@testable import FeedFiles

struct M3UTests {
  private func read(_ text: String) throws -> LoadedInput {
    try InputReader.read("#EXTM3U\n" + text)
  }

  private func video(_ text: String) throws -> Video {
    try #require(try read(text).scenario.catalog.videos.first)
  }

  @Test(arguments: [
    ("12", SimulatedTime.seconds(12) as SimulatedTime?, false),
    ("12.75", .milliseconds(12_750), false),
    (" 7 ", .seconds(7), false), ("+7", .seconds(7), false), ("0.5", .milliseconds(500), false),
    ("0", nil, false), ("-0", nil, false), ("", nil, false), ("3:25", nil, false),
    ("1.2.3", nil, false),
    ("12s", nil, false), ("abc", nil, false), ("3600001", nil, false),
    ("99999999999999999999", nil, false),
    ("-1", nil, true), ("-1.0", nil, true), ("-2", nil, true),
  ])
  func `C2: the duration is that of the tag, and below zero a live stream has no end`(
    duration: String, time: SimulatedTime?, isLive: Bool
  ) throws {
    let video = try video("#EXTINF:\(duration),T\na")
    #expect(video.title == "T")
    #expect(video.duration == time)
    #expect(video.isLive == isLive)
    #expect((video.playDuration == nil) == isLive)
  }

  @Test(arguments: [
    ("1,Plain", "Plain"), ("1, Blank ,", "Blank ,"), ("1,a,b, c", "a,b, c"),
    ("1,,Two commas", ",Two commas"),
    ("1,Tom &amp; Jerry\u{7}", "Tom & Jerry"), ("1,a=\"b\", c", "a=\"b\", c"),
    (#"1 x="a,b" y='c,d' z=e,Title"#, "Title"), (#"1 x="a"y="b",Title"#, "Title"),
    (#"1 x="",Title, "quoted", more"#, #"Title, "quoted", more"#),
    (#"1 tvg-name="L'été",L'été"#, "L'été"), (#"1 tvg-name='Say "hi"',"#, #"Say "hi""#),
    (#"1, tvg-id="x" group-title="y",Late comma"#, "Late comma"),
    (#"1,tvg-id="x",Late"#, "Late"), (#"1,tvg-talk, the show"#, "tvg-talk, the show"),
    ("1 No comma", "No comma"), ("No number,Title", "Title"), ("1 words ,Title", "Title"),
    (#"1 x="never closed,Title"#, "Title"), ("1 x='it,Title", "Title"),
    (#"1 tvg-name="Name","#, "Name"), (#"1 tvg-name="  ","#, "b c"), ("1", "b c"), ("", "b c"),
    (#"1 TVG-NAME="Upper","#, "Upper"),
  ])
  func `C2: the title is what stands behind the attributes, else the name, else that of the file`(
    info: String, title: String
  ) throws {
    #expect(try video("#EXTINF:\(info)\nx/b_c.mp4").title == title)
  }

  @Test(arguments: [
    ("a.mp4", "a"), ("x/y/a.b.MKV", "a.b"), ("x/a.txt", "a.txt"), ("x\\y\\a_b.wav", "a b"),
    ("My%20Film%2c%201.mp4", "My Film, 1"), ("100%.mp4", "100%"), ("50%25%20.mp4", "50%"),
    ("%E6%9D%B1.mp4", "東"), ("%E6.mp4", "%E6"), ("%zz%2.mp4", "%zz%2"), ("a%2Fb.mp4", "b"),
    ("file:///x/a%20b.ogg", "a b"), (".mp4", ".mp4"), ("_.mp4", "_.mp4"), ("x/", "x/"),
    ("https://x.example.com/a%20b.mp4", "https://x.example.com/a%20b.mp4"),
    ("rtsp://x", "rtsp://x"), ("://x", "x"), ("a.mp4?b", "a.mp4?b"),
  ])
  func `C2: a place without a title is called as its file, a URL as it stands`(
    place: String, title: String
  ) throws {
    let video = try video(place)
    #expect(video.title == title)
    #expect(video.url == place)
    #expect(video.id == place)
    #expect(video.duration == nil)
  }

  @Test func `C2: an id is that of the channel, else the place; repeats get numbers`() throws {
    let ids = try read(
      """
      #EXTINF:-1 tvg-id="one",A
      http://a
      #EXTINF:-1 tvg-id="one",B
      http://b
      #EXTINF:-1 tvg-id="",C
      http://a
      #EXTINF:-1 tvg-id=two tvg-name="x",D
      http://a
      http://a
      """
    ).scenario.catalog.videos.map(\.id)
    #expect(ids == ["one", "one#2", "http://a", "two", "http://a#2"])
  }

  @Test func `C2: groups are the entry's own, else those begun before it`() throws {
    let input = try read(
      """
      #EXTINF:1,none
      a
      #EXTGRP:News;Sport
      #EXTINF:1,begun
      b
      #EXTINF:1 group-title="Films; News ;;",own
      c
      #EXTINF:1,its own tag
      #EXTGRP:Kids
      d
      #EXTINF:1 group-title="",empty
      e
      f
      #EXTGRP:
      #EXTINF:1,ended
      g
      """)
    #expect(
      input.scenario.catalog.videos.map(\.labels) == [
        [], ["News", "Sport"], ["Films", "News"], ["Kids"], ["News", "Sport"], ["News", "Sport"],
        [],
      ])
    #expect(input.scenario.tabs.map(\.title) == ["All", "News", "Sport", "Films", "Kids"])
  }

  @Test(
    arguments: ["\n", "\r\n", "\r", "\n\n \t\n", "\r\n\r\n"],
    [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func `Any line end and a byte order mark are accepted`(end: String, mark: [UInt8]) throws {
    let lines = ["#EXTM3U", "#PLAYLIST:P", "#EXTINF:2,Übung", "a", "#EXTINF:3,B", "b"]
    for last in ["", end] {
      let input = try InputReader.read(mark + (lines.joined(separator: end) + last).utf8, name: "x")
      #expect(input.scenario.containerSourceId == "p")
      #expect(
        input.scenario.catalog.videos == [
          Video(id: "a", title: "Übung", duration: .seconds(2), url: "a"),
          Video(id: "b", title: "B", duration: .seconds(3), url: "b"),
        ])
    }
  }

  @Test func `Lines in Latin-1 are read beside lines in UTF-8`() throws {
    let bytes = Array("#EXTINF:1,Größe 東\na\n#EXTINF:1,Gr".utf8) + [0xF6, 0xDF, 0x65, 0x20, 0x80]
    let input = try InputReader.read(bytes + Array("\r\nb\n".utf8), name: "x")
    #expect(input.scenario.catalog.videos.map(\.title) == ["Größe 東", "Größe €"])
    #expect(
      input.notes.last == "1 line is no UTF-8 and read as Windows-1252, which holds Latin-1")
  }

  @Test func `UTF-16 is read as such`() throws {
    let bytes = "\u{FEFF}#EXTM3U\r\nhttp://東".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let input = try InputReader.read(bytes, name: "x")
    #expect(input.scenario.catalog.videos.map(\.url) == ["http://東"])
  }

  @Test(arguments: [
    (
      "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:9.009,\na.ts",
      "line 3: found an HLS media playlist, the segments of one stream"
    ),
    (
      "#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1280000\r\nlow.m3u8\r\n",
      "line 2: found an HLS master playlist, one stream in several qualities"
    ),
  ])
  func `C4: a playlist of HLS is told from one of videos`(text: String, found: String) {
    let accepted =
      "; accepted: a playlist of videos, in which the address of this stream is one line"
    #expect(InputReader.complaints(about: text) == [found + accepted])
  }

  @Test func `Tags of HLS in a playlist of channels change nothing`() throws {
    let video = try video(
      """
      #EXT-X-VERSION:3
      #EXTINF:-1 tvg-id="a",A
      #EXT-X-PLAYLIST-TYPE:VOD
      #EXT-X-STREAM-INF:BANDWIDTH=1
      http://a
      """)
    #expect(video == Video(id: "a", title: "A", isLive: true, url: "http://a"))
  }

  @Test func `C2: what says something of no place is left out, and told`() throws {
    let input = try read("#EXTINF:1,A\n#EXTINF:2,B\nb\n#EXTINF:3,C")
    #expect(input.scenario.catalog.videos.map(\.title) == ["B"])
    #expect(input.notes.last == "2 #EXTINF lines have no place behind and were left out")
  }

  @Test func `C2: a playlist without entries is a tab without videos`() throws {
    let input = try read("#PLAYLIST: \n#EXTGRP:x\n#")
    #expect(input.scenario.tabs == [.everything])
    #expect(input.scenario.catalog.videos == [])
    #expect(input.scenario.containerSourceId == "m3u")
  }

  @Test func `C4: a playlist has a largest number of entries`() throws {
    let text = try InputText(Array("#EXTM3U\na\nb\n#EXTINF:1,C\nc".utf8), name: "x.m3u")
    #expect(try M3UPlaylist(text, most: 3).entries.count == 3)
    let error = #expect(throws: InputError.self) { try M3UPlaylist(text, most: 2) }
    #expect(error?.description == "x.m3u: found 3 entries; accepted: at most 2 entries")
  }
}
