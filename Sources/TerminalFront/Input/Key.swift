/// A key with the modifiers held while it was pressed.
public struct Key: Hashable, Sendable {
  /// A key by what it is, whatever bytes a terminal sends for it.
  public enum Code: Hashable, Sendable {
    /// A key that types this character, as typed: `G` is Shift and g.
    case character(Character)
    /// A key of the cursor block.
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    /// A key of the main block.
    case enter, escape, space, tab, backTab, backspace
    /// F1 to F12 and beyond, counted from 1.
    case function(Int)
  }

  /// Modifiers held; Shift is told only where the character does not already tell it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// A set of modifiers from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var code: Code
  /// The modifiers held.
  public var modifiers: Modifiers

  /// A key with the modifiers held.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
