import FeedModel

extension CardView {
  /// The product, or what an advertisement shows in its place, in as many rows as there are.
  func drawPanel(in canvas: inout Canvas) {
    let y = rect.y + layout.videoRows
    if layout.panelRows > 0 { drawName(y: y, in: &canvas) }
    if layout.panelRows > 1 { drawPrice(y: y + 1, in: &canvas) }
  }

  private func drawName(y: Int, in canvas: inout Canvas) {
    let x = textColumns.lowerBound
    let columns = layout.textWidth
    if let product = content.product {
      canvas.put(Wording.unit(of: product), x: x, y: y, columns: columns, style: theme.style(.text))
    } else if let advertisement = content.video.advertisement {
      let text = "Sponsored by \(advertisement.sponsor)"
      canvas.put(text, x: x, y: y, columns: columns, style: theme.style(.quiet))
    } else if let link = content.video.bodyTextLink {
      let end = canvas.put(
        link.text, x: x, y: y, columns: columns, style: theme.style(.text).with(.underline))
      mark(x..<end, y, .tapBodyTextLink(id: content.video.id), in: &canvas)
    }
  }

  private func mark(_ columns: Range<Int>, _ y: Int, _ action: Action, in canvas: inout Canvas) {
    let area = CellRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    canvas.mark(area, .command(.model(action)))
  }

  private func drawPrice(y: Int, in canvas: inout Canvas) {
    let x = textColumns.lowerBound
    if let product = content.product {
      var end = x
      if let price = product.shownPrice {
        end = canvas.put(
          price.description, x: x, y: y, columns: layout.textWidth, style: theme.style(.strong))
      }
      let cartStart = drawCartButton(after: end, y: y, in: &canvas)
      if let old = product.shownOriginalPrice, product.shownPrice != nil {
        let text = "was \(old)"
        // A button keeps a column free before it, where the card's own edge needs none.
        let room = cartStart.map { $0 - 1 } ?? textColumns.upperBound
        if end + 1 + canvas.width(of: text) <= room {
          end = canvas.put(text, x: end + 1, y: y, style: theme.style(.quiet))
        }
      }
      drawButtons(
        after: end, before: cartStart.map { $0 - 1 } ?? textColumns.upperBound, y: y, in: &canvas)
    } else if let cta = content.video.shownCTA {
      let end = canvas.put(
        cta.text, x: x, y: y, columns: layout.textWidth,
        style: theme.style(.strong).with(.underline))
      mark(x..<end, y, .tapCTA(id: content.video.id), in: &canvas)
      drawButtons(after: end, before: textColumns.upperBound, y: y, in: &canvas)
    } else {
      drawButtons(after: x - 1, before: textColumns.upperBound, y: y, in: &canvas)
    }
  }

  /// Draws the Add to Cart button, or why there is none, at the right of the row where it finds room.
  ///
  /// - Returns: The column in which it begins; nil where it is left out.
  private func drawCartButton(after end: Int, y: Int, in canvas: inout Canvas) -> Int? {
    guard let button = CartButton(content, width: layout.width) else { return nil }
    let text =
      !button.isButton
      ? button.text : theme.mode == .none ? "[\(button.text)]" : " \(button.text) "
    let isAtEdge = button.isButton && CartButton.reachesEdge(width: layout.width)
    let right = isAtEdge ? rect.right : textColumns.upperBound
    let start = right - canvas.width(of: text)
    guard start > end else { return nil }
    canvas.put(text, x: start, y: y, style: theme.style(button.role))
    if button.isButton {
      mark(start..<right, y, .tapAddToCart(id: content.video.id), in: &canvas)
    }
    return start
  }

  /// Draws what else can be tapped at the right of the row, as far as it finds room: the app's buttons, and the call to
  /// action where a price has taken its place.
  private func drawButtons(
    after end: Int, before edge: Int, y: Int, in canvas: inout Canvas
  ) {
    let id = content.video.id
    var buttons = content.video.customActionButtons.map { button in
      (button.name, Action.tapCustomActionButton(button: button.id, id: id))
    }
    if let cta = content.video.shownCTA, content.product != nil {
      buttons.append((cta.text, .tapCTA(id: id)))
    }
    var right = edge
    for (name, action) in buttons.reversed() {
      let text = theme.mode == .none ? "[\(name)]" : " \(name) "
      let start = right - canvas.width(of: text, upTo: layout.width)
      guard start > end else { return }
      canvas.put(text, x: start, y: y, style: theme.style(.button))
      mark(start..<right, y, action, in: &canvas)
      right = start - 1
    }
  }
}
