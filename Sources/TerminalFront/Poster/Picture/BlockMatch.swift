/// A character and two named colours that stand for the two pixels of a cell.
struct BlockMatch: Hashable, Sendable {
  /// How much of the cell the character covers in the colour of the text.
  enum Block: UInt8 {
    case upperHalf, quarter, half, threeQuarters
  }

  let block: Block
  /// The text's entry in the palette, 0...15.
  let foreground: UInt8
  /// The ground's entry in the palette, 0...15.
  let background: UInt8

  /// The character.
  var glyph: Glyph {
    switch block {
    case .upperHalf: .upperHalf
    case .quarter: .lightShade
    case .half: .mediumShade
    case .threeQuarters: .darkShade
    }
  }
}

extension BlockMatch {
  /// The match with the least error for two pixels among the first `count` named colours.
  ///
  /// A half block shows each pixel by itself; a shade shows the mean of both by two colours, and
  /// pays for what the pixels differ and for the speckle of colours far apart. Of equal errors the
  /// one with the lower colours wins.
  static func search(top: RGB, bottom: RGB, count: Int) -> BlockMatch {
    let top = Tint(top)
    let bottom = Tint(bottom)
    let upper = nearest(to: top, count: count)
    let lower = nearest(to: bottom, count: count)
    var best = BlockMatch(
      block: .upperHalf, foreground: UInt8(upper.entry), background: UInt8(lower.entry))
    var leastError = upper.error + lower.error
    let split = top.distance(to: bottom)
    guard split < leastError else { return best }
    let mean = top.mean(with: bottom)
    for shade in count == 8 ? shadesOf8 : shadesOf16 {
      let error = 2 * mean.weightedDistance(to: shade.color) + shade.speckle + split
      if error < leastError || error == leastError && shade.match.order < best.order {
        leastError = error
        best = shade.match
      }
    }
    return best
  }

  /// The closest of the first `count` named colours, the lowest of equal ones.
  static func nearest(to color: Tint, count: Int) -> (entry: Int, error: Int) {
    var best = (entry: 0, error: Int.max)
    for entry in 0..<count {
      let error = color.weightedDistance(to: named[entry])
      if error < best.error { best = (entry, error) }
    }
    return best
  }

  private static let named = TerminalPalette.named.map(Tint.init)

  /// A mixture of two colours and what it costs to see its grain.
  private struct Shade {
    let match: BlockMatch
    let color: Tint
    let speckle: Int
  }

  private static let shadesOf8 = shades(count: 8)
  private static let shadesOf16 = shades(count: 16)

  /// The lower colour is always the text's: exchanged, the opposite shade gives the same mixture.
  private static func shades(count: Int) -> [Shade] {
    var shades: [Shade] = []
    for foreground in 0..<count {
      for background in foreground + 1..<count {
        for (block, share) in [(Block.quarter, 1), (.half, 2), (.threeQuarters, 3)] {
          let text = named[foreground]
          let ground = named[background]
          shades.append(
            Shade(
              match: BlockMatch(
                block: block, foreground: UInt8(foreground), background: UInt8(background)),
              color: text.mixed(quarters: share, over: ground),
              speckle: text.distance(to: ground) / 7))
        }
      }
    }
    return shades
  }

  /// Puts matches of equal error in a row.
  private var order: Int {
    Int(foreground) << 16 | Int(background) << 8 | Int(block.rawValue)
  }
}

extension Tint {
  /// The colour halfway between both.
  func mean(with other: Tint) -> Tint {
    Tint((red + other.red) / 2, (green + other.green) / 2, (blue + other.blue) / 2)
  }

  fileprivate func mixed(quarters: Int, over ground: Tint) -> Tint {
    Tint(
      (red * quarters + ground.red * (4 - quarters)) / 4,
      (green * quarters + ground.green * (4 - quarters)) / 4,
      (blue * quarters + ground.blue * (4 - quarters)) / 4)
  }

  fileprivate func distance(to other: Tint) -> Int {
    let red = red - other.red
    let green = green - other.green
    let blue = blue - other.blue
    return red * red + green * green + blue * blue
  }

  fileprivate func weightedDistance(to other: Tint) -> Int {
    let red = red - other.red
    let green = green - other.green
    let blue = blue - other.blue
    return 3 * red * red + 6 * green * green + 2 * blue * blue
  }
}
