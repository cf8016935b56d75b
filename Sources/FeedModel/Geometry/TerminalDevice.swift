/// The device `terminal`: the terminal's own size, with cells of 8×16 points and no safe area (U5, D2).
public struct TerminalDevice: Hashable, Sendable {
  /// Columns of the screen that the simulation has, 0...10,000.
  public var columns: Int
  /// Rows of it, an open drawer not counted, 0...10,000.
  public var rows: Int

  /// A terminal of so many cells; sizes out of range are brought into it.
  public init(columns: Int, rows: Int) {
    self.columns = min(Self.largest, max(0, columns))
    self.rows = min(Self.largest, max(0, rows))
  }

  /// The largest number of columns or rows.
  public static let largest = 10_000
  /// Points a column is wide.
  public static let cellWidth = 8.0
  /// Points a row is high.
  public static let cellHeight = 16.0
  /// The row at the bottom that is feedtui's own.
  public static let statusRows = 1

  /// The whole screen in points.
  public var screen: Rect {
    Rect(
      x: 0, y: 0, width: Double(columns) * Self.cellWidth, height: Double(rows) * Self.cellHeight)
  }

  /// Rows of a tab strip of this style: its padding and a title of 16 points, rounded up (U2).
  public static func stripRows(_ style: PlayerTabsStyle) -> Int {
    let height = max(0, style.padding.top) + max(0, style.padding.bottom) + 16
    return Int(min(Double(largest), (height / cellHeight).rounded(.up)))
  }

  /// The rows that the deck has below a strip of `stripRows`.
  public func deckRows(below stripRows: Int) -> Int {
    max(0, rows - stripRows - Self.statusRows)
  }

  /// Columns of a grid that nobody has set: 3, from 160 columns on 4, from 200 on 5 (D2).
  public var defaultColumns: Int {
    columns >= 200 ? 5 : columns >= 160 ? 4 : 3
  }

  /// The deck of `count` items below a strip of `stripRows`, every length in whole cells (D2).
  public func deck(
    _ layout: PlayerDeckLayout, count: Int, below stripRows: Int,
    configuration: DeckSetup
  ) -> DeckGeometry {
    let deckRows = deckRows(below: stripRows)
    let frame = Rect(
      x: 0, y: Double(stripRows) * Self.cellHeight, width: screen.width,
      height: Double(deckRows) * Self.cellHeight)
    return deck(
      layout, count: count, frame: frame, rows: deckRows, configuration: configuration)
  }

  /// The deck of `count` items in a frame of whole cells, whose cards are cut to `rows`.
  func deck(
    _ layout: PlayerDeckLayout, count: Int, frame: Rect, rows: Int,
    configuration: DeckSetup
  ) -> DeckGeometry {
    let space = DeckSpace(
      frame: frame, columns: columns, rows: rows, gutter: rows < 6 ? 0 : Self.cellHeight,
      panel: configuration.viewConfiguration.itemView.productPanel.isHidden
        ? 0 : 2 * Self.cellHeight,
      aspect: configuration.itemAspect)
    return switch layout {
    case .grid(let columns): space.grid(columns: columns, count: count)
    case .row: space.row(count: count)
    case .pager: space.pager(count: count)
    }
  }
}

/// The part of a terminal that a deck has, and what its items are made of.
private struct DeckSpace {
  let frame: Rect
  let columns: Int
  let rows: Int
  /// The room above and below items.
  let gutter: Double
  /// The height of the product panel.
  let panel: Double
  /// The width of a video divided by its height.
  let aspect: Double

  /// Cards as high as their width asks, but no higher than three fifths of the deck.
  func grid(columns wanted: Int, count: Int) -> DeckGeometry {
    let columns = CellColumns(wanted, in: columns)
    let height = min(
      columns.width(of: 0) / aspect + panel,
      max(3, 0.6 * Double(rows)) * TerminalDevice.cellHeight)
    return DeckGeometry(
      frame: frame, kind: .grid, itemLength: whole(height, TerminalDevice.cellHeight),
      padding: gutter, endPadding: gutter, spacing: gutter, step: TerminalDevice.cellHeight,
      across: .columns(.cells(columns)), count: count)
  }

  /// Items as high as the deck's content box and as wide as that asks.
  func row(count: Int) -> DeckGeometry {
    let height = max(TerminalDevice.cellHeight, frame.height - 2 * gutter)
    let width = whole((height - panel) * aspect, TerminalDevice.cellWidth)
    return DeckGeometry(
      frame: frame, kind: .row, itemLength: width, padding: TerminalDevice.cellWidth,
      endPadding: TerminalDevice.cellWidth, spacing: TerminalDevice.cellWidth,
      step: TerminalDevice.cellWidth, across: .alone(top: gutter, height: height), count: count)
  }

  /// One item a page.
  func pager(count: Int) -> DeckGeometry {
    let height = max(TerminalDevice.cellHeight, frame.height - 2 * gutter)
    return DeckGeometry(
      frame: frame, kind: .pager, itemLength: height, padding: gutter, endPadding: gutter,
      spacing: 2 * gutter, step: TerminalDevice.cellHeight,
      across: .columns(.cells(CellColumns(1, in: columns))), count: count)
  }

  /// Whole cells, at least one.
  private func whole(_ points: Double, _ cell: Double) -> Double {
    max(1, (points / cell).rounded(.down)) * cell
  }
}
