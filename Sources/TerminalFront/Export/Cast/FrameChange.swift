/// What turns one frame on a terminal into the next.
enum FrameChange {
  /// The shortest stretch of blanks that is erased rather than written.
  private static let leastErased = 4
  /// The longest stretch of unchanged cells that is written again rather than jumped over.
  private static let mostRepeated = 3

  /// The control sequences and text that show `new` where `old` is shown in the same size; empty where both
  /// show the same.
  ///
  /// The style is plain before and after. The cursor is moved to absolute places only, so nothing hangs on how
  /// wide a terminal takes a character to be.
  static func sequence(from old: CellGrid, to new: CellGrid) -> String {
    var writer = Writer(grid: new)
    for y in 0..<min(old.height, new.height) where !new.row(y, shows: old) {
      writer.write(runs(ofRow: y, from: old, to: new), y: y)
    }
    return writer.finished
  }

  /// The columns of row `y` that have to be written.
  private static func runs(ofRow y: Int, from old: CellGrid, to new: CellGrid) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<min(old.width, new.width) {
      let (before, after) = (old.whole(x, y), new.whole(x, y))
      let isSame =
        before.style == after.style && before.width == after.width
        && old.text(of: before.glyph) == new.text(of: after.glyph)
      if isSame { continue }
      // A wide character is written as a whole.
      let start = after.width == 0 ? max(0, x - 1) : x
      let end = after.width == 2 ? min(x + 2, new.width) : x + 1
      if let last = runs.last, start - last.upperBound <= mostRepeated {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        runs.append(start..<end)
      }
    }
    return runs
  }

  /// Puts the sequences together and knows the style that is set.
  private struct Writer {
    let grid: CellGrid
    private var text = ""
    private var style = Style.plain

    init(grid: CellGrid) {
      self.grid = grid
    }

    var finished: String { text + GraphicRendition.sequence(from: style, to: .plain) }

    mutating func write(_ runs: [Range<Int>], y: Int) {
      let cells = grid.row(y)
      // From here on the row is blank.
      let filled = cells.lastIndex { $0 != .blank }.map { $0 + 1 - cells.startIndex } ?? 0
      for run in runs {
        text += "\u{1B}[\(y + 1);\(run.lowerBound + 1)H"
        let isErased = run.upperBound - max(filled, run.lowerBound) >= leastErased
        for x in run.lowerBound..<(isErased ? max(filled, run.lowerBound) : run.upperBound) {
          write(grid.whole(x, y))
        }
        guard isErased else { continue }
        set(.plain)
        text += "\u{1B}[K"
        return
      }
    }

    private mutating func write(_ cell: Cell) {
      // The second half of a wide character comes with the first.
      if cell.width == 0 { return }
      set(cell.style)
      for scalar in grid.text(of: cell.glyph).unicodeScalars {
        let isControl = scalar.properties.generalCategory == .control
        text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }

    private mutating func set(_ new: Style) {
      text += GraphicRendition.sequence(from: style, to: new)
      style = new
    }
  }
}

extension CellGrid {
  /// The cell at `x`, `y`; a blank for half a wide character, if ever one stands alone.
  fileprivate func whole(_ x: Int, _ y: Int) -> Cell {
    let cell = self[x, y]
    let isHalf =
      cell.width == 0 && (x == 0 || self[x - 1, y].width != 2)
      || cell.width == 2 && (x + 1 == width || self[x + 1, y].width != 0)
    return isHalf ? Cell(style: cell.style) : cell
  }
}
