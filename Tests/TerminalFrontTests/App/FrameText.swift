import Testing

@testable import TerminalFront

/// A frame as a text to be read and compared: its rows, then the style of each cell as a letter.
///
/// The colours of pictures would need thousands of letters: their cells are `*`, and behind each
/// row stands a sum over them.
struct FrameText {
  private var letters: [Style: Character] = [:]
  private var legend: [String] = []

  /// What cells of the terminal's own colours have instead of a letter.
  private static let plain: Character = "."
  private static let picture: Character = "*"
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      + "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩбвгджзийклмнптуфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЭЮЯ")

  static func text(of grid: CellGrid) throws -> String {
    var frame = FrameText()
    let styles = try (0..<grid.height).map { try frame.styles(ofRow: $0, grid) }
    return (["\(grid.width)x\(grid.height)"] + TextExport.rows(of: grid) + styles + frame.legend)
      .map { $0 + "\n" }.joined()
  }

  private mutating func styles(ofRow y: Int, _ grid: CellGrid) throws -> String {
    var row = ""
    var sum = PosterDraws.hash([])
    var hasPicture = false
    for cell in grid.row(y) {
      if Self.isPicture(cell) {
        row.append(Self.picture)
        hasPicture = true
        sum = PosterDraws.hash(Self.name(of: cell.style).utf8, goingOnFrom: sum)
      } else {
        row.append(try letter(of: cell.style))
      }
    }
    while row.last == Self.plain { row.removeLast() }
    return hasPicture ? "\(row) \(String(sum, radix: 16))" : row
  }

  /// Only pictures have blocks with two colours, or a blank whose text has the colour of its ground.
  private static func isPicture(_ cell: Cell) -> Bool {
    let style = cell.style
    guard style.attributes.isEmpty, style.foreground != .own, style.background != .own else {
      return false
    }
    let blocks: [Glyph] = [.upperHalf, .lightShade, .mediumShade, .darkShade]
    return blocks.contains(cell.glyph)
      || cell.glyph == .space && style.foreground == style.background
  }

  private mutating func letter(of style: Style) throws -> Character {
    if style == .plain { return Self.plain }
    if let known = letters[style] { return known }
    try #require(letters.count < Self.alphabet.count, "more styles than letters")
    let letter = Self.alphabet[letters.count]
    letters[style] = letter
    legend.append("\(letter) \(Self.name(of: style))")
    return letter
  }

  private static func name(of style: Style) -> String {
    let attributes: [(Attributes, String)] = [
      (.bold, " bold"), (.dim, " dim"), (.underline, " underline"), (.reverse, " reverse"),
    ]
    return "\(name(of: style.foreground)) on \(name(of: style.background))"
      + attributes.filter { style.attributes.contains($0.0) }.map(\.1).joined()
  }

  private static func name(of color: Color) -> String {
    switch color.kind {
    case .own: "own"
    case .palette(let entry): "\(entry)"
    case .rgb(let rgb): "#" + String(String(rgb.bits | 1 << 24, radix: 16).dropFirst())
    }
  }
}

extension PosterDraws {
  fileprivate static func hash(_ bytes: some Sequence<UInt8>, goingOnFrom sum: UInt64) -> UInt64 {
    bytes.reduce(sum) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
