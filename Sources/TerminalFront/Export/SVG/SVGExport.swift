/// A frame as a picture in SVG 1.1, which needs no font but the viewer's monospace one.
///
/// A cell is 10 units wide and 20 high and every coordinate is a whole number. Blocks, lines, Braille and
/// feedtui's own signs are drawn, so they meet without seams; text is text, which can be selected, searched
/// and read aloud. The document holds no script, no link and nothing that depends on time or place.
///
/// Each row is a group of its own, a line an element, and classes are named after their colours, so a frame
/// that differs in one cell differs in a few lines.
public enum SVGExport {
  /// The picture of `grid`, called `title`, where the terminal's own colours are those of `ground`.
  public static func text(of grid: CellGrid, ground: Ground, title: String) -> String {
    var body = ""
    var classes: Set<SVGClass> = [.fill(ground.ownGround)]
    for y in 0..<grid.height {
      var row = SVGRow(y: y, ground: ground)
      row.draw(grid)
      body += row.text
      classes.formUnion(row.classes)
    }
    let width = grid.width * CellBits.width
    let height = grid.height * CellBits.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(SVGText.escaped(title))</title>
      <desc>\(TextExport.rows(of: grid).map(SVGText.escaped).joined(separator: "\n"))</desc>
      <style>
      \(classes.map(\.rule).sorted().joined(separator: "\n"))
      </style>
      <g font-family="ui-monospace,monospace" font-size="16" shape-rendering="crispEdges">
      <rect class="\(SVGClass.fill(ground.ownGround).name)" width="\(width)" height="\(height)"/>
      \(body)</g>
      </svg>

      """
  }
}

/// A class of elements that look alike.
enum SVGClass: Hashable {
  /// An area or a text of this colour.
  case fill(RGB)
  /// A line of this colour.
  case stroke(RGB)
  /// Heavier text.
  case bold

  var name: String {
    switch self {
    case .fill(let color): "f-\(color.digits)"
    case .stroke(let color): "s-\(color.digits)"
    case .bold: "bold"
    }
  }

  /// What the style sheet says of it.
  var rule: String {
    switch self {
    case .fill(let color): ".\(name){fill:#\(color.digits)}"
    case .stroke(let color): ".\(name){stroke:#\(color.digits);fill:none}"
    case .bold: ".\(name){font-weight:bold}"
    }
  }
}
