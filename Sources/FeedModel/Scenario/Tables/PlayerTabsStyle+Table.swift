extension PlayerTabsStyle {
  private static let points = Notation.number(0...1000)

  /// The keys of the look of the tab strip (T3).
  package static let table = FileTable<PlayerTabsStyle>(
    "PlayerTabsStyle", initial: PlayerTabsStyle.base(),
    rows: [
      FileRow(
        group: "padding", "The padding around the titles, in points.",
        rows: [
          FileRow("top", points, \.padding.top, "Points above the titles."),
          FileRow("left", points, \.padding.left, "Points before the first title."),
          FileRow("bottom", points, \.padding.bottom, "Points below the titles."),
          FileRow("right", points, \.padding.right, "Points after the last title."),
        ]),
      FileRow(
        "gradient", PlayerTabsGradientStyle.table.notation, \.gradient,
        "The gradient behind the strip."),
      FileRow(
        "icon", PlayerTabItemIconStyle.table.notation, \.icon,
        "How icons stand beside titles; unless stated in their colour."),
      FileRow(
        group: "selectedTabState", "The selected tab.",
        rows: [
          FileRow("textColor", .colour, \.selectedTabState.textColor, "The colour of its title.")
        ]),
      FileRow(
        group: "unselectedTabState", "The other tabs.",
        rows: [
          FileRow(
            "textColor", .colour, \.unselectedTabState.textColor, "The colour of their titles.")
        ]),
      FileRow(
        group: "activeTabIndicator", "The underline of the selected tab.",
        rows: [
          FileRow("isVisible", .bool, \.activeTabIndicator.isVisible, "Whether it is shown."),
          FileRow("height", points, \.activeTabIndicator.height, "Its height in points."),
        ]),
      FileRow(
        "isTabTitleVisibleWhenSingleTab", .bool, \.isTabTitleVisibleWhenSingleTab,
        "Whether the strip shows while only one tab is visible."),
      FileRow(
        "isTabVisibleWhenEmpty", .bool, \.isTabVisibleWhenEmpty,
        "Whether a tab without content stays; the first tab always does."),
    ])
}

extension PlayerTabsGradientStyle {
  /// The keys of the gradient behind the strip.
  package static let table = FileTable<PlayerTabsGradientStyle>(
    "PlayerTabsGradientStyle", initial: PlayerTabsGradientStyle(),
    rows: [
      FileRow("isVisible", .bool, \.isVisible, "Whether it is drawn."),
      FileRow("startColor", .colour, \.startColor, "The colour at the top."),
      FileRow("middleColor", .colour, \.middleColor, "The colour in the middle."),
      FileRow("endColor", .colour, \.endColor, "The colour at the bottom."),
    ])
}

extension PlayerTabItemIconStyle {
  /// The keys of how icons stand beside titles.
  package static let table = FileTable<PlayerTabItemIconStyle>(
    "PlayerTabItemIconStyle", initial: PlayerTabItemIconStyle(),
    rows: [
      FileRow(
        "iconTint", .colour, \.iconTint,
        "The colour of the icon; that of the title unless stated."),
      FileRow("padding", .number(0...1000), \.padding, "Points between icon and title."),
    ])
}
