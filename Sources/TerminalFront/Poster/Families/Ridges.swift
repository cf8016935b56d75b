extension Poster {
  /// Mountain ridges before a low sun; the mist between them drifts.
  struct Ridges: PosterFamily {
    /// Sky top, middle, low; sun; far ridge, near ridge.
    static let palettes: [[UInt32]] = [
      [0x1b2350, 0x8a4f8f, 0xffa36b, 0xffe9b8, 0x7d4a80, 0x120f2b],
      [0x0f2a4a, 0x2f7f95, 0xf9d793, 0xfff3cf, 0x3c7a88, 0x071a28],
      [0x2a1740, 0xb23a6b, 0xffb26b, 0xfff0b8, 0x8a2f63, 0x160921],
      [0x5aa3d8, 0xa8d8ea, 0xf7f3de, 0xffffff, 0x7fa9a8, 0x20433f],
      [0x231942, 0x5e548e, 0xe0b1cb, 0xfff0f3, 0x7b6ca8, 0x1a1333],
    ]

    let palette: [Tint]
    private let sunX: Int
    private let sunY: Int
    private let sunRadius: Int
    private let sky: Ramp
    /// The nearest ridge first.
    private let ridges: [Ridge]

    /// A skyline: the sum of a long and a short wave.
    fileprivate struct Ridge {
      let base: Int
      let swing: Int
      let frequency: Int
      let fineFrequency: Int
      var phase: Int
      var finePhase: Int
      let speed: Int
      let color: Tint
      let crest: Tint
    }

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      sunX = draws.number(in: 200...820)
      sunY = draws.number(in: 250...430)
      sunRadius = draws.number(in: 90...150)
      let phases = (0..<8).map { _ in draws.number(below: 1024) }
      let frequencies = (0..<4).map { _ in draws.number(in: 1...2) }
      let step = draws.number(in: 105...135)
      let colors = Ramp(Array(palette[4...5]), steps: 4)
      sky = Ramp(Array(palette[0...2]), steps: 13)
      ridges = (0..<4).reversed().map { place in
        Ridge(
          base: 430 + place * step, swing: 84 - 8 * place,
          frequency: frequencies[place], fineFrequency: place + 3,
          phase: phases[place], finePhase: phases[place + 4], speed: place + 1,
          color: colors[place], crest: colors[place].mixed(with: palette[2], 90 - 20 * place))
      }
    }

    func scene(in frame: PosterFrame) -> Scene {
      let drifted = ridges.map { ridge in
        var ridge = ridge
        let drift = frame.milliseconds * ridge.speed / 120
        ridge.phase += drift
        ridge.finePhase += drift
        return ridge
      }
      return Scene(poster: self, frame: frame, ridges: drifted)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Ridges
      fileprivate let frame: PosterFrame
      fileprivate let ridges: [Ridge]

      func color(at point: PosterPoint) -> Tint {
        for ridge in ridges {
          let long = PosterArithmetic.sine(point.u * ridge.frequency + ridge.phase) * ridge.swing
          let short = PosterArithmetic.sine(point.u * ridge.fineFrequency + ridge.finePhase) * 26
          let top = ridge.base + ((long + short) >> 8)
          if point.v >= top { return point.v < top + 60 ? ridge.crest : ridge.color }
        }
        let distance = PosterArithmetic.ellipse(
          frame.across(point.u - poster.sunX), frame.down(point.v - poster.sunY),
          poster.sunRadius, poster.sunRadius)
        if distance <= 1024 { return poster.palette[3] }
        let sky = poster.sky[point.v * 13 / 560]
        return distance <= 2600 ? sky.mixed(with: poster.palette[3], 70) : sky
      }
    }
  }
}
