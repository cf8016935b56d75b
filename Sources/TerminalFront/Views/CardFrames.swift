/// The frames around cards: they stand in the gutters, in quarters of a cell, so that neighbours can share one (looks: "Frames").
struct CardFrames {
  private struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// A set of quarters of a cell.
  private struct Quarters: OptionSet, Hashable {
    let rawValue: UInt8

    static let upperLeft = Quarters(rawValue: 1)
    static let upperRight = Quarters(rawValue: 2)
    static let lowerLeft = Quarters(rawValue: 4)
    static let lowerRight = Quarters(rawValue: 8)
    static let upper: Quarters = [.upperLeft, .upperRight]
    static let lower: Quarters = [.lowerLeft, .lowerRight]
    static let left: Quarters = [.upperLeft, .lowerLeft]
    static let right: Quarters = [.upperRight, .lowerRight]
    static let all: Quarters = [.upper, .lower]

    var count: Int { rawValue.nonzeroBitCount }
  }

  /// What the quarters of a cell belong to; none belongs to both.
  private struct Shares {
    var play: Quarters = []
    var focus: Quarters = []
  }

  private var shares: [Place: Shares] = [:]
  private var lines: [Place: (sign: Unicode.Scalar, role: Role)] = [:]
  private let theme: Theme
  /// Whether there are gutters above and below the cards; without them a frame is its two sides.
  private let hasRowGutters: Bool

  init(theme: Theme, hasRowGutters: Bool) {
    self.theme = theme
    self.hasRowGutters = hasRowGutters
  }

  private mutating func give(_ quarters: Quarters, ofX x: Int, y: Int, toFocus: Bool) {
    var cell = shares[Place(x: x, y: y)] ?? Shares()
    cell.play.subtract(quarters)
    cell.focus.subtract(quarters)
    if toFocus { cell.focus.formUnion(quarters) } else { cell.play.formUnion(quarters) }
    shares[Place(x: x, y: y)] = cell
  }

  /// The thick ring around the card that plays.
  mutating func addRing(around card: CellRect) {
    func give(_ quarters: Quarters, _ x: Int, _ y: Int) {
      self.give(quarters, ofX: x, y: y, toFocus: false)
    }
    for y in card.rows {
      give(.right, card.x - 1, y)
      give(.left, card.right, y)
    }
    guard hasRowGutters else { return }
    for x in card.columns {
      give(.lower, x, card.y - 1)
      give(.upper, x, card.bottom)
    }
    give(.lowerRight, card.x - 1, card.y - 1)
    give(.lowerLeft, card.right, card.y - 1)
    give(.upperRight, card.x - 1, card.bottom)
    give(.upperLeft, card.right, card.bottom)
  }

  /// The thin ring around the card that has the turn but does not play.
  mutating func addLine(around card: CellRect, role: Role) {
    func put(_ sign: Unicode.Scalar, _ x: Int, _ y: Int) { lines[Place(x: x, y: y)] = (sign, role) }
    for y in card.rows {
      put("│", card.x - 1, y)
      put("│", card.right, y)
    }
    guard hasRowGutters else { return }
    for x in card.columns {
      put("─", x, card.y - 1)
      put("─", x, card.bottom)
    }
    put("╭", card.x - 1, card.y - 1)
    put("╮", card.right, card.y - 1)
    put("╰", card.x - 1, card.bottom)
    put("╯", card.right, card.bottom)
  }

  /// The four corners of the focused card; whole cells where they must show on a ring without colour.
  mutating func addFocus(around card: CellRect, isFat: Bool) {
    let along = max(1, min(2, card.width / 6))
    for (isRight, isLow) in [(false, false), (true, false), (false, true), (true, true)] {
      let side: Quarters = isRight ? .left : .right
      let edge: Quarters = isLow ? .upper : .lower
      func give(_ quarters: Quarters, _ x: Int, _ y: Int) {
        self.give(isFat ? .all : quarters, ofX: x, y: y, toFocus: true)
      }
      let x = isRight ? card.right : card.x - 1
      give(side, x, isLow ? card.bottom - 1 : card.y)
      guard hasRowGutters else { continue }
      let y = isLow ? card.bottom : card.y - 1
      give(side.intersection(edge), x, y)
      for step in 0..<along {
        give(edge, isRight ? card.right - 1 - step : card.x + step, y)
      }
    }
  }

  func draw(in canvas: inout Canvas) {
    for (place, line) in lines {
      canvas.set(line.sign, x: place.x, y: place.y, style: theme.style(line.role))
    }
    for (place, cell) in shares {
      let (sign, style) =
        theme.symbols == .ascii
        ? ascii(cell) : theme.mode == .none ? colourless(cell) : coloured(cell)
      canvas.set(sign, x: place.x, y: place.y, style: style)
    }
  }

  /// Two frames in one cell: one takes the character's colour, the other its ground.
  ///
  /// Where three colours would meet, the larger part wins, and play where they are equal.
  private func coloured(_ cell: Shares) -> (Unicode.Scalar, Style) {
    let play = theme.style(.play)
    if cell.focus.isEmpty { return (Self.block(cell.play), play) }
    if cell.play.union(cell.focus) == .all, !cell.play.isEmpty {
      // The focus has the terminal's own text colour, which can be a ground only in reverse.
      return (Self.block(cell.play), Style(background: play.foreground, attributes: .reverse))
    }
    return cell.play.count >= cell.focus.count
      ? (Self.block(cell.play), play) : (Self.block(cell.focus), theme.style(.strong))
  }

  /// Without colour the focus is drawn in heavy lines and gives way to a ring.
  private func colourless(_ cell: Shares) -> (Unicode.Scalar, Style) {
    cell.play.isEmpty
      ? (Self.heavyLine(cell.focus), theme.style(.strong))
      : (Self.block(cell.play), theme.style(.play))
  }

  /// The twins of what the terminal would show otherwise.
  ///
  /// Without colour the focus has heavy lines in ASCII too, else it would vanish in the thin ring of its own card.
  private func ascii(_ cell: Shares) -> (Unicode.Scalar, Style) {
    let isPlay = !cell.play.isEmpty
    let isHeavy = isPlay || theme.mode == .none
    let sign: Unicode.Scalar =
      switch isPlay ? cell.play : cell.focus {
      case .left, .right: "|"
      case .upper, .lower: isHeavy ? "=" : "-"
      case .all: "#"
      default: "+"
      }
    return (sign, theme.style(isPlay ? .play : .strong))
  }

  /// The blocks in the order of the raw values of their quarters.
  static let blocks: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  private static func block(_ quarters: Quarters) -> Unicode.Scalar {
    blocks[Int(quarters.rawValue & Quarters.all.rawValue)]
  }

  private static func heavyLine(_ quarters: Quarters) -> Unicode.Scalar {
    switch quarters {
    case .lowerRight: "┏"
    case .lowerLeft: "┓"
    case .upperRight: "┗"
    case .upperLeft: "┛"
    case .upper, .lower: "━"
    case .all: "█"
    default: "┃"
    }
  }
}
