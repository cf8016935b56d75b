extension InputDecoder {
  /// Takes a byte of a control sequence.
  mutating func takeControlSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "$") where isShiftedRxvtKey:
      finish(ControlSequence(sequence, final: byte)?.event, into: &events)
    case 0x20..<0x40: keep(byte)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where sequence.isEmpty: state = .legacyMouse
    case 0x40..<ASCII.delete: finishControlSequence(final: byte, into: &events)
    default: cutOff(by: byte, into: &events)
    }
  }

  private mutating func finishControlSequence(final: UInt8, into events: inout [InputEvent]) {
    guard sequence.count <= Self.longestSequence,
      let sequence = ControlSequence(sequence, final: final)
    else { return finish(nil, into: &events) }
    if sequence.startsPaste {
      if isEscaped { events.append(.key(Key(.escape))) }
      state = .paste
    } else {
      finish(sequence.event, into: &events)
    }
  }

  /// Whether a `$` ends the sequence: rxvt sends it after the number of a key held with Shift,
  /// although it is no final byte by the standard.
  private var isShiftedRxvtKey: Bool {
    !sequence.isEmpty && sequence.allSatisfy { 0x30..<0x3A ~= $0 }
  }

  /// Takes a byte after `ESC O`; some terminals put modifiers before the final one.
  mutating func takeSingleShift(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x30..<0x3C: keep(byte)
    case 0x20..<ASCII.delete:
      let isTooLong = sequence.count > Self.longestSequence
      let known = isTooLong ? nil : ControlSequence(sequence, final: byte)
      finish(known?.singleShiftKey.map(InputEvent.key), into: &events)
    default: cutOff(by: byte, into: &events)
    }
  }

  /// Takes the byte after `ESC [ [`.
  mutating func takeConsoleKey(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      finish(.key(Key(.function(Int(byte - UInt8(ascii: "A")) + 1))), into: &events)
    case 0x20..<ASCII.delete: finish(nil, into: &events)
    default: cutOff(by: byte, into: &events)
    }
  }

  /// Takes one of the three bytes after `ESC [ M`: button, column and row.
  ///
  /// Each is more by 32 than what it tells; a place too far away is told as 0.
  mutating func takeLegacyMouse(_ byte: UInt8, into events: inout [InputEvent]) {
    guard byte == 0 || byte >= 0x20 else { return cutOff(by: byte, into: &events) }
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let report = sequence.map { Int($0) - 32 }
    let mouse = Mouse(code: report[0], column: report[1], row: report[2], isReleased: false)
    finish(mouse.map(InputEvent.mouse), into: &events)
  }

  /// Takes a byte of a string, which is swallowed up to BEL or `ESC \`.
  ///
  /// The keys that stop a program also end a string that was cut off.
  mutating func takeString(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case ASCII.bell: state = .ground
    case ASCII.escape: state = .stringEscape
    case 0x03, 0x18, 0x1A: cutOff(by: byte, into: &events)
    default:
      stringLength += 1
      state = stringLength < Self.longestString ? .string : .ground
    }
  }

  /// Takes the first byte of a string after a pause, which may be a key instead.
  mutating func takeAfterPause(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case ASCII.bell, ASCII.escape, 0x80...: takeString(byte, into: &events)
    case 0x20..<ASCII.delete: state = .stringHeld(byte)
    default: cutOff(by: byte, into: &events)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count <= Self.longestSequence { sequence.append(byte) }
  }
}
