/// The frames around cards: they stand in the gutters, in quarters of a cell, so that neighbours can share one (looks: "Frames").
struct CardFrames {
  /// What a quarter of a cell belongs to.
  private enum Owner: Hashable {
    case play
    case focus
  }

  private struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// The quarters of a cell: upper left, upper right, lower left, lower right.
  private struct Quarters {
    var owners: [Owner?] = [nil, nil, nil, nil]

    func bits(of owner: Owner) -> Int {
      owners.enumerated().reduce(0) { $1.element == owner ? $0 | 1 << $1.offset : $0 }
    }

    var filled: Int { bits(of: .play) | bits(of: .focus) }
  }

  private var quarters: [Place: Quarters] = [:]
  private var lines: [Place: (sign: Unicode.Scalar, role: Role)] = [:]
  private let theme: Theme
  /// Whether there are gutters above and below the cards; without them a frame is its two sides.
  private let hasRowGutters: Bool

  init(theme: Theme, hasRowGutters: Bool) {
    self.theme = theme
    self.hasRowGutters = hasRowGutters
  }

  private mutating func mark(_ x: Int, _ y: Int, _ indexes: [Int], _ owner: Owner) {
    for index in indexes { quarters[Place(x: x, y: y), default: Quarters()].owners[index] = owner }
  }

  /// The thick ring around the card that plays.
  mutating func addRing(around card: CellRect) {
    for y in card.rows {
      mark(card.x - 1, y, [1, 3], .play)
      mark(card.right, y, [0, 2], .play)
    }
    guard hasRowGutters else { return }
    for x in card.columns {
      mark(x, card.y - 1, [2, 3], .play)
      mark(x, card.bottom, [0, 1], .play)
    }
    mark(card.x - 1, card.y - 1, [3], .play)
    mark(card.right, card.y - 1, [2], .play)
    mark(card.x - 1, card.bottom, [1], .play)
    mark(card.right, card.bottom, [0], .play)
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
    let all = [0, 1, 2, 3]
    for (isRight, isLow) in [(false, false), (true, false), (false, true), (true, true)] {
      let x = isRight ? card.right : card.x - 1
      let y = isLow ? card.bottom : card.y - 1
      mark(x, isLow ? card.bottom - 1 : card.y, isFat ? all : isRight ? [0, 2] : [1, 3], .focus)
      guard hasRowGutters else { continue }
      let inner = isLow ? (isRight ? 0 : 1) : (isRight ? 2 : 3)
      mark(x, y, isFat ? all : [inner], .focus)
      for step in 0..<along {
        let column = isRight ? card.right - 1 - step : card.x + step
        mark(column, y, isFat ? all : isLow ? [0, 1] : [2, 3], .focus)
      }
    }
  }

  func draw(in canvas: inout Canvas) {
    for (place, line) in lines {
      canvas.set(line.sign, x: place.x, y: place.y, style: theme.style(line.role))
    }
    for (place, quarters) in quarters {
      let (sign, style) =
        theme.symbols == .ascii
        ? ascii(quarters) : theme.mode == .none ? colourless(quarters) : coloured(quarters)
      canvas.set(sign, x: place.x, y: place.y, style: style)
    }
  }

  /// Two frames in one cell: one takes the character's colour, the other its ground.
  ///
  /// Where three colours would meet, the larger part wins, and play where they are equal.
  private func coloured(_ quarters: Quarters) -> (Unicode.Scalar, Style) {
    let play = quarters.bits(of: .play)
    let focus = quarters.bits(of: .focus)
    if play == 0 { return (Self.block(focus), theme.style(.strong)) }
    if focus == 0 { return (Self.block(play), theme.style(.play)) }
    if play | focus == 15 {
      // The focus has the terminal's own text colour, which can be a ground only in reverse.
      let pink = theme.style(.play).foreground
      return (Self.block(play), Style(background: pink, attributes: .reverse))
    }
    return play.nonzeroBitCount >= focus.nonzeroBitCount
      ? (Self.block(play), theme.style(.play)) : (Self.block(focus), theme.style(.strong))
  }

  /// Without colour the focus is drawn in heavy lines and gives way to a ring.
  private func colourless(_ quarters: Quarters) -> (Unicode.Scalar, Style) {
    let play = quarters.bits(of: .play)
    let focus = quarters.bits(of: .focus)
    if play != 0 { return (Self.block(play), theme.style(.play)) }
    return (Self.heavyLine(focus), theme.style(.strong))
  }

  private func ascii(_ quarters: Quarters) -> (Unicode.Scalar, Style) {
    let play = quarters.bits(of: .play)
    let isPlay = play != 0
    let bits = isPlay ? play : quarters.bits(of: .focus)
    let sign: Unicode.Scalar =
      switch bits {
      case 0b0101, 0b1010: "|"
      case 0b0011, 0b1100: isPlay ? "=" : "-"
      case 0b1111: "#"
      default: "+"
      }
    return (sign, theme.style(isPlay ? .play : .strong))
  }

  /// The block with these quarters filled: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
  private static func block(_ bits: Int) -> Unicode.Scalar {
    let blocks: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    return blocks[bits & 15]
  }

  private static func heavyLine(_ bits: Int) -> Unicode.Scalar {
    switch bits {
    case 0b1000: "┏"
    case 0b0100: "┓"
    case 0b0010: "┗"
    case 0b0001: "┛"
    case 0b0011, 0b1100: "━"
    case 0b1111: "█"
    default: "┃"
    }
  }
}
