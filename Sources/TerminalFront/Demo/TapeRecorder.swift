public import FeedModel

/// Writes what happens in a run as a tape that does the same again (X5).
///
/// Times are whole milliseconds, as the program is told them.
public struct TapeRecorder: Sendable {
  private var lines: [String]
  /// Text that was typed at one moment and is not yet a line.
  private var typed = String.UnicodeScalarView()
  /// The moment of what was noted last.
  private var moment = Duration.zero
  /// The moment up to which the run has come.
  private var end = Duration.zero

  /// A tape that starts feedtui by a command line on a terminal of so many cells.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line after the program's name.
  ///   - kept: What the run starts from (N1).
  public init(
    arguments: [String], columns: Int, rows: Int, theme: Theme, kept: KeptState = KeptState()
  ) {
    let size = Self.size(columns: columns, rows: rows)
    lines = [
      "# Recorded by feedtui.", "Set Columns \(size.columns)", "Set Rows \(size.rows)",
      "Set Color \(theme.mode.rawValue)",
    ]
    if theme.ground != .unknown { lines.append("Set Ground \(theme.ground.rawValue)") }
    if theme.symbols == .ascii { lines.append("Set Ascii true") }
    lines.append("Set TypingSpeed 0ms")
    lines += Self.settings(of: kept)
    let line = (["feedtui"] + arguments).map(ShellWords.quoted).joined(separator: " ")
    lines += Self.quoted(line).map { "Type \($0)" }
    lines.append("Enter")
  }

  /// The tape as far as it has come.
  public var text: String {
    var recorder = self
    recorder.pass(to: end)
    recorder.endTyping()
    return recorder.lines.map { $0 + "\n" }.joined()
  }

  /// Notes that the run has come to a moment, at which nothing was done.
  public mutating func noteTime(_ now: Duration) {
    end = max(end, now)
  }

  /// The settings that let a run start from `kept`, on lines that are not too long.
  private static func settings(of kept: KeptState) -> [String] {
    var lines = kept.lastTab.map { ["Set LastTab \(WordLine.inQuotes($0))"] } ?? []
    var line = ""
    for id in kept.readIds.map(WordLine.inQuotes) {
      if !line.isEmpty, line.utf8.count + id.utf8.count >= longestLine {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "Set Read \(id)" : " \(id)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The bytes after which a list goes on on another line.
  private static let longestLine = 100

  /// Notes a piece of input at a moment of the run.
  public mutating func note(_ input: InputEvent, at now: Duration) {
    switch input {
    case .key(let key): note(key, at: now)
    case .mouse(let mouse): if let line = Self.line(for: mouse) { add(line, at: now) }
    case .paste(let text):
      for part in Self.quoted(Self.singleLine(text)) { add("Paste \(part)", at: now) }
    case .focus(let isOn): add(isOn ? "FocusIn" : "FocusOut", at: now)
    }
  }

  /// Notes that a command was carried out at a moment of the run.
  public mutating func note(_ command: Command, at now: Duration) {
    add("Do \(command.line)", at: now)
  }

  /// Notes the terminal's new size at a moment of the run; one that tapes do not know is brought into their range.
  public mutating func noteSize(columns: Int, rows: Int, at now: Duration) {
    let size = Self.size(columns: columns, rows: rows)
    add("Resize \(size.columns) \(size.rows)", at: now)
  }

  private static func size(columns: Int, rows: Int) -> TerminalSize {
    TerminalSize(
      columns: min(max(1, columns), TapeReader.mostColumns),
      rows: min(max(1, rows), TapeReader.mostRows))
  }

  private mutating func note(_ key: Key, at now: Duration) {
    if case .character(let character) = key.code, key.modifiers.isEmpty {
      pass(to: now)
      typed.append(contentsOf: character.unicodeScalars)
    } else if key == Key(.space) {
      pass(to: now)
      typed.append(" ")
    } else if let word = TapeWord.word(for: key) {
      add(word, at: now)
    }
  }

  private mutating func add(_ line: String, at now: Duration) {
    pass(to: now)
    endTyping()
    lines.append(line)
  }

  /// Lets the tape wait until a moment, if it lies ahead by a millisecond or more.
  private mutating func pass(to now: Duration) {
    var time = SimulatedTime(now.roundedDown - moment)
    guard time > .zero else { return }
    endTyping()
    while time > TapeReader.longestTime {
      lines.append("Sleep \(TapeReader.longestTime)")
      time = time - TapeReader.longestTime
    }
    lines.append("Sleep \(time)")
    moment = now.roundedDown
  }

  private mutating func endTyping() {
    guard !typed.isEmpty else { return }
    lines += Self.quoted(String(typed)).map { "Type \($0)" }
    typed.removeAll()
  }

  private static func line(for mouse: Mouse) -> String? {
    switch mouse.kind {
    case _ where !(0..<TapeReader.mostColumns ~= mouse.x && 0..<TapeReader.mostRows ~= mouse.y):
      nil
    case .press(.left): "Click \(mouse.x) \(mouse.y)"
    case .wheelUp: "WheelUp 1 At \(mouse.x) \(mouse.y)"
    case .wheelDown: "WheelDown 1 At \(mouse.x) \(mouse.y)"
    case .press, .release, .move, .wheelLeft, .wheelRight: nil
    }
  }

  /// A pasted text as a field of one line takes it.
  private static func singleLine(_ text: String) -> String {
    var field = TextField()
    field.insert(text)
    return field.text
  }

  /// `text` as strings of a tape, which know no escapes: as few as its quotes allow, and at least one.
  ///
  /// By scalars, as tapes are read: a mark that combines with a quote does not hide it.
  private static func quoted(_ text: String) -> [String] {
    let quotes: [Unicode.Scalar] = ["\"", "'", "`"]
    var parts: [String] = []
    var rest = text.unicodeScalars[...]
    repeat {
      // The quote that stands farthest away keeps the most together.
      let ends = quotes.map { quote in (quote, rest.firstIndex(of: quote) ?? rest.endIndex) }
      guard let (quote, end) = ends.max(by: { $0.1 < $1.1 }) else { break }
      var part = String.UnicodeScalarView([quote])
      part.append(contentsOf: rest[..<end])
      part.append(quote)
      parts.append(String(part))
      rest = rest[end...]
    } while !rest.isEmpty
    return parts
  }
}

extension TapeWord {
  /// A key as a tape writes it; nil for one that tapes have no word for.
  static func word(for key: Key) -> String? {
    var modifiers = key.modifiers
    let name: String
    switch key.code {
    case .character(let character):
      // A bare one is what most terminals make of it: Ctrl+m is Enter.
      let isBare = character.isASCII && character != "#" && Key(typing: character, modifiers) == key
      name = isBare ? String(character) : "\"\(character)\""
    case .backTab:
      modifiers.insert(.shift)
      name = TapeWord.tab.rawValue
    default:
      guard let word = allCases.first(where: { $0.key == key.code }) else { return nil }
      name = word.rawValue
    }
    let held = [(TapeWord.ctrl, Key.Modifiers.control), (.alt, .alt), (.shift, .shift)]
      .filter { modifiers.contains($0.1) }.map(\.0.rawValue)
    return (held + [name]).joined(separator: "+")
  }
}
