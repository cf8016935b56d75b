import FeedFiles
import Testing

/// A scenario that is wrong, and every sentence that has to be said of it.
struct FaultyScenario: CustomTestStringConvertible, Sendable {
  let text: String
  let complaints: [String]
  var testDescription: String { text }

  /// The cases of a fixture: the text on a line of its own, the sentences indented below it.
  static func all() throws -> [FaultyScenario] {
    try Fixture.text("faulty_scenarios.txt").split(separator: "\n\n").map { block in
      let lines = block.split(separator: "\n")
      return FaultyScenario(
        text: String(lines[0]), complaints: lines.dropFirst().map { String($0.dropFirst(4)) })
    }
  }
}

struct FaultyScenarioTests {
  @Test(arguments: try FaultyScenario.all())
  func `C3: a fault names its place, what was found and what is accepted`(_ faulty: FaultyScenario)
  {
    #expect(InputReader.complaints(about: faulty.text) == faulty.complaints)
  }

  @Test func `C3: there are as many faulty scenarios as there are ways to be wrong`() throws {
    #expect(try FaultyScenario.all().count >= 70)
  }

  @Test func `C3: the first twenty faults are named and the rest is counted`() throws {
    let videos = (0..<33).map { #"{"id": "v\#($0)", "length": \#($0)}"# }.joined(separator: ",")
    let complaints = try #require(
      InputReader.complaints(about: #"{"catalog": {"videos": [\#(videos)]}}"#))
    #expect(complaints.count == 21)
    #expect(complaints.last == "and 13 more")
    #expect(complaints[19].hasPrefix("catalog.videos[19].length: found an unknown key; accepted: "))
  }

  @Test func `C3: a key given twice is an error with its path and both lines`() {
    let text = """
      {
        "tabs": [
          { "title": "a" },
          {
            "title": "b",
            "isVisible": true,
            "title": "c"
          }
        ],
        "seed": 1,
        "seed": 2,
        "deck": { "columns": 0 }
      }
      """
    #expect(
      InputReader.complaints(about: text) == [
        "line 7: tabs[1].title: found a key that line 5 has already; accepted: each key once",
        "line 11: seed: found a key that line 10 has already; accepted: each key once",
        "deck.columns: found 0; accepted: a whole number from 1 to 100",
      ])
  }

  @Test func `C3: keys that only look alike when escaped are the same key`() {
    #expect(
      InputReader.complaints(about: #"{"seed": 1, "\u0073eed": 2, "tabs": [{}]}"#) == [
        "line 1: seed: found a key that line 1 has already; accepted: each key once"
      ])
  }
}
