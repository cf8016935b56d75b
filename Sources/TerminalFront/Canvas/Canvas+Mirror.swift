extension Canvas {
  /// Draws with what `draw` does, with both sides of `bounds` exchanged; nil draws as usual, within a mirror too.
  ///
  /// A text is moved as a whole and reads as ever; areas that are filled, restyled or answer to the mouse are moved, and so is what
  /// is told of columns. Single cells, of which pictures and frames are made, stay where they are.
  @discardableResult
  mutating func mirrored<Result>(
    in bounds: CellRect?, _ draw: (inout Canvas) -> Result
  ) -> Result {
    let outer = mirror
    mirror = bounds
    defer { mirror = outer }
    return draw(&self)
  }

  /// Where `columns` columns from `x` on begin on the screen.
  func shownColumn(of x: Int, columns: Int) -> Int {
    guard let mirror else { return x }
    let end = x.addingUpToLimit(columns)
    return end == .min ? .max : (mirror.x + mirror.right).addingUpToLimit(-end)
  }

  /// The cells of the screen for `rect`.
  func shown(_ rect: CellRect) -> CellRect {
    CellRect(
      x: shownColumn(of: rect.x, columns: rect.width), y: rect.y, width: rect.width,
      height: rect.height)
  }
}
