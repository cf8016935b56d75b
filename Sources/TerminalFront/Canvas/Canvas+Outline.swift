extension Canvas {
  /// Draws a thin line with round corners along the inner edge of `rect`; nothing where it has no
  /// two rows and two columns.
  public mutating func outline(_ rect: CellRect, style: Style) {
    guard rect.width > 1, rect.height > 1 else { return }
    let (right, bottom) = (rect.right - 1, rect.bottom - 1)
    for x in clip.columns.clamped(to: rect.columns) {
      set("─", x: x, y: rect.y, style: style)
      set("─", x: x, y: bottom, style: style)
    }
    for y in clip.rows.clamped(to: rect.rows) {
      set("│", x: rect.x, y: y, style: style)
      set("│", x: right, y: y, style: style)
    }
    set("╭", x: rect.x, y: rect.y, style: style)
    set("╮", x: right, y: rect.y, style: style)
    set("╰", x: rect.x, y: bottom, style: style)
    set("╯", x: right, y: bottom, style: style)
  }
}
