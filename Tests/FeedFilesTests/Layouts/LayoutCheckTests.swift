import FeedFiles
import FeedModel
import Testing

struct LayoutCheckTests {
  private func check(expecting expectations: String...) throws -> LayoutCheck {
    let lines = expectations.map { expectation in
      #"{"id": "a", "screen": [0, 0, 100, 50], "items": [[0, 0, 100, 200], [0, 0, 1, 1]]"#
        + (expectation.isEmpty ? "}" : #", "expect": \#(expectation)}"#)
    }
    return LayoutCheck(
      try LayoutReader.read(Array(lines.joined(separator: "\n").utf8), name: "l"))
  }

  @Test(arguments: [
    #"{"viewport": [0, 0, 100, 50], "fractions": [0.25, 1], "plays": 1}"#,
    #"{"viewport": [0, 0, 100.0000009, 50], "fractions": [0.2500009, 0.9999991], "plays": 1}"#,
    #"{"plays": 1, "note": "other keys are passed over"}"#,
    "{}",
  ])
  func `C6: what is stated and lies within a millionth agrees`(expectation: String) throws {
    let check = try check(expecting: expectation)
    #expect(check.agrees)
    #expect(check.differences == [])
    #expect(check.summary == "1 of 1 layout as expected")
  }

  @Test(arguments: [
    (#"{"viewport": null}"#, [#"line 1 ("a"): viewport is [0,0,100,50], expected null"#]),
    (
      #"{"viewport": [0, 0, 100.000002, 50]}"#,
      [#"line 1 ("a"): viewport is [0,0,100,50], expected [0,0,100.000002,50]"#]
    ),
    (
      #"{"fractions": [0.250002, 1]}"#,
      [#"line 1 ("a"): fractions[0] is 0.25, expected 0.250002"#]
    ),
    (
      #"{"fractions": [0.5]}"#,
      [
        #"line 1 ("a"): the number of fractions is 2, expected 1"#,
        #"line 1 ("a"): fractions[0] is 0.25, expected 0.5"#,
      ]
    ),
    (#"{"plays": 0}"#, [#"line 1 ("a"): plays is 1, expected 0"#]),
    (#"{"plays": null}"#, [#"line 1 ("a"): plays is 1, expected null"#]),
  ])
  func `C6: what differs is named with its line`(expectation: String, expected: [String]) throws {
    let check = try check(expecting: expectation)
    #expect(!check.agrees)
    #expect(check.differences == expected)
    #expect(check.summary == "0 of 1 layout as expected")
  }

  @Test func `C6: layouts that differ are counted once, those without an answer apart`() throws {
    let check = try check(expecting: #"{"plays": 0, "viewport": null}"#, "", #"{"plays": 1}"#)
    #expect(check.differences.count == 2)
    #expect(check.differing == 1)
    #expect(check.compared == 2)
    #expect(check.unstated == 1)
    #expect(check.summary == "1 of 2 layouts as expected; 1 layout without an expected answer")
  }
}
