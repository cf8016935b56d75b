/// The rows of the help, laid out for so many cells: in two columns where these are wide enough.
struct HelpText {
  /// A piece of text and where it begins.
  struct Piece {
    let text: String
    let role: Role
    let x: Int
    let y: Int
  }

  /// What is shown.
  private(set) var pieces: [Piece] = []
  /// Rows of cells that are used.
  private(set) var height = 0
  /// How many rows of keys are shown.
  private(set) var shown = 0
  /// How many rows of keys after these find no room.
  private(set) var omitted = 0

  private let symbols: SymbolSet
  /// The most rows there are.
  private let rows: Int

  /// A heading with its rows.
  private typealias Section = (group: KeyTable.Group, rows: [KeyTable.Row])

  /// The help in at most `rows` rows of `width` columns, without the first `skipped` rows of keys.
  init(width: Int, rows: Int, skipping skipped: Int = 0, symbols: SymbolSet) {
    self.symbols = symbols
    self.rows = rows
    var left = skipped
    let sections = KeyTable.Group.allCases.compactMap { group -> Section? in
      let all = KeyTable.rows.filter { $0.group == group }
      let rest = all.dropFirst(left)
      left = max(0, left - all.count)
      return rest.isEmpty ? nil : (group, Array(rest))
    }
    let (first, second) = Self.split(sections)
    let indent = 2
    let middle = indent + self.width(of: first) + 3
    let room = width - 1 - self.width(of: second)
    if middle <= room {
      place(first, x: indent)
      place(second, x: max(middle, min(width / 2 + 4, room)))
    } else {
      let hasHeadings = self.width(of: sections) <= width
      let used = self.width(of: sections, hasHeadings: hasHeadings)
      place(sections, x: max(0, min(indent, width - used)), hasHeadings: hasHeadings)
    }
  }

  /// Two columns of like height.
  private static func split(_ sections: [Section]) -> (ArraySlice<Section>, ArraySlice<Section>) {
    let halves = sections.indices.map { (sections[..<$0], sections[$0...]) }
    func tallest(_ half: (ArraySlice<Section>, ArraySlice<Section>)) -> Int {
      max(height(of: half.0, gap: 1), height(of: half.1, gap: 1))
    }
    return halves.min { tallest($0) < tallest($1) } ?? (sections[...], [])
  }

  private static func height(of sections: some Sequence<Section>, gap: Int) -> Int {
    sections.reduce(-gap) { $0 + $1.rows.count + gap }
  }

  private func width(of text: String) -> Int {
    TextWidth.width(of: text, symbols: symbols)
  }

  private func headingWidth(of sections: some Sequence<Section>) -> Int {
    sections.map { width(of: $0.group.rawValue) }.max() ?? 0
  }

  private func keysWidth(of sections: some Sequence<Section>) -> Int {
    sections.flatMap(\.rows).map { width(of: $0.keys) }.max() ?? 0
  }

  private func width(of sections: some Sequence<Section>, hasHeadings: Bool = true) -> Int {
    let meanings = sections.flatMap(\.rows).map { width(of: $0.meaning) }.max() ?? 0
    return (hasHeadings ? headingWidth(of: sections) + 2 : 0) + keysWidth(of: sections) + 2
      + meanings
  }

  /// Places sections below each other, a blank row between two where there is room for all.
  private mutating func place(
    _ sections: some Collection<Section>, x: Int, hasHeadings: Bool = true
  ) {
    let gap = Self.height(of: sections, gap: 1) <= rows ? 1 : 0
    let keys = x + (hasHeadings ? headingWidth(of: sections) + 2 : 0)
    let meanings = keys + keysWidth(of: sections) + 2
    var y = 0
    for section in sections {
      if hasHeadings, y < rows {
        pieces.append(Piece(text: section.group.rawValue, role: .quiet, x: x, y: y))
      }
      for row in section.rows {
        if y < rows {
          pieces.append(Piece(text: row.keys, role: .strong, x: keys, y: y))
          pieces.append(Piece(text: row.meaning, role: .text, x: meanings, y: y))
          height = max(height, y + 1)
          shown += 1
        } else {
          omitted += 1
        }
        y += 1
      }
      y += gap
    }
  }
}
