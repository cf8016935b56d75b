/// A word that begins a statement; words are told apart by case.
enum TapeWord: String, CaseIterable, Hashable {
  case output = "Output"
  case require = "Require"
  case set = "Set"
  case source = "Source"
  case env = "Env"

  case type = "Type"
  case backspace = "Backspace"
  case delete = "Delete"
  case insert = "Insert"
  case enter = "Enter"
  case escape = "Escape"
  case space = "Space"
  case tab = "Tab"
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case home = "Home"
  case end = "End"
  case f1 = "F1"
  case f2 = "F2"
  case f3 = "F3"
  case f4 = "F4"
  case f5 = "F5"
  case f6 = "F6"
  case f7 = "F7"
  case f8 = "F8"
  case f9 = "F9"
  case f10 = "F10"
  case f11 = "F11"
  case f12 = "F12"
  case f13 = "F13"
  case f14 = "F14"
  case f15 = "F15"
  case f16 = "F16"
  case f17 = "F17"
  case f18 = "F18"
  case f19 = "F19"
  case f20 = "F20"
  case f21 = "F21"
  case f22 = "F22"
  case f23 = "F23"
  case f24 = "F24"
  case f25 = "F25"
  case f26 = "F26"
  case f27 = "F27"
  case f28 = "F28"
  case f29 = "F29"
  case f30 = "F30"
  case f31 = "F31"
  case f32 = "F32"
  case f33 = "F33"
  case f34 = "F34"
  case f35 = "F35"
  case ctrl = "Ctrl"
  case alt = "Alt"
  case shift = "Shift"
  case copy = "Copy"
  case paste = "Paste"

  case click = "Click"
  case wheelUp = "WheelUp"
  case wheelDown = "WheelDown"
  case scrollUp = "ScrollUp"
  case scrollDown = "ScrollDown"
  case resize = "Resize"
  case focusIn = "FocusIn"
  case focusOut = "FocusOut"

  case sleep = "Sleep"
  case wait = "Wait"
  case advance = "Advance"
  case `do` = "Do"

  case hide = "Hide"
  case show = "Show"
  case screenshot = "Screenshot"
  case expect = "Expect"
  case golden = "Golden"

  /// The key that the word presses by itself; nil for any other word.
  var key: Key.Code? {
    switch self {
    case .backspace: .backspace
    case .delete: .delete
    case .insert: .insert
    case .enter: .enter
    case .escape: .escape
    case .space: .space
    case .tab: .tab
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    default: functionNumber.map(Key.Code.function)
    }
  }

  /// The modifier that the word holds down; nil for any other word.
  var modifier: Key.Modifiers? {
    switch self {
    case .ctrl: .control
    case .alt: .alt
    case .shift: .shift
    default: nil
    }
  }

  /// All words as a sentence lists them, in the order of the alphabet.
  static let listed = (allCases.filter { !$0.isFunctionKey }.map(\.rawValue) + ["F1 to F35"])
    .sorted()
    .joined(separator: ", ")

  /// The words of the function keys.
  static let functionKeys = allCases.filter(\.isFunctionKey)

  private var isFunctionKey: Bool { functionNumber != nil }

  /// The number of a function key; nil for any other word.
  private var functionNumber: Int? {
    rawValue.first == "F" ? Int(rawValue.dropFirst()) : nil
  }
}
