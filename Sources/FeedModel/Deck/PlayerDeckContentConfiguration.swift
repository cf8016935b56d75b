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
  /// Videos a page of a paged source holds (D7).
  public var pageSize = 20

  /// A deck with the defaults of the page.
  public init() {}
}
