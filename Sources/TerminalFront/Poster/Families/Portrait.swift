extension Poster {
  /// A person before a soft light, who sways a little.
  struct Portrait: PosterFamily {
    /// Back light, middle, dark; skin lit, skin shade; hair; cloth.
    static let palettes: [[UInt32]] = [
      [0xffd08a, 0xe8734a, 0x5b1f3d, 0xf2b98c, 0xa8603f, 0x24121a, 0x2b6f77],
      [0xb8f2e6, 0x3fa7a5, 0x123a52, 0x8d5a3c, 0x5a3523, 0x120d12, 0xf2b134],
      [0xf7c8e0, 0xa167c9, 0x2f1c57, 0xf5d0b5, 0xc08a70, 0x5d2a1a, 0xe84a5f],
      [0xfff1b8, 0x8cc98a, 0x1f5140, 0x6b4230, 0x3f251b, 0x0d0a0c, 0xf5f0e6],
      [0xc9e4ff, 0x5b8def, 0x1a2360, 0xe3a57e, 0xa56a49, 0x3a2416, 0xf07167],
    ]

    private enum Hair: Int {
      case short, long, bun, cap
    }

    private enum Extra: Int {
      case none, glasses, collar
    }

    let palette: [Tint]
    private let headX: Int
    private let headY: Int
    /// The lit side: 1 or -1.
    private let side: Int
    private let hair: Hair
    private let extra: Extra
    private let lightX: Int
    private let lightY: Int
    private let light: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      headX = draws.number(in: 440...584)
      headY = draws.number(in: 360...410)
      side = 1 - 2 * draws.number(below: 2)
      hair = Hair(rawValue: draws.number(below: 4)) ?? .short
      extra = Extra(rawValue: draws.number(below: 3)) ?? .none
      lightX = draws.number(in: 200...824)
      lightY = draws.number(in: 150...420)
      light = Ramp(Array(palette[0...2]), steps: 11)
    }

    func scene(in frame: PosterFrame) -> Scene {
      Scene(
        poster: self, frame: frame,
        sway: (PosterArithmetic.sine(frame.milliseconds / 5) * 26) >> 8,
        lightX: lightX + frame.milliseconds / 400)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Portrait
      fileprivate let frame: PosterFrame
      fileprivate let sway: Int
      fileprivate let lightX: Int

      func color(at point: PosterPoint) -> Tint {
        let dx = frame.across(point.u - poster.headX) - sway
        let dy = frame.down(point.v - poster.headY)
        return head(dx, dy) ?? hair(dx, dy) ?? body(dx, dy) ?? light(at: point)
      }

      private func head(_ dx: Int, _ dy: Int) -> Tint? {
        let palette = poster.palette
        guard PosterArithmetic.ellipse(dx, dy, 165, 210) <= 1024 else { return nil }
        let toLight = dx * poster.side
        let hasLongSide = poster.hair == .long && toLight < -110
        let hasLowBrim = poster.hair == .cap && dy < -40
        if dy < -90 || hasLongSide || hasLowBrim {
          return poster.hair == .cap ? palette[6] : palette[5]
        }
        if poster.extra == .glasses, -30 < dy, dy < 40, 20 < abs(dx), abs(dx) < 135 {
          return palette[5].mixed(with: palette[0], 40)
        }
        return toLight + dy.dividedDown(by: 5) < -10 ? palette[4] : palette[3]
      }

      private func hair(_ dx: Int, _ dy: Int) -> Tint? {
        let palette = poster.palette
        switch poster.hair {
        case .cap:
          let toLight = dx * poster.side
          return -95 < dy && dy < -40 && 0 < toLight && toLight < 290 ? palette[6] : nil
        case .bun:
          return PosterArithmetic.ellipse(dx, dy + 245, 110, 95) <= 1024 ? palette[5] : nil
        case .short:
          return dy < 0 && isMane(dx, dy) ? palette[5] : nil
        case .long:
          let isStrand = 100 < abs(dx) && abs(dx) < 215 && -40 < dy && dy < 260
          return dy < 250 && isMane(dx, dy) || isStrand ? palette[5] : nil
        }
      }

      private func isMane(_ dx: Int, _ dy: Int) -> Bool {
        PosterArithmetic.ellipse(dx, dy + 40, 215, 235) <= 1024
      }

      private func body(_ dx: Int, _ dy: Int) -> Tint? {
        let palette = poster.palette
        if 150 < dy, dy < 330, abs(dx) < 75 { return palette[4] }
        let isBelow = dy > 640 && abs(dx) < 400
        guard isBelow || PosterArithmetic.ellipse(dx, dy - 640, 400, 390) <= 1024 else {
          return nil
        }
        let cloth = palette[6]
        if poster.extra == .collar, abs(dx) < (dy - 240).dividedDown(by: 3) {
          return cloth.mixed(with: .white, 170)
        }
        return dx * poster.side < -60 ? cloth.mixed(with: palette[2], 110) : cloth
      }

      private func light(at point: PosterPoint) -> Tint {
        let distance = PosterArithmetic.ellipse(
          frame.across(point.u - lightX), frame.down(point.v - poster.lightY), 800, 800)
        return poster.light[distance * 10 / 1400]
      }
    }
  }
}
