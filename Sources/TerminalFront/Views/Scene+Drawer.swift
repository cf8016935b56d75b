extension Scene {
  /// Opens the drawer for a view: clears it, lets it answer to the mouse, and draws in it; without a drawer nothing is drawn.
  func drawDrawer(
    answering target: HitArea.Target = .nothing, in canvas: inout Canvas,
    _ draw: (CellRect, inout Canvas) -> Void
  ) {
    let drawer = layout.drawer
    guard !drawer.isEmpty else { return }
    canvas.clipped(to: drawer) { canvas in
      canvas.fill(drawer, style: .plain)
      canvas.mark(drawer, target)
      draw(drawer, &canvas)
    }
  }
}
