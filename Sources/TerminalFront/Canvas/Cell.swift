/// What a cell shows: one Unicode scalar, or a grapheme cluster that stands in its grid's table.
public struct Glyph: Hashable, Sendable {
  /// A scalar's value, or `clusterBit` and an index.
  private let bits: UInt32

  private static let clusterBit: UInt32 = 1 << 31

  /// A glyph of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    bits = scalar.value
  }

  /// The cluster at `index` of the grid's table.
  init(cluster index: Int) {
    bits = Self.clusterBit | UInt32(truncatingIfNeeded: index)
  }

  /// A blank.
  public static let space = Glyph(" ")

  /// The scalar, unless the glyph is a cluster of several.
  public var scalar: Unicode.Scalar? {
    Unicode.Scalar(bits)
  }

  /// The place in the grid's table of clusters, if the glyph is one.
  var clusterIndex: Int? {
    bits & Self.clusterBit == 0 ? nil : Int(bits & ~Self.clusterBit)
  }
}

/// One character cell of a frame, 16 bytes.
public struct Cell: Hashable, Sendable {
  /// What the cell shows; a blank in the second half of a wide character.
  public var glyph: Glyph
  /// The colours and attributes it is shown in.
  public var style: Style
  /// Columns the glyph takes: 1 or 2; 0 marks the second half of the wide glyph to the left.
  public var width: UInt8

  /// A cell that shows `glyph` in `style`.
  public init(_ glyph: Glyph = .space, width: UInt8 = 1, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
    self.width = width
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()
}
