extension Poster {
  /// Sheets of silk, one behind the other, whose edges swing.
  struct Waves: PosterFamily {
    /// The six sheets, from one end to the other.
    static let palettes: [[UInt32]] = [
      [0x0d1b4c, 0x2744a0, 0x3f8efc, 0x7cc6fe, 0xc8f0ff, 0xfdf3e1],
      [0x33063f, 0x7b1e7a, 0xb33f8b, 0xf26b7a, 0xff9f6b, 0xffe0a3],
      [0x03312e, 0x05696b, 0x19a09a, 0x6fd3b5, 0xc5f0cf, 0xfbf6d9],
      [0x1d1147, 0x51208f, 0x8e44c9, 0xd96ed6, 0xff9ac1, 0xffd9d0],
      [0x3a0d12, 0x8f1d2c, 0xd9433f, 0xf68a4e, 0xfdc46c, 0xfff0c9],
    ]

    let palette: [Tint]
    private let tilt: Int
    private let isFlipped: Bool
    /// What lies beyond the last sheet's edge.
    private let ground: Ramp
    /// The sheet on top first.
    private let sheets: [Sheet]

    fileprivate struct Sheet {
      let base: Int
      let frequency: Int
      let swing: Int
      let speed: Int
      var phase: Int
      let shades: Ramp
    }

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      tilt = draws.number(in: -420...420)
      var sheets: [Sheet] = []
      for place in 0..<6 {
        let phase = draws.number(below: 1024)
        let frequency = draws.number(in: 1...2)
        let swing = draws.number(in: 50...110)
        guard place > 0 else { continue }
        let fold = palette[place].mixed(with: palette[place - 1], 150)
        sheets.append(
          Sheet(
            base: place * 178 - 60, frequency: frequency, swing: swing, speed: place + 1,
            phase: phase, shades: Ramp([palette[place], fold], steps: 5)))
      }
      self.sheets = sheets.reversed()
      isFlipped = draws.number(below: 2) == 1
      ground = Ramp([palette[0], palette[0].mixed(with: palette[1], 120)], steps: 5)
    }

    func scene(in frame: PosterFrame) -> Scene {
      let moved = sheets.map { sheet in
        var sheet = sheet
        sheet.phase += frame.milliseconds * sheet.speed / 90
        return sheet
      }
      return Scene(poster: self, sheets: moved)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Waves
      fileprivate let sheets: [Sheet]

      func color(at point: PosterPoint) -> Tint {
        let height = poster.isFlipped ? 1023 - point.v : point.v
        let place = height + (((point.u - 512) * poster.tilt) >> 10)
        for sheet in sheets {
          let wave = PosterArithmetic.sine(point.u * sheet.frequency + sheet.phase) * sheet.swing
          let beyond = place - sheet.base - (wave >> 8)
          if beyond >= 0 { return sheet.shades[beyond * 5 / 200] }
        }
        return poster.ground[(place * 5).dividedDown(by: 300)]
      }
    }
  }
}
