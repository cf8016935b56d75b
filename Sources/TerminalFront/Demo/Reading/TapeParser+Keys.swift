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
      switch try takeHeld(accepted) {
      case .key(let code): return try parseKey(Self.key(code, modifiers))
      case .quoted(let character): return try parseKey(Self.key(quoted: character, modifiers))
      case .modifier(let modifier): modifiers.insert(modifier)
      }
      guard take(sign: "+") else { throw unexpected(peek(), accepted: "'+' and \(accepted)") }
    }
  }

  /// What stands behind a `+` of a key with modifiers.
  private enum Held {
    case modifier(Key.Modifiers)
    case key(Key.Code)
    /// A character in quotes.
    case quoted(Character)
  }

  /// The key that a terminal tells of where these modifiers are held.
  private static func key(_ code: Key.Code, _ modifiers: Key.Modifiers) -> Key {
    switch code {
    case .character(let character): Key(typing: character, modifiers)
    case .tab where modifiers.contains(.shift): Key(.backTab, modifiers.subtracting(.shift))
    default: Key(code, modifiers)
    }
  }

  /// The key of a character in quotes: as some terminals tell it, where most tell another key.
  ///
  /// Shift makes a letter beyond ASCII a capital one even so, which all terminals do.
  private static func key(quoted character: Character, _ modifiers: Key.Modifiers) -> Key {
    guard character != " ", character.isASCII || !modifiers.contains(.shift) else {
      return key(.character(character), modifiers)
    }
    return Key(.character(character), modifiers)
  }

  private mutating func takeHeld(_ accepted: String) throws(TapeSlip) -> Held {
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
      return .key(.character(Character(scalar)))
    }
    if scalar.isTapeLetter || scalar.isTapeDigit {
      var stop = start
      while stop < end, text.scalars[stop].isTapeLetter || text.scalars[stop].isTapeDigit {
        stop += 1
      }
      let word = text.string(start..<stop)
      guard let held = Self.held(word) else {
        throw TapeSlip(offset: start, message: Self.unknownKey(word, accepted))
      }
      goOn(at: stop)
      return held
    }
    let token = peek()
    guard case .string(let string) = token.kind, let character = string.first, string.count == 1
    else { throw unexpected(token, accepted: accepted) }
    _ = take()
    return .quoted(character)
  }

  private static func held(_ word: String) -> Held? {
    if word.count == 1, let character = word.first { return .key(.character(character)) }
    guard let word = TapeWord(rawValue: word) else { return nil }
    return word.key.map(Held.key) ?? word.modifier.map(Held.modifier)
  }

  private static func unknownKey(_ word: String, _ accepted: String) -> String {
    let words = TapeWord.allCases.filter { $0.key != nil || $0.modifier != nil }.map(\.rawValue)
    let near = nearestWord(to: word, in: words)
    return "unknown key '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "accepted: \(accepted)")
  }
}
