import FeedModel

/// The page of the app around the container: its pinned header, and the blocks above and below (U6).
struct HostPageView {
  let scene: Scene

  /// Draws the blocks that scroll, as far as the page's scroll view shows them.
  func drawBlocks(in canvas: inout Canvas) {
    guard let active = scene.simulation.activeTab,
      let view = scene.simulation.place(ofTab: active).scrollView
    else { return }
    let projection = scene.layout.projection
    let screen = scene.layout.phone ?? canvas.bounds
    canvas.clipped(to: projection.cells(view).intersection(screen)) { canvas in
      for (block, rect) in scene.simulation.blocks {
        let cells = projection.cells(rect)
        scene.layOut(in: cells, &canvas) { draw(block, cells, &$0) }
      }
      canvas.mark(projection.cells(view), .scrollable(.deck))
    }
  }

  /// Draws the header, which nothing scrolls over.
  func drawHeader(in canvas: inout Canvas) {
    guard let active = scene.simulation.activeTab, let page = scene.simulation.hostPage else {
      return
    }
    let bar = scene.layout.projection.cells(scene.simulation.place(ofTab: active).header)
    guard !bar.isEmpty else { return }
    canvas.clipped(to: scene.layout.phone ?? canvas.bounds) { canvas in
      canvas.fill(bar, style: .plain)
      if bar.height > 1 {
        canvas.fill(
          CellRect(x: bar.x, y: bar.bottom - 1, width: bar.width, height: 1),
          style: scene.style(.faint), with: "─")
      }
      scene.layOut(in: bar, &canvas) {
        $0.put(
          page.pinnedHeader.title, x: bar.x + 2, y: bar.y + (bar.height - 1) / 2,
          columns: bar.width - 4, style: scene.style(.strong))
      }
    }
  }

  private func draw(_ block: HostPage.Block, _ rect: CellRect, _ canvas: inout Canvas) {
    guard rect.width > 4, !rect.isEmpty else { return }
    let box = CellRect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    if box.height >= 3 { canvas.outline(box, style: scene.style(.faint)) }
    canvas.put(
      block.title, x: box.x + 2, y: box.y + min(1, box.height / 3), columns: box.width - 4,
      style: scene.style(.quiet))
  }
}
