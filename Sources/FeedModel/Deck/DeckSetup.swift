/// What decks are made with (Player Deck page, `PlayerDeckView(layout:source:autosizingEnabled:)`; D1).
public struct DeckSetup: Hashable, Sendable {
  /// The kind of layout that decks are made with (D2).
  public var layout = LayoutKind.grid
  /// Columns of the grid; nil lets the terminal's width decide when the deck is made (D2).
  public var columns: Int?
  /// The width of a video divided by its height; 9:16 unless stated (D2).
  public var itemAspect = 9.0 / 16
  /// Whether a grid grows to the height of its content, and the page around it scrolls (Player Deck page, "Autosizing"; D3).
  public var autosizingEnabled = false
  /// Whether a video that is scrolled away goes on in a corner (Player Deck page, `isPictureInPictureEnabled`; D11).
  public var isPictureInPictureEnabled = false
  /// Videos a page of a paged source holds (D7).
  public var pageSize = 20
  /// What an app sets on its decks.
  public var viewConfiguration = PlayerDeckContentConfiguration()

  /// A deck with the defaults of the page.
  public init() {}

  /// Whether decks are made as autosized ones.
  public var isAutosizing: Bool { autosizingEnabled && layout == .grid }

  /// Whether the sound is on at first display, of players that play as configured (P7).
  func isUnmutedAtFirst(under playback: PlaybackConfiguration) -> Bool {
    playback.isUnmuted || viewConfiguration.muteState == .unmuted
  }
}
