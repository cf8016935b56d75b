import TerminalFront

extension ScreenModel {
  /// Whether the screen shows `grid`, text and style of every cell.
  func shows(_ grid: CellGrid) -> Bool {
    for y in 0..<grid.height {
      for x in 0..<grid.width where !self[x, y].looks(like: Self.cell(grid, x, y)) { return false }
    }
    return true
  }

  /// The first cell that differs from `grid`, in words.
  func difference(from grid: CellGrid) -> String {
    for y in 0..<grid.height {
      for x in 0..<grid.width where !self[x, y].looks(like: Self.cell(grid, x, y)) {
        return "column \(x), row \(y): \(self[x, y]) instead of \(Self.cell(grid, x, y))"
      }
    }
    return "none"
  }

  private static func cell(_ grid: CellGrid, _ x: Int, _ y: Int) -> Cell {
    let cell = grid[x, y]
    var style = Style()
    style.foreground = name(of: cell.style.foreground)
    style.background = name(of: cell.style.background)
    let numbers: [(Attributes, Int)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
    for (attribute, number) in numbers where cell.style.attributes.contains(attribute) {
      style.attributes.insert(number)
    }
    return Cell(text: cell.width == 0 ? "" : grid.text(of: cell.glyph), style: style)
  }

  private static func name(of color: Color) -> String {
    switch color.kind {
    case .own: "own"
    case .palette(let index): "\(index)"
    case .rgb(let rgb): "\(rgb.red),\(rgb.green),\(rgb.blue)"
    }
  }
}

extension ScreenModel.Cell {
  /// Whether both look the same: of a blank only the ground is seen.
  fileprivate func looks(like other: ScreenModel.Cell) -> Bool {
    if self == other { return true }
    return text == " " && other.text == " " && style.background == other.style.background
      && style.attributes.union(other.style.attributes).isDisjoint(with: [4, 7])
  }
}
