/// One row of a frame as SVG: what is painted behind it, what is drawn, and the text on top.
struct SVGRow {
  private let y: Int
  private let ground: Ground
  private var grounds: [SVGRun] = []
  private var shapes = SVGShapes()
  private var signs: [String] = []
  private var texts: [SVGRun] = []
  /// The classes that its elements have.
  private(set) var classes: Set<SVGClass> = []

  /// Row `y`, still without anything on it.
  init(y: Int, ground: Ground) {
    self.y = y
    self.ground = ground
  }

  private var top: Int { y * CellBits.height }

  /// The row as a group, a line an element; nothing where all is blank.
  var text: String {
    let lines = grounds.map(rect) + shapes.paths + signs + texts.map(element)
    return lines.isEmpty ? "" : "<g>\n" + lines.map { $0 + "\n" }.joined() + "</g>\n"
  }

  /// Draws the cells of the row of `grid`.
  mutating func draw(_ grid: CellGrid) {
    var inks: [Style: CellInk] = [:]
    for (x, cell) in grid.row(y).enumerated() {
      let ink = inks[cell.style] ?? CellInk(cell.style, on: ground)
      inks[cell.style] = ink
      paint(ink, x: x)
      if ink.isUnderlined { add(CellBits(0..<CellBits.width, 17..<18), ink.text, x: x) }
      if cell.width > 0 { draw(cell, grid, ink, x: x) }
    }
  }

  private mutating func paint(_ ink: CellInk, x: Int) {
    guard let color = ink.ground else { return }
    classes.insert(.fill(color))
    if let last = grounds.last, last.ink.ground == color, last.end == x {
      grounds[grounds.count - 1].columns += 1
    } else {
      grounds.append(SVGRun(x: x, columns: 1, ink: ink))
    }
  }

  private mutating func draw(_ cell: Cell, _ grid: CellGrid, _ ink: CellInk, x: Int) {
    if let scalar = cell.glyph.scalar {
      if scalar == " " { return }
      if let bits = CellBits(scalar) { return add(bits, ink.text, x: x) }
      if let share = CellBits.shade(of: scalar) {
        let color = (ink.ground ?? ground.ownGround).mixed(with: ink.text, share)
        return add(CellBits(0..<CellBits.width, 0..<CellBits.height), color, x: x)
      }
      if let sign = CellSign(scalar) { return add(sign, ink, x: x) }
    }
    add(grid.text(of: cell.glyph), cell, ink, x: x)
  }

  private mutating func add(_ bits: CellBits, _ color: RGB, x: Int) {
    classes.insert(.fill(color))
    for rect in bits.rects {
      shapes.add(
        CellRect(
          x: x * CellBits.width + rect.x, y: top + rect.y, width: rect.width, height: rect.height),
        color)
    }
  }

  private mutating func add(_ sign: CellSign, _ ink: CellInk, x: Int) {
    let name = sign.isFilled ? SVGClass.fill(ink.text) : .stroke(ink.text)
    classes.insert(name)
    let pen =
      sign.isFilled ? "" : #" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round""#
    let path = sign.path.commands(x: x * CellBits.width, y: top)
    signs.append(
      #"<path class="\#(name.name)"\#(pen) shape-rendering="auto" d="\#(path)"/>"#)
  }

  /// Adds text, to the last run where it goes on from there.
  private mutating func add(_ text: String, _ cell: Cell, _ ink: CellInk, x: Int) {
    classes.insert(.fill(ink.text))
    if ink.isBold { classes.insert(.bold) }
    let isPlain = cell.width == 1 && (cell.glyph.scalar.map(Self.isInEveryFont) ?? false)
    if isPlain, let last = texts.last, last.isPlain, last.ink.text == ink.text,
      last.ink.isBold == ink.isBold, x - last.end <= 1
    {
      let blank = x == last.end ? "" : " "
      texts[texts.count - 1].text += blank + text
      texts[texts.count - 1].columns = x + 1 - last.x
    } else {
      texts.append(
        SVGRun(x: x, columns: Int(cell.width), ink: ink, text: text, isPlain: isPlain))
    }
  }

  /// Whether every monospace font has `scalar`, as wide as all others.
  ///
  /// Another one comes from who knows which font, so it must not move its neighbours.
  private static func isInEveryFont(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x17F: true
    case 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC:
      true
    default: false
    }
  }

  private func rect(_ run: SVGRun) -> String {
    let name = run.ink.ground.map { SVGClass.fill($0).name } ?? ""
    return """
      <rect class="\(name)" x="\(run.x * CellBits.width)" y="\(top)" \
      width="\(run.columns * CellBits.width)" height="\(CellBits.height)"/>
      """
  }

  /// A run of text fills its columns exactly; a lone character stands in their middle, undistorted.
  private func element(_ run: SVGRun) -> String {
    let names = (run.ink.isBold ? ["bold"] : []) + [SVGClass.fill(run.ink.text).name]
    let (x, width) = (run.x * CellBits.width, run.columns * CellBits.width)
    let place =
      run.isPlain
      ? #"x="\#(x)" y="\#(top + 15)" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""#
      : #"x="\#(x + width / 2)" y="\#(top + 15)" text-anchor="middle""#
    return """
      <text class="\(names.joined(separator: " "))" \(place)>\(SVGText.escaped(run.text))</text>
      """
  }
}

/// Cells of one row that are one element.
struct SVGRun {
  /// The first column.
  let x: Int
  /// How many columns there are.
  var columns: Int
  /// What they look like.
  let ink: CellInk
  /// The text in them, if there is any.
  var text = ""
  /// Whether each character of the text takes one column in every font.
  var isPlain = false

  /// The first column after it.
  var end: Int { x + columns }
}
