/// A terminal's screen as far as feedtui needs one: what is on it after the bytes that were sent.
struct ScreenModel {
  /// How a cell is set: the parameters of SGR that are in force.
  struct Style: Hashable {
    var foreground = "own"
    var background = "own"
    var attributes: Set<Int> = []
  }

  /// One cell; the second half of a wide character is empty.
  struct Cell: Hashable {
    var text = " "
    var style = Style()
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[Cell]]
  /// What the first screen held when the second was entered.
  private var firstScreen: [[Cell]]?
  /// Every private mode that was set (true) or reset (false), in order.
  private(set) var modeChanges: [(mode: Int, on: Bool)] = []
  /// What was sent that this model does not know.
  private(set) var unknown: [String] = []

  var x = 0
  var y = 0
  /// The last column was written; the next character begins a new line.
  private var wraps = false
  private var saved: (x: Int, y: Int, style: Style) = (0, 0, Style())
  private var margins: ClosedRange<Int>
  private var style = Style()
  private var inserts = false
  private var autowrap = true
  private var last: Character = " "
  var parser = Parser()

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    margins = 0...(rows - 1)
    cells = Self.blank(columns, rows)
  }

  private static func blank(_ columns: Int, _ rows: Int, _ cell: Cell = Cell()) -> [[Cell]] {
    Array(repeating: Array(repeating: cell, count: columns), count: rows)
  }

  /// The terminal gets another size; what is on it stays at the top left.
  mutating func resize(columns: Int, rows: Int) {
    func fitted(_ old: [[Cell]]) -> [[Cell]] {
      (0..<rows).map { row in
        let cells = row < old.count ? old[row] : []
        return (0..<columns).map { $0 < cells.count ? cells[$0] : Cell() }
      }
    }
    cells = fitted(cells)
    firstScreen = firstScreen.map(fitted)
    self.columns = columns
    self.rows = rows
    margins = 0...(rows - 1)
    x = min(x, columns - 1)
    y = min(y, rows - 1)
    wraps = false
  }

  /// The cell at `x`, `y`.
  subscript(x: Int, y: Int) -> Cell { cells[y][x] }

  /// The lines, without the blanks at their ends.
  var lines: [String] {
    cells.map { line in
      var text = line.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") }

  /// Whether the second screen is shown.
  var isAlternate: Bool { firstScreen != nil }

  // The rest is what the parser calls.

  mutating func print(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      if x > 0 || wraps { cells[y][wraps ? x : x - 1].text.unicodeScalars.append(scalar) }
      return
    }
    if wraps || (width == 2 && x == columns - 1 && autowrap) {
      wraps = false
      x = 0
      lineFeed()
    }
    if inserts { insert(width) }
    for column in x..<min(x + width, columns) { tear(column) }
    cells[y][x] = Cell(text: String(scalar), style: style)
    if width == 2, x + 1 < columns { cells[y][x + 1] = Cell(text: "", style: style) }
    last = Character(scalar)
    x += width
    if x >= columns {
      x = columns - 1
      wraps = autowrap
    }
  }

  mutating func repeatLast(_ count: Int) {
    for _ in 0..<count { last.unicodeScalars.forEach { print($0) } }
  }

  /// The other half of a wide character that is about to lose one becomes blank.
  private mutating func tear(_ column: Int) {
    if cells[y][column].text.isEmpty, column > 0 { cells[y][column - 1].text = " " }
    if column + 1 < columns, cells[y][column + 1].text.isEmpty { cells[y][column + 1].text = " " }
  }

  mutating func move(x newX: Int, y newY: Int) {
    x = max(0, min(newX, columns - 1))
    y = max(0, min(newY, rows - 1))
    wraps = false
  }

  mutating func lineFeed() {
    wraps = false
    if y == margins.upperBound {
      scroll(1, from: margins.lowerBound)
    } else if y < rows - 1 {
      y += 1
    }
  }

  mutating func reverseLineFeed() {
    wraps = false
    if y == margins.lowerBound { scroll(-1, from: margins.lowerBound) } else if y > 0 { y -= 1 }
  }

  /// Moves the lines from `top` to the lower margin up by `count`, or down.
  mutating func scroll(_ count: Int, from top: Int? = nil) {
    let top = top ?? margins.lowerBound
    guard top <= margins.upperBound else { return }
    for _ in 0..<min(abs(count), rows) {
      if count > 0 {
        cells.remove(at: top)
        cells.insert(blankLine, at: margins.upperBound)
      } else {
        cells.remove(at: margins.upperBound)
        cells.insert(blankLine, at: top)
      }
    }
  }

  /// What erasing leaves: the present ground, as xterm does it.
  private var blankCell: Cell { Cell(style: Style(background: style.background)) }
  private var blankLine: [Cell] { Array(repeating: blankCell, count: columns) }

  mutating func erase(_ columns: Range<Int>, row: Int) {
    let kept = y
    y = row
    for column in columns.clamped(to: 0..<self.columns) {
      tear(column)
      cells[row][column] = blankCell
    }
    y = kept
  }

  mutating func insert(_ count: Int) {
    for _ in 0..<min(count, columns) {
      cells[y].insert(blankCell, at: x)
      cells[y].removeLast()
    }
  }

  mutating func delete(_ count: Int) {
    for _ in 0..<min(count, columns) {
      cells[y].remove(at: x)
      cells[y].append(blankCell)
    }
  }

  mutating func setMargins(_ top: Int, _ bottom: Int) {
    margins = max(0, top)...max(max(0, top), min(bottom, rows - 1))
    move(x: 0, y: 0)
  }

  mutating func save() { saved = (x, y, style) }

  mutating func restore() {
    move(x: saved.x, y: saved.y)
    style = saved.style
  }

  mutating func setMode(_ mode: Int, isPrivate: Bool, on: Bool) {
    guard isPrivate else {
      if mode == 4 { inserts = on }
      return
    }
    modeChanges.append((mode, on))
    if mode == 7 { autowrap = on }
    guard mode == 1049 || mode == 47 || mode == 1047 else { return }
    if on, firstScreen == nil {
      if mode == 1049 { save() }
      firstScreen = cells
      cells = Self.blank(columns, rows)
    } else if !on, let first = firstScreen {
      cells = first
      firstScreen = nil
      if mode == 1049 { restore() }
    }
  }

  mutating func setStyle(_ change: (inout Style) -> Void) { change(&style) }

  mutating func remember(unknown sequence: String) { unknown.append(sequence) }

  /// Columns of the characters that the tests use.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f, 0x20d0...0x20ff: 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xff00...0xff60: 2
    case 0x1f300...0x1faff: 2
    default: 1
    }
  }
}
