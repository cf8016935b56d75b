/// Rectangles of a row by colour, joined where they meet side by side.
struct SVGShapes {
  private var rects: [RGB: [CellRect]] = [:]

  /// Adds a rectangle, given in the units of the picture, to the right of those that are there.
  mutating func add(_ rect: CellRect, _ color: RGB) {
    let known = rects[color, default: []]
    // A cell has few rectangles, so what `rect` could go on from is one of the last.
    let near = known.indices.suffix(CellBits.width).last { place in
      let other = known[place]
      return other.right == rect.x && other.y == rect.y && other.height == rect.height
    }
    if let near {
      rects[color]?[near].width += rect.width
    } else {
      rects[color, default: []].append(rect)
    }
  }

  /// A path for each colour, sorted by its name.
  var paths: [String] {
    rects.map { color, rects in
      let commands = rects.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }
      return #"<path class="\#(SVGClass.fill(color).name)" d="\#(commands.joined())"/>"#
    }.sorted()
  }
}

extension OutlinePath {
  /// The path in the language of SVG, moved to `x`, `y`.
  func commands(x: Int, y: Int) -> String {
    func place(_ point: Point) -> String { "\(x + point.x) \(y + point.y)" }
    return parts.map { part in
      "M" + place(part.start)
        + part.segments.map { segment in
          (segment.control.map { "Q" + place($0) + " " } ?? "L") + place(segment.end)
        }.joined()
    }.joined()
  }
}
