/// A sign of feedtui's own, or a round line, that pictures draw since few fonts have it.
///
/// Its grid is that of `CellBits`, 10 across and 20 down.
struct CellSign: Hashable, Sendable {
  /// What is drawn.
  let path: OutlinePath
  /// Whether the path encloses an area; otherwise a pen goes along it.
  let isFilled: Bool

  /// The sign that `scalar` is, if it is one.
  init?(_ scalar: Unicode.Scalar) {
    guard let sign = Self.all[scalar] else { return nil }
    self = sign
  }

  private init(_ path: OutlinePath, isFilled: Bool) {
    self.path = path
    self.isFilled = isFilled
  }

  /// Every sign.
  static let all: [Unicode.Scalar: CellSign] = Dictionary(
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let scalar = words[0].unicodeScalars.first,
        let path = OutlinePath(words[2])
      else { return nil }
      return (scalar, CellSign(path, isFilled: words[1] == "fill"))
    }, uniquingKeysWith: { first, _ in first })

  /// A sign a line: how it is drawn, and along which path.
  static let table = """
    ► fill 1,4 9,10 1,16 1,4
    ◄ fill 9,4 1,10 9,16 9,4
    ▲ fill 5,5 9,15 1,15 5,5
    ▼ fill 5,15 9,5 1,5 5,15
    ▶ fill 1,4 9,10 1,16 1,4
    ◀ fill 9,4 1,10 9,16 9,4
    ◦ pen 5,8 (7,8) 7,10 (7,12) 5,12 (3,12) 3,10 (3,8) 5,8
    ✓ pen 1,11 4,14 9,6
    ✗ pen 1,6 9,14 / 9,6 1,14
    ↻ pen 9,10 (9,14) 5,14 (1,14) 1,10 (1,6) 5,6 8,6 / 6,4 8,6 6,8
    ↑ pen 5,15 5,5 / 1,9 5,5 9,9
    ↓ pen 5,5 5,15 / 1,11 5,15 9,11
    ← pen 9,10 1,10 / 5,6 1,10 5,14
    → pen 1,10 9,10 / 5,6 9,10 5,14
    ╭ fill 4,20 4,15 (4,9) 10,9 10,10 (5,10) 5,15 5,20 4,20
    ╮ fill 0,9 (5,9) 5,15 5,20 4,20 4,15 (4,10) 0,10 0,9
    ╯ fill 4,0 5,0 5,5 (5,10) 0,10 0,9 (4,9) 4,5 4,0
    ╰ fill 4,0 5,0 5,5 (5,9) 10,9 10,10 (4,10) 4,5 4,0
    ╱ pen 0,20 10,0
    ╲ pen 0,0 10,20
    ╳ pen 0,20 10,0 / 0,0 10,20
    """
}
