import FeedModel
import Testing

@testable import feedtui

struct StateDocumentTests {
  private static func document(_ text: String, of id: String? = "feed") -> String {
    do throws(StateDamage) {
      let document = try StateDocument(Array(text.utf8), of: id)
      return "\(document.lastTab ?? "none") \(document.readIds)"
    } catch {
      return error.description
    }
  }

  @Test func `C5: a document reads back as it was written, whatever the ids hold`() throws {
    var document = StateDocument(of: "a \"b\"\n\u{7}é💡")
    document.take(
      StateChange(lastTab: "\u{0}\\/", readIds: ["", "x\ty", "\u{202E}", "v/1", "e\u{301}"]))
    let bytes = try document.bytes()
    #expect(try StateDocument(bytes, of: "a \"b\"\n\u{7}é💡") == document)
    #expect(document.kept == KeptState(lastTab: "\u{0}\\/", readIds: document.readIds))
  }

  @Test func `C5: the file is sorted JSON with a version`() throws {
    var document = StateDocument(of: "feed")
    document.take(StateChange(lastTab: "b", readIds: ["v1"]))
    #expect(
      String(decoding: try document.bytes(), as: UTF8.self) == """
        {
          "containerSourceId" : "feed",
          "lastTab" : "b",
          "readIds" : [
            "v1"
          ],
          "version" : 1
        }

        """)
  }

  @Test(
    arguments: [
      (#"{"version":1,"readIds":[]}"#, "none []"),
      (#"{"version":1,"lastTab":null,"readIds":["a","b","a"]}"#, #"none ["a", "b"]"#),
      (#"{"version":1,"lastTab":"t","readIds":[],"later":[{}]}"#, "t []"),
      ("", "is no JSON"), ("{", "is no JSON"), ("null", "holds no object"),
      ("[1]", "holds no object"), ("{}", "has no version"), (#"{"version":1}"#, "has no readIds"),
      (#"{"version":"1","readIds":[]}"#, "has a wrong version"),
      (#"{"version":1,"readIds":{}}"#, "has a wrong readIds"),
      (#"{"version":1,"readIds":["a",null]}"#, "has a wrong readIds"),
      (#"{"version":1,"lastTab":3,"readIds":[]}"#, "has a wrong lastTab"),
      (#"{"version":2}"#, "has version 2, and this feedtui reads version 1"),
      (
        #"{"version":1,"containerSourceId":"other","readIds":[]}"#,
        #"is of the container "other""#
      ),
    ])
  func `C5: what is no state is told, and why`(text: String, expected: String) {
    #expect(Self.document(text) == expected)
  }

  @Test func `C5: lists in lists without end are damage and no crash`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(Self.document(text) == "is no JSON")
  }

  @Test func `C5: a change adds what is new behind what is there, and a tab where one is told`() {
    var document = StateDocument(of: "feed")
    document.take(StateChange(lastTab: "b", readIds: ["v2", "v9"]))
    document.take(StateChange(lastTab: nil, readIds: ["v1", "v2"]))
    #expect(document.kept == KeptState(lastTab: "b", readIds: ["v2", "v9", "v1"]))
  }

  @Test func `C5: of too many ids the oldest go`() {
    var document = StateDocument(of: "feed")
    document.take(StateChange(readIds: (0..<StateDocument.mostIds).map { "v\($0)" }))
    #expect(document.readIds.count == StateDocument.mostIds)
    document.take(StateChange(readIds: ["new"]))
    #expect(document.readIds.count == StateDocument.mostIds)
    #expect(document.readIds.first == "v1" && document.readIds.last == "new")
  }

  @Test
  func `C5: ids of more bytes than are kept go, the oldest first, and an endless one at once`()
    throws
  {
    let long = { (index: Int) in
      "\(index)" + String(repeating: "\u{1}", count: StateDocument.longestId - 6)
    }
    var document = StateDocument(of: String(repeating: "c", count: 1 << 20))
    document.take(
      StateChange(
        lastTab: String(repeating: "t", count: StateDocument.longestId + 1),
        readIds: (10_000..<13_000).map(long)
          + [String(repeating: "x", count: StateDocument.longestId + 1)]))
    #expect(document.lastTab == nil)
    #expect(document.readIds.last == long(12_999))
    #expect(document.readIds.count == StateDocument.mostIdBytes / (StateDocument.longestId - 1))
    // Even then the file is one that is read again.
    let bytes = try document.bytes()
    #expect(try StateDocument(bytes, of: nil) == document)
  }
}
