/// How the items of a deck view lie (Player Deck page, "Autosizing": `PlayerDeckGridLayout(columns:)`).
public protocol PlayerDeckViewLayout: Sendable {
  /// The layout as the model knows it.
  var layout: PlayerDeckLayout { get }
}

/// Rows of columns, scrolled downwards.
public struct PlayerDeckGridLayout: PlayerDeckViewLayout, Hashable {
  /// How many columns there are.
  public var columns: Int

  /// A grid; of two columns unless stated otherwise, as the feed of the same vendor has.
  public init(columns: Int = 2) {
    self.columns = columns
  }

  /// The layout as the model knows it.
  public var layout: PlayerDeckLayout { .grid(columns: max(1, columns)) }
}

/// One row, scrolled sideways.
public struct PlayerDeckRowLayout: PlayerDeckViewLayout, Hashable {
  /// A row.
  public init() {}

  /// The layout as the model knows it.
  public var layout: PlayerDeckLayout { .row }
}

/// One item a page, which snaps; the layout of the container's full-page player (D2).
public struct PlayerDeckPagerLayout: PlayerDeckViewLayout, Hashable {
  /// A pager.
  public init() {}

  /// The layout as the model knows it.
  public var layout: PlayerDeckLayout { .pager }
}
