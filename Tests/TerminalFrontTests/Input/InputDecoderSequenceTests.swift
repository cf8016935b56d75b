import Testing

@testable import TerminalFront

private let escape = "\u{1B}"

private func events(_ text: String) -> [InputEvent] {
  var decoder = InputDecoder()
  let events = decoder.feed(text.utf8)
  #expect(decoder.state == .ground)
  return events
}

private func character(_ character: Character, _ modifiers: Key.Modifiers = []) -> Key {
  Key(.character(character), modifiers)
}

struct InputDecoderSequenceTests {
  private static let lettered: [(String, Key.Code)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  private static let numbered: [(Int, Key.Code)] =
    [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
      (8, .end),
    ]
    + zip(
      [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34], 1...20
    ).map { ($0, .function($1)) }

  private static let modifiers: [(Int, Key.Modifiers)] = [
    (0, []), (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control),
    (6, [.shift, .control]), (7, [.alt, .control]), (8, [.shift, .alt, .control]), (9, .alt),
    (13, [.alt, .control]), (33, .alt), (65, []), (129, []), (134, [.shift, .control]),
  ]

  @Test(arguments: lettered)
  func `K3: a key of the cursor block, with and without modifiers`(
    _ letter: String, _ code: Key.Code
  ) {
    for text in ["[\(letter)", "O\(letter)", "[1\(letter)"] {
      #expect(events(escape + text) == [.key(Key(code))])
      #expect(events(escape + escape + text) == [.key(Key(code, .alt))])
    }
    for (parameter, modifiers) in Self.modifiers {
      for text in [
        "[1;\(parameter)\(letter)", "O\(parameter)\(letter)", "O1;\(parameter)\(letter)",
      ] {
        #expect(events(escape + text) == [.key(Key(code, modifiers))], "\(text)")
      }
    }
  }

  @Test(arguments: numbered)
  func `K3: a numbered key, with and without modifiers`(_ number: Int, _ code: Key.Code) {
    #expect(events("\(escape)[\(number)~") == [.key(Key(code))])
    #expect(events("\(escape)\(escape)[\(number)~") == [.key(Key(code, .alt))])
    for (parameter, modifiers) in Self.modifiers {
      #expect(events("\(escape)[\(number);\(parameter)~") == [.key(Key(code, modifiers))])
    }
    // As rxvt tells modifiers.
    #expect(events("\(escape)[\(number)^") == [.key(Key(code, .control))])
    #expect(events("\(escape)[\(number)$") == [.key(Key(code, .shift))])
    #expect(events("\(escape)[\(number)@") == [.key(Key(code, [.shift, .control]))])
    #expect(events("\(escape)\(escape)[\(number)^") == [.key(Key(code, [.alt, .control]))])
  }

  @Test(arguments: [
    // rxvt's arrows.
    ("[a", Key(.up, .shift)), ("[b", Key(.down, .shift)), ("[c", Key(.right, .shift)),
    ("[d", Key(.left, .shift)), ("Oa", Key(.up, .control)), ("Ob", Key(.down, .control)),
    ("Oc", Key(.right, .control)), ("Od", Key(.left, .control)),
    // The Linux console.
    ("[[A", Key(.function(1))), ("[[B", Key(.function(2))), ("[[C", Key(.function(3))),
    ("[[D", Key(.function(4))), ("[[E", Key(.function(5))),
    // Back tab.
    ("[Z", Key(.backTab)), ("[1;2Z", Key(.backTab)), ("[1;6Z", Key(.backTab, .control)),
    // The keypad.
    ("OM", Key(.enter)), ("OI", Key(.tab)), ("O ", Key(.space)), ("OX", character("=")),
    ("Oj", character("*")), ("Ok", character("+")), ("Ol", character(",")), ("Om", character("-")),
    ("On", character(".")), ("Oo", character("/")), ("Op", character("0")), ("Oq", character("1")),
    ("Or", character("2")), ("Os", character("3")), ("Ot", character("4")), ("Ou", character("5")),
    ("Ov", character("6")), ("Ow", character("7")), ("Ox", character("8")), ("Oy", character("9")),
    ("O2M", Key(.enter, .shift)),
    // modifyOtherKeys of xterm.
    ("[27;5;9~", Key(.tab, .control)), ("[27;2;9~", Key(.backTab)),
    ("[27;5;13~", Key(.enter, .control)), ("[27;2;65~", character("A")),
    ("[27;2;33~", character("!")), ("[27;5;99~", character("c", .control)),
    ("[27;6;65~", character("A", .control)), ("[27;3;228~", character("ä", .alt)),
    ("[27;5;32~", Key(.space, .control)), ("[27;1;27~", Key(.escape)),
    ("[27;5;127~", Key(.backspace, .control)), ("[27;5;8~", Key(.backspace, .control)),
    // CSI u of kitty.
    ("[97u", character("a")), ("[97;5u", character("a", .control)), ("[97;2u", character("A")),
    ("[97:65;2u", character("A")), ("[49:33;2u", character("!")),
    ("[49;6u", character("1", .control)),
    ("[97:65;1u", character("a")), ("[223;2u", character("ß")),
    ("[97;5:1u", character("a", .control)),
    ("[97;5:2u", character("a", .control)), ("[97;;97u", character("a")),
    ("[9;2u", Key(.backTab)), ("[9;6u", Key(.backTab, .control)), ("[13;2u", Key(.enter, .shift)),
    ("[27u", Key(.escape)), ("[32;2u", Key(.space, .shift)), ("[127;3u", Key(.backspace, .alt)),
    ("[57376u", Key(.function(13))), ("[57398u", Key(.function(35))),
    ("[57399u", character("0")), ("[57408u", character("9")), ("[57414;5u", Key(.enter, .control)),
    ("[57416u", character(",")), ("[57419u", Key(.up)), ("[57426u", Key(.delete)),
    ("[127942u", character("🏆")),
  ])
  func `K3: a key has many spellings`(_ text: String, _ key: Key) {
    #expect(events(escape + text) == [.key(key)])
    #expect(
      events(escape + escape + text) == [.key(Key(key.code, key.modifiers.union(.alt)))])
  }

  @Test(
    arguments: [
      // Answers to queries.
      "[?62;22c", "[>41;354;0c", "[24;80R", "[0n", "[?2026;2$y", "[20;2$y", "[4;600;800t", "[?1u",
      "]11;rgb:1414/1616/1b1b\u{7}", "]11;rgb:1414/1616/1b1b\(escape)\\", "]4;1;#ff0000\u{7}",
      "P>|XTerm(379)\(escape)\\", "P1$r0m\(escape)\\", "_Gi=31;OK\(escape)\\", "^note\(escape)\\",
      "]0;a title with 雨, \r\n and \t\u{7}", "]\u{7}", "P\(escape)\\",
      // Unknown, malformed or of no use.
      "[E", "[G", "[9~", "[16~", "[99999999999999999999~", "[27~", "[27;5~", "[27;5;9;1~", "[~",
      "[;~",
      "[1;2;3A", "[2A", "[5;5A", "[?1A", "[<A", "[1<A", "[1 A", "[!p", "[2J", "[201~", "[200;1~",
      "[3;5u", "[u", "[55296u", "[1114112u", "[133u", "[57344u",
      "[57441;2u",
      "[97;5:3u", "[1;5:3A", "[<0;1M", "[<0;1;1;1M", "[<;1;1M", "[M\u{0}\u{0}\u{0}", "[1;2M", "[1I",
      "[1O",
      "[[Z", "[[!", "OE", "O?", "OZ", "O1;2;3A", "[$y", "[1;2$y", "[ y",
    ])
  func `K3: a sequence that is no key is swallowed whole`(_ text: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\(escape)\(text)q".utf8) == [.key(character("q"))])
  }

  @Test(arguments: ["[", "O", "[1;5", "[?25", "[<0;3", "[[", "[M", "[1 "])
  func `K3: a sequence that is cut off is swallowed whole`(_ text: String) {
    for (next, key) in [
      ("\u{3}", character("c", .control)), ("\r", Key(.enter)), ("é", character("é")),
      ("\(escape)[B", Key(.down)), ("\(escape)x", character("x", .alt)),
    ] where !(text == "[M" && next == "é") {
      #expect(events(escape + text + next) == [.key(key)], "\(text) \(next)")
    }
  }

  @Test func `K3: a sequence of any length is swallowed whole`() {
    let long = String(repeating: "1;", count: 50_000)
    #expect(events("\(escape)[\(long)Aq") == [.key(character("q"))])
    #expect(events("\(escape)O\(long)Aq") == [.key(character("q"))])
    #expect(events("\(escape)[\(String(repeating: "9", count: 40))~q") == [.key(character("q"))])
  }

  @Test func `K3: a string of any length is swallowed, one without end not for ever`() {
    let payload = String(repeating: "雨0", count: 50_000)
    #expect(events("\(escape)P\(payload)\(escape)\\q") == [.key(character("q"))])
    let endless = String(repeating: "0", count: InputDecoder.longestString)
    #expect(events("\(escape)]\(endless)q") == [.key(character("q"))])
  }

  @Test(arguments: [("\u{3}", "c"), ("\u{18}", "x"), ("\u{1A}", "z")] as [(String, Character)])
  func `K3: a string without end cannot hold the keys that stop a program`(
    _ text: String, _ letter: Character
  ) {
    #expect(events("\(escape)]11;rgb:\(text)") == [.key(character(letter, .control))])
  }

  @Test func `K3: a key ends a string that was cut off`() {
    #expect(events("\(escape)]11;rgb:\(escape)[A") == [.key(Key(.up))])
    #expect(events("\(escape)]11;rgb:\(escape)\(escape)[A") == [.key(Key(.up, .alt))])
  }

  @Test func `K3: the focus is told`() {
    #expect(events("\(escape)[I\(escape)[O") == [.focus(true), .focus(false)])
    #expect(events("\(escape)\(escape)[I") == [.key(Key(.escape)), .focus(true)])
  }

  @Test func `K3: of many ESC the last two may belong to a sequence`() {
    let three = events(String(repeating: escape, count: 3) + "[A")
    #expect(three == [.key(Key(.escape)), .key(Key(.up, .alt))])
    let string = events("\(escape)\(escape)]0;x\u{7}")
    #expect(string == [.key(Key(.escape))])
  }
}
