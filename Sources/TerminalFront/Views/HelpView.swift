import FeedModel

/// The keys, in a box over what is dimmed behind it (K1).
struct HelpView {
  let scene: Scene

  /// How many rows of keys were on earlier pages.
  let skipped: Int

  private static let largestWidth = 82

  /// What is covered.
  private var behind: CellRect {
    let layout = scene.layout
    guard layout.phone == nil, scene.simulation.hostPage == nil else {
      return CellRect(x: 0, y: 0, width: layout.status.width, height: layout.status.y)
    }
    return CellRect(
      x: 0, y: layout.deck.y, width: layout.deck.width, height: layout.status.y - layout.deck.y)
  }

  private var width: Int { min(Self.largestWidth, behind.width - 2) }

  private var text: HelpText {
    HelpText(
      width: width - 2, rows: behind.height - 2, skipping: skipped, symbols: scene.theme.symbols)
  }

  /// How many rows of keys the next page skips; nil where this is the last one.
  var skippedByNext: Int? {
    let text = text
    return text.omitted > 0 && text.shown > 0 ? skipped + text.shown : nil
  }

  func draw(in canvas: inout Canvas) {
    canvas.fade(behind, theme: scene.theme)
    canvas.forgetHitAreas()
    canvas.mark(canvas.bounds, .key(Key(.enter)))
    canvas.clipped(to: behind) { canvas in
      let text = text
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
    let note =
      text.omitted > 0 && text.shown > 0 ? "any key shows \(text.omitted) more" : "any key closes"
    canvas.put(
      " \(note) ", endingAt: box.right - 2, y: box.bottom - 1,
      columns: box.width - 4, style: scene.style(.quiet))
    for piece in text.pieces {
      let x = box.x + 1 + piece.x
      canvas.put(
        piece.text, x: x, y: box.y + 1 + margin + piece.y, columns: box.right - 1 - x,
        style: scene.style(piece.role))
    }
  }
}
