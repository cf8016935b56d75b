/// The cells that a text takes in a row, in order, reduced to what every terminal shows alike.
///
/// Nothing that could move the cursor or a neighbour comes through: control characters, bidi
/// controls, joiners, selectors and lone marks vanish, and line breaks and tabs between words
/// become one blank. An emoji keeps its base alone, a flag its two letters, a keycap its digit, a
/// letter at most four marks. A scalar that terminals do not agree on shows as U+FFFD.
///
/// The cells are made one cluster at a time, so whoever stops early pays for what was taken only.
public struct TextCells: Sequence, IteratorProtocol, Sendable {
  /// Bytes of a text that are looked at.
  ///
  /// A terminal counts its columns in 16 bits, so no row shows more.
  public static let longestText = 65_536

  private let text: String
  private let symbols: SymbolSet
  private var position: String.Index
  /// Cells made and not yet taken.
  private var ready: [TextCell] = []
  private var taken = 0
  /// Whether line breaks or tabs came after the last word.
  private var owesBlank = false
  private var endsInBlank = true

  /// The cells of `text`, drawn with `symbols`.
  public init(_ text: String, symbols: SymbolSet = .unicode) {
    self.text = Self.start(of: text)
    self.symbols = symbols
    position = self.text.startIndex
  }

  /// The next cell, or nil at the end of the text.
  public mutating func next() -> TextCell? {
    while true {
      if taken < ready.count {
        taken += 1
        return ready[taken - 1]
      }
      guard position < text.endIndex else { return nil }
      ready.removeAll(keepingCapacity: true)
      taken = 0
      readCluster()
    }
  }

  /// What is looked at of `text`: it ends between two scalars.
  ///
  /// A long text is copied so far, since finding the borders of clusters in a slice of a string can
  /// cost as much as the whole string.
  private static func start(of text: String) -> String {
    let bytes = text.utf8
    guard
      var end = bytes.index(bytes.startIndex, offsetBy: longestText, limitedBy: bytes.endIndex),
      end < bytes.endIndex
    else { return text }
    while bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    return String(text[..<end])
  }

  private mutating func readCluster() {
    let bytes = text.utf8
    let byte = bytes[position]
    let after = bytes.index(after: position)
    // Two ASCII bytes are two clusters, and most text is ASCII.
    if 0x20..<0x7F ~= byte, after == bytes.endIndex || bytes[after] < 0x80 {
      position = after
      add(TextCell(Unicode.Scalar(byte)))
      return
    }
    let next = text.index(after: position)
    let reduction = ClusterReduction(text.unicodeScalars[position..<next])
    position = next
    if reduction.isSeparator { owesBlank = !endsInBlank }
    for cell in reduction.cells { add(cell) }
  }

  private mutating func add(_ cell: TextCell) {
    if owesBlank, !cell.isBlank { ready.append(TextCell(" ")) }
    owesBlank = false
    endsInBlank = cell.isBlank
    if symbols == .unicode {
      ready.append(cell)
    } else {
      ready.append(contentsOf: symbols.twins(of: cell))
    }
  }
}
