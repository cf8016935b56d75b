/// Which parts of a card find room in its cells (looks: "Card").
struct CardLayout: Hashable {
  /// Columns of the card.
  let width: Int
  /// Rows that the poster fills.
  let posterRows: Int
  /// Rows of the caption under it: the title, from two on the bar, with three the author.
  let captionRows: Int
  /// Rows of the product panel under the video: the name, then the price.
  let panelRows: Int

  /// The rows of a product panel that has room.
  static let wholePanelRows = 2

  /// The parts of a card of this size.
  ///
  /// The panel leaves the video two rows, one for the poster and one for the title: a lower card
  /// loses the price first, then the name, then the poster.
  init(width: Int, height: Int, hasPanel: Bool) {
    self.width = width
    panelRows = hasPanel ? max(0, min(Self.wholePanelRows, height - 2)) : 0
    let videoRows = max(0, height - panelRows)
    let wanted = videoRows >= 9 && width >= 20 ? 3 : videoRows >= 5 ? 2 : 1
    captionRows = min(videoRows, wanted)
    posterRows = videoRows - captionRows
  }

  /// Rows of the video: poster and caption.
  var videoRows: Int { posterRows + captionRows }
  /// Columns left free at either side of text.
  var padding: Int { width >= 10 ? 1 : 0 }
  /// Columns for text.
  var textWidth: Int { max(0, width - 2 * padding) }
}
