import FeedModel

extension CardView {
  /// Cuts the corners of the video as round as `cornerRadius` says, in quarters of a cell.
  ///
  /// A radius of half a row or less leaves them square: cutting a quarter would take more than is meant.
  func cutCorners(in canvas: inout Canvas) {
    let radius = itemView.cornerRadius
    guard radius > projection.pointsPerRow / 2 else { return }
    let across = min(radius / projection.pointsPerColumn, Double(layout.width) / 2)
    let down = min(radius / projection.pointsPerRow, Double(layout.videoRows) / 2)
    guard across > 0, down > 0 else { return }
    for row in 0..<Int(down.rounded(.up)) {
      for column in 0..<Int(across.rounded(.up)) {
        let kept = Self.kept(ofColumn: column, row: row, across: across, down: down)
        guard kept != [true, true, true, true] else { continue }
        let right = rect.right - 1 - column
        let foot = rect.y + layout.videoRows - 1 - row
        // The quarters of a cell stand as upper left, upper right, lower left, lower right.
        cut(x: rect.x + column, y: rect.y + row, kept, in: &canvas)
        cut(x: right, y: rect.y + row, [kept[1], kept[0], kept[3], kept[2]], in: &canvas)
        cut(x: rect.x + column, y: foot, [kept[2], kept[3], kept[0], kept[1]], in: &canvas)
        cut(x: right, y: foot, [kept[3], kept[2], kept[1], kept[0]], in: &canvas)
      }
    }
  }

  /// Which quarters of a cell lie within a corner at the upper left.
  private static func kept(
    ofColumn column: Int, row: Int, across: Double, down: Double
  ) -> [Bool] {
    [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
      let toLeft = max(0, (across - Double(column) - x) / across)
      let above = max(0, (down - Double(row) - y) / down)
      return toLeft * toLeft + above * above <= 1
    }
  }

  private func cut(x: Int, y: Int, _ kept: [Bool], in canvas: inout Canvas) {
    guard canvas.clip.contains(x: x, y: y) else { return }
    let style = canvas.grid[x, y].style
    let colour = style.background == .own ? style.foreground : style.background
    let quarters = kept.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    canvas.set(CardFrames.blocks[quarters], x: x, y: y, style: Style(foreground: colour))
  }
}
