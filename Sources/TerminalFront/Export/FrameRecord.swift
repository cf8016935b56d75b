/// A frame as a text to be read and compared: its size, its rows, then the style of each cell as a letter, and what the letters
/// mean.
///
/// The colours of pictures would need thousands of letters: their cells are `*`, and behind each
/// row stands a sum over them.
public struct FrameRecord {
  private var letters: [Style: Character] = [:]
  private var legend: [String] = []

  /// What cells of the terminal's own colours have instead of a letter.
  private static let plain: Character = "."
  private static let picture: Character = "*"
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      + "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩбвгджзийклмнптуфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЭЮЯ")

  /// The text of `grid`; equal frames have equal texts, and others differ in theirs.
  public static func text(of grid: CellGrid) -> String {
    var record = FrameRecord()
    let styles = (0..<grid.height).map { record.styles(ofRow: $0, grid) }
    return (["\(grid.width)x\(grid.height)"] + TextExport.rows(of: grid) + styles + record.legend)
      .map { $0 + "\n" }.joined()
  }

  private mutating func styles(ofRow y: Int, _ grid: CellGrid) -> String {
    var row = ""
    var sum = PosterDraws.hash([])
    var hasPicture = false
    for cell in grid.row(y) {
      if !Self.isPicture(cell), let letter = letter(of: cell.style) {
        row.append(letter)
      } else {
        row.append(Self.picture)
        hasPicture = true
        sum = PosterDraws.hash(Self.name(of: cell.style).utf8, goingOnFrom: sum)
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

  /// The letter of a style; nil where there are more styles than letters.
  private mutating func letter(of style: Style) -> Character? {
    if style == .plain { return Self.plain }
    if let known = letters[style] { return known }
    guard letters.count < Self.alphabet.count else { return nil }
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
