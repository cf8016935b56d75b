/// What one cell of a row shows, or two where it is wide.
public struct TextCell: Hashable, Sendable {
  /// The scalar that gives the cell its width.
  public let scalar: Unicode.Scalar
  /// The marks that stand on it, at most `TextCell.mostMarks`.
  public internal(set) var marks: [Unicode.Scalar] = []
  /// Columns it takes, 1 or 2.
  public let width: Int
  /// Whether a grapheme cluster of the text begins here, so that the text may be cut before it.
  public let startsCluster: Bool

  /// As many marks as terminals keep on one cell.
  public static let mostMarks = 4

  init(_ scalar: Unicode.Scalar, width: Int = 1, startsCluster: Bool = true) {
    self.scalar = scalar
    self.width = width
    self.startsCluster = startsCluster
  }

  /// The text of the cell.
  public var text: String {
    var text = String(Character(scalar))
    text.unicodeScalars.append(contentsOf: marks)
    return text
  }

  /// Whether the cell shows nothing.
  public var isBlank: Bool { scalar == " " }
}
