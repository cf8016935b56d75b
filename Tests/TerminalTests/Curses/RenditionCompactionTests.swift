import Testing

@testable import TerminalFront

/// What is taken out of the bytes of ncurses, and what must stay.
@Suite struct RenditionCompactionTests {
  /// `pieces` as they are sent, `\e` for ESC, the first one by one that knows the terminal to be plain.
  private static func compacted(_ pieces: [String]) -> [String] {
    var compaction = RenditionCompaction()
    _ = compaction.compact(Array("\u{1b}(B\u{1b}[m".utf8))
    return pieces.map { piece in
      let bytes = Array(piece.replacing("\\e", with: "\u{1b}").utf8)
      return String(decoding: compaction.compact(bytes), as: UTF8.self)
        .replacing("\u{1b}", with: "\\e")
    }
  }

  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    // Two colours are one sequence, one that is set already is not set again, and all ends once.
    (
      "\\e[38;5;1m\\e[48;5;2mA\\e[38;5;3m\\e[48;5;2mB\\e[39;49m\\e(B\\e[m",
      "\\e[38;5;1;48;5;2mA\\e[38;5;3mB\\e[m"
    ),
    ("\\e[31m\\e[42m▀\\e[31m\\e[104m▀\\e[m", "\\e[31;42m▀\\e[104m▀\\e[m"),
    ("\\e[38;2;1;22;255m\\e[48;2;0;0;0mA\\e[m", "\\e[38;2;1;22;255;48;2;0;0;0mA\\e[m"),
    // Nothing that shows in it is not sent.
    ("\\e[31m\\e[39m\\e[m\\e[3;4H", "\\e[3;4H"),
    // A style is set where the first character shows it.
    ("\\e[1m\\e[31m\\e[3;4HA\\e[m", "\\e[3;4H\\e[1;31mA\\e[m"),
    // An attribute ends with all of them, and begins beside the others.
    ("\\e[1mA\\e[4mB\\e(B\\e[0;4m\\e[31mC\\e[m", "\\e[1mA\\e[4mB\\e[0;4;31mC\\e[m"),
    ("\\e[1;2;4;7mA\\e[22;24;27mB", "\\e[1;2;4;7mA\\e[mB"),
    // Of a blank only the ground shows, unless it is underlined or turned round.
    ("\\e[31m\\e[41m \\e[32m\\e[42m \\e[mA", "\\e[41m \\e[42m \\e[mA"),
    ("\\e[31mA\\e[39m B\\e[m", "\\e[31mA \\e[mB"),
    ("\\e[1m\\e[41m  \\e[m", "\\e[41m  \\e[m"),
    ("\\e[4m\\e[31m \\e[m", "\\e[4;31m \\e[m"),
    ("\\e[7mA\\e[m B", "\\e[7mA\\e[m B"),
    // Erased and inserted cells have the ground of that moment, as has the line that scrolling brings.
    ("\\e[31m\\e[41m\\e[K\\e[m", "\\e[41m\\e[K\\e[m"),
    (
      "\\e[44m\\e[2J\\e[45m\\e[3X\\e[46m\\e[2L\\e[m", "\\e[44m\\e[2J\\e[45m\\e[3X\\e[46m\\e[2L\\e[m"
    ),
    ("\\e[44m\n\\e[m", "\\e[44m\n\\e[m"),
    ("\\e[44m\\eM\\e[m", "\\e[44m\\eM\\e[m"),
    // A character that is repeated has been shown.
    ("\\e[31m-\\e[9b\\e[m", "\\e[31m-\\e[9b\\e[m"),
    // With the cursor's place comes the style back that was kept with it.
    ("\\e7\\e[31mA\\e8\\e[31mB\\e[m", "\\e7\\e[31mA\\e8\\e[31mB\\e[m"),
    ("\\e[31mA\\e7\\e[mB\\e8\\e[31mC\\e[m", "\\e[31mA\\e7\\e[mB\\e8C\\e[m"),
    // Another character set is left again.
    ("\\e(0q\\e(B\\e(BA", "\\e(0q\\e(BA"),
    // What is not known comes at its place, in the style of its place.
    ("\\e[31m\\e[5nA\\e[m", "\\e[31m\\e[5nA\\e[m"),
    ("\\e[31m\\e]0;t\u{7}A\\e[m", "\\e[31m\\e]0;t\u{7}A\\e[m"),
  ])
  func `K5: a style is sent once, before what shows it`(piece: String, sent: String) {
    #expect(Self.compacted([piece]) == [sent])
  }

  @Test func `K5: the terminal is left in the style in which ncurses leaves it`() {
    #expect(
      Self.compacted(["\\e[31mA", "\\e[31mB", "\\e[m", "C"]) == ["\\e[31mA", "B", "\\e[m", "C"])
  }

  @Test(arguments: [
    "\\e[38:2::1:2:3m", "\\e[3m", "\\e[38;9;1m", "\\e[38;5m", "\\e[12345m", "\\e[38;2;1;2m",
  ])
  func `K5: from a sequence that is not understood on, all passes as it is`(sequence: String) {
    let rest = "\(sequence)A\\e[31m\\e[42m\\e[m"
    #expect(
      Self.compacted(["\\e[31m\\e[42m" + rest, "\\e[1m\\e[m"])
        == ["\\e[31;42m" + rest, "\\e[1m\\e[m"])
  }

  @Test func `Z1: in a terminal that may be in any style, the first one is set afresh`() {
    var compaction = RenditionCompaction()
    #expect(compaction.compact([]) == [])
    #expect(compaction.compact(Array("A".utf8)) == Array("\u{1b}[mA".utf8))
    compaction.forget()
    let red = Array("\u{1b}[31mA\u{1b}[m".utf8)
    #expect(compaction.compact(red) == Array("\u{1b}[0;31mA\u{1b}[m".utf8))
  }

  @Test(arguments: [
    "\\e", "\\e[", "\\e[3", "\\e(", "\\e7", "\\e8", "\\e[;;m", "\\e[m", "\u{0}", "é",
    "\\e[999999999999999999m",
  ])
  func `Z1: no piece, cut off wherever, does harm`(piece: String) {
    #expect(Self.compacted([piece, "A"]).last?.hasSuffix("A") == true)
  }

  /// What the random pieces are made of, parted by bars.
  private static let parts = #"""
    A|b| |  |▀|雨|\e[31m|\e[38;5;9m|\e[48;5;17m|\e[48;2;1;2;3m|\e[42m|\e[39m|\e[49m|\e[39;49m|\e(B\e[m|\#
    \e[1m|\e[2m|\e[4m|\e[7m|\e[22m|\e[0;1m|\e[27m|\e[24m|\e[3;3H|\e[5d|\e[2;6r|\e7|\e8|\e[4b|\#
    \e[K|\e[1K|\e[J|\e[3X|\e[2@|\e[P|\e[L|\e[M|\e[S|\eM|\#r|\#n
    """#

  @Test func `K5: what is shown is the same, whatever is sent`() {
    var random = CursesTests.Random(state: 9)
    let parts = Self.parts.split(separator: "|")
    for _ in 0..<300 {
      let pieces =
        ["\\e7"]
        + (0..<4).map { _ in
          (0..<40).compactMap { _ in parts.randomElement(using: &random) }.joined()
        }
      var expected = ScreenModel(columns: 12, rows: 7)
      var found = expected
      for (piece, sent) in zip(pieces, Self.compacted(pieces)) {
        expected.feed(piece.replacing("\\e", with: "\u{1b}").utf8)
        found.feed(sent.replacing("\\e", with: "\u{1b}").utf8)
        let isSame = Self.looks(found) == Self.looks(expected)
        #expect(isSame, "\(pieces)")
        if !isSame { return }
      }
    }
  }

  /// What is seen of every cell: of a blank only the ground, unless it is underlined or turned round.
  private static func looks(_ screen: ScreenModel) -> [ScreenModel.Cell] {
    (0..<screen.rows).flatMap { y in
      (0..<screen.columns).map { x in
        var cell = screen[x, y]
        if cell.text == " ", cell.style.attributes.isDisjoint(with: [4, 7]) {
          cell.style.foreground = "any"
          cell.style.attributes = []
        }
        return cell
      }
    }
  }
}
