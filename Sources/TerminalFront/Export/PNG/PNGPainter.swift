/// Draws the cells of a frame as pixels.
struct PNGPainter {
  /// What has been drawn.
  private(set) var canvas: PixelCanvas
  /// The characters that the font lacks.
  private(set) var lacking: Set<Character> = []

  private let ground: Ground
  private let scale: Int
  /// How much of each pixel of a cell the glyphs drawn so far cover.
  private var known: [Drawing: [UInt8]?] = [:]

  /// What a cell shows, and how heavy.
  private struct Drawing: Hashable {
    let text: String
    let isBold: Bool
  }

  /// An empty picture.
  init(width: Int, height: Int, ground: Ground, scale: Int) {
    canvas = PixelCanvas(width: width, height: height, ground.ownGround)
    self.ground = ground
    self.scale = scale
  }

  /// Draws all cells of `grid`.
  mutating func draw(_ grid: CellGrid) {
    var inks: [Style: CellInk] = [:]
    for y in 0..<grid.height {
      for (x, cell) in grid.row(y).enumerated() {
        let ink = inks[cell.style] ?? CellInk(cell.style, on: ground)
        inks[cell.style] = ink
        if let color = ink.ground { fill(CellRect(x: 0, y: 0, width: 10, height: 20), color, x, y) }
      }
      // Over all grounds of the row, since a wide character reaches over two.
      for (x, cell) in grid.row(y).enumerated() {
        guard let ink = inks[cell.style] else { continue }
        if ink.isUnderlined { fill(CellRect(x: 0, y: 17, width: 10, height: 1), ink.text, x, y) }
        if cell.width > 0, cell.glyph != .space { draw(cell, grid, ink, x, y) }
      }
    }
  }

  private mutating func draw(_ cell: Cell, _ grid: CellGrid, _ ink: CellInk, _ x: Int, _ y: Int) {
    if let scalar = cell.glyph.scalar {
      if let bits = CellBits(scalar) {
        for rect in bits.rects { fill(rect, ink.text, x, y) }
        return
      }
      if let share = CellBits.shade(of: scalar) {
        let color = (ink.ground ?? ground.ownGround).mixed(with: ink.text, share)
        return fill(CellRect(x: 0, y: 0, width: 10, height: 20), color, x, y)
      }
    }
    let text = grid.text(of: cell.glyph)
    if let coverage = coverage(of: Drawing(text: text, isBold: ink.isBold)) {
      canvas.paint(
        coverage, width: CellBits.width * scale, x: x * CellBits.width * scale,
        y: y * CellBits.height * scale, ink.text)
    } else {
      lacking.insert(Character(text))
      for rect in CodeBox.rects(of: text, columns: Int(cell.width)) { fill(rect, ink.text, x, y) }
    }
  }

  /// Paints a rectangle of a cell.
  private mutating func fill(_ rect: CellRect, _ color: RGB, _ x: Int, _ y: Int) {
    let moved = CellRect(
      x: (x * CellBits.width + rect.x) * scale, y: (y * CellBits.height + rect.y) * scale,
      width: rect.width * scale, height: rect.height * scale)
    canvas.fill(moved, color)
  }

  /// How much of each pixel a glyph covers; nil where there is none.
  private mutating func coverage(of drawing: Drawing) -> [UInt8]? {
    if let known = known[drawing] { return known }
    let coverage = GlyphRaster.coverage(of: drawing.text, isBold: drawing.isBold, scale: scale)
    known[drawing] = coverage
    return coverage
  }
}
