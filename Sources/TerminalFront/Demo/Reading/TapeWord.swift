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
    case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12:
      Int(rawValue.dropFirst()).map(Key.Code.function)
    default: nil
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
  static let listed = (allCases.filter { !$0.isFunctionKey }.map(\.rawValue) + ["F1 to F12"])
    .sorted()
    .joined(separator: ", ")

  private var isFunctionKey: Bool {
    if case .function = key { true } else { false }
  }
}
