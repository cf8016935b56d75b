import FeedModel

/// The viewport, outlined, and what is outside of it dimmed (U5; looks: "Device").
struct ViewportView {
  let scene: Scene

  /// The cells of the viewport; nil where nothing counts as seen, or no deck is shown.
  var viewport: CellRect? {
    scene.simulation.explain()?.viewport.map { scene.layout.projection.cells($0) }
  }

  /// The part of the terminal that shows the app.
  private var area: CellRect {
    let layout = scene.layout
    let end = layout.drawer.isEmpty ? layout.status.y : layout.drawer.y
    return layout.phone ?? CellRect(x: 0, y: 0, width: layout.status.width, height: end)
  }

  /// Dims all of the app that does not count as seen.
  func dimOutside(in canvas: inout Canvas) {
    let seen = viewport ?? CellRect(x: area.x, y: area.y, width: 0, height: 0)
    let inside = seen.intersection(area)
    // What lies under the bars at the bottom is drawn towards the ground by them.
    let end = scene.simulation.surroundings.handheld.map {
      min(area.bottom, scene.layout.projection.row($0.height - $0.safeArea.bottom))
    }
    let areaEnd = end ?? area.bottom
    let (top, bottom) = (inside.isEmpty ? areaEnd : inside.y, inside.bottom)
    func dim(_ x: Int, _ y: Int, _ right: Int, _ end: Int) {
      let rect = CellRect(x: x, y: y, width: right - x, height: end - y)
      if !rect.isEmpty { canvas.fade(rect.intersection(canvas.bounds), theme: scene.theme) }
    }
    dim(area.x, area.y, area.right, top)
    guard !inside.isEmpty else { return }
    dim(area.x, bottom, area.right, areaEnd)
    dim(area.x, top, inside.x, bottom)
    dim(inside.right, top, area.right, bottom)
  }

  /// Draws the outline around the viewport: beside it, or where the screen ends at its own edge.
  func drawOutline(in canvas: inout Canvas) {
    guard let viewport, !viewport.isEmpty else { return }
    let style = scene.style(.viewport)
    let room = scene.layout.phone == nil ? area : canvas.bounds
    for x in viewport.columns {
      if viewport.y - 1 >= room.y { put("▁", x, viewport.y - 1, style, in: &canvas) }
      if viewport.bottom < room.bottom {
        put("▔", x, viewport.bottom, style, in: &canvas)
      } else {
        put("▁", x, viewport.bottom - 1, style, in: &canvas)
      }
    }
    for y in viewport.rows {
      if viewport.x - 1 >= room.x {
        canvas.set("▐", x: viewport.x - 1, y: y, style: style)
      } else {
        canvas.set("▌", x: viewport.x, y: y, style: style)
      }
      if viewport.right < room.right {
        canvas.set("▌", x: viewport.right, y: y, style: style)
      } else {
        canvas.set("▐", x: viewport.right - 1, y: y, style: style)
      }
    }
  }

  /// The line gives way to text and to the indicator of the active tab, and keeps the ground that is there.
  private func put(
    _ sign: Unicode.Scalar, _ x: Int, _ y: Int, _ style: Style, in canvas: inout Canvas
  ) {
    guard canvas.bounds.contains(x: x, y: y) else { return }
    let cell = canvas.grid[x, y]
    let gives: Set<Unicode.Scalar> = [" ", "▔", "▁", "─"]
    let isPicture = cell.style.background != .own
    guard isPicture || cell.glyph.scalar.map(gives.contains) ?? false else { return }
    canvas.set(sign, x: x, y: y, style: style.on(cell.style.background))
  }
}
