extension Poster {
  /// The sun over the sea, with or without a boat; its glints sway on the water.
  struct Sea: PosterFamily {
    /// Sky top, middle, low; sun; water far, near.
    static let palettes: [[UInt32]] = [
      [0x2b1e5c, 0xc0487a, 0xffb066, 0xfff2c4, 0xb2557c, 0x1c1442],
      [0x0b3c5d, 0x328cc1, 0xf5e6c4, 0xffffff, 0x3a86a8, 0x0a2a43],
      [0x14213d, 0x3d5a80, 0x98c1d9, 0xfefae0, 0x4a6d8c, 0x0b1626],
      [0x5f0f40, 0xe36414, 0xfbc15e, 0xfff6d6, 0xb3541e, 0x2d0a22],
      [0x023047, 0x219ebc, 0xffd6a5, 0xfffbe8, 0x2a8aa5, 0x03202f],
    ]

    private enum Boat: Int {
      case none, sail, ferry
    }

    let palette: [Tint]
    private let seed: Int
    private let horizon: Int
    private let sunX: Int
    private let sunY: Int
    private let sunRadius: Int
    private let boat: Boat
    private let boatX: Int
    private let sky: Ramp
    private let water: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      self.seed = seed
      horizon = draws.number(in: 500...600)
      sunX = draws.number(in: 300...724)
      sunRadius = draws.number(in: 150...220)
      sunY = horizon - draws.number(in: -40...150)
      boat = Boat(rawValue: draws.number(below: 3)) ?? .none
      let drawn = draws.number(in: 140...880)
      let besideSun = sunX + (sunX < 512 ? 250 : -250)
      boatX = abs(drawn - sunX) < 150 ? besideSun : drawn
      sky = Ramp(Array(palette[0...2]), steps: 13)
      water = Ramp(Array(palette[4...5]), steps: 10)
    }

    func scene(in frame: PosterFrame) -> Scene {
      Scene(poster: self, frame: frame, boatX: boatX + frame.milliseconds / 300)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Sea
      fileprivate let frame: PosterFrame
      fileprivate let boatX: Int

      func color(at point: PosterPoint) -> Tint {
        if let boat = boat(at: point) { return boat }
        let dx = frame.across(point.u - poster.sunX)
        return point.v < poster.horizon ? sky(at: point, dx: dx) : water(at: point, dx: dx)
      }

      private func boat(at point: PosterPoint) -> Tint? {
        if poster.boat == .none { return nil }
        let x = frame.across(point.u - boatX)
        let y = frame.down(point.v - poster.horizon - 24)
        return poster.boat == .sail ? sailingBoat(x, y) : ferry(x, y)
      }

      private func sailingBoat(_ x: Int, _ y: Int) -> Tint? {
        let palette = poster.palette
        if -30 < y, y <= 24, abs(x) < 110 - y { return palette[5] }
        guard -270 < y, y <= -30 else { return nil }
        let mainSail = x >= 6 && x < (y + 290).dividedDown(by: 2)
        let jib = -90 < x && x <= -20 && -x < (y + 250).dividedDown(by: 3)
        return mainSail || jib ? palette[3].mixed(with: palette[5], 50) : nil
      }

      private func ferry(_ x: Int, _ y: Int) -> Tint? {
        let palette = poster.palette
        if -40 < y, y <= 24, abs(x) < 230 - y { return palette[5] }
        if -100 < y, y <= -40, abs(x) < 170 {
          let isWindow = (x + 512) / 50 & 1 == 1
          return isWindow ? palette[3] : palette[5].mixed(with: palette[4], 70)
        }
        if -170 < y, y <= -100, -100 < x, x < -40 { return palette[5] }
        return nil
      }

      private func sky(at point: PosterPoint, dx: Int) -> Tint {
        let sun = poster.palette[3]
        let distance = PosterArithmetic.ellipse(
          dx, frame.down(point.v - poster.sunY), poster.sunRadius, poster.sunRadius)
        if distance <= 1024 { return sun }
        let sky = poster.sky[point.v * 13 / poster.horizon]
        return distance <= 2200 ? sky.mixed(with: sun, 64) : sky
      }

      private func water(at point: PosterPoint, dx: Int) -> Tint {
        let seed = poster.seed
        let depth = point.v - poster.horizon
        let water = poster.water[depth * 10 / (1024 - poster.horizon)]
        let row = point.y * 7 + PosterArithmetic.noise(point.y, seed, 3)
        let spread = poster.sunRadius * 3 / 4 + depth / 3
        let swing = PosterArithmetic.sine(row * 40 + frame.milliseconds / 4) * (12 + depth / 12)
        let aside = abs(dx + (swing >> 8))
        if aside < spread,
          PosterArithmetic.noise(point.y, seed, 1) > 70 + aside * 90 / spread
        {
          return water.mixed(with: poster.palette[3], 200 - depth * 130 / 512)
        }
        let drift = (frame.milliseconds + point.y * 97) / 700
        let isFoam = PosterArithmetic.noise(point.x / 3 + drift, point.y, seed) > 232
        return isFoam ? water.mixed(with: poster.palette[2], 60) : water
      }
    }
  }
}
