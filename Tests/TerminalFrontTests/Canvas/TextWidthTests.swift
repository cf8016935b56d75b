import Testing

@testable import TerminalFront

struct TextWidthTests {
  @Test(
    arguments: [
      ("abc", 5, 3), ("abc", 3, 3), ("abc", 2, 2), ("雨雨", 3, 3), ("雨雨", 4, 4), ("雨", 1, 1),
      ("abc", 0, 0), ("abc", -1, 0), ("", 3, 0),
    ])
  func `U7: counting columns ends at a limit`(text: String, limit: Int, width: Int) {
    #expect(TextWidth.width(of: text, upTo: limit) == width)
  }

  @Test(arguments: [
    ("", 0), ("feedtui", 7), ("雨の夜、渋谷の裏道", 18), ("Own goal of the year 🏆", 23), ("é", 1),
    ("e\u{301}", 1), ("👩‍🚀", 2), ("👍🏽", 2), ("❤️", 1), ("🇩🇪", 2), ("1️⃣", 1), ("한", 2),
    ("का", 2), ("a\u{200B}b", 2), ("\u{1B}[1m", 3), ("שלום", 4), ("…►✓↻·", 5),
  ])
  func `U7: width is counted in columns`(_ text: String, _ width: Int) {
    #expect(TextWidth.width(of: text) == width)
  }

  @Test(arguments: [("∞", 2), ("€34", 5), ("雨", 2), ("► é", 3)])
  func `U9: the width in ASCII is that of the twins`(_ text: String, _ width: Int) {
    #expect(TextWidth.width(of: text, symbols: .ascii) == width)
  }

  @Test(arguments: [
    ("Last ferry", 10, "Last ferry"), ("Last ferry", 11, "Last ferry"),
    ("Last ferry", 9, "Last fer…"), ("Last ferry", 6, "Last…"), ("Last ferry", 5, "Last…"),
    ("Last ferry", 2, "L…"), ("Last ferry", 1, "…"), ("Last ferry", 0, ""),
    ("Last ferry", -3, ""), ("Last ferry", .max, "Last ferry"), ("Last ferry", .min, ""),
    ("", 0, ""), ("", 5, ""), ("a  ", 3, "a  "), ("a   b", 3, "a…"), ("   b", 3, "…"),
    ("雨の夜", 6, "雨の夜"), ("雨の夜", 5, "雨の…"), ("雨の夜", 4, "雨…"), ("雨の夜", 3, "雨…"),
    ("雨の夜", 2, "…"), ("雨の夜", 1, "…"),
    // Never inside a cluster.
    ("🇩🇪🇫🇷", 4, "DEFR"), ("🇩🇪🇫🇷", 3, "DE…"), ("🇩🇪🇫🇷", 2, "…"), ("काका", 4, "काका"),
    ("काका", 3, "का…"), ("काका", 2, "…"), ("x👩‍🚀y", 3, "x…"), ("e\u{301}e\u{301}", 1, "…"),
    ("e\u{301}e\u{301}e", 2, "e\u{301}…"), ("a\nb", 2, "a…"), ("a\nb", 3, "a b"),
  ])
  func `U7: text is cut by columns between clusters`(
    _ text: String, _ columns: Int, _ expected: String
  ) {
    #expect(TextWidth.cut(text, to: columns) == expected)
  }

  @Test(arguments: [
    ("Last ferry", 6, "Last~"), ("€34 x", 6, "EUR34~"), ("€34", 5, "EUR34"), ("€34", 3, "~"),
    ("雨の夜", 5, "????~"), ("▮▮ on", 4, "||~"),
  ])
  func `U9: in ASCII a tilde stands for what was cut`(
    _ text: String, _ columns: Int, _ expected: String
  ) {
    #expect(TextWidth.cut(text, to: columns, symbols: .ascii) == expected)
  }

  @Test func `U7: a cut text always fits`() {
    let text = "Ein 🏆 für 雨の夜 🇩🇪🇫🇷 का 👩‍🚀 \u{1112}\u{1161}\u{11AB}!"
    for columns in 0...40 {
      for symbols in SymbolSet.allCases {
        let cut = TextWidth.cut(text, to: columns, symbols: symbols)
        #expect(TextWidth.width(of: cut, symbols: symbols) <= columns)
      }
    }
  }

  @Test(arguments: ["\u{301}", "a", "\u{200D}", "雨", "\n"])
  func `U7: cutting a text of a megabyte looks at what is shown`(_ unit: String) {
    let text = "a" + String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    #expect(TextWidth.width(of: TextWidth.cut(text, to: 30)) <= 30)
  }
}
