/// One piece of input, decoded from the terminal's bytes or written in a script.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A mouse button or the wheel was used.
  case mouse(Mouse)
  /// Text was pasted; it never counts as keys.
  case paste(String)
  /// The terminal's window got the focus or lost it.
  case focus(Bool)
}
