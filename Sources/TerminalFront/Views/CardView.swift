import FeedModel

/// One item of the deck: poster, chips, caption, product panel (U3).
///
/// What does not fit is left out in a stated order.
struct CardView {
  let content: CardContent
  let theme: Theme
  /// The card's cells, its product panel included; it may reach out of the deck.
  let rect: CellRect
  /// Whether the card has a product panel.
  let hasPanel: Bool
  /// Whether the deck's upper edge cuts the card's top row off.
  let isTopCut: Bool

  private static let panelRows = 2

  private var width: Int { rect.width }
  private var videoRows: Int { max(0, rect.height - (hasPanel ? Self.panelRows : 0)) }
  private var captionRows: Int {
    min(videoRows, videoRows >= 9 && width >= 20 ? 3 : videoRows >= 5 ? 2 : 1)
  }
  private var posterRows: Int { videoRows - captionRows }
  /// The column of padding at either side.
  private var padding: Int { width >= 10 ? 1 : 0 }
  private var inner: Int { width - 2 * padding }

  func draw(in canvas: inout Canvas, pictures: inout PictureCache) {
    let card = rect
    let picture = pictures.picture(
      of: content.video.id, columns: width, rows: posterRows,
      milliseconds: Int(content.position.milliseconds), medium: theme.medium)
    canvas.clipped(to: card) { canvas in
      draw(picture, in: &canvas)
      let caption = theme.caption(on: picture.ink)
      drawCaption(caption, on: picture.ink, in: &canvas)
      drawTopRow(caption, in: &canvas)
      if hasPanel { drawPanel(in: &canvas) }
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

  // The caption.

  private func drawCaption(_ caption: CaptionStyles, on ink: RGB, in canvas: inout Canvas) {
    guard captionRows > 0 else { return }
    let top = rect.y + posterRows
    canvas.fill(
      CellRect(x: rect.x, y: top, width: width, height: captionRows),
      style: Style(background: caption.ground))
    canvas.put(
      content.video.title, x: rect.x + padding, y: top, columns: inner, style: caption.title)
    if captionRows >= 3 { drawByline(caption, y: top + 1, in: &canvas) }
    if captionRows >= 2 {
      drawBar(caption, on: ink, y: top + captionRows - 1, in: &canvas)
    }
  }

  /// What stands at the right of the caption: the time, or the fraction where the top row is cut off.
  private var corner: String { isTopCut ? content.percentage : content.time }

  private func drawByline(_ caption: CaptionStyles, y: Int, in canvas: inout Canvas) {
    let mark = content.isRead ? " ✓" : ""
    let room = inner - canvas.width(of: corner) - 1
    let x = canvas.put(
      content.video.author, x: rect.x + padding, y: y, columns: room - canvas.width(of: mark),
      style: caption.second)
    canvas.put(mark, x: x, y: y, style: caption.second)
    let isBright = isTopCut ? content.meetsThreshold : content.state != nil
    canvas.put(
      corner, endingAt: rect.right - padding, y: y,
      style: isBright ? caption.bright : caption.second)
  }

  private func drawBar(
    _ caption: CaptionStyles, on ink: RGB, y: Int, in canvas: inout Canvas
  ) {
    guard content.video.hasVideo else { return }
    let isWide = captionRows >= 3 || inner >= 22
    var tail = captionRows >= 3 ? "" : inner >= 22 || isTopCut ? corner : content.timeLeft
    if isWide { tail += tail.isEmpty ? content.loopSign : " \(content.loopSign)" }
    if !tail.isEmpty { tail = " " + tail }
    let cells = max(0, inner - canvas.width(of: tail))
    let halves = filledHalves(of: cells)
    let style = theme.bar(content.state?.role, on: ink)
    var x = rect.x + padding
    x = canvas.put(String(repeating: "━", count: halves / 2), x: x, y: y, style: style)
    if halves % 2 == 1 { x = canvas.put("╸", x: x, y: y, style: style) }
    let rest = String(repeating: "─", count: cells - (halves + 1) / 2)
    x = canvas.put(rest, x: x, y: y, style: caption.rest)
    canvas.put(tail, x: x, y: y, style: caption.second)
  }

  /// How many half cells of the bar are filled.
  private func filledHalves(of cells: Int) -> Int {
    guard let duration = content.video.playDuration, content.isUnderWay else { return 0 }
    let done = min(content.shownPosition, duration)
    return Int(Double(done.microseconds) / Double(duration.microseconds) * Double(2 * cells))
  }

  // The row over the poster.

  private func drawTopRow(_ caption: CaptionStyles, in canvas: inout Canvas) {
    let left = drawChips(caption, in: &canvas)
    let fraction = " \(content.percentage) "
    let x = rect.right - canvas.width(of: fraction)
    guard width >= 12, left <= x, videoRows > 1 else { return }
    canvas.put(
      fraction, x: x, y: rect.y,
      style: content.meetsThreshold ? caption.bright : caption.second)
  }

  /// Draws the chips from the left.
  ///
  /// Returns the column after them.
  private func drawChips(_ caption: CaptionStyles, in canvas: inout Canvas) -> Int {
    var x = rect.x
    if let state = content.state {
      let start = x
      x = canvas.put(chip(state), x: x, y: rect.y, style: theme.style(state.chip))
      if content.hasTurn { mark(start..<x, .model(.tapPlaybackButton), in: &canvas) }
    }
    let sound = content.isMuted ? " muted " : " sound "
    if content.state == .playing, width >= 22, x + sound.count + 6 <= rect.right {
      let start = x
      x = canvas.put(sound, x: x, y: rect.y, style: caption.second)
      mark(start..<x, .model(.tapMuteButton), in: &canvas)
    }
    if content.video.advertisement != nil {
      x = canvas.put(width >= 12 ? " AD " : "A", x: x, y: rect.y, style: theme.style(.chipAd))
    }
    return x
  }

  private func mark(_ columns: Range<Int>, _ command: Command, in canvas: inout Canvas) {
    let area = CellRect(x: columns.lowerBound, y: rect.y, width: columns.count, height: 1)
    canvas.mark(area, .command(command))
  }

  private func chip(_ state: CardContent.State) -> String {
    let inside =
      if width >= 20 {
        "\(content.glyph) \(state.word)"
      } else if width >= 12, captionRows == 1 {
        "\(content.glyph) \(Wording.clock(content.shownPosition))"
      } else {
        content.glyph
      }
    if theme.symbols == .ascii, theme.mode == .none { return "[\(inside)]" }
    return width >= 12 ? " \(inside) " : inside
  }

  // The product panel.

  private func drawPanel(in canvas: inout Canvas) {
    let x = rect.x + padding
    let y = rect.y + videoRows
    if let product = content.video.products.first {
      canvas.put(product.name, x: x, y: y, columns: inner, style: theme.style(.text))
      drawPrice(of: product, x: x, y: y + 1, in: &canvas)
    } else if let advertisement = content.video.advertisement {
      let style = theme.style(.quiet)
      canvas.put("Sponsored by \(advertisement.sponsor)", x: x, y: y, columns: inner, style: style)
      var strong = theme.style(.strong)
      strong.attributes.insert(.underline)
      canvas.put(advertisement.callToAction, x: x, y: y + 1, columns: inner, style: strong)
    }
  }

  private func drawPrice(of product: Product, x: Int, y: Int, in canvas: inout Canvas) {
    guard let price = product.price else { return }
    let next = canvas.put(
      price.description, x: x, y: y, columns: inner, style: theme.style(.strong))
    let old = product.originalPrice.map { "was \($0)" } ?? ""
    guard next + 1 + canvas.width(of: old) <= rect.right - padding else { return }
    canvas.put(old, x: next + 1, y: y, style: theme.style(.quiet))
  }
}
