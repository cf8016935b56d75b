extension InputDecoder {
  /// Takes a byte that is a key or a part of a character, with modifiers that came before it.
  mutating func takeKey(
    _ byte: UInt8, _ modifiers: Key.Modifiers, into events: inout [InputEvent]
  ) {
    if !character.isPending {
      characterModifiers = modifiers
      if byte == ASCII.escape { return state = .escape(1) }
      if byte < 0x80 { return events.append(.key(Key(byte: byte, modifiers))) }
    }
    switch character.take(byte) {
    case .pending: break
    case .complete(let scalar):
      // The control characters beyond ASCII are no keys.
      if scalar.value >= 0xA0 {
        events.append(.key(Key(.character(Character(scalar)), characterModifiers)))
      }
    case .malformed(let isConsumed):
      events.append(.key(Key(.character("\u{FFFD}"), characterModifiers)))
      if !isConsumed { takeKey(byte, [], into: &events) }
    }
  }

  /// Takes the byte after one or two ESC.
  mutating func takeAfterEscape(
    _ byte: UInt8, _ count: Int, into events: inout [InputEvent]
  ) {
    isEscaped = count > 1
    sequence.removeAll(keepingCapacity: true)
    switch byte {
    case ASCII.escape:
      if isEscaped { events.append(.key(Key(.escape))) }
      state = .escape(2)
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    default:
      if isEscaped { events.append(.key(Key(.escape))) }
      state = .ground
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"):
        state = .string
        stringLength = 0
      default: takeKey(byte, .alt, into: &events)
      }
    }
  }

  /// Gives what a finished sequence means.
  ///
  /// Two ESC before a key are Alt; before anything else the first is the Esc key.
  mutating func finish(_ event: InputEvent?, into events: inout [InputEvent]) {
    state = .ground
    guard let event else { return }
    guard isEscaped else { return events.append(event) }
    if case .key(let key) = event {
      events.append(.key(Key(key.code, key.modifiers.union(.alt))))
    } else {
      events.append(contentsOf: [.key(Key(.escape)), event])
    }
  }

  /// Drops a sequence that `byte` cuts off, and takes the byte for itself.
  mutating func cutOff(by byte: UInt8, into events: inout [InputEvent]) {
    state = .ground
    takeKey(byte, [], into: &events)
  }
}
