import FeedModel
import Testing

@testable import FeedFiles

/// Input that is made to be slow, deep, large or unreadable.
struct HostileInputTests {
  private static let mile = String(repeating: "a title of a mile, ", count: 1 << 16)

  @Test(arguments: [
    "#EXTM3U\n#PLAYLIST:\(mile)\n#EXTINF:1 tvg-id=\"\(mile)\" group-title=\"\(mile)\",\(mile)\n\(mile)\n",
    #"{"version": "https://jsonfeed.org/version/1", "title": "\#(mile)", "#
      + #""items": [{"id": "\#(mile)", "title": "\#(mile)", "tags": ["\#(mile)"]}]}"#,
    #"{"_type": "playlist", "title": "\#(mile)", "#
      + #""entries": [{"title": "\#(mile)", "entries": [{"title": "\#(mile)"}]}]}"#,
    #"{"_type": "url", "title": "\#(mile)"} {"playlist": "\#(mile)"}"#,
    #"{"tabs": [{"containerId": "\#(mile)", "title": "\#(mile)"}], "network": {"faults": [{"source": "\#(mile)"}]}}"#,
  ])
  func `C4: texts of a megabyte are read, and notes stay short`(text: String) throws {
    let input = try InputReader.read(text)
    #expect(input.notes.allSatisfy { $0.utf8.count < 400 }, "\(input.notes.map(\.utf8.count))")
  }

  @Test(arguments: [
    #"{"\#(mile)": 1}"#, #"{"version": "\#(mile)jsonfeed.org", "items": []}"#, mile,
    #"{"seed": "\#(mile)", "\#(mile)": []}"#,
    #"{"catalog": {"videos": [{"duration": "\#(mile)"}]}}"#,
  ])
  func `C4: an error shows the start of a text of a megabyte`(text: String) throws {
    let complaints = try #require(InputReader.complaints(about: text))
    #expect(complaints.allSatisfy { $0.utf8.count < 1000 })
  }

  @Test(arguments: [
    ("[", "]", ""), (#"{"tabs":["#, "]}", ""), (#"{"items":[{"_x":"#, "}]}", "1"),
    (#"{"entries":["#, "]}", ""), (#"{"extractor":"#, "}", "1"),
  ])
  func `C4: nesting has a bound, whether it is closed or not`(
    open: String, close: String, core: String
  ) {
    for closed in [true, false] {
      let text = String(repeating: open, count: 50_000) + core
      let complaints = InputReader.complaints(
        about: closed ? text + String(repeating: close, count: 50_000) : text)
      #expect(complaints?.count == 1)
      #expect(
        complaints?.first?.hasSuffix(
          "found a list or object inside 64 others; accepted: at most 64 inside each other")
          == true,
        "\(complaints ?? [])")
    }
  }

  @Test(arguments: [
    (
      #"{"tabs": [{"title": "a\#0b"}]}"#, "line 1, column 23: found a control character in a string"
    ),
    ("{\"tabs\"\0: []}", "line 1, column 8: found U+0000"),
    ("\0\0\0\0", #"found text that begins with "\u0000\u0000\u0000\u0000""#),
  ])
  func `C4: NUL bytes are named where they are not accepted`(text: String, found: String) throws {
    #expect(try #require(InputReader.complaints(about: text)?.first).hasPrefix(found))
  }

  @Test func `C4: the values of a feed have a bound, and lists and objects a lower one`() throws {
    let text = try InputText(
      Array(#"{"items": [{"tags": [1, null, {}]}, [], "x"]}"#.utf8), name: "x")
    #expect(text.outline.values == 9)
    #expect(text.outline.listsAndObjects == 6)
    #expect(throws: Never.self) {
      try text.checkSize(values: 6_000_000, listsAndObjects: 2_000_000)
    }
    let values = #expect(throws: InputError.self) {
      try text.checkSize(values: 6_000_001, listsAndObjects: 0)
    }
    #expect(values?.description == "x: found 6000001 values; accepted: at most 6000000 values")
    let lists = #expect(throws: InputError.self) {
      try text.checkSize(values: 0, listsAndObjects: 2_000_001)
    }
    #expect(
      lists?.description
        == "x: found 2000001 lists and objects; accepted: at most 2000000 lists and objects")
  }

  @Test func `C4: NUL bytes in a playlist part words`() throws {
    let input = try InputReader.read("#EXTM3U\n#EXTINF:1 group-title=\"a\0b\",x\0\0y\nz\0.mp4")
    #expect(
      input.scenario.catalog.videos == [
        Video(id: "z\0.mp4", title: "x y", duration: .seconds(1), labels: ["a b"], url: "z\0.mp4")
      ])
  }

  @Test func `C4: any byte anywhere gives a result or an error`() {
    for byte in UInt8.min...UInt8.max {
      for text in ["", "#EXTM3U\n", "#EXTINF:1,a", "{\"tabs\": [{\"title\": \"", "[", "a.mp4\n"] {
        for tail in ["", "\nb", "\"}]}"] {
          let bytes = Array(text.utf8) + [byte] + Array(tail.utf8)
          _ = InputReader.complaints(about: bytes)
          _ = InputReader.complaints(about: bytes + bytes + [byte])
          _ = try? InputReader.read(folder: [FolderFile(path: bytes, size: 1)], name: "x")
        }
      }
    }
  }

  /// Quadratic work would take hours for as many lines, so the limit says nothing of the machine.
  @Test(.timeLimit(.minutes(5)))
  func `C4: 100,000 lines are read in time that grows with them and no faster`() throws {
    let lines = (0..<50_000).map { "#EXTINF:1 tvg-id=\"one\" group-title=\"\($0)\",T\na \($0)\n" }
    let videos = try InputReader.read(lines.joined()).scenario.catalog.videos
    #expect(videos.count == 50_000)
    #expect(Set(videos.map(\.id)).count == 50_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `C4: a line of an object each is read in time that grows with them and no faster`() throws {
    let lines = (0..<20_000).map {
      #"{"id": "one", "playlist": "\#($0)", "extractor": "x"}"# + "\n"
    }
    let videos = try InputReader.read(lines.joined()).scenario.catalog.videos
    #expect(videos.count == 20_000)
    #expect(Set(videos.map(\.id)).count == 20_000)
  }
}
