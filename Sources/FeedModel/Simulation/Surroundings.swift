/// What the app's surroundings are (N7); each part is changed by actions only.
public struct Surroundings: Hashable, Sendable {
  /// The terminal, which is the screen itself unless a phone or tablet is drawn in it.
  public internal(set) var device: TerminalDevice
  /// The phone or tablet that the app is shown on; nil for the terminal (U5).
  public internal(set) var handheld: Handheld?
  /// In which direction the app is laid out (T3).
  public internal(set) var layoutDirection = LayoutDirection.leftToRight
  /// The network.
  public internal(set) var network: SimulatedNetwork
  /// Whether a sheet lies over the container, such as feedtui's help (P8).
  public internal(set) var isCovered = false
  /// Whether the app is in the background (P8).
  public internal(set) var isInBackground = false
  /// Whether the screen has the user's attention; it changes nothing but how much is drawn.
  public internal(set) var isFocused = true

  /// What the app is shown on.
  public var shownOn: Device { handheld.map(Device.handheld) ?? .terminal }

  /// The whole screen, in points.
  public var screen: Rect { handheld?.screen ?? device.screen }

  /// Columns of a grid that nobody has set: those of the terminal's width, 2 on a phone or tablet (D2).
  public var defaultColumns: Int { handheld == nil ? device.defaultColumns : 2 }
}
