/// What a scalar does to a row of cells, by a table of feedtui's own: Unicode 14, ambiguous widths
/// as 1.
///
/// No locale and no C library is asked, so that the same text gives the same frame everywhere. The
/// tables agree with the library that ncurses counts columns with; `Scripts/width-tables.py` writes
/// them.
enum WidthTable {
  /// What a scalar does to a row of cells.
  enum Kind: Hashable {
    /// It takes this many columns, 1 or 2.
    case columns(Int)
    /// It takes this many columns and shows nothing.
    case blank(Int)
    /// It stands on the scalar before it.
    case mark
    /// It parts lines or columns of text.
    case separator
    /// It shows nothing, or nothing that all terminals agree on.
    case invisible
    /// It has a width, but not the same on all terminals.
    case unknown
  }

  /// What `scalar` does to a row of cells.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x21..<0x7F, 0x00A1..<0x00AD, 0x00AE..<0x0300, 0x2500..<0x25A0: .columns(1)
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: .blank(1)
    case 0x3000: .blank(2)
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .separator
    case 0..<0x20, 0x7F..<0xA0: .invisible
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: .columns(2)
    case let value: kindByTables(of: value)
    }
  }

  private static func kindByTables(of value: UInt32) -> Kind {
    if holds(wide, value) { return .columns(2) }
    if holds(marks, value) { return .mark }
    if holds(invisible, value) { return .invisible }
    return holds(unknown, value) ? .unknown : .columns(1)
  }

  /// Whether `value` lies in one of the ascending ranges, each given by its first and its last
  /// value.
  private static func holds(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }
}
