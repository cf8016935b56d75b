extension ControlSequence {
  /// Keys by the letter that ends their sequence, after `ESC [` and `ESC O` alike.
  static let letteredKeys: [UInt8: Key.Code] = table([
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ])

  /// Keys by their number; those of the keypad's corner have two, by xterm and by rxvt.
  static let numberedKeys: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// Keys of the keypad by the letter after `ESC O`.
  static let keypad: [UInt8: Key.Code] = table([
    "M": .enter, "I": .tab, " ": .space, "X": .character("="), "j": .character("*"),
    "k": .character("+"), "l": .character(","), "m": .character("-"), "n": .character("."),
    "o": .character("/"), "p": .character("0"), "q": .character("1"), "r": .character("2"),
    "s": .character("3"), "t": .character("4"), "u": .character("5"), "v": .character("6"),
    "w": .character("7"), "x": .character("8"), "y": .character("9"),
  ])

  private static func table(_ keys: [Unicode.Scalar: Key.Code]) -> [UInt8: Key.Code] {
    var table: [UInt8: Key.Code] = [:]
    for (letter, code) in keys { table[UInt8(ascii: letter)] = code }
    return table
  }
}
