/// What the app's surroundings are (N7); each part is changed by actions only.
public struct Surroundings: Hashable, Sendable {
  /// The screen.
  public internal(set) var device: TerminalDevice
  /// The network.
  public internal(set) var network: SimulatedNetwork
  /// Whether a sheet lies over the container, such as feedtui's help (P8).
  public internal(set) var isCovered = false
  /// Whether the app is in the background (P8).
  public internal(set) var isInBackground = false
  /// Whether the screen has the user's attention; it changes nothing but how much is drawn.
  public internal(set) var isFocused = true
}
