/// One frame as a value: the text and style of every cell.
public struct CellGrid: Sendable {
  /// Columns of the frame.
  public let width: Int
  /// Rows of the frame.
  public let height: Int
  /// Row by row, `width` cells each.
  private var cells: [Cell]
  /// The grapheme clusters of more than one scalar that cells refer to.
  private var clusters: [String] = []
  /// Where each of them stands in `clusters`.
  private var clusterPlaces: [String: Int] = [:]

  /// A blank frame; a negative size counts as none.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// The whole frame.
  public var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

  /// The cell at `x`, `y`, which must lie in the frame.
  ///
  /// Setting one half of a wide character blanks the other, so that no half is ever left alone.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set {
      let place = y * width + x
      if cells[place].width == 0, newValue.width != 0, x > 0 {
        cells[place - 1] = Cell(style: cells[place - 1].style)
      }
      if cells[place].width == 2, newValue.width != 2, x + 1 < width {
        cells[place + 1] = Cell(style: cells[place + 1].style)
      }
      cells[place] = newValue
    }
  }

  /// Changes the style of the cell at `x`, `y`, which must lie in the frame; its text stays.
  public mutating func restyle(x: Int, y: Int, _ change: (inout Style) -> Void) {
    change(&cells[y * width + x].style)
  }

  /// The cells of row `y`, which must lie in the frame.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * width..<(y + 1) * width]
  }

  /// The text that `glyph` of this grid stands for.
  public func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return clusters[index] }
    return glyph.scalar.map { String(Character($0)) } ?? " "
  }

  /// A glyph for `cluster`, a grapheme cluster of which only the first scalar has a width.
  ///
  /// What exceeds five scalars is dropped, since the terminal's library holds no more in a cell.
  public mutating func glyph(for cluster: String) -> Glyph {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return .space }
    let kept = scalars.prefix(5)
    if kept.endIndex == scalars.index(after: scalars.startIndex) { return Glyph(first) }
    let text = String(kept)
    if let known = clusterPlaces[text] { return Glyph(cluster: known) }
    clusterPlaces[text] = clusters.count
    clusters.append(text)
    return Glyph(cluster: clusters.count - 1)
  }

  /// Whether row `y` of both grids shows the same, text and style.
  public func row(_ y: Int, shows other: CellGrid) -> Bool {
    guard width == other.width, y < height, y < other.height else { return false }
    for (mine, theirs) in zip(row(y), other.row(y)) {
      if mine.glyph.clusterIndex == nil, theirs.glyph.clusterIndex == nil {
        if mine != theirs { return false }
      } else if mine.style != theirs.style || mine.width != theirs.width
        || text(of: mine.glyph) != other.text(of: theirs.glyph)
      {
        return false
      }
    }
    return true
  }
}

extension CellGrid: Equatable {
  /// Whether both frames have the same size and show the same in every cell.
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    left.width == right.width && left.height == right.height
      && (0..<left.height).allSatisfy { left.row($0, shows: right) }
  }
}
