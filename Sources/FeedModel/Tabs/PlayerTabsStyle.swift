/// The look of the tab strip (container page, `BlazePlayerTabsStyle`; T3).
public struct PlayerTabsStyle: Hashable, Sendable {
  /// The padding around the titles of the strip, in points.
  public var padding = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  /// The gradient behind the strip; nil for none.
  public var gradient: PlayerTabsGradientStyle?
  /// How icons stand beside titles; nil: in the title's colour, 8 points from it.
  public var icon: PlayerTabItemIconStyle?
  /// The look of the selected tab.
  public var selectedTabState = PlayerTabItemStyle()
  /// The look of the others.
  public var unselectedTabState = PlayerTabItemStyle()
  /// The underline of the selected tab.
  public var activeTabIndicator = PlayerActiveTabIndicatorStyle()
  /// Whether the strip shows while only one tab is visible.
  public var isTabTitleVisibleWhenSingleTab = false
  /// Whether a tab without content stays; the first tab always does.
  public var isTabVisibleWhenEmpty = true

  /// The style to start from.
  public static func base() -> PlayerTabsStyle {
    PlayerTabsStyle()
  }
}

/// The underline of the active tab (container page, `BlazePlayerActiveTabIndicatorStyle`; T4).
public struct PlayerActiveTabIndicatorStyle: Hashable, Sendable {
  /// Whether it is shown.
  public var isVisible = false
  /// Its height in points, 0 or more.
  public var height = 2.0
}

/// The text of a tab's title (container page, `selectedTabState` and `unselectedTabState`).
public struct PlayerTabItemStyle: Hashable, Sendable {
  /// The colour of the text as `0xrrggbb`; nil for the terminal's own.
  public var textColor: UInt32?
}

/// How a tab's icon stands beside its title (container page, `icon`).
public struct PlayerTabItemIconStyle: Hashable, Sendable {
  /// The colour of the icon as `0xrrggbb`; nil for that of the title.
  public var iconTint: UInt32?
  /// The room between icon and title, in points.
  public var padding = 8.0
}

/// Colours from the top of the strip to its bottom (container page, `gradient`).
public struct PlayerTabsGradientStyle: Hashable, Sendable {
  /// Whether it is drawn.
  public var isVisible = true
  /// The colour at the top, `0xrrggbb`.
  public var startColor: UInt32 = 0x000000
  /// The colour in the middle, `0xrrggbb`.
  public var middleColor: UInt32 = 0x000000
  /// The colour at the bottom, `0xrrggbb`.
  public var endColor: UInt32 = 0x000000
}
