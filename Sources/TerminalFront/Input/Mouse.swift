/// One event of the mouse, at a cell counted from 0 at the top left.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button was let go; old terminals do not tell which.
    case release(Button?)
    /// The mouse moved with a button down, or with none.
    case move(Button?)
    /// The wheel turned by one notch.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The button under the index finger.
    case left, middle, right
  }

  /// What it did.
  public var kind: Kind
  /// The column under the pointer, from 0.
  public var x: Int
  /// The row under the pointer, from 0.
  public var y: Int
  /// The modifiers held.
  public var modifiers: Key.Modifiers

  /// An event at a cell.
  public init(_ kind: Kind, x: Int, y: Int, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}
