import Testing

@testable import TerminalFront

/// A style as a word: text, ground, attributes.
private func word(_ style: Style) -> String {
  func color(_ color: Color) -> String {
    switch color.kind {
    case .own: return "own"
    case .palette(let index): return "\(index)"
    case .rgb(let rgb):
      let value = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
      let hex = String(value, radix: 16)
      return String(repeating: "0", count: 6 - hex.count) + hex
    }
  }
  let letters: [(Attributes, String)] = [
    (.bold, "b"), (.dim, "d"), (.underline, "u"), (.reverse, "r"),
  ]
  let attributes = letters.filter { style.attributes.contains($0.0) }.map(\.1).joined()
  let ground = style.background == .own ? "" : "/" + color(style.background)
  return color(style.foreground) + ground + (attributes.isEmpty ? "" : " " + attributes)
}

struct ThemeTests {
  /// Each role with its style on dark and light in true colour, with 256, 16 and 8 colours, and
  /// without.
  private static let table: [(Role, [String])] = [
    (.text, ["own", "own", "own", "own", "own", "own", "own"]),
    (.strong, ["own b", "own b", "own b", "own b", "own b", "own b", "own b"]),
    (.quiet, ["8b93a1", "667080", "246", "242", "own d", "own d", "own d"]),
    (.faint, ["474e5b", "c3c8d1", "239", "251", "own d", "own d", "own d"]),
    (.play, ["ff2e88 b", "d6136b b", "198 b", "161 b", "13 b", "5 b", "own b"]),
    (.pause, ["c98500", "96660a", "172", "94", "3", "3", "own"]),
    (.wait, ["3d8bff", "1f66d6", "69", "26", "12", "4 b", "own"]),
    (.fail, ["f0503c b", "c4321f b", "203 b", "160 b", "9 b", "1 b", "own b"]),
    (.good, ["2ba86a", "14804a", "35", "29", "2", "2", "own"]),
    (.meet, ["7c8798", "8a94a3", "103", "103", "own", "own", "own b"]),
    (.below, ["4d5563", "b4bac5", "240", "250", "own d", "own d", "own d"]),
    (.viewport, ["19b5c9", "0c7f8f", "38", "30", "6", "6", "own"]),
    (.device, ["3a404c", "3a404c", "238", "238", "own d", "own d", "own d"]),
    (.island, ["2a2f39", "2a2f39", "236", "236", "own d", "own d", "own d"]),
    (
      .chipPlay,
      ["ffffff/ff2e88 b", "ffffff/d6136b b", "231/198 b", "231/161 b", "0/13 b", "0/5", "own br"]
    ),
    (
      .chipPause,
      ["1b1400/e6ac1e b", "1b1400/e6ac1e b", "16/178 b", "16/178 b", "0/3 b", "0/3", "own r"]
    ),
    (
      .chipWait,
      ["ffffff/2f74e0 b", "ffffff/2f74e0 b", "231/26 b", "231/26 b", "15/4 b", "7/4 b", "own r"]
    ),
    (
      .chipFail,
      ["ffffff/d63a26 b", "ffffff/d63a26 b", "231/160 b", "231/160 b", "15/1 b", "7/1 b", "own br"]
    ),
    (
      .chipAd,
      ["15171c/eef0f4 b", "15171c/eef0f4 b", "16/255 b", "16/255 b", "0/7 b", "0/7", "own r"]
    ),
    (.button, ["ffffff/333a47", "15171c/dfe3ea", "231/238", "16/254", "0/7", "0/7", "own"]),
    (
      .buttonDone,
      ["ffffff/1f8a55 b", "ffffff/14804a b", "231/29 b", "231/29 b", "15/2 b", "0/2", "own b"]
    ),
    (.menu, ["d8dce4/20242d", "24272e/eceef3", "252/235", "235/255", "own", "own", "own"]),
    (
      .menuQuiet,
      ["8b93a1/20242d", "667080/eceef3", "246/235", "242/255", "own d", "own d", "own d"]
    ),
    (
      .menuSelected,
      ["ffffff/3a4252 b", "15171c/d3d8e2 b", "231/239 b", "16/252 b", "0/7 b", "0/7", "own br"]
    ),
  ]

  @Test(arguments: table)
  func `U9: a role has its style in every colour mode`(_ role: Role, _ styles: [String]) {
    let themes = [
      Theme(mode: .trueColor, ground: .dark), Theme(mode: .trueColor, ground: .light),
      Theme(mode: .palette256, ground: .dark), Theme(mode: .palette256, ground: .light),
      Theme(mode: .ansi16), Theme(mode: .ansi8), Theme(mode: .none),
    ]
    #expect(themes.map { word($0.style(role)) } == styles)
  }

  @Test func `U9: the table names every role once`() {
    #expect(Self.table.map(\.0) == Role.allCases)
  }

  @Test(arguments: ColorMode.allCases)
  func `U9: an unknown ground gets the colours for a dark one`(_ mode: ColorMode) {
    for role in Role.allCases {
      #expect(
        Theme(mode: mode, ground: .unknown).style(role)
          == Theme(mode: mode, ground: .dark).style(role))
    }
  }

  @Test(arguments: [ColorMode.ansi8, .ansi16, .palette256, .trueColor], Ground.allCases)
  func `U9: states differ in colour and set play apart`(_ mode: ColorMode, _ ground: Ground) {
    let theme = Theme(mode: mode, ground: ground)
    let states: [Role] = [.play, .pause, .wait, .fail, .good, .viewport, .text]
    #expect(Set(states.map { theme.style($0).foreground }).count == states.count)
    let chips: [Role] = [.chipPlay, .chipPause, .chipWait, .chipFail, .chipAd]
    #expect(Set(chips.map { theme.style($0).background }).count == chips.count)
  }

  @Test(
    arguments: [
      (
        .trueColor,
        ["ffffff/140c0a b", "ffffff/140c0a", "b0adac/140c0a", "544e4c/140c0a", "140c0a"]
      ),
      (.palette256, ["231/234 b", "231/234", "250/234", "240/234", "234"]),
      (.ansi16, ["15/0 b", "15/0", "7/0", "8/0", "0"]),
      (.ansi8, ["7/0 b", "7/0 b", "7/0", "7/0 d", "0"]),
      (.none, ["own b", "own", "own", "own d", "own"]),
    ] as [(ColorMode, [String])])
  func `U4: a caption's styles come from its ground`(_ mode: ColorMode, _ styles: [String]) {
    let caption = Theme(mode: mode).caption(on: RGB(hex: 0x140c0a))
    let ground = Style(foreground: caption.ground)
    #expect(
      [caption.title, caption.bright, caption.second, caption.rest, ground].map(word) == styles)
  }

  @Test(
    arguments: [
      (
        .trueColor,
        ["ff5aa2/140c0a", "c98500/140c0a", "3d8bff/140c0a", "f0503c/140c0a", "ffffff/140c0a"]
      ),
      (.palette256, ["198/234", "172/234", "69/234", "203/234", "231/234"]),
      (.ansi16, ["13/0", "3/0", "12/0", "9/0", "15/0"]),
      (.ansi8, ["5/0 b", "3/0", "4/0 b", "1/0 b", "7/0 b"]),
      (.none, ["own b", "own b", "own b", "own b", "own b"]),
    ] as [(ColorMode, [String])])
  func `U3: a caption's bar has the colour of the state`(_ mode: ColorMode, _ styles: [String]) {
    let states: [Role?] = [.play, .pause, .wait, .fail, nil]
    let theme = Theme(mode: mode, ground: .dark)
    #expect(states.map { word(theme.bar($0, on: RGB(hex: 0x140c0a))) } == styles)
  }
}
