import Testing

@testable import TerminalFront

@Suite struct PictureColorsTests {
  @Test func `U9: an entry of the palette of 256 is closest to itself`() {
    for entry in 16...255 {
      #expect(TerminalPalette.nearest(to: TerminalPalette.entries[entry]) == UInt8(entry))
    }
  }

  @Test(
    arguments: [
      (0x8e8a90, 245), (0x1a1a33, 234), (0x191933, 16), (0x415a41, 239), (0x405a40, 65),
    ])
  func `U9: greys stand for what is nearly grey only`(color: UInt32, entry: UInt8) {
    #expect(TerminalPalette.nearest(to: RGB(hex: color)) == entry)
  }

  @Test func `U9: what is remembered of colours is what was found, however many there were`() {
    var nearest = NearestColors()
    var generator = SeededGenerator(seed: 1)
    let colors = (0..<3000).map { _ in generator.color() }
    let expected = colors.map { TerminalPalette.nearest(to: $0) }
    for _ in 0..<2 {
      #expect(colors.map { nearest.entry(for: $0) } == expected)
    }
  }

  @Test(arguments: [8, 16])
  func `U9: the block for two pixels is the one with the least error of all`(count: Int) {
    var blocks = BlockMatches()
    var generator = SeededGenerator(seed: 2)
    var pairs: [(RGB, RGB)] = []
    for _ in 0..<60 {
      let color = generator.color()
      let similar = RGB(color.red ^ 5, color.green ^ 9, color.blue ^ 3)
      pairs += [(color, generator.color()), (color, similar), (color, color)]
    }
    for entry in 0..<count {
      pairs.append((TerminalPalette.named[entry], TerminalPalette.named[entry]))
    }
    for _ in 0..<2 {
      for (top, bottom) in pairs {
        let match = blocks.match(top: top, bottom: bottom, count: count)
        #expect(match == exhaustive(top.channels, bottom.channels, count: count))
      }
    }
  }

  @Test func `U9: a terminal of eight colours is not handed what was found for sixteen`() {
    var blocks = BlockMatches()
    let yellow = TerminalPalette.named[11]
    let sixteen = blocks.match(top: yellow, bottom: yellow, count: 16)
    let eight = blocks.match(top: yellow, bottom: yellow, count: 8)
    #expect(sixteen == BlockMatch(block: .upperHalf, foreground: 11, background: 11))
    #expect(eight != sixteen)
    #expect(eight.foreground < 8 && eight.background < 8)
  }

  /// Every character over every pair of colours, the first of equal ones.
  private func exhaustive(_ top: [Int], _ bottom: [Int], count: Int) -> BlockMatch? {
    let weights = [3, 6, 2]
    let mean = (0..<3).map { (top[$0] + bottom[$0]) / 2 }
    let split = (0..<3).reduce(0) { $0 + (top[$1] - bottom[$1]) * (top[$1] - bottom[$1]) }
    var best: (error: Int, match: BlockMatch)?
    func offer(_ error: Int, _ block: BlockMatch.Block, _ text: Int, _ ground: Int) {
      if let best, error >= best.error { return }
      best = (
        error, BlockMatch(block: block, foreground: UInt8(text), background: UInt8(ground))
      )
    }
    for text in 0..<count {
      let textColor = TerminalPalette.named[text].channels
      for ground in 0..<count {
        let groundColor = TerminalPalette.named[ground].channels
        var error = 0
        var far = 0
        for channel in 0..<3 {
          let upper = top[channel] - textColor[channel]
          let lower = bottom[channel] - groundColor[channel]
          error += weights[channel] * (upper * upper + lower * lower)
          far +=
            (textColor[channel] - groundColor[channel])
            * (textColor[channel] - groundColor[channel])
        }
        offer(error, .upperHalf, text, ground)
        if text == ground { continue }
        for (block, share) in [(BlockMatch.Block.quarter, 1), (.half, 2), (.threeQuarters, 3)] {
          var error = far / 7 + split
          for channel in 0..<3 {
            let shade = (textColor[channel] * share + groundColor[channel] * (4 - share)) / 4
            error += 2 * weights[channel] * (mean[channel] - shade) * (mean[channel] - shade)
          }
          offer(error, block, text, ground)
        }
      }
    }
    return best?.match
  }
}

extension RGB {
  fileprivate var channels: [Int] { bytes.map(Int.init) }
}

/// A generator whose numbers are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func color() -> RGB {
    RGB(hex: UInt32(truncatingIfNeeded: next() >> 20))
  }
}
