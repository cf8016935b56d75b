import FeedModel
import Testing

@testable import TerminalFront

struct ComparisonTests {
  @Test(
    arguments: [
      (.number(1), .number(2), [.notEqual, .less, .lessOrEqual]),
      (.number(2), .number(2), [.equal, .lessOrEqual, .greaterOrEqual]),
      (.number(3), .number(2), [.notEqual, .greater, .greaterOrEqual]),
      (.share(0.1 + 0.2), .share(0.3), [.equal, .lessOrEqual, .greaterOrEqual]),
      (.share(0.3), .share(0.300001), [.notEqual, .less, .lessOrEqual]),
      (.time(.seconds(1)), .time(.milliseconds(1001)), [.notEqual, .less, .lessOrEqual]),
      (.time(.seconds(1)), .time(.milliseconds(1000)), [.equal, .lessOrEqual, .greaterOrEqual]),
      (.none, .number(0), [.notEqual]), (.none, .none, [.equal]), (.number(0), .none, [.notEqual]),
      (.none, .share(0), [.notEqual]), (.none, .text("none"), [.notEqual]),
      (.text("b"), .text("a"), [.notEqual]), (.text("ba"), .text("a"), [.notEqual, .contains]),
      (.text("a"), .text("a"), [.equal, .contains]),
      (.text("a"), .text(""), [.notEqual, .contains]),
      (.truth(true), .truth(true), [.equal]), (.truth(true), .truth(false), [.notEqual]),
      (.number(1), .share(1), [.notEqual]),
    ] as [(ExpectedValue, ExpectedValue, [Comparison])])
  func `X2: values compare`(
    found: ExpectedValue, expected: ExpectedValue, holding: [Comparison]
  ) {
    #expect(Comparison.allCases.filter { $0.holds(found, expected) } == holding)
  }

  @Test func `X2: a text matches a pattern anywhere in it`() throws {
    let pattern = ExpectedValue.pattern(try TextPattern("o[rx]"))
    #expect(Comparison.matches.holds(.text("For you"), pattern))
    #expect(!Comparison.matches.holds(.text("Fa you"), pattern))
    #expect(!Comparison.matches.holds(.none, pattern))
    #expect(pattern.description == "/o[rx]/")
  }
}
