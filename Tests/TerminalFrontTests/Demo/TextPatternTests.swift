import Testing

@testable import TerminalFront

struct TextPatternTests {
  @Test(
    arguments: [
      ("", ["", "a"], []),
      ("abc", ["abc", "xabcx"], ["", "ab", "ABC", "a bc"]),
      ("a.c", ["abc", "a c", "a日c"], ["ac", "a\nc"]),
      ("a\\.c", ["a.c"], ["abc"]),
      ("^ab", ["ab", "x\nab"], ["xab"]), ("ab$", ["ab", "ab\nx"], ["abx"]),
      ("^$", ["", "a\n\nb", "a\n"], ["a"]), ("a\\nb", ["a\nb"], ["ab"]),
      ("[abc]", ["b"], ["d", ""]), ("[^abc]", ["d", "\n", "aad"], ["abc", ""]),
      ("[a-cx-z]", ["b", "y"], ["d", "w"]), ("[]a]", ["]", "a"], ["b"]), ("[^]a]", ["b"], ["]a"]),
      ("[a-]", ["-", "a"], ["b"]), ("[-a]", ["-"], ["b"]), ("[\\]\\\\]", ["]", "\\"], ["a"]),
      ("[\\d.]x", ["1x", ".x"], ["ax"]), ("[^\\d]", ["a"], ["12"]), ("[\\D]", ["a"], ["1"]),
      ("[^\\D]", ["1"], ["a"]), ("[\\D1]", ["1", "a"], ["2"]), ("[日本]", ["本"], ["木"]),
      ("\\d\\d", ["a12"], ["1a2", "٣٣"]), ("\\D", ["a"], ["1"]), ("\\w", ["_"], ["é", " "]),
      ("\\W", ["é"], ["a"]), ("\\s", [" ", "\n", "\t"], ["a", "\u{A0}"]), ("\\S", ["a"], [" "]),
      ("\\bfor\\b", ["for", "a for.", "for\n"], ["fort", "before"]), ("\\Bx", ["ax"], ["x", " x"]),
      ("\\x41\\x{1F4A1}", ["A💡"], ["A"]), ("\\/", ["/"], ["\\"]), ("\\t", ["\t"], ["t"]),
      ("a|b|cd", ["b", "cd"], ["c", ""]), ("a|", ["", "b"], []), ("(a|b)c", ["bc"], ["ab"]),
      ("(?:ab)+c", ["ababc"], ["ac"]), ("()", [""], []), ("(a(b(c)))", ["abc"], ["ab"]),
      ("ab*c", ["ac", "abbbc"], ["adc"]), ("ab+c", ["abc"], ["ac"]),
      ("ab?c", ["ac", "abc"], ["abbc"]),
      ("^a{2}$", ["aa"], ["a", "aaa"]), ("^a{2,}$", ["aa", "aaaa"], ["a"]),
      ("^a{1,3}$", ["a", "aaa"], ["", "aaaa"]), ("^a{0}$", [""], ["a"]), ("a{0,0}b", ["b"], ["a"]),
      ("a{,3}", ["a{,3}"], ["aaa"]), ("a{x}", ["a{x}"], ["ax"]), ("}", ["}"], ["{"]),
      ("]", ["]"], ["["]),
      ("a*?b", ["aab"], ["aa"]), ("a+?$", ["aa"], ["b"]), ("a??", ["", "a"], []),
      ("a{1,2}?$", ["aa"], [""]),
      ("(a*)*$", ["", "aab"], []), ("^(a*)+$", ["", "aa"], ["b", "ab"]),
      ("(^|x)*a", ["a", "xa"], ["x"]),
      ("^^*a", ["a"], ["b"]), ("(\\b){3}a", ["a"], ["b"]),
      ("(?i)for YOU", ["FOR you"], ["for me"]), ("(?i)[a-c]", ["B"], ["D"]),
      ("(?i)[^a]", ["b"], ["A", "a"]),
      ("(?i)É", ["é"], ["e"]), ("(?m)^b", ["a\nb"], ["ab"]), ("(?im)^B", ["a\nb"], ["a"]),
      ("e\u{301}", ["e\u{301}"], ["é"]), (">$", ["> \n$>", ">"], ["> "]),
    ])
  func `X1: a pattern matches`(pattern: String, matching: [String], others: [String]) throws {
    let pattern = try TextPattern(pattern)
    for text in matching { #expect(pattern.matches(text), "\(text.debugDescription)") }
    for text in others { #expect(!pattern.matches(text), "\(text.debugDescription)") }
  }

  @Test(
    arguments: [
      ("(ab", 1, "a group is never closed; accepted: a ')' that ends it, or '\\(' for the sign"),
      ("ab)", 3, "')' closes no group; accepted: '\\)' for the sign itself"),
      ("[ab", 1, "a class is never closed; accepted: a ']' that ends it, or '\\[' for the sign"),
      ("x[]", 2, "a class is never closed; accepted: a ']' that ends it, or '\\[' for the sign"),
      ("*a", 1, "'*' repeats nothing; accepted: '\\*' for the sign itself"),
      ("(+)", 2, "'+' repeats nothing; accepted: '\\+' for the sign itself"),
      ("a|?", 3, "'?' repeats nothing; accepted: '\\?' for the sign itself"),
      ("{2}", 1, "'{' repeats nothing; accepted: '\\{' for the sign itself"),
      ("a**", 3, "a repetition of a repetition; accepted: a group around the first, as in (a*)*"),
      (
        "a{2}{3}", 5,
        "a repetition of a repetition; accepted: a group around the first, as in (a*)*"
      ),
      ("a*+", 3, "a repetition that gives nothing back is not known; accepted: * + ? {m,n}"),
      (
        "a{3,2}", 2,
        "these braces count nothing; accepted: {m}, {m,} and {m,n} with m <= n, at most 1000, or '\\{' "
          + "for the sign"
      ),
      (
        "a{1001}", 2,
        "these braces count nothing; accepted: {m}, {m,} and {m,n} with m <= n, at most 1000, or '\\{' "
          + "for the sign"
      ),
      (
        "a{2x", 2,
        "these braces count nothing; accepted: {m}, {m,} and {m,n} with m <= n, at most 1000, or '\\{' "
          + "for the sign"
      ),
      ("a\\", 2, "nothing follows the backslash; accepted: '\\\\' for the sign itself"),
      ("(a)\\1", 4, "'\\1' would refer back to a group, which a pattern cannot"),
      (
        "\\q", 1,
        "'\\q' means nothing; accepted: \\d \\w \\s \\D \\W \\S \\b \\B \\n \\t \\r \\x, and a backslash "
          + "before any sign"
      ),
      ("\\x4", 1, "this is no character; accepted: \\x41 or \\x{1F4A1}"),
      ("\\x{D800}", 1, "this is no character; accepted: \\x41 or \\x{1F4A1}"),
      (
        "[z-a]", 3, "this range has no beginning and end; accepted: a range such as a-z, or '\\-'"
      ),
      (
        "[\\d-z]", 4, "this range has no beginning and end; accepted: a range such as a-z, or '\\-'"
      ),
      (
        "[[:alpha:]]", 2,
        "classes are not known by names; accepted: \\d \\w \\s, or ranges such as a-z"
      ),
      (
        "(?=a)", 1, "a look ahead is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?!a)", 1, "a look ahead is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?<=a)", 1,
        "a look behind is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?<!a)", 1,
        "a look behind is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?P<n>a)", 1,
        "a named group is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?<n>a)", 1,
        "a named group is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "(?>a)", 1,
        "an atomic group is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
      (
        "a(?i)", 2,
        "this kind of group is not known; accepted: (...), (?:...), and (?i) at the beginning"
      ),
    ])
  func `X6: what a pattern cannot say is told with its place`(
    pattern: String, column: Int, sentence: String
  ) {
    #expect(throws: TextPatternError(at: column - 1, sentence)) { try TextPattern(pattern) }
  }

  @Test func `X6: length, groups inside each other and repeated parts have bounds`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(throws: Never.self) { try TextPattern(String(repeating: "a", count: 1000)) }
    #expect(
      throws: TextPatternError(at: 1000, "a pattern of 1001 characters; accepted: at most 1000")
    ) {
      try TextPattern(String(repeating: "a", count: 1001))
    }
    #expect(throws: Never.self) { try TextPattern(nested(50)) }
    #expect(
      throws: TextPatternError(at: 50, "too many groups inside each other; accepted: at most 50")
    ) { try TextPattern(nested(51)) }
    for pattern in [
      "((a{1000}){1000}){1000}", "(((){1000}){1000}){1000}", "(((){0,1000}){0,1000})*",
    ] {
      #expect(
        throws: TextPatternError(
          at: 0,
          "the pattern has too many parts, repeated ones counted as often as they may occur; "
            + "accepted: at most 2000")
      ) { try TextPattern(pattern) }
    }
  }

  @Test(arguments: ["(a+)+$", "^(a|a)*$", "(a*)*c", "(a?){30}a{30}$", "^(.*)*$x", "(?i)(A|aa)+$"])
  func `X1: a match takes steps in proportion to text and pattern`(source: String) throws {
    let pattern = try TextPattern(source)
    func steps(_ count: Int) -> Int {
      var steps = 0
      #expect(!pattern.matches(String(repeating: "a", count: count) + "b", steps: &steps))
      return steps
    }
    let (some, more) = (steps(50_000), steps(100_000))
    #expect(more <= 2 * some + 2000)
    #expect(more <= 100_000 * 400, "\(more)")
  }
}
