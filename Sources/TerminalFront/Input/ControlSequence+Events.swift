extension ControlSequence {
  /// Whether a bracketed paste follows.
  var startsPaste: Bool {
    prefix == nil && final == UInt8(ascii: "~") && parameters == [[200]]
  }

  /// What the sequence tells; nil if it is unknown.
  var event: InputEvent? {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      mouse(codeOffset: 0).map(InputEvent.mouse)
    case (nil, UInt8(ascii: "M")): mouse(codeOffset: 32).map(InputEvent.mouse)
    case (nil, UInt8(ascii: "I")) where parameters.isEmpty: .focus(true)
    case (nil, UInt8(ascii: "O")) where parameters.isEmpty: .focus(false)
    case (nil, _): key.map(InputEvent.key)
    default: nil
    }
  }

  /// A report of the mouse with three numbers: code, column and row.
  private func mouse(codeOffset: Int) -> Mouse? {
    guard parameters.count == 3, let code = parameter(0), let column = parameter(1),
      let row = parameter(2)
    else { return nil }
    return Mouse(
      code: code - codeOffset, column: column, row: row, isReleased: final == UInt8(ascii: "m"))
  }
}

extension Mouse {
  /// What a report of xterm's tells: its code, a column and a row from 1, and whether it ended as
  /// that of a release.
  ///
  /// Nil for the buttons beyond the wheel, for places outside, and for the release of the wheel,
  /// which some terminals report and no notch stands behind.
  init?(code: Int, column: Int, row: Int, isReleased: Bool) {
    guard 0..<128 ~= code, column >= 1, row >= 1 else { return nil }
    let buttons: [Button?] = [.left, .middle, .right, nil]
    let wheel: [Kind] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
    let button = buttons[code & 3]
    let kind: Kind
    if code & 64 != 0 {
      guard !isReleased else { return nil }
      kind = wheel[code & 3]
    } else if code & 32 != 0, !isReleased || button == nil {
      kind = .move(button)
    } else if isReleased || button == nil {
      kind = .release(button)
    } else {
      kind = .press(button ?? .left)
    }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, x: column - 1, y: row - 1, modifiers: modifiers)
  }
}
