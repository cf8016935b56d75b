import Testing

@testable import TerminalFront

private let escape = "\u{1B}"

struct InputDecoderMouseTests {
  /// Codes with what they tell as a report of their own, and as that of a release.
  private static let codes: [(Int, Mouse.Kind?, Mouse.Kind?)] = [
    (0, .press(.left), .release(.left)), (1, .press(.middle), .release(.middle)),
    (2, .press(.right), .release(.right)), (3, .release(nil), .release(nil)),
    (32, .move(.left), .release(.left)), (33, .move(.middle), .release(.middle)),
    (34, .move(.right), .release(.right)), (35, .move(nil), .move(nil)),
    (64, .wheelUp, nil), (65, .wheelDown, nil), (66, .wheelLeft, nil), (67, .wheelRight, nil),
    (96, .wheelUp, nil), (97, .wheelDown, nil),
  ]

  private static let modifiers: [(Int, Key.Modifiers)] = [
    (0, []), (4, .shift), (8, .alt), (16, .control), (28, [.shift, .alt, .control]),
  ]

  @Test(arguments: codes)
  func `R33 K3: a report of the mouse is read in all its spellings`(
    _ code: Int, _ kind: Mouse.Kind?, _ released: Mouse.Kind?
  ) {
    for (bits, modifiers) in Self.modifiers {
      func event(_ kind: Mouse.Kind?) -> [InputEvent] {
        kind.map { [.mouse(Mouse($0, x: 11, y: 4, modifiers: modifiers))] } ?? []
      }
      let code = code + bits
      var decoder = InputDecoder()
      #expect(decoder.feed("\(escape)[<\(code);12;5M".utf8) == event(kind))
      #expect(decoder.feed("\(escape)[<\(code);12;5m".utf8) == event(released))
      #expect(decoder.feed("\(escape)[\(code + 32);12;5M".utf8) == event(kind))
      let legacy: [UInt8] = [0x1B, 0x5B, 0x4D, UInt8(code + 32), 12 + 32, 5 + 32]
      #expect(decoder.feed(legacy) == event(kind))
    }
  }

  @Test func `R33 K3: the buttons beyond the wheel are swallowed`() {
    var decoder = InputDecoder()
    for code in 128...300 {
      #expect(decoder.feed("\(escape)[<\(code);12;5M\(escape)[<\(code);12;5m".utf8) == [])
    }
    #expect(decoder.feed([0x1B, 0x5B, 0x4D, 128 + 32, 44, 37]) == [])
  }

  @Test(arguments: ["0;0;5", "0;5;0", "0;0;0", "0;;5", "0;5", "-1;5;5", "0;5;5;5"])
  func `K3: a report of no place is swallowed`(_ numbers: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\(escape)[<\(numbers)M".utf8) == [])
    #expect(decoder.feed("q".utf8) == [.key(Key(.character("q")))])
  }

  @Test func `K3: places may be far away`() {
    var decoder = InputDecoder()
    #expect(
      decoder.feed("\(escape)[<0;300;1000M".utf8) == [
        .mouse(Mouse(.press(.left), x: 299, y: 999))
      ])
    #expect(
      decoder.feed([0x1B, 0x5B, 0x4D, 32, 255, 255]) == [
        .mouse(Mouse(.press(.left), x: 222, y: 222))
      ])
    // Too far for the old form.
    #expect(decoder.feed([0x1B, 0x5B, 0x4D, 32, 0, 40]) == [])
  }

  @Test func `K3: the old form holds bytes that are no text`() {
    var decoder = InputDecoder()
    let report: [UInt8] = [0x1B, 0x5B, 0x4D, 0x20, 0xE4, 0xBD, 0x71]
    #expect(
      decoder.feed(report) == [
        .mouse(Mouse(.press(.left), x: 195, y: 156)), .key(Key(.character("q"))),
      ])
  }

  @Test func `K3: Esc just before a report stays the Esc key`() {
    var decoder = InputDecoder()
    #expect(
      decoder.feed("\(escape)\(escape)[<64;1;1M".utf8) == [
        .key(Key(.escape)), .mouse(Mouse(.wheelUp, x: 0, y: 0)),
      ])
  }
}
