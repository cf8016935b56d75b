import FeedModel

/// The prompt in the status line, and the menu of its proposals above it (K2).
struct PromptView {
  let scene: Scene
  let prompt: Prompt

  /// The menu has at most so many rows.
  static let mostRows = 8
  /// Where the meanings begin at the least.
  private static let meaningColumn = 25
  /// How wide the menu is at the least, where the screen is.
  private static let leastWidth = 62

  func draw(in canvas: inout Canvas) {
    let proposals = prompt.proposals(in: scene.simulation)
    let rest = prompt.rest(of: proposals)
    if let error = prompt.error, !fitsBeside(error, rest: rest, in: canvas) {
      drawAbove(error, in: &canvas)
    } else {
      drawMenu(proposals, in: &canvas)
    }
    canvas.clipped(to: scene.layout.status) { canvas in
      drawLine(rest: rest, in: &canvas)
    }
  }

  // The line is longer than the screen at times: it is shown from where its cursor is seen.
  private func drawLine(rest: String, in canvas: inout Canvas) {
    let line = scene.layout.status
    let ground = scene.style(.menu).background
    let strong = scene.style(.menu).with(.bold)
    canvas.fill(line, style: Style(background: ground))
    canvas.mark(line, .nothing)
    canvas.put(":", x: line.x, y: line.y, style: scene.style(.play).on(ground))
    let cursor = canvas.width(of: prompt.field.textBeforeCursor)
    let start = line.x + 1 - max(0, cursor + 2 - line.width)
    canvas.clipped(
      to: CellRect(x: line.x + 1, y: line.y, width: max(0, line.width - 1), height: 1)
    ) { canvas in
      let end = canvas.put(prompt.field.text, x: start, y: line.y, style: strong)
      canvas.put(rest + " ", x: end, y: line.y, style: scene.style(.menuQuiet))
      canvas.restyle(CellRect(x: start + cursor, y: line.y, width: 1, height: 1)) {
        $0.attributes.insert(.reverse)
      }
      drawNotes(from: end + canvas.width(of: rest) + 2, in: &canvas)
    }
  }

  /// What is wrong with the line, or the keys of the prompt where they find room.
  private func drawNotes(from start: Int, in canvas: inout Canvas) {
    let line = scene.layout.status
    if let error = prompt.error {
      guard room(from: start) >= canvas.width(of: text(of: error)) else { return }
      let ground = scene.style(.menu).background
      canvas.put(
        text(of: error), x: start, y: line.y, columns: room(from: start),
        style: scene.style(.fail).on(ground))
      return
    }
    let keys: [(key: Key, sign: String, word: String)] = [
      (Key(.tab), "Tab", "complete"), (Key(.down), "↑↓", "choose"), (Key(.escape), "Esc", "leave"),
    ]
    let width = keys.reduce(0) { $0 + canvas.width(of: $1.sign + $1.word) + 3 }
    var x = line.right - width - 1
    guard x >= start + 1 else { return }
    for key in keys {
      let left = x
      x = canvas.put(key.sign, x: x, y: line.y, style: scene.style(.menu).with(.bold))
      x = canvas.put(key.word, x: x + 1, y: line.y, style: scene.style(.menuQuiet))
      canvas.mark(CellRect(x: left, y: line.y, width: x - left, height: 1), .key(key.key))
      x += 2
    }
  }

  private func drawMenu(_ proposals: [Completion], in canvas: inout Canvas) {
    let bottom = scene.layout.status.y
    let shown = self.shown(of: proposals.count, rows: min(Self.mostRows, bottom))
    let columns = columns(of: proposals[shown], in: canvas)
    canvas.clipped(
      to: CellRect(x: 0, y: bottom - shown.count, width: columns.width, height: shown.count)
    ) { canvas in
      for (row, index) in shown.enumerated() {
        draw(
          proposals[index], isChosen: index == prompt.chosen, y: bottom - shown.count + row,
          columns, in: &canvas)
        let area = CellRect(
          x: 0, y: bottom - shown.count + row, width: columns.width, height: 1)
        canvas.mark(area, .proposal(index))
      }
    }
  }

  /// Which of the proposals are shown: those around the chosen one.
  private func shown(of count: Int, rows: Int) -> Range<Int> {
    let first = max(0, (prompt.chosen ?? 0) + 1 - rows)
    return first..<min(count, first + rows)
  }

  /// Where the meanings begin, and how wide the menu is.
  private typealias Columns = (meaning: Int, width: Int)

  private func columns(of rows: ArraySlice<Completion>, in canvas: Canvas) -> Columns {
    let screen = scene.layout.status.width
    let texts = rows.map { canvas.width(of: $0.text, upTo: screen) }.max() ?? 0
    let meanings = rows.map { canvas.width(of: $0.meaning, upTo: screen) }.max() ?? 0
    let meaning = min(max(Self.meaningColumn, texts + 3), max(Self.meaningColumn, screen / 2))
    return (meaning, min(screen, max(Self.leastWidth, meaning + meanings + 2)))
  }

  private func draw(
    _ row: Completion, isChosen: Bool, y: Int, _ columns: Columns, in canvas: inout Canvas
  ) {
    let style = scene.style(isChosen ? .menuSelected : .menu)
    canvas.fill(CellRect(x: 0, y: y, width: columns.width, height: 1), style: style)
    canvas.put(row.text, x: 1, y: y, columns: columns.meaning - 2, style: style)
    let before = canvas.width(of: String(row.text.prefix(row.matched.lowerBound)))
    let matched = canvas.width(of: String(row.text.prefix(row.matched.upperBound))) - before
    let visible = min(matched, columns.meaning - 2 - before)
    canvas.restyle(CellRect(x: 1 + before, y: y, width: max(0, visible), height: 1)) {
      $0.attributes.formUnion([.underline, .bold])
    }
    canvas.put(
      row.meaning, x: columns.meaning, y: y, columns: columns.width - columns.meaning - 1,
      style: isChosen ? style : scene.style(.menuQuiet))
  }
}
