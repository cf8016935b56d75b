import FeedModel

extension TapeParser {
  /// Reads what follows a key: how long it is followed by a pause, and how often it is pressed.
  mutating func parseKey(_ key: Key) throws(TapeSlip) -> TapeStatement.Kind {
    let speed = try takeSpeed()
    return .key(key, count: try takeOptionalCount() ?? 1, speed: speed)
  }

  /// Reads the rest of a key with modifiers, as in `Ctrl+Alt+x`.
  mutating func parseKey(
    _ first: Key.Modifiers, after word: TapeWord
  ) throws(TapeSlip) -> TapeStatement.Kind {
    var modifiers = first
    let accepted =
      "a character, or a key such as Enter, Left or F5, as in \(word.rawValue)+x"
    guard take(sign: "+") else { throw unexpected(peek(), accepted: "'+' and \(accepted)") }
    while true {
      let code = try takeKeyCode(accepted)
      guard case .modifier(let modifier) = code else { return try parseKey(code.key(modifiers)) }
      modifiers.insert(modifier)
      guard take(sign: "+") else { throw unexpected(peek(), accepted: "'+' and \(accepted)") }
    }
  }

  /// What stands behind a `+` of a key with modifiers.
  private enum KeyCode {
    case modifier(Key.Modifiers)
    case named(Key.Code)
    case character(Character)

    func key(_ modifiers: Key.Modifiers) -> Key {
      switch self {
      case .modifier: Key(.escape, modifiers)
      case .named(.tab) where modifiers.contains(.shift):
        Key(.backTab, modifiers.subtracting(.shift))
      case .named(let code): Key(code, modifiers)
      case .character(let character): Key(typing: character, modifiers)
      }
    }
  }

  private mutating func takeKeyCode(_ accepted: String) throws(TapeSlip) -> KeyCode {
    let end = text.endOfLine(from: lastEnd)
    var start = lastEnd
    while start < end, text.scalars[start].isTapeBlank { start += 1 }
    guard start < end, text.scalars[start] != "#" else { throw missing(accepted) }
    let scalar = text.scalars[start]
    let isQuoted =
      ["\"", "'", "`"].contains(scalar) && text.scalars[(start + 1)..<end].contains(scalar)
    // Signs are keys here, whatever they mean elsewhere.
    guard scalar.isTapeLetter || scalar.isTapeDigit || isQuoted || !scalar.isASCII else {
      goOn(at: start + 1)
      return .character(Character(scalar))
    }
    if scalar.isTapeLetter || scalar.isTapeDigit {
      var stop = start
      while stop < end, text.scalars[stop].isTapeLetter || text.scalars[stop].isTapeDigit {
        stop += 1
      }
      let word = text.string(start..<stop)
      guard let code = Self.keyCode(word) else {
        throw TapeSlip(offset: start, message: Self.unknownKey(word, accepted))
      }
      goOn(at: stop)
      return code
    }
    let token = peek()
    guard case .string(let string) = token.kind, let character = string.first, string.count == 1
    else { throw unexpected(token, accepted: accepted) }
    _ = take()
    return .character(character)
  }

  private static func keyCode(_ word: String) -> KeyCode? {
    if word.count == 1, let character = word.first { return .character(character) }
    guard let word = TapeWord(rawValue: word) else { return nil }
    return word.key.map(KeyCode.named) ?? word.modifier.map(KeyCode.modifier)
  }

  private static func unknownKey(_ word: String, _ accepted: String) -> String {
    let words = TapeWord.allCases.filter { $0.key != nil || $0.modifier != nil }.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown key '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(accepted)")
  }
}
