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
    }
  }

  private func drawPrice(y: Int, in canvas: inout Canvas) {
    let x = textColumns.lowerBound
    if let product = content.video.products.first {
      if let price = product.price { draw(price, of: product, x: x, y: y, in: &canvas) }
    } else if let advertisement = content.video.advertisement {
      canvas.put(
        advertisement.callToAction, x: x, y: y, columns: layout.textWidth,
        style: theme.style(.strong).with(.underline))
    }
  }

  private func draw(
    _ price: Price, of product: Product, x: Int, y: Int, in canvas: inout Canvas
  ) {
    let next = canvas.put(
      price.description, x: x, y: y, columns: layout.textWidth, style: theme.style(.strong))
    guard let original = product.originalPrice else { return }
    let old = "was \(original)"
    guard next + 1 + canvas.width(of: old) <= textColumns.upperBound else { return }
    canvas.put(old, x: next + 1, y: y, style: theme.style(.quiet))
  }
}
