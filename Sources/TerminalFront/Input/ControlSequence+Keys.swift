extension ControlSequence {
  /// The key that the sequence tells of; nil if there is none, or if it was let go.
  var key: Key? {
    guard part(1, of: 1) != 3 else { return nil }
    switch final {
    case UInt8(ascii: "~"):
      if parameter(0) == 27 { return otherKey }
      return numberedKey.map { Key($0, modifiers) }
    case UInt8(ascii: "^"): return rxvtKey(.control)
    case UInt8(ascii: "$"): return rxvtKey(.shift)
    case UInt8(ascii: "@"): return rxvtKey([.control, .shift])
    case UInt8(ascii: "u"): return codePointKey
    default: return letteredKey
    }
  }

  /// The key of a sequence after `ESC O`.
  var singleShiftKey: Key? {
    if let arrow = Self.rxvtArrow(final), parameters.isEmpty { return Key(arrow, .control) }
    guard parameters.count <= 2 else { return nil }
    // One number alone is the modifiers; of two it is the second.
    let modifiers = Key.Modifiers(parameter: parameters.last?.first ?? nil)
    if let code = Self.letteredKeys[final] { return Key(code, modifiers) }
    return Self.keypad[final].map { Key($0, modifiers) }
  }

  private var modifiers: Key.Modifiers { Key.Modifiers(parameter: parameter(1)) }

  /// A key told by its final letter, with a first number that is always 1.
  private var letteredKey: Key? {
    if let arrow = Self.rxvtArrow(final), parameters.isEmpty { return Key(arrow, .shift) }
    guard parameters.count <= 2, parameter(0) ?? 1 == 1 else { return nil }
    if final == UInt8(ascii: "Z") { return Key(.backTab, modifiers.subtracting(.shift)) }
    return Self.letteredKeys[final].map { Key($0, modifiers) }
  }

  /// A key told by its number.
  private var numberedKey: Key.Code? {
    guard parameters.count <= 2, let number = parameter(0) else { return nil }
    return Self.numberedKeys[number]
  }

  /// A key of rxvt's, which tells modifiers by the final byte.
  private func rxvtKey(_ modifiers: Key.Modifiers) -> Key? {
    parameters.count == 1 ? numberedKey.map { Key($0, modifiers) } : nil
  }

  /// A key told by xterm's `modifyOtherKeys`: 27, modifiers, character.
  private var otherKey: Key? {
    guard parameters.count == 3, let code = parameter(2) else { return nil }
    return Key(codePoint: code, shifted: nil, modifiers)
  }

  /// A key told by its character: character and shifted character, modifiers.
  private var codePointKey: Key? {
    guard parameters.count <= 3, let code = parameter(0) else { return nil }
    return Key(codePoint: code, shifted: part(1, of: 0), modifiers)
  }

  private static func rxvtArrow(_ final: UInt8) -> Key.Code? {
    let arrows: [Key.Code] = [.up, .down, .right, .left]
    guard UInt8(ascii: "a")...UInt8(ascii: "d") ~= final else { return nil }
    return arrows[Int(final - UInt8(ascii: "a"))]
  }
}

extension Key.Modifiers {
  /// The modifiers that a parameter tells: 1 more than a sum of Shift 1, Alt 2 and Control 4.
  ///
  /// Super 8, Hyper 16 and Meta 32 count as Alt here; the locks, 64 and 128, do not count.
  init(parameter: Int?) {
    let bits = max(0, (parameter ?? 1) - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 8 | 16 | 32) != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
