/// The columns of a deck that scrolls downwards: arithmetic, so that asking where an item lies allocates nothing.
enum DeckColumns: Hashable, Sendable {
  /// On the terminal, in whole cells.
  case cells(CellColumns)
  /// On a phone or tablet, in points.
  case points(PointColumns)

  /// How many there are, at least 1.
  var count: Int {
    switch self {
    case .cells(let columns): columns.count
    case .points(let columns): columns.count
    }
  }

  /// The left edge of a column within the frame, in points.
  func x(of column: Int) -> Double {
    switch self {
    case .cells(let columns): columns.x(of: column)
    case .points(let columns): columns.x(of: column)
    }
  }

  /// The width of a column, in points.
  func width(of column: Int) -> Double {
    switch self {
    case .cells(let columns): columns.width(of: column)
    case .points(let columns): columns.width
    }
  }
}

/// Columns of one width with the same room between them.
struct PointColumns: Hashable, Sendable {
  let count: Int
  let width: Double
  private let start: Double
  private let pitch: Double

  /// `wanted` columns, or as many as leave each a point to show, within `room` points from `start` on.
  init(_ wanted: Int, from start: Double, room: Double, spacing: Double) {
    let most = (max(1, room) + spacing) / (1 + spacing)
    count = max(1, min(wanted, Int(min(most, 1000).rounded(.down))))
    width = max(1, (room - Double(count - 1) * spacing) / Double(count))
    self.start = start
    pitch = width + spacing
  }

  func x(of column: Int) -> Double { start + Double(column) * pitch }
}
