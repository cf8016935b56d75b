/// The columns of a grid on a terminal, in whole cells (D2).
///
/// Column i of n in W columns of the terminal starts at 1 + floor(i(W-1)/n) and ends one before the
/// next starts. It is arithmetic, so that asking where an item lies allocates nothing.
struct CellColumns: Hashable, Sendable {
  /// How many columns the grid has, at least 1.
  let count: Int
  /// How many columns the terminal has.
  private let cells: Int

  /// `wanted` columns, or as many as leave each a cell to show.
  init(_ wanted: Int, in cells: Int) {
    count = max(1, min(wanted, (cells - 1) / 2))
    self.cells = cells
  }

  /// The left edge of a column, or for `count` where the next one would start, in points.
  func x(of column: Int) -> Double { Double(start(of: column)) * TerminalDevice.cellWidth }

  /// The width of a column, in points.
  func width(of column: Int) -> Double {
    Double(max(0, start(of: column + 1) - 1 - start(of: column))) * TerminalDevice.cellWidth
  }

  private func start(of column: Int) -> Int { 1 + max(0, column * (cells - 1)) / count }
}
