extension Poster {
  /// Two rows of houses under the moon; now and then a window is lit or goes dark.
  struct City: PosterFamily {
    /// Sky top, middle, low; lights; back row, front row.
    static let palettes: [[UInt32]] = [
      [0x0b1030, 0x3a2c66, 0xd96b7c, 0xffd479, 0x40365f, 0x0e0d1f],
      [0x061a2b, 0x0f4c5c, 0x5fa8a0, 0xffe8a3, 0x1e4a58, 0x05121b],
      [0x1c0f2e, 0x5b2a6e, 0xf08a5d, 0xfff0b0, 0x55306b, 0x140a20],
      [0x0c1222, 0x24344f, 0x6d86a8, 0xffd9a0, 0x33445f, 0x0a0f1a],
    ]

    /// A house from `left` up to `right`, its flat top at `top`.
    fileprivate struct House {
      let left: Int
      let right: Int
      let top: Int
      /// 1 is a stepped roof; in the front row 2 is a mast.
      let roof: Int
      let key: Int
    }

    let palette: [Tint]
    private let seed: Int
    private let moonX: Int
    private let moonY: Int
    private let moonRadius: Int
    private let backRow: [House]
    private let frontRow: [House]
    private let sky: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      self.seed = seed
      moonX = draws.number(in: 150...870)
      moonY = draws.number(in: 130...240)
      moonRadius = draws.number(in: 60...95)
      backRow = Self.houses(inFront: false, draws: &draws)
      frontRow = Self.houses(inFront: true, draws: &draws)
      sky = Ramp(Array(palette[0...2]), steps: 13)
    }

    private static func houses(inFront: Bool, draws: inout PosterDraws) -> [House] {
      var houses: [House] = []
      var left = -draws.number(below: 60)
      while left < 1024 {
        let width = draws.number(in: inFront ? 110...210 : 100...190)
        let top = draws.number(in: inFront ? 430...700 : 280...470)
        let roof = draws.number(below: 4)
        let key = draws.number(below: 256)
        houses.append(House(left: left, right: left + width, top: top, roof: roof, key: key))
        left += width + (inFront ? draws.number(below: 3) * 14 : 0)
      }
      return houses
    }

    func scene(in frame: PosterFrame) -> Scene {
      Scene(
        poster: self, frame: frame, unit: max(1, frame.side / 26), beat: frame.milliseconds / 600)
    }

    struct Scene: PosterScene {
      fileprivate let poster: City
      fileprivate let frame: PosterFrame
      /// The width of a window, in pixels.
      fileprivate let unit: Int
      fileprivate let beat: Int

      func color(at point: PosterPoint) -> Tint {
        if let house = house(at: point, inFront: true) { return house }
        if let house = house(at: point, inFront: false) { return house }
        let distance = PosterArithmetic.ellipse(
          frame.across(point.u - poster.moonX), frame.down(point.v - poster.moonY),
          poster.moonRadius, poster.moonRadius)
        if distance <= 1024 { return poster.palette[3].mixed(with: .white, 120) }
        let sky = poster.sky[point.v * 13 / 520]
        return distance <= 2400 ? sky.mixed(with: poster.palette[3], 40) : sky
      }

      private func house(at point: PosterPoint, inFront: Bool) -> Tint? {
        for house in inFront ? poster.frontRow : poster.backRow
        where house.left <= point.u && point.u < house.right {
          guard point.v >= top(of: house, at: point.u, inFront: inFront) else { return nil }
          return window(of: house, at: point, inFront: inFront)
            ?? poster.palette[inFront ? 5 : 4]
        }
        return nil
      }

      private func top(of house: House, at u: Int, inFront: Bool) -> Int {
        let aside = u - (house.left + house.right).dividedDown(by: 2)
        if house.roof == 1, abs(aside) < (house.right - house.left) / 4 { return house.top - 50 }
        if inFront, house.roof == 2,
          abs((aside * frame.width).dividedDown(by: 1024)) < max(1, unit / 2)
        {
          return house.top - 110
        }
        return house.top
      }

      private func window(of house: House, at point: PosterPoint, inFront: Bool) -> Tint? {
        let palette = poster.palette
        let fromLeft = point.x - (house.left * frame.width).dividedDown(by: 1024)
        let toRight = (house.right * frame.width).dividedDown(by: 1024) - point.x
        guard point.v > house.top + 30, fromLeft >= unit, toRight > unit else { return nil }
        let column = fromLeft.dividedDown(by: unit)
        let fromTop = point.y - (house.top * frame.height).dividedDown(by: 1024)
        let row = fromTop.dividedDown(by: unit)
        guard column & 1 == 1, row & 1 == 1 else { return nil }
        let chance = PosterArithmetic.noise(column * 31 + house.key, row, poster.seed)
        let toggles = (beat + chance) % 23 == 0
        guard toggles != (chance < (inFront ? 100 : 56)) else { return nil }
        let lamp = chance & 3 == 0 ? palette[3].mixed(with: palette[2], 120) : palette[3]
        return inFront ? lamp : lamp.mixed(with: palette[4], 130)
      }
    }
  }
}
