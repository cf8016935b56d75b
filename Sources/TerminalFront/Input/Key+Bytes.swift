extension Key {
  /// The key that sends the ASCII byte `byte`, which is not ESC, held with `modifiers`.
  init(byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x00: self.init(.space, modifiers.union(.control))
    case 0x08, ASCII.delete: self.init(.backspace, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x0A, 0x0D: self.init(.enter, modifiers)
    case 0x01..<0x1B: self.init(Self.character(byte + 0x60), modifiers.union(.control))
    case 0x1B..<0x20: self.init(Self.character(byte + 0x40), modifiers.union(.control))
    case 0x20: self.init(.space, modifiers)
    default: self.init(Self.character(byte), modifiers)
    }
  }

  private static func character(_ byte: UInt8) -> Code {
    .character(Character(Unicode.Scalar(byte)))
  }

  /// The key of a Unicode code point, as xterm's `modifyOtherKeys` and kitty's `CSI u` tell it.
  ///
  /// `shifted` is the code point with Shift, if it is told. Nil for what is no key.
  init?(codePoint: Int, shifted: Int?, _ modifiers: Modifiers) {
    switch codePoint {
    case 9 where modifiers.contains(.shift): self.init(.backTab, modifiers.subtracting(.shift))
    case 9: self.init(.tab, modifiers)
    case 10, 13: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 32: self.init(.space, modifiers)
    case 8, 127: self.init(.backspace, modifiers)
    case 57_376...57_398: self.init(.function(codePoint - 57_376 + 13), modifiers)
    case 57_344...63_743:
      guard let code = Self.kittyKeypad[codePoint] else { return nil }
      self.init(code, modifiers)
    default:
      let isShifted = modifiers.contains(.shift)
      guard let value = UInt32(exactly: (isShifted ? shifted : nil) ?? codePoint),
        let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F..<0xA0 ~= value)
      else { return nil }
      let typed = isShifted ? Self.uppercase(scalar) : Character(scalar)
      self.init(.character(typed), modifiers.subtracting(.shift))
    }
  }

  /// The capital of a letter; anything else, and a letter whose capital is several, as it is.
  private static func uppercase(_ scalar: Unicode.Scalar) -> Character {
    let upper = scalar.properties.uppercaseMapping
    return upper.count == 1 ? upper.first ?? Character(scalar) : Character(scalar)
  }

  /// Keys of the keypad by the numbers that kitty gives them.
  private static let kittyKeypad: [Int: Code] = [
    57_399: .character("0"), 57_400: .character("1"), 57_401: .character("2"),
    57_402: .character("3"), 57_403: .character("4"), 57_404: .character("5"),
    57_405: .character("6"), 57_406: .character("7"), 57_407: .character("8"),
    57_408: .character("9"), 57_409: .character("."), 57_410: .character("/"),
    57_411: .character("*"), 57_412: .character("-"), 57_413: .character("+"), 57_414: .enter,
    57_415: .character("="), 57_416: .character(","), 57_417: .left, 57_418: .right, 57_419: .up,
    57_420: .down, 57_421: .pageUp, 57_422: .pageDown, 57_423: .home, 57_424: .end,
    57_425: .insert, 57_426: .delete,
  ]
}
