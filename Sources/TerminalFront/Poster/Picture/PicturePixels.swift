/// The pixels of a picture, two to a cell, one above the other.
struct PicturePixels {
  /// Pixels across, at least 1.
  let columns: Int
  /// Pairs of pixels down, at least 1.
  let rows: Int
  /// Row by row, `columns` pixels each.
  private(set) var pixels: [RGB]

  /// Lets the last `count` rows of pixels pass over into `ground`, at most as many as there are.
  mutating func melt(rows count: Int, into ground: RGB) {
    let ground = Tint(ground)
    for step in 0..<count {
      let share = (step + 1) * 256 / (count + 1)
      let row = rows * 2 - count + step
      for place in row * columns..<(row + 1) * columns {
        pixels[place] = RGB(Tint(pixels[place]).mixed(with: ground, share))
      }
    }
  }

  /// The cells that show the pixels best in `medium`.
  func cells(in medium: PictureMedium, colors: inout PictureColors) -> [Cell] {
    switch (medium.colors, medium.isASCII) {
    case (.none, _): shadedCells(in: medium)
    case (.trueColor, false): cells { Self.halves(.rgb($0), .rgb($1)) }
    case (.palette256, false):
      cells {
        Self.halves(
          .palette(colors.nearest.entry(for: $0)), .palette(colors.nearest.entry(for: $1)))
      }
    case (.ansi16, false): cells { Self.block(colors.blocks.match(top: $0, bottom: $1, count: 16)) }
    case (.ansi8, false): cells { Self.block(colors.blocks.match(top: $0, bottom: $1, count: 8)) }
    case (.trueColor, true): cells { Self.blank(.rgb(RGB($0.mean(with: $1)))) }
    case (.palette256, true):
      cells { Self.blank(.palette(colors.nearest.entry(for: RGB($0.mean(with: $1))))) }
    case (.ansi16, true): cells { Self.blank(.named(closestTo: $0.mean(with: $1), count: 16)) }
    case (.ansi8, true): cells { Self.blank(.named(closestTo: $0.mean(with: $1), count: 8)) }
    }
  }

  /// One cell for each pair of pixels.
  func cells(_ cell: (_ top: RGB, _ bottom: RGB) -> Cell) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let top = row * 2 * columns
      for place in top..<top + columns {
        cells.append(cell(pixels[place], pixels[place + columns]))
      }
    }
    return cells
  }

  /// Two colours in a cell; one colour needs no character, which is the shorter to send.
  private static func halves(_ top: Color, _ bottom: Color) -> Cell {
    Cell(
      top == bottom ? .space : .upperHalf, style: Style(foreground: top, background: bottom))
  }

  private static func block(_ match: BlockMatch) -> Cell {
    Cell(
      match.glyph,
      style: Style(
        foreground: .palette(match.foreground), background: .palette(match.background)))
  }

  /// Without block characters the ground is the picture, a cell a pixel.
  private static func blank(_ color: Color) -> Cell {
    Cell(style: Style(foreground: color, background: color))
  }
}

extension RGB {
  fileprivate func mean(with other: RGB) -> Tint {
    Tint(self).mean(with: Tint(other))
  }
}

extension Color {
  fileprivate static func named(closestTo color: Tint, count: Int) -> Color {
    .palette(UInt8(BlockMatch.nearest(to: color, count: count).entry))
  }
}
