import Testing

@testable import TerminalFront

private let escape = "\u{1B}"

private func events(pasting text: String) -> [InputEvent] {
  var decoder = InputDecoder()
  return decoder.feed("\(escape)[200~\(text)\(escape)[201~".utf8)
}

struct InputDecoderPasteTests {
  @Test(arguments: [
    ("", ""), ("hello", "hello"), ("q\ndd:quit\n", "q\ndd:quit\n"), ("a\tb", "a\tb"),
    ("a\rb\r\nc\n\rd", "a\nb\nc\n\nd"), ("雨 🏆 é", "雨 🏆 é"),
    ("a\u{0}b\u{3}c\u{7F}d\u{85}e\u{9B}f", "abcdef"),
    ("\(escape)[31mred\(escape)[0m", "[31mred[0m"), ("\(escape)[200~nested", "[200~nested"),
    ("\(escape)[20", "[20"), ("\(escape)\(escape)[201", "[201"), ("[201~", "[201~"),
    ("\(escape)[201x~", "[201x~"),
  ])
  func `R27 K4: a paste is text, without control characters`(_ pasted: String, _ text: String) {
    #expect(events(pasting: pasted) == [.paste(text)])
  }

  @Test func `R28 K4: a paste ends where its end mark stands`() {
    #expect(
      events(pasting: "one\(escape)[201~x\(escape)[200~two") == [
        .paste("one"), .key(Key(.character("x"))), .paste("two"),
      ])
  }

  @Test func `K4: malformed bytes of a paste are replaced`() {
    var decoder = InputDecoder()
    let bytes = Array("\(escape)[200~a".utf8) + [0xFF, 0xE4, 0xBD] + Array("b\(escape)[201~".utf8)
    #expect(decoder.feed(bytes) == [.paste("a\u{FFFD}\u{FFFD}b")])
  }

  @Test(arguments: ["x", "é", "雨", "🏆", "x雨"])
  func `K4: a paste is kept up to its bound, in whole characters`(_ unit: String) throws {
    let count = InputDecoder.longestPaste / unit.utf8.count
    let pasted = String(repeating: unit, count: count + 10)
    let bytes = "\(escape)[200~\(pasted)\(escape)[201~q".utf8
    var decoder = InputDecoder()
    let events = decoder.feed(bytes)
    #expect(events.count == 2)
    guard case .paste(let text) = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(pasted.hasPrefix(text))
    #expect(text.utf8.count <= InputDecoder.longestPaste)
    #expect(text.utf8.count > InputDecoder.longestPaste - 8)
    #expect(events.last == .key(Key(.character("q"))))
    #expect(decoder.paste.bytes.isEmpty)
  }

  @Test func `K4: Esc just before a paste stays the Esc key`() {
    var decoder = InputDecoder()
    #expect(
      decoder.feed("\(escape)\(escape)[200~x\(escape)[201~".utf8) == [
        .key(Key(.escape)), .paste("x"),
      ])
  }

  @Test func `K3: the end of a paste without its start is swallowed`() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\(escape)[201~".utf8) == [])
  }
}
