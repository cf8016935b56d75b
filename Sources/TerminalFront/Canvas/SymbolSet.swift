/// The signs that a frame is drawn with.
public enum SymbolSet: String, CaseIterable, Sendable {
  /// All of Unicode.
  case unicode
  /// ASCII alone, with a twin for each of feedtui's own signs.
  case ascii

  /// What stands at the end of a text that was cut.
  public var ellipsis: Unicode.Scalar {
    switch self {
    case .unicode: "…"
    case .ascii: "~"
    }
  }

  /// What ASCII shows for one of feedtui's own signs; nil for any other scalar.
  public static func twin(of sign: Unicode.Scalar) -> String? {
    twins[sign]
  }

  /// The cells that show `cell` with these signs: its twin, or question marks as wide as it is.
  func twins(of cell: TextCell) -> [TextCell] {
    if self == .unicode || cell.scalar.isASCII && cell.marks.isEmpty { return [cell] }
    let twin = cell.marks.isEmpty ? Self.twin(of: cell.scalar) : nil
    let letters = twin ?? String(repeating: "?", count: cell.width)
    var cells: [TextCell] = []
    for letter in letters.unicodeScalars {
      cells.append(TextCell(letter, startsCluster: cells.isEmpty && cell.startsCluster))
    }
    return cells
  }

  private static let twins: [Unicode.Scalar: String] = [
    // States and marks.
    "►": ">", "▮": "|", "▚": "\\", "▞": "/", "✓": "v", "↻": "@", "·": ".", "◦": "0",
    // Text.
    "…": "~", "‹": "<", "›": ">", "×": "x", "—": "-", "∞": "oo", "€": "EUR", "↑": "^", "↓": "v",
    "←": "<", "→": ">",
    // Bars and lines.
    "━": "=", "╸": "-", "─": "-", "▔": "-", "▁": "_", "▀": "=", "▄": "=", "█": "#", "░": ".",
    "│": "|", "┃": "|", "▐": "|", "▌": "|", "▏": "|", "┊": ":", "┄": ".",
    // Corners and joints; the quarter blocks are corners of thick frames.
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┏": "+", "┓": "+", "┗": "+", "┛": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "▖": "+", "▗": "+", "▘": "+", "▝": "+",
    "▙": "+", "▛": "+", "▜": "+", "▟": "+",
  ]
}
