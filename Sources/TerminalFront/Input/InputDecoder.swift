/// Decodes the bytes that a terminal sends into keys, mouse events, pastes and changes of focus.
///
/// It is a pure value: bytes may come in pieces of any size and give the same events as in one
/// piece. A sequence that is unknown, malformed or cut off is swallowed whole and never typed. It
/// holds at most `longestPaste` bytes and a few more, whatever comes.
public struct InputDecoder: Sendable {
  /// What the next byte belongs to.
  enum State: Hashable, Sendable {
    /// A key of its own.
    case ground
    /// What follows ESC, of which one or two have come.
    case escape(Int)
    /// A control sequence, after `ESC [`.
    case controlSequence
    /// A key after `ESC O`.
    case singleShift
    /// A function key of the Linux console, after `ESC [ [`.
    case consoleKey
    /// The three bytes after `ESC [ M`.
    case legacyMouse
    /// A string such as the answer to a query, after `ESC ]`, `ESC P`, `ESC ^` or `ESC _`.
    case string
    /// What follows ESC in such a string.
    case stringEscape
    /// The rest of such a string, which was late, or a key.
    case stringPause
    /// As before, after this byte.
    case stringHeld(UInt8)
    /// What may be left of the end of a string whose ESC came long ago.
    case stringEnd
    /// A paste.
    case paste
  }

  /// Bytes of a paste that are kept; the rest of a longer one is dropped.
  public static let longestPaste = 1 << 20
  /// Bytes of a control sequence that are kept; a longer one is unknown.
  static let longestSequence = 64
  /// Bytes after which a string that was never ended counts as over.
  static let longestString = 1 << 20

  var state = State.ground
  /// Whether two ESC began the present sequence: Alt and a key for some terminals, Esc for others.
  var isEscaped = false
  /// Parameters and intermediate bytes of the present sequence, cut beyond `longestSequence` and 1.
  var sequence: [UInt8] = []
  /// Bytes of the present string.
  var stringLength = 0
  /// The start of a character of several bytes, and the modifiers it was typed with.
  var character = UTF8Accumulator()
  var characterModifiers: Key.Modifiers = []
  var paste = PasteBuffer()
  private var hasWaited = false

  /// A decoder at the start of a terminal's input.
  public init() {}

  /// Whether an ESC or an unfinished sequence is pending and `flush()` has not been called since.
  public var isWaiting: Bool {
    switch state {
    case .ground, .stringPause, .stringEnd, .paste: false
    default: !hasWaited
    }
  }

  /// Takes the next bytes of the terminal's input and gives what they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, into: &events) }
    return events
  }

  /// Tells that nothing more came for 25 ms after what is pending: a lone ESC is the Esc key.
  ///
  /// A sequence goes on to wait for its end, which may be late. A string does so too, but a byte
  /// that comes alone after the pause is a key: the start of the string was cut off, or typed by
  /// hand with Alt, and must not hold the keyboard.
  public mutating func flush() -> [InputEvent] {
    hasWaited = true
    switch state {
    case .escape(let count):
      state = .ground
      return Array(repeating: .key(Key(.escape)), count: count)
    case .string: state = .stringPause
    case .stringHeld(let byte):
      state = .ground
      return [.key(Key(byte: byte, []))]
    case .stringEscape: state = .stringEnd
    default: break
    }
    return []
  }

  private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
    hasWaited = false
    switch state {
    case .ground: takeKey(byte, [], into: &events)
    case .escape(let count): takeAfterEscape(byte, count, into: &events)
    case .controlSequence: takeControlSequence(byte, into: &events)
    case .singleShift: takeSingleShift(byte, into: &events)
    case .consoleKey: takeConsoleKey(byte, into: &events)
    case .legacyMouse: takeLegacyMouse(byte, into: &events)
    case .string: takeString(byte, into: &events)
    case .stringEscape:
      // Any other byte tells that the ESC began something new and the string was cut off.
      guard byte != ASCII.backslash else { return state = .ground }
      takeAfterEscape(byte, 1, into: &events)
    case .stringPause: takeAfterPause(byte, into: &events)
    case .stringHeld:
      stringLength += 1
      takeString(byte, into: &events)
    case .stringEnd:
      state = .ground
      if byte != ASCII.backslash { takeKey(byte, [], into: &events) }
    case .paste:
      guard let text = paste.take(byte) else { return }
      state = .ground
      paste = PasteBuffer()
      events.append(.paste(text))
    }
  }
}
