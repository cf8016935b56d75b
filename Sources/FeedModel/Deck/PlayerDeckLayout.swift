/// The kinds of layout a deck can have (Player Deck page, "Autosizing": the kind is fixed when the deck is made; D2, D5).
public enum LayoutKind: String, Codable, CaseIterable, Hashable, Sendable {
  /// Rows of columns, scrolled downwards.
  case grid
  /// One row, scrolled sideways.
  case row
  /// One item a page, which snaps.
  case pager
}

/// The layout of a deck: its kind, and what that kind can be told (`PlayerDeckGridLayout(columns:)` and its siblings).
public enum PlayerDeckLayout: Hashable, Sendable {
  /// A grid of so many columns, at least 1.
  case grid(columns: Int)
  /// One row.
  case row
  /// One item a page.
  case pager

  /// The layout's kind.
  public var kind: LayoutKind {
    switch self {
    case .grid: .grid
    case .row: .row
    case .pager: .pager
    }
  }

  /// The columns of a grid; nil for other kinds.
  public var columns: Int? {
    if case .grid(let columns) = self { columns } else { nil }
  }
}
