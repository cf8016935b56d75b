/// What an app sets on a deck (Player Deck page, `PlayerDeckContentConfiguration`; D1).
public struct PlayerDeckContentConfiguration: Hashable, Sendable {
  /// What is set on each item.
  public var itemView = PlayerDeckItemView()
  /// What is set on the full-screen player.
  public var playerView = PlayerDeckPlayerView()
  /// The room between items, in points; on the terminal a cell (D2).
  public var itemSpacing = 16.0
  /// The room around the items, in points; on the terminal a cell.
  public var contentPadding = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The edges whose safe area is taken off the viewport (Player Deck page, "Customize viewport"; G2).
  public var safeAreaEdges = SafeAreaEdges.all
  /// What is fetched.
  public var fetchConfiguration = FetchConfiguration()

  /// A configuration with the defaults of the page.
  public init() {}

  /// What is fetched (Player Deck page, `fetchConfiguration`; D4).
  public struct FetchConfiguration: Hashable, Sendable {
    /// The most videos that are shown; nil, and any below 1, for all.
    public var maxVideos: Int?
  }
}
