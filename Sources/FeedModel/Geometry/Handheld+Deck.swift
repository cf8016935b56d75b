extension Handheld {
  /// The deck of `count` items in a frame, every length in points (D2).
  ///
  /// `covered` is how much of the frame's end lies under the bars at the bottom: so much more can be scrolled, and nothing that
  /// has to be seen whole is laid there.
  func deck(
    _ layout: PlayerDeckLayout, count: Int, frame: Rect, covered: Double,
    configuration: DeckSetup
  ) -> DeckGeometry {
    let padding = configuration.viewConfiguration.contentPadding
    let spacing = max(0, configuration.viewConfiguration.itemSpacing)
    let panel =
      configuration.viewConfiguration.itemView.productPanel.isHidden ? 0 : Self.panelHeight
    let box = max(1, frame.height - covered - padding.top - padding.bottom)
    switch layout {
    case .grid(let wanted):
      let columns = PointColumns(
        wanted, from: padding.left, room: frame.width - padding.left - padding.right,
        spacing: spacing)
      return DeckGeometry(
        frame: frame, kind: .grid, itemLength: columns.width / configuration.itemAspect + panel,
        padding: padding.top, endPadding: padding.bottom + covered, spacing: spacing, step: 0,
        across: .columns(.points(columns)), count: count)
    case .row:
      let width = max(1, (box - panel) * configuration.itemAspect)
      return DeckGeometry(
        frame: frame, kind: .row, itemLength: width, padding: padding.left,
        endPadding: padding.right, spacing: spacing, step: 0,
        across: .alone(top: padding.top, height: box), count: count)
    case .pager:
      let columns = PointColumns(
        1, from: padding.left, room: frame.width - padding.left - padding.right, spacing: spacing)
      return DeckGeometry(
        frame: frame, kind: .pager, itemLength: box, padding: padding.top,
        endPadding: padding.bottom + covered, spacing: padding.top + padding.bottom, step: 0,
        across: .columns(.points(columns)), count: count)
    }
  }

  /// The height of the product panel, in points (D2).
  static let panelHeight = 72.0
}
