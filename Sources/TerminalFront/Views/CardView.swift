import FeedModel

/// One item of the deck: poster, chips, caption, product panel (U3).
///
/// What does not fit is left out in a stated order.
struct CardView {
  let content: CardContent
  let theme: Theme
  /// The card's cells, its product panel included; it may reach out of the deck.
  let rect: CellRect
  let layout: CardLayout
  /// Whether the deck's upper edge cuts the card's top row off.
  let isTopCut: Bool

  init(
    content: CardContent, theme: Theme, rect: CellRect, hasPanel: Bool, isTopCut: Bool
  ) {
    self.content = content
    self.theme = theme
    self.rect = rect
    layout = CardLayout(width: rect.width, height: rect.height, hasPanel: hasPanel)
    self.isTopCut = isTopCut
  }

  /// The columns that text stands in.
  var textColumns: Range<Int> {
    let start = rect.x + layout.padding
    return start..<start + layout.textWidth
  }

  func draw(in canvas: inout Canvas, pictures: inout PictureCache) {
    let picture = pictures.picture(
      of: content.video.id, columns: layout.width, rows: layout.posterRows,
      milliseconds: Int(content.picturePosition.milliseconds), medium: theme.medium)
    let caption = theme.caption(on: picture.ink)
    canvas.clipped(to: rect) { canvas in
      draw(picture, in: &canvas)
      drawGround(of: caption, in: &canvas)
      let chipsEnd = drawChips(caption, in: &canvas)
      // Without a poster the chips stand before the title.
      let isTitleBesideChips = layout.posterRows == 0
      drawCaption(
        caption, on: picture.ink,
        from: isTitleBesideChips ? max(textColumns.lowerBound, chipsEnd) : textColumns.lowerBound,
        in: &canvas)
      if !isTitleBesideChips { drawFraction(caption, after: chipsEnd, in: &canvas) }
      drawPanel(in: &canvas)
    }
  }

  private func draw(_ picture: PosterPicture, in canvas: inout Canvas) {
    for row in 0..<picture.rows where canvas.clip.rows.contains(rect.y + row) {
      for (column, cell) in picture.row(row).enumerated() {
        canvas.set(
          cell.glyph.scalar ?? " ", x: rect.x + column, y: rect.y + row, style: cell.style)
      }
    }
  }

  /// Draws the chips from the left of the top row.
  ///
  /// - Returns: The column after them.
  private func drawChips(_ caption: CaptionStyles, in canvas: inout Canvas) -> Int {
    var x = rect.x
    if let state = content.state {
      let start = x
      x = canvas.put(chip(state), x: x, y: rect.y, style: theme.style(state.chip))
      if content.hasTurn { mark(start..<x, .model(.tapPlaybackButton), in: &canvas) }
    }
    let sound = content.isMuted ? " muted " : " sound "
    if content.state == .playing, content.hasSound, layout.width >= 22,
      x + sound.count + 6 <= rect.right
    {
      let start = x
      x = canvas.put(sound, x: x, y: rect.y, style: caption.second)
      mark(start..<x, .model(.tapMuteButton), in: &canvas)
    }
    if content.video.advertisement != nil {
      let badge = layout.width >= 12 ? " AD " : "A"
      x = canvas.put(badge, x: x, y: rect.y, style: theme.style(.chipAd))
    }
    return x
  }

  private func mark(_ columns: Range<Int>, _ command: Command, in canvas: inout Canvas) {
    let area = CellRect(x: columns.lowerBound, y: rect.y, width: columns.count, height: 1)
    canvas.mark(area, .command(command))
  }

  private func chip(_ state: CardContent.State) -> String {
    let inside =
      if layout.width >= 20 {
        "\(content.glyph) \(state.word)"
      } else if layout.width >= 12, layout.captionRows == 1 {
        "\(content.glyph) \(Wording.clock(content.shownPosition))"
      } else {
        content.glyph
      }
    if theme.symbols == .ascii, theme.mode == .none { return "[\(inside)]" }
    return layout.width >= 12 ? " \(inside) " : inside
  }

  /// The visible fraction, at the right of the top row.
  private func drawFraction(
    _ caption: CaptionStyles, after chipsEnd: Int, in canvas: inout Canvas
  ) {
    let fraction = " \(content.percentage) "
    let x = rect.right - canvas.width(of: fraction)
    guard content.place == .deck, layout.width >= 12, chipsEnd <= x else { return }
    canvas.put(
      fraction, x: x, y: rect.y,
      style: content.meetsThreshold ? caption.bright : caption.second)
  }
}
