/// The keys, in a box over what is dimmed behind it (K1).
struct HelpView {
  let scene: Scene

  private static let largestWidth = 82

  func draw(in canvas: inout Canvas) {
    let layout = scene.layout
    let behind = CellRect(
      x: 0, y: layout.deck.y, width: layout.deck.width, height: layout.status.y - layout.deck.y)
    canvas.fade(behind, theme: scene.theme)
    canvas.forgetHitAreas()
    canvas.mark(canvas.bounds, .command(.app(.toggleHelp)))
    canvas.clipped(to: behind) { canvas in
      let width = min(Self.largestWidth, behind.width - 2)
      let text = HelpText(width: width - 2, rows: behind.height - 2, symbols: canvas.symbols)
      // A blank row above the text and one below it go first where rows are lacking.
      let margin = text.height + 4 <= behind.height ? 1 : 0
      let height = min(behind.height, text.height + 2 + 2 * margin)
      let box = CellRect(
        x: (behind.width - width) / 2, y: behind.y + (behind.height - height) / 2,
        width: width, height: height)
      draw(text, in: box, margin: margin, &canvas)
    }
  }

  private func draw(_ text: HelpText, in box: CellRect, margin: Int, _ canvas: inout Canvas) {
    canvas.fill(box, style: .plain)
    canvas.outline(box, style: scene.style(.quiet))
    canvas.put(" Keys ", x: box.x + 2, y: box.y, style: scene.style(.strong))
    let lacking = text.omitted > 0 ? "\(text.omitted) do not fit; " : ""
    canvas.put(
      " \(lacking)any key closes ", endingAt: box.right - 2, y: box.bottom - 1,
      columns: box.width - 4, style: scene.style(.quiet))
    for piece in text.pieces {
      let x = box.x + 1 + piece.x
      canvas.put(
        piece.text, x: x, y: box.y + 1 + margin + piece.y, columns: box.right - 1 - x,
        style: scene.style(piece.role))
    }
  }
}
