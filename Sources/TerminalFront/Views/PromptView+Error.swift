import FeedModel

/// What is wrong with the typed line: beside it, or in place of the menu where there is no room for that (K2).
extension PromptView {
  /// The sentence with its sign.
  func text(of error: WordError) -> String { "! \(error.description)" }

  /// How many columns are left of the line from a column on.
  func room(from start: Int) -> Int { scene.layout.status.right - start - 1 }

  /// Whether the sentence finds room behind what is typed and proposed.
  func fitsBeside(_ error: WordError, rest: String, in canvas: Canvas) -> Bool {
    let screen = scene.layout.status.width
    let typed = canvas.width(of: prompt.field.text + rest, upTo: screen)
    let sentence = canvas.width(of: text(of: error), upTo: screen)
    return sentence <= room(from: scene.layout.status.x + 1 + typed + 2)
  }

  /// Draws the sentence above the line, in as many rows as it needs and there are.
  func drawAbove(_ error: WordError, in canvas: inout Canvas) {
    let status = scene.layout.status
    let width = max(0, status.width - 2)
    let rows = lines(
      of: text(of: error), columns: width, upTo: min(Self.mostRows, status.y), in: canvas)
    let ground = scene.style(.menu)
    let style = scene.style(.fail).on(ground.background)
    for (row, line) in rows.enumerated() {
      let y = status.y - rows.count + row
      canvas.fill(CellRect(x: status.x, y: y, width: status.width, height: 1), style: ground)
      canvas.put(line, x: status.x + 1, y: y, columns: width, style: style)
    }
  }

  /// A text broken at its blanks; a word that is wider than a row has one to itself, and a mark stands for what
  /// finds none.
  private func lines(
    of text: String, columns: Int, upTo most: Int, in canvas: Canvas
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty, canvas.width(of: longer, upTo: columns + 1) <= columns {
        lines[lines.count - 1] = longer
      } else if lines.count < most {
        lines.append(String(word))
      } else {
        if let last = lines.popLast() { lines.append(cut(last, columns: columns, in: canvas)) }
        break
      }
    }
    return lines
  }

  /// As many words of a row as leave room for the mark that more would follow.
  private func cut(_ row: String, columns: Int, in canvas: Canvas) -> String {
    var words = row.split(separator: " ")
    func text() -> String { (words + ["…"]).joined(separator: " ") }
    while words.count > 1, canvas.width(of: text()) > columns { words.removeLast() }
    return text()
  }
}
