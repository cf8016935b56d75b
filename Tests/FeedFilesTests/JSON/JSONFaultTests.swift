import Testing

@testable import FeedFiles

struct JSONFaultTests {
  /// A text that is no JSON, and the sentence about it.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let sentence: String
    var testDescription: String { text }

    init(_ text: String, _ sentence: String) {
      self.text = text
      self.sentence = sentence
    }
  }

  @Test(arguments: [
    Case("{\n  \"a\": 1,\n}", #"line 3, column 1: found "}"; accepted: a key in double quotes"#),
    Case(
      "{\r\n  \"a\": 1\r\n",
      #"line 3, column 1: found the end of the text; accepted: a comma or "}""#),
    Case("[1\r2]", #"line 2, column 1: found "2"; accepted: a comma or "]""#),
    Case("[\n1,\n]", #"line 3, column 1: found "]"; accepted: a value"#),
    Case("[1, 2", #"line 1, column 6: found the end of the text; accepted: a comma or "]""#),
    Case("[1 2]", #"line 1, column 4: found "2"; accepted: a comma or "]""#),
    Case("{\"ä👩‍👩‍👧\" 1}", #"line 1, column 7: found "1"; accepted: a colon after the key"#),
    Case("{\"a\": }", #"line 1, column 7: found "}"; accepted: a value"#),
    Case("{1: 2}", #"line 1, column 2: found "1"; accepted: a key in double quotes or "}""#),
    Case(
      "{'a': 1}",
      #"line 1, column 2: found a single quote; accepted: a key in double quotes or "}""#),
    Case("[] []", #"line 1, column 4: found "["; accepted: the end of the text"#),
    Case("[]]", #"line 1, column 3: found "]"; accepted: the end of the text"#),
    Case("[}", #"line 1, column 2: found "}"; accepted: a value"#),
    Case("// x\n[]", "line 1, column 1: found a comment; accepted: a value"),
    Case("[/* x */]", "line 1, column 2: found a comment; accepted: a value"),
    Case("[True]", #"line 1, column 2: found "True"; accepted: a value"#),
    Case("[nullx]", #"line 1, column 2: found "nullx"; accepted: a value"#),
    Case("[undefined]", #"line 1, column 2: found "undefined"; accepted: a value"#),
    Case("[+1]", #"line 1, column 2: found "+"; accepted: a value"#),
    Case("[.5]", #"line 1, column 2: found "."; accepted: a value"#),
    Case(
      "[01]",
      "line 1, column 2: found a number that begins with 0; accepted: one without zeros ahead"),
    Case("[-]", #"line 1, column 3: found "]"; accepted: a digit"#),
    Case("[1.]", #"line 1, column 4: found "]"; accepted: a digit"#),
    Case("[1e+]", #"line 1, column 5: found "]"; accepted: a digit"#),
    Case("[0x10]", #"line 1, column 3: found "x10"; accepted: a comma or "]""#),
    Case(
      "[1e999]",
      "line 1, column 2: found a number that is too large; accepted: a number of at most 1.7e308"),
    Case(
      "[\"a\nb\"]",
      #"line 1, column 4: found the end of the line in a string; accepted: an escape such as \n, or the closing quote"#
    ),
    Case(
      "[\"a\u{1B}[31m\"]",
      #"line 1, column 4: found a control character in a string; accepted: an escape such as \n, or the closing quote"#
    ),
    Case(
      #"["\q"]"#,
      #"line 1, column 3: found a backslash that begins no escape; accepted: one of \" \\ \/ \b \f \n \r \t, or \u and four hexadecimal digits"#
    ),
    Case(
      #"["\u00g0"]"#,
      #"line 1, column 3: found a backslash that begins no escape; accepted: one of \" \\ \/ \b \f \n \r \t, or \u and four hexadecimal digits"#
    ),
    Case(
      "[\n  \"abc]",
      "line 2, column 8: found the end of the text; accepted: the closing quote of the string from line 2, column 3"
    ),
    Case("[\u{A0}1]", "line 1, column 2: found U+00A0; accepted: a value"),
    Case("[\u{202E}1]", "line 1, column 2: found U+202E; accepted: a value"),
    Case("[\u{0}]", "line 1, column 2: found U+0000; accepted: a value"),
    Case("[“a”]", "line 1, column 2: found \"“\"; accepted: a value"),
    Case("", "line 1, column 1: found the end of the text; accepted: a value"),
    Case(" \n", "line 2, column 1: found the end of the text; accepted: a value"),
  ])
  func `C3: a syntax fault names line, column, what was found and what is accepted`(_ fault: Case) {
    let error = #expect(throws: JSONFault.self) { try JSONTree(text: Array(fault.text.utf8)) }
    #expect(error?.description == fault.sentence)
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `C4: 64 lists or objects may stand inside each other, 65 may not`(
    open: String, close: String
  ) {
    func nested(_ depth: Int) -> [UInt8] {
      let inner = open == "[" ? "" : "1"
      let parts = [
        String(repeating: open, count: depth), inner, String(repeating: close, count: depth),
      ]
      return Array(parts.joined().utf8)
    }
    #expect(throws: Never.self) { try JSONTree(text: nested(64)) }
    let error = #expect(throws: JSONFault.self) { try JSONTree(text: nested(65)) }
    #expect(error?.column == 64 * open.count + 1)
    #expect(error?.found == "a list or object inside 64 others")
    #expect(error?.accepted == "at most 64 inside each other")
  }

  @Test func `C4: a hundred thousand open brackets are an error like any other`() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONFault.self) { try JSONTree(text: text) }
  }
}
