extension CellBits {
  /// A line character, counted from U+2500; nil for the ones with round corners and the diagonals.
  init?(line: Int) {
    self.init()
    switch line {
    case 0x04...0x0B: dash(line, parts: line < 0x08 ? 3 : 4)
    case 0x4C...0x4F: dash(line, parts: 2)
    case 0x6D...0x73: return nil
    default:
      guard Self.arms.indices.contains(line) else { return nil }
      join(Self.arms[line])
    }
  }

  /// How strong an arm of a line character is.
  private enum Arm {
    case none, light, heavy, double
  }

  /// The arms to the left, up, to the right and down.
  private struct Arms {
    let left, up, right, down: Arm

    init(_ digits: Substring) {
      let strengths: [Character: Arm] = ["1": .light, "2": .heavy, "3": .double]
      let arms = digits.map { strengths[$0] ?? .none } + Array(repeating: .none, count: 4)
      (left, up, right, down) = (arms[0], arms[1], arms[2], arms[3])
    }
  }

  /// The arms of each character from U+2500 on, left, up, right, down: 1 light, 2 heavy, 3 double.
  private static let arms = """
    1010 2020 0101 0202 0000 0000 0000 0000 0000 0000 0000 0000 0011 0021 0012 0022
    1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112
    0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121
    1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 0000 0000 0000 0000
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 0000 0000 0000
    0000 0000 0000 0000 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201
    """.split { $0 == " " || $0 == "\n" }.map(Arms.init)

  /// The squares that a line takes up across its direction, from the one where light lines lie.
  private static func breadth(_ arm: Arm, around middle: Int) -> Range<Int> {
    arm == .light ? middle..<middle + 1 : middle - 1..<middle + 2
  }

  private mutating func join(_ arms: Arms) {
    let (middleX, middleY) = (4, 9)
    // A double line is a heavy one without its middle.
    if arms.left == .double { fill(0..<middleX + 1, Self.breadth(.double, around: middleY)) }
    if arms.right == .double { fill(middleX..<Self.width, Self.breadth(.double, around: middleY)) }
    if arms.up == .double { fill(Self.breadth(.double, around: middleX), 0..<middleY + 1) }
    if arms.down == .double { fill(Self.breadth(.double, around: middleX), middleY..<Self.height) }
    let isDoubleAlong = arms.left == .double || arms.right == .double
    if isDoubleAlong, arms.up == .double || arms.down == .double {
      fill(Self.breadth(.double, around: middleX), Self.breadth(.double, around: middleY))
    }
    if arms.left == .double { clear(0..<middleX + 1, middleY..<middleY + 1) }
    if arms.right == .double { clear(middleX..<Self.width, middleY..<middleY + 1) }
    if arms.up == .double { clear(middleX..<middleX + 1, 0..<middleY + 1) }
    if arms.down == .double { clear(middleX..<middleX + 1, middleY..<Self.height) }
    add(arms.left, opposite: arms.right, across: (arms.up, arms.down), .left)
    add(arms.right, opposite: arms.left, across: (arms.up, arms.down), .right)
    add(arms.up, opposite: arms.down, across: (arms.left, arms.right), .up)
    add(arms.down, opposite: arms.up, across: (arms.left, arms.right), .down)
  }

  /// Where an arm points.
  private enum Direction {
    case left, right, up, down
  }

  /// Adds a light or heavy arm, given the one opposite to it and the two that lie across.
  private mutating func add(
    _ arm: Arm, opposite: Arm, across: (Arm, Arm), _ direction: Direction
  ) {
    guard arm == .light || arm == .heavy else { return }
    // How far the arm reaches beyond the square in the middle: through a heavy line, round the corner of a
    // double one, and up to a double one that passes by.
    let reach =
      switch across {
      case (.double, .double) where opposite == .none: -1
      case (.double, _) where opposite == .none, (_, .double) where opposite == .none: 1
      case (.heavy, _), (_, .heavy): 1
      default: 0
      }
    switch direction {
    case .left: fill(0..<5 + reach, Self.breadth(arm, around: 9))
    case .right: fill(4 - reach..<Self.width, Self.breadth(arm, around: 9))
    case .up: fill(Self.breadth(arm, around: 4), 0..<10 + reach)
    case .down: fill(Self.breadth(arm, around: 4), 9 - reach..<Self.height)
    }
  }

  /// Adds a dashed line; the characters come in the order light and heavy across, light and heavy down.
  private mutating func dash(_ line: Int, parts: Int) {
    let breadth = line % 2 == 0 ? Arm.light : .heavy
    let isHorizontal = line % 4 < 2
    let length = isHorizontal ? Self.width : Self.height
    for part in 0..<parts {
      let start = part * length / parts
      let dash = start..<max(start + 1, (part + 1) * length / parts - (isHorizontal ? 1 : 2))
      if isHorizontal {
        fill(dash, Self.breadth(breadth, around: 9))
      } else {
        fill(Self.breadth(breadth, around: 4), dash)
      }
    }
  }
}
