/// The look of the players of a container (container page, `BlazeMomentsPlayerStyle`; T1).
public struct MomentsPlayerStyle: Hashable, Sendable {
  /// The buttons of a player.
  public struct Buttons: Hashable, Sendable {
    /// The button that closes the player.
    public var exit = Button()
  }

  /// A button of a player.
  public struct Button: Hashable, Sendable {
    /// Whether it is there to be tapped.
    public var isVisible = true
  }

  /// The buttons.
  public var buttons = Buttons()

  /// The style to start from.
  public static func base() -> MomentsPlayerStyle {
    MomentsPlayerStyle()
  }
}
