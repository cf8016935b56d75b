import Testing

@testable import TerminalFront

private let escape = "\u{1B}"

/// What comes of `first`, a pause, and `later`.
private func events(_ first: String, _ later: String) -> [[InputEvent]] {
  var decoder = InputDecoder()
  return [decoder.feed(first.utf8), decoder.flush(), decoder.feed(later.utf8)]
}

private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> InputEvent {
  .key(Key(code, modifiers))
}

struct InputDecoderWaitTests {
  @Test func `R26 K4: a lone ESC is the Esc key after a pause, and not before`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.feed("q".utf8) == [key(.character("q"))])
  }

  @Test(
    arguments: [
      ("", "q", [], [key(.character("q"))]),
      (escape + escape, "q", [key(.escape), key(.escape)], [key(.character("q"))]),
      // A sequence waits for its end, however late.
      ("\(escape)[", "A", [], [key(.up)]),
      ("\(escape)[1;5", "A", [], [key(.up, .control)]),
      ("\(escape)O", "P", [], [key(.function(1))]),
      ("\(escape)[[", "A", [], [key(.function(1))]),
      ("\(escape)[<0;3;4", "M", [], [.mouse(Mouse(.press(.left), x: 2, y: 3))]),
      ("\(escape)[M !", "!", [], [.mouse(Mouse(.press(.left), x: 0, y: 0))]),
      ("\(escape)]11;rgb:14", "14/1616/1b1b\(escape)\\q", [], [key(.character("q"))]),
      ("\(escape)]11;rgb:14\(escape)", "\\q", [], [key(.character("q"))]),
      ("\(escape)]", "11;rgb:14/16/1b\u{7}", [], []),
      ("\(escape)P", "1$r0m\(escape)\\q", [], [key(.character("q"))]),
      ("\(escape)]0;", "雨 and\u{7}q", [], [key(.character("q"))]),
      ("\(escape)]0;x", "\u{7}q", [], [key(.character("q"))]),
      // What is no text ends a string that was cut off or typed by hand with Alt.
      ("\(escape)]0;x", "\t", [], [key(.tab)]),
      ("\(escape)]", "\u{3}", [], [key(.character("c"), .control)]),
      ("\(escape)]", "\(escape)[A", [], [key(.up)]),
      ("\(escape)]11;rgb:\(escape)", "q", [], [key(.character("q"))]),
      ("\(escape)[1;5\(escape)", "q", [key(.escape)], [key(.character("q"))]),
      // A paste does not end by a pause.
      ("\(escape)[200~:q", "uit\(escape)[201~", [], [.paste(":quit")]),
      ("\(escape)[200~:q\(escape)", "[201~", [], [.paste(":q")]),
    ] as [(String, String, [InputEvent], [InputEvent])])
  func `R26 R29 K4: what is pending after a pause`(
    _ first: String, _ later: String, _ flushed: [InputEvent], _ after: [InputEvent]
  ) {
    #expect(events(first, later) == [[], flushed, after])
  }

  @Test(arguments: [
    ("q", false), (escape, true), (escape + escape, true), ("\(escape)[", true),
    ("\(escape)[1", true),
    ("\(escape)O", true), ("\(escape)[[", true), ("\(escape)[M", true), ("\(escape)]", true),
    ("\(escape)]0", true), ("\(escape)]0\(escape)", true), ("\(escape)[A", false),
    ("\(escape)[200~", false), ("\(escape)[200~x\(escape)", false),
  ])
  func `K5: one pause is enough, whatever is pending`(_ text: String, _ isWaiting: Bool) {
    var decoder = InputDecoder()
    _ = decoder.feed(text.utf8)
    #expect(decoder.isWaiting == isWaiting)
    _ = decoder.flush()
    #expect(!decoder.isWaiting)
    #expect(decoder.feed([]) == [])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: ["]", "P", "_", "^", "]0;x"])
  func `K4: a key that comes alone after the start of a string is heard`(_ start: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\(escape)\(start)".utf8) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed("q".utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [key(.character("q"))])
    #expect(!decoder.isWaiting)
    #expect(decoder.feed(" ".utf8) == [key(.space)])
  }

  @Test func `K3: a character of several bytes outlasts a pause`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0xE9, 0x9B]) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0xA8]) == [key(.character("雨"))])
  }
}
