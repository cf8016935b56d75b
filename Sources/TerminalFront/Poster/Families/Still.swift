extension Poster {
  /// A bottle, a mug or a bag on a plinth before an arch; a glint wanders over it.
  struct Still: PosterFamily {
    /// Wall, arch, floor; object lit, object shade; label, cap.
    static let palettes: [[UInt32]] = [
      [0xf3d9c4, 0xe8a87c, 0xc97b5a, 0x2f5d62, 0x1f4448, 0xf7efe2, 0xd9a441],
      [0xcfe3e0, 0x7fb7b0, 0x4f8f8a, 0xf26b4f, 0xc24a33, 0xfff4dc, 0x2b2b38],
      [0x2a2350, 0x5a3f9e, 0x1b1638, 0xffcf5c, 0xd99a2b, 0x3a2a70, 0xff6f91],
      [0xf7c6d0, 0xef7f9a, 0xc9506f, 0xfdf6ec, 0xd8c7b5, 0x2d2a4a, 0x3a7d6b],
      [0x1f3a34, 0x3f7a63, 0x142723, 0xf2e6cf, 0xc7b592, 0xc8553d, 0xe0a030],
    ]

    private enum Object: Int {
      case bottle, mug, bag
    }

    let palette: [Tint]
    private let object: Object
    private let centerX: Int
    private let archX: Int
    private let archRadius: Int
    private let wall: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      object = Object(rawValue: draws.number(below: 3)) ?? .bottle
      centerX = draws.number(in: 460...564)
      archX = centerX + draws.number(in: -110...110)
      archRadius = draws.number(in: 250...330)
      wall = Ramp([palette[0], palette[0].mixed(with: palette[1], 110)], steps: 8)
    }

    func scene(in frame: PosterFrame) -> Scene {
      let time = frame.milliseconds
      return Scene(
        poster: self, frame: frame,
        glint: ((PosterArithmetic.sine(time / 6) * 60) >> 8) - 60, steam: time / 2)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Still
      fileprivate let frame: PosterFrame
      fileprivate let glint: Int
      fileprivate let steam: Int

      private var lit: Tint { poster.palette[3] }
      private var shade: Tint { poster.palette[4] }
      private var label: Tint { poster.palette[5] }
      private var cap: Tint { poster.palette[6] }

      func color(at point: PosterPoint) -> Tint {
        let dx = frame.across(point.u - poster.centerX)
        let dy = frame.down(point.v - 600)
        if let object = object(dx, dy) {
          let isGlint = abs(dx - glint) < 14 && -150 < dy && dy < 100 && object == lit
          return isGlint ? object.mixed(with: .white, 120) : object
        }
        return dy >= 130 ? floor(dx, dy) : wall(at: point, dy)
      }

      private func object(_ dx: Int, _ dy: Int) -> Tint? {
        switch poster.object {
        case .bottle: bottle(dx, dy)
        case .mug: mug(dx, dy)
        case .bag: bag(dx, dy)
        }
      }

      private func bottle(_ dx: Int, _ dy: Int) -> Tint? {
        if abs(dx) < 52, -390 <= dy, dy < -330 { return cap }
        let isBelly = abs(dx) < 105 && -190 <= dy && dy < 130
        let isShoulder = abs(dx) < 105 - (-190 - dy) && -260 <= dy && dy < -190
        let isNeck = abs(dx) < 42 && -340 <= dy && dy < -250
        guard isBelly || isShoulder || isNeck else { return nil }
        if -90 <= dy, dy < 40 { return label }
        return dx < 20 ? lit : shade
      }

      private func mug(_ dx: Int, _ dy: Int) -> Tint? {
        let wisp = (PosterArithmetic.sine(dy * 3 + steam) * 26) >> 8
        if abs(dx - wisp) < 20, -360 < dy, dy < -190 {
          return poster.palette[1].mixed(with: .white, 110)
        }
        let handle = PosterArithmetic.ellipse(dx - 160, dy + 20, 100, 105)
        if dx >= 150, (frame.side > 40 ? 420 : 250) < handle, handle <= 1024 { return shade }
        guard abs(dx) < 150, -150 <= dy, dy < 130 else { return nil }
        if -50 <= dy, dy < -5 { return cap }
        return dx < 50 ? lit : shade
      }

      private func bag(_ dx: Int, _ dy: Int) -> Tint? {
        let handle = PosterArithmetic.ellipse(dx, dy + 170, 95, 130)
        if dy < -170, (frame.side > 40 ? 560 : 330) < handle, handle <= 1024 { return cap }
        guard abs(dx) < 175 - dy.dividedDown(by: 12), -170 <= dy, dy < 130 else { return nil }
        if PosterArithmetic.ellipse(dx + 20, dy + 20, 62, 62) <= 1024 { return label }
        return dx < 70 ? lit : shade
      }

      /// The plinth's top and its side, and the floor around them.
      private func floor(_ dx: Int, _ dy: Int) -> Tint {
        let palette = poster.palette
        if dy < 200, abs(dx) < 300 { return palette[0].mixed(with: palette[1], 60) }
        if dy >= 200, abs(dx) < 280 {
          return palette[1].mixed(with: palette[2], dx > 60 ? 180 : 90)
        }
        return palette[2]
      }

      private func wall(at point: PosterPoint, _ dy: Int) -> Tint {
        let aside = frame.across(point.u - poster.archX)
        let radius = poster.archRadius
        if abs(aside) < radius,
          dy > -200 || PosterArithmetic.ellipse(aside, dy + 200, radius, radius) <= 1024
        {
          return poster.palette[1]
        }
        return poster.wall[point.v * 8 / 800]
      }
    }
  }
}
