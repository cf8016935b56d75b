extension Key {
  /// The keys that type a text, one for each scalar, as a terminal sends them.
  ///
  /// A blank is Space, a tab Tab, a line feed Enter; other control characters have no key.
  public static func typing(_ text: String) -> [Key] {
    text.unicodeScalars.compactMap { scalar in
      switch scalar {
      case " ": Key(.space)
      case "\t": Key(.tab)
      case "\n": Key(.enter)
      case _ where scalar.properties.generalCategory == .control: nil
      default: Key(.character(Character(scalar)))
      }
    }
  }

  /// The key that types a character, held with modifiers, as a terminal tells it.
  ///
  /// Shift makes a letter a capital one and is not told beside it. Control makes a capital letter a small one unless Shift is
  /// held too, and a letter whose control character is a key of its own that key: Control and i are Tab.
  init(typing character: Character, _ modifiers: Modifiers) {
    let isShifted = modifiers.contains(.shift)
    let plain = modifiers.subtracting(.shift)
    guard !modifiers.contains(.control) else {
      let small = character.lowercased().first ?? character
      if isShifted, let capital = character.uppercased().first, capital != small {
        self.init(.character(capital), plain)
      } else if let byte = small.asciiValue, Self.hasControlByte(byte) {
        self = Self.controlled(byte, plain)
      } else {
        self.init(small == " " ? .space : .character(small), modifiers)
      }
      return
    }
    let upper = isShifted ? character.uppercased() : ""
    let typed = upper.count == 1 ? upper.first ?? character : character
    self.init(typed == " " ? .space : .character(typed), typed == " " ? modifiers : plain)
  }

  /// Whether Control and this character send a byte of their own: small letters, and `@ [ \\ ] ^ _`.
  private static func hasControlByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || byte == 0x40 || 0x5B...0x5F ~= byte
  }

  /// The key whose byte a terminal sends for Control and a character that has one.
  private static func controlled(_ byte: UInt8, _ modifiers: Modifiers) -> Key {
    let sent = byte & 0x1F
    let others = modifiers.subtracting(.control)
    return sent == ASCII.escape ? Key(.escape, others) : Key(byte: sent, others)
  }
}
