import Testing

@testable import FeedModel

struct EventPatternTests {
  @Test(arguments: Event.CodingKeys.allCases)
  func `X2: an example is of its word, and its own line finds it`(word: Event.CodingKeys) throws {
    let event = word.example
    #expect(event.word == word)
    let arguments = String(event.line.dropFirst(word.rawValue.count))
    let pattern = try EventPattern(word: word, arguments: arguments)
    #expect(pattern.matches(event))
    for other in Event.CodingKeys.allCases where other != word {
      #expect(!pattern.matches(other.example))
      #expect(try !EventPattern(word: other, arguments: "").matches(event))
    }
  }

  @Test(
    arguments: [
      ("", true), ("tabIndex=1", true), ("tabIndex=2", false),
      ("sourceId=feed_for-you tabIndex=1", true), ("sourceId=\"feed for\"", false),
      ("playerType=moments", true),
    ])
  func `X2: arguments that are given must be the event's`(arguments: String, expected: Bool) throws
  {
    let pattern = try EventPattern(word: .onTabSelected, arguments: arguments)
    #expect(pattern.matches(Event.CodingKeys.onTabSelected.example) == expected)
  }

  @Test func `X2: a value is compared by what it means`() throws {
    let start = Event.CodingKeys.onMomentStart.example
    for (arguments, expected) in [
      ("position=1.5s", true), ("position=1500ms", true), ("position=1501ms", false),
      ("momentIndex=+0", true), ("momentId=\"v1\"", true), ("momentId=7", false),
    ] {
      #expect(
        try EventPattern(word: .onMomentStart, arguments: arguments).matches(start) == expected,
        "\(arguments)")
    }
  }

  @Test func `X2: an argument that may be absent can be expected to be`() throws {
    let isAbsent = try EventPattern(word: .onDataLoadComplete, arguments: "failure=none")
    let loaded = Event.onDataLoadComplete(
      playerType: .moments, sourceId: "a", itemsCount: 3, failure: nil)
    #expect(isAbsent.matches(loaded))
    #expect(!isAbsent.matches(Event.CodingKeys.onDataLoadComplete.example))
  }

  @Test(
    arguments: [
      (
        "tabIndx=1", 1,
        "'onTabSelected' has no argument tabIndx=; accepted: playerType=, sourceId=, tabIndex="
      ),
      (
        "tabIndex=1 2", 12,
        "'onTabSelected' has no argument '2'; accepted: playerType=, sourceId=, tabIndex="
      ),
      ("  tabIndex=one", 3, "'one' is not accepted here; accepted: a whole number"),
      ("tabIndex=none", 1, "'none' is not accepted here; accepted: a whole number"),
      ("playerType=story", 1, "'story' is not accepted here; accepted: moments"),
      ("tabIndex=1 tabIndex=1", 12, "'onTabSelected' is given tabIndex= twice"),
      ("sourceId=\"a", 1, "a quote is never closed; a second \" ends it"),
    ])
  func `X6: a wrong argument is told with its place`(
    arguments: String, column: Int, sentence: String
  ) {
    do throws(WordError) {
      _ = try EventPattern(word: .onTabSelected, arguments: arguments)
      Issue.record("it was accepted")
    } catch {
      #expect(error.column == column)
      #expect(error.description.hasPrefix(sentence), "\(error)")
    }
  }
}
