import Testing

@testable import TerminalFront

/// Bytes as terminals send them, whole and broken, in a random order.
private func randomInput(_ random: inout SplitMix) -> [UInt8] {
  let pieces: [[UInt8]] = [
    [0x1B], [0x1B, 0x1B], Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("\u{1B}]11;".utf8),
    Array("\u{1B}P".utf8), Array("\u{1B}\\".utf8), [0x07], Array("\u{1B}[200~".utf8),
    Array("\u{1B}[201~".utf8), Array("\u{1B}[<".utf8), Array("\u{1B}[M".utf8), Array("1;5".utf8),
    Array("A".utf8), Array("~".utf8), Array("u".utf8), Array("M".utf8), Array("m".utf8),
    Array("\u{1B}[[".utf8), Array("27;5;9".utf8), Array("雨".utf8), [0xE9, 0x9B], [0xFF], [0x03],
    [0x0D, 0x0A], Array("quit".utf8), [0x18], Array("$".utf8), Array("\u{1B}[I".utf8),
  ]
  var bytes: [UInt8] = []
  for _ in 0..<random.below(12) {
    if random.below(4) == 0 {
      for _ in 0..<random.below(6) { bytes.append(UInt8(random.below(256))) }
    } else {
      bytes += pieces[random.below(pieces.count)]
    }
  }
  return bytes
}

struct InputDecoderPropertyTests {
  @Test(arguments: 0..<20)
  func `R26 R29 K3: input split at any place gives the same events as whole`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let bytes = randomInput(&random)
      var whole = InputDecoder()
      let expected = whole.feed(bytes)
      for place in 0...bytes.count {
        var split = InputDecoder()
        #expect(split.feed(bytes[..<place]) + split.feed(bytes[place...]) == expected)
        #expect(split.state == whole.state)
      }
      var single = InputDecoder()
      #expect(bytes.flatMap { single.feed([$0]) } == expected)
    }
  }

  @Test(arguments: 0..<8)
  func `K3: no input traps, and what is held back stays bounded`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<2_000 {
      let bytes = randomInput(&random)
      for event in decoder.feed(bytes) { check(event) }
      if random.below(3) == 0 { for event in decoder.flush() { check(event) } }
      #expect(decoder.sequence.count <= InputDecoder.longestSequence + 1)
    }
  }

  @Test func `K4: a paste without end is held up to its bound`() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~".utf8) == [])
    for _ in 0..<5 {
      #expect(decoder.feed(repeatElement(0x61, count: InputDecoder.longestPaste / 2)) == [])
      #expect(decoder.paste.bytes.count <= InputDecoder.longestPaste)
    }
  }

  @Test(arguments: 0..<8)
  func `K3: after Ctrl-C, a paste apart, the next key is heard`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      var decoder = InputDecoder()
      _ = decoder.feed(randomInput(&random))
      if decoder.state == .paste { _ = decoder.feed("\u{1B}[201~".utf8) }
      // Three: as many bytes as the old report of the mouse still takes.
      _ = decoder.feed([0x03, 0x03, 0x03])
      #expect(decoder.state == .ground)
      #expect(decoder.feed("q".utf8) == [.key(Key(.character("q")))])
    }
  }

  /// No event carries a control character.
  private func check(_ event: InputEvent) {
    let text: String
    switch event {
    case .key(let key):
      guard case .character(let character) = key.code else { return }
      text = String(character)
    case .paste(let pasted): text = pasted.filter { $0 != "\n" && $0 != "\t" }
    case .mouse(let mouse): return #expect(mouse.x >= 0 && mouse.y >= 0)
    case .focus: return
    }
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value })
  }
}
