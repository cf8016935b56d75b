@testable import FeedFiles
import FeedModel
import Testing

struct LayoutReaderTests {
  private func read(_ text: String) throws -> [LayoutCase] {
    try LayoutReader.read(Array(text.utf8), name: "l.jsonl")
  }

  private func complaint(about text: String) -> String? {
    do throws(InputError) {
      _ = try LayoutReader.read(Array(text.utf8), name: "l.jsonl")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `C6: what a layout leaves out has the stated default`() throws {
    let layouts = try read(#"{"screen": [0, 0, 100, 50], "items": [[0, 0, 100, 50]]}"#)
    let expected = MeasuredLayout(
      id: "", viewport: Viewport(screen: Rect(x: 0, y: 0, width: 100, height: 50)),
      items: [Rect(x: 0, y: 0, width: 100, height: 50)], threshold: 0.5)
    #expect(layouts == [LayoutCase(line: 1, layout: expected, expectation: nil)])
  }

  @Test func `C6: lines, a list of layouts and layouts over several lines are read alike`() throws {
    let one = #"{"id": "a", "screen": [0, 0, 9, 9], "items": []}"#
    let two = """
      {
        "id": "b", "screen": [0, 0, 9, 9],
        "items": []
      }
      """
    for text in ["\(one)\n\n\(two)\n\(one)", "[\(one),\n\n\(two),\n\(one)\n]"] {
      let layouts = try read(text)
      #expect(layouts.map(\.layout.id) == ["a", "b", "a"])
      #expect(layouts.map(\.line) == [1, 3, 7])
    }
    #expect(try read("[]") == [])
  }

  @Test(arguments: ["", " \r\n "])
  func `C4, C6: a text without any layout is refused, an empty list of them is not`(text: String) {
    #expect(
      complaint(about: text)
        == "l.jsonl: found no text; accepted: layouts as JSON objects, one a line or in a list")
  }

  @Test(arguments: [
    #"{"screen": [0, 0, 9, 9], "items": []}"#,
    "{\"id\": \"a\", \"screen\": [0, 0, 9, 9], \"items\": [[0, 0, 1, 1]]}\n{\"id\": \"b\"}\n",
  ])
  func `C2, C6: layouts given as a feed are told to be for measure`(text: String) {
    #expect(
      InputReader.complaints(about: text) == [
        "found still layouts, which feedtui measure reads; accepted: "
          + "a JSON Feed 1.0 or 1.1, yt-dlp JSON, a scenario or an M3U playlist"
      ])
  }

  @Test func `C2: a feed with a list called screen is still a feed`() throws {
    let feed = #"{"version": "https://jsonfeed.org/version/1.1", "screen": [], "items": []}"#
    #expect(try InputReader.read(feed).kind == .jsonFeed)
  }

  @Test func `C6: an answer is one line with id, viewport, fractions and plays in this order`()
    throws
  {
    let text = """
      {"id": "a\\"b", "screen": [0, 0, 100, 50], "items": [[0, 0, 100, 200], [0, 10, 3, 30]]}
      {"screen": [0, 0, 100, 50], "safeArea": {"top": 60}, "items": [[0, 0, 100, 100]]}
      {"id": 7, "screen": [0, 0, 100, 50], "safeArea": {"top": 60}, "safeAreaEdges": ["left"],
       "threshold": "100%", "items": []}
      """
    #expect(
      try read(text).map(\.answer) == [
        #"{"id":"a\"b","viewport":[0,0,100,50],"fractions":[0.25,1],"plays":1}"#,
        #"{"id":null,"viewport":null,"fractions":[0],"plays":null}"#,
        #"{"id":"7","viewport":[0,0,100,50],"fractions":[],"plays":null}"#,
      ])
  }

  @Test func `C6: keys that are not known are passed over`() throws {
    let text = #"""
      {"x": {"a": [1]}, "screen": [0, 0, 1, 1], "items": [], "safeArea": {"top": 1, "z": null}}
      """#
    #expect(try read(text).count == 1)
  }

  @Test(arguments: [
    (#"{"items": []}"#, "line 1: found a layout without screen; accepted: one that states it"),
    (
      #"{"screen": [0, 0, 1, 1]}"#,
      "line 1: found a layout without items; accepted: one that states it"
    ),
    (
      "\n\n" + #"{"screen": [0, 0, 1], "items": []}"#,
      "line 3: screen: found a list of 3; accepted: a list of 4 numbers: x, y, width, height"
    ),
    (
      #"{"screen": [0, 0, 1, 1], "items": [[0, 0, 1, 1], [0, 0, "1", 1]]}"#,
      #"line 1: items[1][2]: found "1"; accepted: a number from -1000000000 to 1000000000"#
    ),
    (
      #"{"screen": [0, 0, 1, 1], "items": [], "safeAreaEdges": ["topp"]}"#,
      #"line 1: safeAreaEdges[0]: found "topp"; accepted: "top", "left", "bottom" or "right"; "#
        + #"did you mean "top"?"#
    ),
    (
      #"{"screen": [0, 0, 1, 1], "items": [], "ancestors": [{"rect": [0, 0, 1, 1]}]}"#,
      "line 1: ancestors[0]: found an ancestor without clips; accepted: one that states it"
    ),
    (
      #"{"screen": [0, 0, 1, 1], "items": [], "threshold": 50}"#,
      #"line 1: threshold: found 50; accepted: a fraction from 0 to 1, or a percentage such as "#
        + #""60%"; did you mean "50%"?"#
    ),
    (
      "{\"screen\": [0, 0, 1, 1], \"items\": []}\n7",
      "line 2: found 7; accepted: an object with any of the keys id, screen, safeArea, "
        + "safeAreaEdges, ancestors, items, threshold, expect"
    ),
    (
      "{\"screen\": [0, 0, 1, 1], \"items\": []}\n{\"id\": \"b\", }",
      #"line 2, column 13: found "}"; accepted: a key in double quotes"#
    ),
    (
      #"[{"screen": [0, 0, 1, 1], "items": []}"#,
      #"line 1, column 39: found the end of the text; accepted: a comma or "]""#
    ),
  ])
  func `C6: a fault of a layout names its line`(text: String, expected: String) {
    #expect(complaint(about: text) == "l.jsonl: " + expected)
  }

  @Test func `C4: a file of layouts has a largest size`() {
    let bytes = [UInt8](repeating: 0x20, count: InputReader.mostBytes + 1)
    #expect(throws: InputError("big", .tooLarge(bytes: 67_108_865))) {
      try LayoutReader.read(bytes, name: "big")
    }
  }

  @Test func `C4: a file has a largest number of layouts`() {
    let list = "[" + String(repeating: "0,", count: 1_000_000) + "0]"
    #expect(
      complaint(about: list)
        == "l.jsonl: found more than 1000000 layouts; accepted: at most 1000000 layouts")
  }
}
