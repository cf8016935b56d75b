/// The edges whose safe area is taken off the viewport (Player Deck page, "Customize viewport").
public struct SafeAreaEdges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set of edges from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Status bar and navigation bar.
  public static let top = SafeAreaEdges(rawValue: 1)
  /// The strip at the left, where a device has one.
  public static let left = SafeAreaEdges(rawValue: 2)
  /// Tab bar and home indicator.
  public static let bottom = SafeAreaEdges(rawValue: 4)
  /// The strip at the right, where a device has one.
  public static let right = SafeAreaEdges(rawValue: 8)
  /// Every edge, the default.
  public static let all: SafeAreaEdges = [.top, .left, .bottom, .right]

  /// Each edge with its name in files.
  public static let named: [(name: String, edge: SafeAreaEdges)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}
