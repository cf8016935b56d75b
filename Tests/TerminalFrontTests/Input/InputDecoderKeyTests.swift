import Testing

@testable import TerminalFront

private let escape = "\u{1B}"

/// What the decoder makes of `text`, in which nothing may be left over.
private func events(_ text: String) -> [InputEvent] {
  var decoder = InputDecoder()
  let events = decoder.feed(text.utf8)
  #expect(decoder.state == .ground)
  #expect(!decoder.isWaiting)
  return events
}

private func character(_ character: Character, _ modifiers: Key.Modifiers = []) -> Key {
  Key(.character(character), modifiers)
}

struct InputDecoderKeyTests {
  /// Every control character but ESC, with its key.
  @Test(
    arguments: [
      (0x00, Key(.space, .control)), (0x01, character("a", .control)),
      (0x02, character("b", .control)), (0x03, character("c", .control)),
      (0x04, character("d", .control)), (0x05, character("e", .control)),
      (0x06, character("f", .control)), (0x07, character("g", .control)),
      (0x08, Key(.backspace)), (0x09, Key(.tab)), (0x0A, Key(.enter)),
      (0x0B, character("k", .control)), (0x0C, character("l", .control)), (0x0D, Key(.enter)),
      (0x0E, character("n", .control)), (0x0F, character("o", .control)),
      (0x10, character("p", .control)), (0x11, character("q", .control)),
      (0x12, character("r", .control)), (0x13, character("s", .control)),
      (0x14, character("t", .control)), (0x15, character("u", .control)),
      (0x16, character("v", .control)), (0x17, character("w", .control)),
      (0x18, character("x", .control)), (0x19, character("y", .control)),
      (0x1A, character("z", .control)), (0x1C, character("\\", .control)),
      (0x1D, character("]", .control)), (0x1E, character("^", .control)),
      (0x1F, character("_", .control)), (0x20, Key(.space)), (0x7F, Key(.backspace)),
    ] as [(UInt8, Key)])
  func `K3: a control character is a key`(_ byte: UInt8, _ key: Key) {
    var decoder = InputDecoder()
    #expect(decoder.feed([byte]) == [.key(key)])
    var withAlt = InputDecoder()
    #expect(
      withAlt.feed([0x1B, byte]) == [.key(Key(key.code, key.modifiers.union(.alt)))])
  }

  @Test func `R45 K3: printable characters are typed as they are`() {
    for byte in UInt8(0x21)..<0x7F {
      let typed = Character(Unicode.Scalar(byte))
      #expect(events(String(typed)) == [.key(character(typed))])
    }
    // Character codes that curses has for keys too, from KEY_BREAK to KEY_MAX.
    for value in UInt32(0x101)...0x1FF {
      let typed = Unicode.Scalar(value).map { Character($0) } ?? " "
      #expect(events(String(typed)) == [.key(character(typed))])
    }
    #expect(events("é雨🏆ă") == "é雨🏆ă".map { .key(character($0)) })
    #expect(events("e\u{301}") == [.key(character("e")), .key(character("\u{301}"))])
  }

  @Test func `K3: the control characters beyond ASCII are not typed`() {
    for value in UInt8(0x80)..<0xA0 {
      #expect(events(String(Character(Unicode.Scalar(value)))) == [])
    }
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x80], "\u{FFFD}"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xFF, 0x71], "\u{FFFD}q"), ([0xE4, 0xBD, 0x71], "\u{FFFD}q"),
      ([0xE4, 0xE4, 0xBD, 0xA0], "\u{FFFD}你"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF4, 0x90, 0x41], "\u{FFFD}\u{FFFD}A"),
      ([0xF0, 0x9F, 0x8F, 0x41], "\u{FFFD}A"), ([0xF5, 0x41], "\u{FFFD}A"),
      ([0xF0, 0x80, 0x41], "\u{FFFD}\u{FFFD}A"), ([0x9B, 0x41], "\u{FFFD}A"),
    ] as [([UInt8], String)])
  func `K3: malformed UTF-8 is replaced and takes no key with it`(
    _ bytes: [UInt8], _ typed: String
  ) {
    var decoder = InputDecoder()
    let expected = typed.unicodeScalars.map { InputEvent.key(character(Character($0))) }
    #expect(decoder.feed(bytes) == expected)
    #expect(String(decoding: bytes, as: UTF8.self) == typed)
  }

  @Test func `K3: malformed UTF-8 before a control character leaves both`() {
    var decoder = InputDecoder()
    #expect(
      decoder.feed([0xE4, 0xBD, 0x03]) == [
        .key(character("\u{FFFD}")), .key(character("c", .control)),
      ])
    #expect(
      decoder.feed([0xE4, 0x1B, 0x5B, 0x41]) == [.key(character("\u{FFFD}")), .key(Key(.up))])
  }

  @Test(arguments: [
    ("a", character("a", .alt)), ("A", character("A", .alt)), ("é", character("é", .alt)),
    ("雨", character("雨", .alt)), ("\\", character("\\", .alt)), ("N", character("N", .alt)),
    ("X", character("X", .alt)), (" ", Key(.space, .alt)), ("\r", Key(.enter, .alt)),
    ("\u{7F}", Key(.backspace, .alt)), ("\t", Key(.tab, .alt)),
    ("\u{1}", character("a", [.alt, .control])),
  ])
  func `K3: ESC before a key is Alt`(_ text: String, _ key: Key) {
    #expect(events(escape + text) == [.key(key)])
    #expect(events(escape + escape + text) == [.key(Key(.escape)), .key(key)])
  }
}
