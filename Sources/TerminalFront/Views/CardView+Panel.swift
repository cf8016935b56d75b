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
    if let product = content.video.products.first {
      canvas.put(product.name, x: x, y: y, columns: columns, style: theme.style(.text))
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
    if let product = content.video.products.first {
      var end = x
      if let price = product.price { end = draw(price, of: product, x: x, y: y, in: &canvas) }
      drawButtons(after: end, y: y, in: &canvas)
    } else if let cta = content.video.shownCTA {
      let end = canvas.put(
        cta.text, x: x, y: y, columns: layout.textWidth,
        style: theme.style(.strong).with(.underline))
      mark(x..<end, y, .tapCTA(id: content.video.id), in: &canvas)
      drawButtons(after: end, y: y, in: &canvas)
    } else {
      drawButtons(after: x - 1, y: y, in: &canvas)
    }
  }

  /// Draws what can be tapped at the right of the row, as far as it finds room: the app's buttons, and the call to
  /// action where a price has taken its place.
  private func drawButtons(after end: Int, y: Int, in canvas: inout Canvas) {
    let id = content.video.id
    var buttons = content.video.customActionButtons.map { button in
      (button.name, Action.tapCustomActionButton(button: button.id, id: id))
    }
    if let cta = content.video.shownCTA, !content.video.products.isEmpty {
      buttons.append((cta.text, .tapCTA(id: id)))
    }
    var right = textColumns.upperBound
    for (name, action) in buttons.reversed() {
      let text = theme.mode == .none ? "[\(name)]" : " \(name) "
      let start = right - canvas.width(of: text, upTo: layout.width)
      guard start > end else { return }
      canvas.put(text, x: start, y: y, style: theme.style(.button))
      mark(start..<right, y, action, in: &canvas)
      right = start - 1
    }
  }

  /// Draws a price and the one before it; returns the column after them.
  private func draw(
    _ price: Price, of product: Product, x: Int, y: Int, in canvas: inout Canvas
  ) -> Int {
    let next = canvas.put(
      price.description, x: x, y: y, columns: layout.textWidth, style: theme.style(.strong))
    guard let original = product.originalPrice else { return next }
    let old = "was \(original)"
    guard next + 1 + canvas.width(of: old) <= textColumns.upperBound else { return next }
    return canvas.put(old, x: next + 1, y: y, style: theme.style(.quiet))
  }
}
