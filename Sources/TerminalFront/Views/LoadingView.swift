import FeedModel

/// The outlines of cards that are still to come.
struct LoadingView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    guard let active = scene.simulation.activeTab else { return }
    let device = scene.simulation.surroundings.device
    let configuration = scene.simulation.scenario.deck
    let geometry = device.deck(
      scene.simulation.tabs[active].deck.layout, count: Int(Int16.max),
      below: scene.simulation.stripRows, configuration: configuration)
    canvas.clipped(to: scene.layout.deck) { canvas in
      for item in geometry.indexesInFrame(offset: 0) {
        draw(
          CellRect(geometry.rect(ofItem: item, offset: 0)), number: item,
          panelRows: configuration.isProductPanelHidden ? 0 : 2, in: &canvas)
      }
    }
  }

  private func draw(_ card: CellRect, number: Int, panelRows: Int, in canvas: inout Canvas) {
    let style = scene.style(.faint)
    let bottom = card.bottom - panelRows - 1
    guard card.width >= 4, bottom > card.y else { return }
    for x in card.columns {
      canvas.set("─", x: x, y: card.y, style: style)
      canvas.set("─", x: x, y: bottom, style: style)
    }
    for y in card.y...bottom {
      canvas.set("│", x: card.x, y: y, style: style)
      canvas.set("│", x: card.right - 1, y: y, style: style)
    }
    canvas.set("╭", x: card.x, y: card.y, style: style)
    canvas.set("╮", x: card.right - 1, y: card.y, style: style)
    canvas.set("╰", x: card.x, y: bottom, style: style)
    canvas.set("╯", x: card.right - 1, y: bottom, style: style)
    drawLines(card, bottom: bottom, number: number, panelRows: panelRows, in: &canvas)
  }

  /// Where title, author, product and price will stand, in lengths that differ from card to card.
  private func drawLines(
    _ card: CellRect, bottom: Int, number: Int, panelRows: Int, in canvas: inout Canvas
  ) {
    let style = scene.style(.faint)
    func line(_ length: Int, x: Int, y: Int, in canvas: inout Canvas) {
      let rect = CellRect(x: x, y: y, width: min(length, card.right - 2 - x), height: 1)
      canvas.fill(rect, style: style, with: "▄")
    }
    if bottom - card.y >= 4 {
      line(17 + number * 5 % 8, x: card.x + 2, y: bottom - 3, in: &canvas)
      line(9 + number * 3 % 5, x: card.x + 2, y: bottom - 2, in: &canvas)
    }
    guard panelRows == 2 else { return }
    line(12 + number * 7 % 6, x: card.x + 1, y: card.bottom - 2, in: &canvas)
    line(4, x: card.x + 1, y: card.bottom - 1, in: &canvas)
  }
}
