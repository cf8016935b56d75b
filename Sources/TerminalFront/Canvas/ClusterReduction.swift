/// A grapheme cluster reduced to what every terminal shows alike.
struct ClusterReduction {
  /// The cells that are left of it, the first of which starts the cluster.
  private(set) var cells: [TextCell] = []
  /// Whether it parts lines or columns of text.
  private(set) var isSeparator = false
  /// Whether the scalar before was a joiner.
  private var isJoined = false
  /// Whether marks belong to a scalar that was left out.
  private var skipsMarks = false

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  init(_ scalars: Substring.UnicodeScalarView) {
    for scalar in scalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let letter = Self.letter(ofRegional: scalar) { return add(letter, width: 1) }
    switch WidthTable.kind(of: scalar) {
    case .columns(let width):
      if isJoined, !Self.isLetter(scalar) { return skipsMarks = true }
      add(scalar, width: width)
    case .blank(let width):
      for _ in 0..<width { add(" ", width: 1) }
    case .mark: addMark(scalar)
    case .separator: isSeparator = true
    case .invisible:
      isJoined = scalar == Self.joiner
      composeSyllable(with: scalar)
    case .unknown:
      // In a cluster it is most likely a mark of a newer Unicode.
      if cells.isEmpty { add(Self.replacement, width: 1) } else { skipsMarks = true }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, width: Int) {
    cells.append(TextCell(scalar, width: width, startsCluster: cells.isEmpty))
    isJoined = false
    skipsMarks = false
  }

  private mutating func addMark(_ mark: Unicode.Scalar) {
    guard !skipsMarks, let last = cells.last, !last.isBlank, last.marks.count < TextCell.mostMarks
    else { return }
    cells[cells.count - 1].marks.append(mark)
  }

  /// Puts a vowel or a final consonant of Hangul into the syllable before it, where one scalar
  /// shows both.
  private mutating func composeSyllable(with jamo: Unicode.Scalar) {
    guard let last = cells.last, last.marks.isEmpty,
      let syllable = Hangul.syllable(last.scalar, jamo)
    else { return }
    cells[cells.count - 1] = TextCell(syllable, width: 2, startsCluster: last.startsCluster)
  }

  /// The letter that a regional indicator, half of a flag, stands for.
  private static func letter(ofRegional scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard 0x1F1E6...0x1F1FF ~= scalar.value else { return nil }
    return Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))
  }

  /// Whether a joiner before the scalar joins letters, as in Indic scripts, rather than pictures.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
