/// The screen of a tape while feedtui does not run: lines that begin with a bare `> ` (X1).
struct PromptScreen: Sendable {
  /// The lines that were entered.
  private var entered: [String] = []
  /// What is typed.
  private var typed = ""

  private static let prompt = "> "

  /// Takes a key.
  mutating func receive(_ key: Key) {
    switch (key.code, key.modifiers) {
    case (.character(let character), []): typed.append(character)
    case (.space, []): typed.append(" ")
    case (.backspace, _): _ = typed.popLast()
    case (.enter, _):
      entered.append(typed)
      typed = ""
    default: break
    }
  }

  /// What is shown on a terminal of so many cells: the last lines that fit, and the cursor.
  func frame(columns: Int, rows: Int, symbols: SymbolSet) -> CellGrid {
    var canvas = Canvas(width: columns, height: rows, symbols: symbols)
    let lines = (entered + [typed]).suffix(max(0, rows))
    for (y, line) in lines.enumerated() {
      let end = canvas.put(Self.prompt + line, x: 0, y: y, style: .plain)
      if y == lines.count - 1 {
        canvas.restyle(CellRect(x: end, y: y, width: 1, height: 1)) {
          $0.attributes.insert(.reverse)
        }
      }
    }
    return canvas.grid
  }

  /// The line with the cursor.
  var line: String { Self.prompt + typed }
}
