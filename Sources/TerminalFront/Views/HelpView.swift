/// The keys, in a box over what is dimmed behind it (K1).
struct HelpView {
  let scene: Scene

  private static let largestWidth = 82
  private static let largestHeight = 21
  /// The narrowest box with two columns of keys.
  private static let twoColumns = 64
  private static let footer = "any key closes"

  /// A heading with its rows.
  typealias Section = (group: KeyTable.Group, rows: [KeyTable.Row])

  func draw(in canvas: inout Canvas) {
    let layout = scene.layout
    let behind = CellRect(
      x: 0, y: layout.deck.y, width: layout.deck.width, height: layout.status.y - layout.deck.y)
    canvas.fade(behind, theme: scene.theme)
    let width = min(Self.largestWidth, canvas.bounds.width - 2)
    let columns = sections(inWidth: width)
    let rows = columns.map { height(of: $0) }.max() ?? 0
    let boxHeight = min(Self.largestHeight, rows + 4, behind.height)
    let box = CellRect(
      x: (canvas.bounds.width - width) / 2, y: behind.y + max(0, behind.height - boxHeight) / 2,
      width: width, height: boxHeight)
    drawBox(box, in: &canvas)
    canvas.forgetHitAreas()
    canvas.mark(canvas.bounds, .command(.app(.toggleHelp)))
    let inside = CellRect(
      x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2)
    canvas.clipped(to: inside) { canvas in
      let y = box.y + (boxHeight < rows + 4 ? 1 : 2)
      let left = box.x + 3
      draw(columns[0], x: left, y: y, in: &canvas)
      guard columns.count > 1 else { return }
      let half = max((box.width - 4) / 2, Widths(columns[0], canvas).total + 3)
      let x = min(left + half, box.right - 3 - Widths(columns[1], canvas).total)
      draw(columns[1], x: x, y: y, in: &canvas)
    }
  }

  /// How wide the parts of a column of sections are.
  private struct Widths {
    let heading: Int
    let keys: Int
    let meaning: Int

    /// The whole column, gaps of two included.
    var total: Int { heading + keys + meaning + 4 }

    init(_ sections: [Section], _ canvas: Canvas) {
      heading = sections.map { canvas.width(of: $0.group.rawValue) }.max() ?? 0
      keys = sections.flatMap(\.rows).map { canvas.width(of: $0.keys) }.max() ?? 0
      meaning = sections.flatMap(\.rows).map { canvas.width(of: $0.meaning) }.max() ?? 0
    }
  }

  /// The sections in one column or two of like height.
  private func sections(inWidth width: Int) -> [[Section]] {
    let sections = KeyTable.Group.allCases.map { group in
      (group: group, rows: KeyTable.rows.filter { $0.group == group })
    }
    guard width >= Self.twoColumns else { return [sections] }
    let first =
      sections.indices.dropLast().min {
        tallest(splitting: sections, after: $0) < tallest(splitting: sections, after: $1)
      } ?? 0
    return [Array(sections[...first]), Array(sections[(first + 1)...])]
  }

  private func tallest(splitting sections: [Section], after index: Int) -> Int {
    max(height(of: Array(sections[...index])), height(of: Array(sections[(index + 1)...])))
  }

  private func height(of sections: [Section]) -> Int {
    sections.reduce(-1) { $0 + $1.rows.count + 1 }
  }

  private func draw(_ sections: [Section], x: Int, y: Int, in canvas: inout Canvas) {
    let widths = Widths(sections, canvas)
    var y = y
    for section in sections {
      canvas.put(section.group.rawValue, x: x, y: y, style: scene.style(.quiet))
      for row in section.rows {
        let keys = x + widths.heading + 2
        canvas.put(row.keys, x: keys, y: y, style: scene.style(.strong))
        canvas.put(row.meaning, x: keys + widths.keys + 2, y: y, style: scene.style(.text))
        y += 1
      }
      y += 1
    }
  }

  private func drawBox(_ box: CellRect, in canvas: inout Canvas) {
    canvas.fill(box, style: .plain)
    let style = scene.style(.quiet)
    for x in box.columns {
      canvas.set("─", x: x, y: box.y, style: style)
      canvas.set("─", x: x, y: box.bottom - 1, style: style)
    }
    for y in box.rows {
      canvas.set("│", x: box.x, y: y, style: style)
      canvas.set("│", x: box.right - 1, y: y, style: style)
    }
    canvas.set("╭", x: box.x, y: box.y, style: style)
    canvas.set("╮", x: box.right - 1, y: box.y, style: style)
    canvas.set("╰", x: box.x, y: box.bottom - 1, style: style)
    canvas.set("╯", x: box.right - 1, y: box.bottom - 1, style: style)
    canvas.put(" Keys ", x: box.x + 2, y: box.y, style: scene.style(.strong))
    canvas.put(" \(Self.footer) ", endingAt: box.right - 2, y: box.bottom - 1, style: style)
  }
}
