/// What an app sets on a deck (Player Deck page, `PlayerDeckContentConfiguration`; D1).
public struct PlayerDeckContentConfiguration: Hashable, Sendable {
  /// When items start by themselves (`itemView.autoplay`).
  public var autoplay = AutoplayRule()
  /// Whether cards leave out the panel under the video (`itemView.productPanel.isHidden`).
  public var isProductPanelHidden = false
  /// The width of a video divided by its height; 9:16 unless stated (D2).
  public var itemAspect = 9.0 / 16
  /// The kind of layout that decks are made with (D2).
  public var layout = LayoutKind.grid
  /// Columns of the grid; nil lets the terminal's width decide when the deck is made (D2).
  public var columns: Int?
  /// The room between items, in points; on the terminal a cell (D2).
  public var itemSpacing = 16.0
  /// The room around the items, in points; on the terminal a cell.
  public var contentPadding = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The edges whose safe area is taken off the viewport (Player Deck page, "Customize viewport"; G2).
  public var safeAreaEdges = SafeAreaEdges.all
  /// Whether a grid grows to the height of its content, and the page around it scrolls (Player Deck page, "Autosizing"; D3).
  public var autosizingEnabled = false
  /// `fetchConfiguration.maxVideos`: the most videos that are shown; nil, and any below 1, for all (D4).
  public var maxVideos: Int?
  /// Videos a page of a paged source holds (D7).
  public var pageSize = 20

  /// A deck with the defaults of the page.
  public init() {}

  /// Whether decks are made as autosized ones.
  public var isAutosizing: Bool { autosizingEnabled && layout == .grid }
}
