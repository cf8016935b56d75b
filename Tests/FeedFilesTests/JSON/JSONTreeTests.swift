import FeedModel
import FoundationEssentials
import Testing

@testable import FeedFiles

struct JSONTreeTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONTree(text: Array(text.utf8)).value
  }

  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), (" false\n", .bool(false)),
    ("0", .number(0)), ("-0.5", .number(-0.5)), ("12e3", .number(12000)),
    ("1.5E-2", .number(0.015)), ("[]", .array([])), ("{}", .object([])),
    (#""""#, .string("")), (#""a/b""#, .string("a/b")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\u0041é""#, .string("éAé")),
    (#""x\ud83d\ude00y""#, .string("x😀y")),
    (#""\ud83d""#, .string("\u{FFFD}")), (#""\ude00\ud83d!""#, .string("\u{FFFD}\u{FFFD}!")),
    (#""\u0000""#, .string("\0")),
    ("[1,[2,{}],\"\"]", .array([.number(1), .array([.number(2), .object([])]), .string("")])),
  ])
  func `JSON text becomes the tree it stands for`(text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test func `Members stay in the order of the text`() throws {
    let expected = JSONValue.object([
      .init("b", .number(1)), .init("a", .object([.init("d", .null), .init("c", .null)])),
    ])
    #expect(try value(#"{"b": 1, "a": {"d": null, "c": null}}"#) == expected)
  }

  @Test(arguments: ["site.jsonfeed.json", "show.ytdlp.json"])
  func `What a tree writes reads as a tree that writes the same`(fixture: String) throws {
    let tree = try JSONTree(text: try Fixture.bytes(fixture)).value
    #expect(try value(tree.description).description == tree.description)
  }

  @Test func `Repeated keys are found at any depth and in large objects`() throws {
    let many = (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ",\n")
    let text = "{\"a\": [{\"x\": {\"y\": 1, \"y\": 2}}], \"b\": {\(many),\n\"k7\": 1}}"
    let tree = try JSONTree(text: Array(text.utf8))
    #expect(
      tree.repeatedKeys.lines == [
        "line 1: a[0].x.y: found a key that line 1 has already; accepted: each key once",
        "line 41: b.k7: found a key that line 8 has already; accepted: each key once",
      ])
  }

  @Test func `Values of a sequence are read one after the other`() throws {
    var scanner = JSONScanner(Array(" 1\n[2] {} ".utf8))
    var values: [JSONValue] = []
    while !scanner.isAtEnd() { values.append(try JSONTree(reading: &scanner).value) }
    #expect(values == [.number(1), .array([.number(2)]), .object([])])
  }
}
