import Testing

@testable import FeedModel

struct HashtagExpressionTests {
  @Test(
    arguments: [
      ("food", .tag("food")), (" #food ", .tag("food")), ("\"a b\"", .tag("a b")),
      ("\"a\\\"b\\\\\"", .tag("a\"b\\")), ("and", .tag("and")), ("\"\"", .tag("")),
      ("(and a b)", .and([.tag("a"), .tag("b")])), ("(or #a)", .or([.tag("a")])),
      ("(and)", .and([])),
      ("( or a(and b c)d )", .or([.tag("a"), .and([.tag("b"), .tag("c")]), .tag("d")])),
      ("(and and or)", .and([.tag("and"), .tag("or")])),
      ("(and\"a\"\"b\")", .and([.tag("a"), .tag("b")])),
    ] as [(String, HashtagExpression)])
  func `D6: a hashtag expression is a tag, or and and or in brackets`(
    text: String, expression: HashtagExpression
  ) throws {
    let read = try HashtagExpression(text)
    #expect(read == expression)
    #expect(try HashtagExpression(read.description) == expression)
  }

  @Test(arguments: [
    ("", 1, "the end", "a tag, or ( with and or or"), ("  ", 3, "the end", "a tag, or ("),
    (")", 1, "\")\"", "a tag, or ("), ("a and b", 3, "\"and\"", "the end, since several tags"),
    ("(not a)", 2, "\"not\"", "and or or"), ("()", 2, "\")\"", "and or or"),
    ("(", 2, "the end", "and or or"), ("((and a))", 2, "\"(\"", "and or or"),
    ("(and a", 7, "the end", "a tag, ( or )"), ("(and a))", 8, "\")\"", "the end"),
    ("#", 1, "\"#\"", "a tag"), ("(or a # b)", 7, "\"#\"", "a tag"),
    ("\"a", 3, "the end", "a \" that ends the tag"),
  ])
  func `D6: a hashtag expression that is none says where, what was found and what is accepted`(
    text: String, column: Int, found: String, accepted: String
  ) {
    let error = #expect(throws: HashtagExpressionError.self) { try HashtagExpression(text) }
    #expect(error?.column == column)
    #expect(error?.found == found)
    #expect(error?.accepted.hasPrefix(accepted) == true, "\(error?.accepted ?? "")")
  }

  @Test func `D6: hashtag expressions stand in each other up to a bound`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(and ", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try HashtagExpression(nested(64)).tags == ["a"])
    let error = #expect(throws: HashtagExpressionError.self) { try HashtagExpression(nested(65)) }
    #expect(error?.column == 64 * 5 + 1)
    #expect(throws: HashtagExpressionError.self) { try HashtagExpression(nested(100_000)) }
  }

  @Test(arguments: [
    ("a", ["a"], true), ("a", ["#a"], true), ("a", ["A", "ab", "##a"], false), ("a", [], false),
    ("(and a b)", ["a"], false), ("(and a b)", ["b", "#a"], true), ("(or a b)", ["b"], true),
    ("(or a b)", ["c"], false), ("(and)", [], true), ("(or)", ["a"], false),
    ("(and a (or b (and c d)))", ["a", "c", "d"], true),
    ("(and a (or b (and c d)))", ["a", "c"], false),
  ])
  func `D6: a hashtag expression is satisfied by a video's hashtags`(
    text: String, hashtags: [String], isMet: Bool
  ) throws {
    #expect(try HashtagExpression(text).matches(hashtags) == isMet)
  }
}
