import Testing

@testable import TerminalFront

/// What stands in the cells of a picture, by its text elements and areas alone.
struct SVGReading {
  /// The text of each row without the blanks at its end; what is drawn rather than written is a blank.
  private(set) var rows: [String] = []
  /// The places of the picture that areas and signs begin in, in cells.
  private(set) var drawn: Set<[Int]> = []
  /// The rectangles behind the text and their classes.
  private(set) var grounds: [(rect: CellRect, name: String)] = []

  init(_ root: XMLElement) throws {
    let height = try #require(root.number("height")) / CellBits.height
    let width = try #require(root.number("width")) / CellBits.width
    var cells = Array(repeating: Array(repeating: " ", count: width), count: height)
    for element in root.all {
      switch element.name {
      case "text": try Self.place(element, in: &cells)
      case "rect" where element.attributes["x"] != nil: grounds.append(try Self.ground(element))
      case "path": drawn.formUnion(try Self.starts(of: element))
      default: break
      }
    }
    rows = cells.map { row in
      let text = row.joined()
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }

  private static func place(_ element: XMLElement, in cells: inout [[String]]) throws {
    let x = try #require(element.number("x"))
    let y = try #require(element.number("y"))
    try #require(y % CellBits.height == 15)
    let row = y / CellBits.height
    if let length = element.number("textLength") {
      let characters = Array(element.text)
      try #require(x % CellBits.width == 0 && length == characters.count * CellBits.width)
      for (offset, character) in characters.enumerated() {
        cells[row][x / CellBits.width + offset] = String(character)
      }
    } else {
      // The middle of one cell, or of two.
      let isWide = x % CellBits.width == 0
      let column = isWide ? x / CellBits.width - 1 : x / CellBits.width
      cells[row][column] = element.text
      if isWide { cells[row][column + 1] = "" }
    }
  }

  private static func ground(_ element: XMLElement) throws -> (rect: CellRect, name: String) {
    let numbers = try ["x", "y", "width", "height"].map { try #require(element.number($0)) }
    let rect = CellRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return (rect, element.attributes["class"] ?? "")
  }

  private static func starts(of element: XMLElement) throws -> [[Int]] {
    let path = try #require(element.attributes["d"])
    return try path.split(separator: "M").map { part in
      let numbers = part.split { !$0.isNumber }.prefix(2).map { Int($0) }
      try #require(numbers.count == 2)
      return [try #require(numbers[0]), try #require(numbers[1])]
    }
  }
}

extension TextExport {
  /// The rows of `grid` without what a picture draws rather than writes.
  static func writtenRows(of grid: CellGrid) -> [String] {
    var plain = grid
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        guard let scalar = grid[x, y].glyph.scalar else { continue }
        let isDrawn =
          CellBits(scalar) != nil || CellSign(scalar) != nil || CellBits.shade(of: scalar) != nil
        if isDrawn { plain[x, y] = .blank }
      }
    }
    return rows(of: plain)
  }
}
