import FeedModel

/// The regions of the screen from top to bottom: strip, deck, drawer, status line (U1).
///
/// Drawing and hit-testing use the same regions; they are disjoint unless the drawer has to lie over the deck.
struct ScreenLayout: Hashable, Sendable {
  /// The tab strip; empty while it is hidden.
  var strip: CellRect
  /// The deck.
  var deck: CellRect
  /// The screen of the device that is drawn; nil where the terminal is the screen.
  var phone: CellRect?
  /// How points of the simulated screen become cells.
  var projection = Projection.terminal
  /// What of strip and deck is shown.
  var clip: CellRect
  /// The open drawer; empty without one.
  let drawer: CellRect
  /// The status line.
  let status: CellRect
  /// The rows that the model's screen has: all but those of a drawer beside the deck.
  let modelRows: Int
  /// Whether the terminal is too small for anything but a page that says so (U8).
  let isTooSmall: Bool

  /// The smallest terminal that shows a feed.
  static let smallest = TerminalSize(columns: 20, rows: 6)
  /// The deck keeps this many rows beside a drawer; with less room the drawer lies over it.
  static let leastDeckRows = 4

  /// The regions of a terminal.
  ///
  /// `fixed` is the size that the model's screen has whatever drawer is open, as at a moment that has passed; nil lets the
  /// terminal and the drawer decide.
  init(terminal: TerminalSize, stripRows: Int, hasDrawer: Bool, fixed: TerminalSize? = nil) {
    let width = terminal.columns
    let height = terminal.rows
    isTooSmall = width < Self.smallest.columns || height < Self.smallest.rows
    let strip = min(stripRows, height)
    let status = min(TerminalDevice.statusRows, height - strip)
    let drawer = hasDrawer ? min(height / 3, height - strip - status) : 0
    let isBeside = height - strip - status - drawer >= Self.leastDeckRows
    modelRows = fixed?.rows ?? (isBeside ? height - drawer : height)
    self.strip = CellRect(x: 0, y: 0, width: width, height: strip)
    deck = CellRect(
      x: 0, y: strip, width: min(width, fixed?.columns ?? width),
      height: min(modelRows, height) - strip - status)
    self.drawer = CellRect(x: 0, y: height - status - drawer, width: width, height: drawer)
    clip = CellRect(x: 0, y: 0, width: width, height: height)
    self.status = CellRect(x: 0, y: height - status, width: width, height: status)
  }
}
