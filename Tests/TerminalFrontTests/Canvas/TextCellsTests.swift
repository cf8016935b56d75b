import Testing

@testable import TerminalFront

/// The texts of the cells, parted by bars, a tilde before each that does not start a cluster.
private func cells(_ text: String, _ symbols: SymbolSet = .unicode) -> String {
  TextCells(text, symbols: symbols).map { ($0.startsCluster ? "" : "~") + $0.text }
    .joined(separator: "|")
}

struct TextCellsTests {
  @Test(
    arguments: [
      ("", ""),
      ("abc", "a|b|c"),
      ("雨の夜", "雨|の|夜"),
      ("🏆!", "🏆|!"),
      // Emoji keep their base, since terminals differ on all that follows it.
      ("👩‍🚀x", "👩|x"),
      ("👨‍👩‍👧‍👦", "👨"),
      ("👍🏽x", "👍|x"),
      ("🧑🏽‍🚀x", "🧑|x"),
      ("❤️x", "❤|x"),
      ("❤︎x", "❤|x"),
      ("🏳️‍🌈x", "🏳|x"),
      ("👁️‍🗨️", "👁"),
      ("\u{1F3FD}", ""),
      ("a\u{1F3FD}b", "a|b"),
      // Flags and keycaps.
      ("🇩🇪x", "D|~E|x"),
      ("🇩🇪🇫🇷", "D|~E|F|~R"),
      ("🇩", "D"),
      ("1️⃣x", "1|x"),
      ("#️⃣", "#"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}x", "🏴|x"),
      // Marks.
      ("e\u{301}x", "e\u{301}|x"),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "e\u{301}\u{302}\u{303}\u{304}|x"),
      ("\u{301}x", "x"),
      (" \u{301}x", " |x"),
      ("\n\u{301}x", "x"),
      ("は\u{309A}x", "は\u{309A}|x"),
      ("👩\u{301}‍🚀\u{302}x", "👩\u{301}|x"),
      // Indic scripts: spacing marks and conjuncts take cells of their own, in one cluster.
      ("का", "क|~ा"),
      ("कि\u{902}x", "क|~ि\u{902}|x"),
      ("क्षx", "क\u{94D}|~ष|x"),
      ("क्‍षx", "क\u{94D}|~ष|x"),
      ("กำx", "ก|~ำ|x"),
      // Hangul: composed where a syllable exists, else the lead.
      ("\u{1112}\u{1161}\u{11AB}x", "한|x"),
      ("\u{1100}\u{1161}x", "가|x"),
      ("가\u{11A8}x", "각|x"),
      ("각\u{11A8}x", "각|x"),
      ("\u{1161}x", "x"),
      ("\u{1100}\u{11A8}x", "\u{1100}|x"),
      ("\u{A960}\u{1161}x", "\u{A960}|x"),
      ("\u{1100}\u{1100}\u{1161}", "\u{1100}|~가"),
      // Control characters and separators.
      ("a\tb", "a| |b"),
      ("a\r\n\t\u{2028}b", "a| |b"),
      ("a \n b", "a| | |b"),
      ("a\n b", "a| |b"),
      ("\n a\t", " |a"),
      ("\r\na", "a"),
      ("\u{1B}[31mred\u{7}", "[|3|1|m|r|e|d"),
      ("a\u{9B}1mb", "a|1|m|b"),
      ("a\0b\u{7F}c", "a|b|c"),
      // What hides, reorders or joins.
      ("a\u{202E}b\u{2066}c\u{2069}\u{61C}\u{200F}", "a|b|c"),
      ("a\u{200B}b\u{FEFF}c\u{AD}d\u{2060}e", "a|b|c|d|e"),
      ("a\u{E0041}b\u{E0001}c", "a|b|c"),
      ("שלום", "ש|ל|ו|ם"),
      // Blanks of all kinds.
      ("a\u{A0}b\u{3000}c\u{2003}", "a| |b| |~ |c| "),
      // What terminals do not agree on or do not know.
      ("☰x", "\u{FFFD}|x"),
      ("\u{1FAE8}x", "\u{FFFD}|x"),
      ("a\u{897}x", "a|x"),
    ] as [(String, String)])
  func `R31 R32 U7: a text is reduced to what every terminal shows alike`(
    _ text: String, _ expected: String
  ) {
    #expect(cells(text) == expected)
  }

  @Test(arguments: [
    ("a►✓…", "a|>|v|~"), ("▮▮", "|||"), ("∞€", "o|~o|E|~U|~R"), ("é", "?"), ("e\u{301}", "?"),
    ("雨の", "?|~?|?|~?"), ("🇩🇪", "D|~E"), ("1️⃣", "1"), ("\u{A0}\u{3000}", " | |~ "),
    ("\u{1FAE8}", "?"), ("का", "?|~?"),
  ])
  func `U9: ASCII shows twins, and question marks as wide as the rest`(
    _ text: String, _ expected: String
  ) {
    #expect(cells(text, .ascii) == expected)
  }

  @Test func `U7: noncharacters vanish`() throws {
    for value: UInt32 in [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(cells("a\(Character(scalar))b") == "a|b")
    }
  }

  @Test func `U7: what is shown of a text is shown of it alike`() {
    for text in ["a\n b", "👩‍🚀🇩🇪1️⃣", "कि\u{902} क्ष", "\u{1112}\u{1161}\u{11AB}", "☰ \u{3000}x"] {
      let shown = TextCells(text).map(\.text).joined()
      #expect(TextCells(shown).map(\.text).joined() == shown)
    }
  }

  @Test func `U7: thousands of marks leave four`() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let cells = Array(TextCells(text))
    #expect(cells.map(\.scalar) == ["a", "b"])
    #expect(cells.map(\.marks.count) == [4, 0])
  }

  @Test(arguments: [
    ("a", 65_536), ("é", 32_768), ("雨", 21_845), ("🏆", 16_384), ("\u{301}", 0), ("\u{0}", 0),
  ])
  func `U7: a text of a megabyte counts as far as the widest row could show it`(
    _ unit: Character, _ expected: Int
  ) {
    let count = 1_000_000 / unit.utf8.count
    #expect(
      TextCells(String(repeating: unit, count: count)).reduce(0) { n, _ in n + 1 } == expected)
  }

  @Test func `U7: no text gives a cell that could move its neighbours`() {
    var random = SplitMix(seed: 7)
    let pool: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x300...0x36F, 0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x2600...0x27BF,
      0xAC00...0xAC40, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F468...0x1F469,
      0xE0000...0xE007F, 0x200D...0x200D, 0x20E3...0x20E3, 0...0x10FFFF,
    ]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.below(24) {
        let range = pool[random.below(pool.count)]
        let value = range.lowerBound + UInt32(random.below(range.count))
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      var isFirst = true
      for cell in TextCells(String(text)) {
        let kind = WidthTable.kind(of: cell.scalar)
        #expect(kind == .columns(cell.width) || cell.isBlank && cell.width == 1)
        #expect(cell.marks.count <= TextCell.mostMarks)
        #expect(cell.marks.allSatisfy { WidthTable.kind(of: $0) == .mark })
        #expect(!isFirst || cell.startsCluster)
        isFirst = false
      }
      let ascii = TextCells(String(text), symbols: .ascii)
      #expect(ascii.allSatisfy { 0x20..<0x7F ~= $0.scalar.value && $0.marks.isEmpty })
    }
  }
}
