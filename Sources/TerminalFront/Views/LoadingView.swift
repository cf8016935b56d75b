import FeedModel

/// The outlines of cards that are still to come.
struct LoadingView {
  let scene: Scene

  func draw(in canvas: inout Canvas) {
    guard let active = scene.simulation.activeTab else { return }
    let simulation = scene.simulation
    let configuration = scene.simulation.scenario.deck
    let geometry = simulation.geometry(ofTab: active, count: Int(Int16.max))
    canvas.clipped(to: scene.layout.deck) { canvas in
      for item in geometry.indexesInFrame(offset: 0) {
        let card = scene.cells(ofItem: item, in: geometry, offset: 0)
        let layout = CardLayout(
          width: card.width, height: card.height,
          hasPanel: !configuration.viewConfiguration.itemView.productPanel.isHidden)
        scene.layOut(in: card, &canvas) { draw(card, layout, number: item, in: &$0) }
      }
    }
  }

  /// Draws an outline around the video, and lines of lengths that differ from card to card.
  private func draw(_ card: CellRect, _ layout: CardLayout, number: Int, in canvas: inout Canvas) {
    guard card.width >= 4 else { return }
    let style = scene.style(.faint)
    let video = CellRect(x: card.x, y: card.y, width: card.width, height: layout.videoRows)
    canvas.outline(video, style: style)
    func line(_ length: Int, x: Int, y: Int) {
      let rect = CellRect(x: x, y: y, width: min(length, card.right - 2 - x), height: 1)
      canvas.fill(rect, style: style, with: "▄")
    }
    if video.height >= 5 {
      line(17 + number * 5 % 8, x: card.x + 2, y: video.bottom - 4)
      line(9 + number * 3 % 5, x: card.x + 2, y: video.bottom - 3)
    }
    if layout.panelRows > 0 { line(12 + number * 7 % 6, x: card.x + 1, y: video.bottom) }
    if layout.panelRows > 1 { line(4, x: card.x + 1, y: video.bottom + 1) }
  }
}
