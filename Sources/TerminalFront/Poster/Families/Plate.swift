extension Poster {
  /// Food on a plate, seen from above; the food turns.
  struct Plate: PosterFamily {
    /// Table, table line; plate, rim; food 1, 2, 3, 4.
    static let palettes: [[UInt32]] = [
      [0x7a4a2b, 0x6a3d22, 0xf7f1e3, 0xddd2bd, 0xd9482b, 0xf2b134, 0x4f8a3a, 0x8c2f1b],
      [0x24404a, 0x1d353e, 0xfbfbf7, 0xc9d6d8, 0xf08a4b, 0xffe08a, 0x7ab648, 0xc23b22],
      [0xc9b79c, 0xbca98c, 0x2f3640, 0x4a525e, 0xf4a259, 0xfff1d0, 0x8cb369, 0xbc4b51],
      [0x35233f, 0x2c1c35, 0xf3e9f5, 0xcfbfd6, 0xef476f, 0xffd166, 0x06a77d, 0xa23b72],
      [0xe8dfd0, 0xd9cdb9, 0x4a7c8c, 0x39616e, 0xf6d186, 0xfff6e3, 0xd95d39, 0x7a9e57],
    ]

    /// A heap of food, its place seen from the plate's middle.
    fileprivate struct Heap {
      var x: Int
      var y: Int
      let radius: Int
      let color: Tint
    }

    let palette: [Tint]
    private let seed: Int
    private let centerX: Int
    private let centerY: Int
    private let radius: Int
    private let heaps: [Heap]
    private let hasChopsticks: Bool
    private let hasCloth: Bool

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      self.seed = seed
      centerX = draws.number(in: 450...574)
      centerY = draws.number(in: 440...520)
      radius = draws.number(in: 400...450)
      heaps = (0..<9).map { place in
        let isMiddle = place == 0
        let angle = draws.number(below: 1024)
        let reach = isMiddle ? 0 : draws.number(in: 90...250)
        let radius = isMiddle ? 240 : draws.number(in: 75...130)
        return Heap(
          x: (PosterArithmetic.sine(angle + 256) * reach) >> 8,
          y: (PosterArithmetic.sine(angle) * reach) >> 8,
          radius: radius, color: palette[4 + draws.number(below: 4)])
      }
      hasChopsticks = draws.number(below: 3) == 1
      hasCloth = draws.number(below: 2) == 1
    }

    func scene(in frame: PosterFrame) -> Scene {
      let angle = frame.milliseconds / 20 / 8
      let cosine = PosterArithmetic.sine(angle + 256)
      let sine = PosterArithmetic.sine(angle)
      let turned = heaps.map { heap in
        var turned = heap
        turned.x = (heap.x * cosine - heap.y * sine) >> 8
        turned.y = (heap.x * sine + heap.y * cosine) >> 8
        return turned
      }
      return Scene(poster: self, frame: frame, heaps: turned)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Plate
      fileprivate let frame: PosterFrame
      fileprivate let heaps: [Heap]

      func color(at point: PosterPoint) -> Tint {
        let dx = frame.across(point.u - poster.centerX)
        let dy = frame.down(point.v - poster.centerY)
        if poster.hasChopsticks, let wood = chopstick(dx, dy) { return wood }
        let distance = PosterArithmetic.ellipse(dx, dy, poster.radius, poster.radius)
        if distance <= 1024 { return food(dx, dy) ?? poster.palette[distance > 760 ? 3 : 2] }
        let isShadow =
          PosterArithmetic.ellipse(dx - 30, dy - 46, poster.radius, poster.radius) <= 1024
        return isShadow ? poster.palette[0].mixed(with: .black, 110) : table(at: point)
      }

      private func chopstick(_ dx: Int, _ dy: Int) -> Tint? {
        let wood = poster.palette[0]
        if dx > 40, abs(dy + dx * 2 / 5 + 20) < 22 + 300 / frame.side {
          return wood.mixed(with: .black, 160)
        }
        if dx > 60, abs(dy + dx * 2 / 3 + 40) < 26 + 300 / frame.side {
          return wood.mixed(with: .black, 130)
        }
        return nil
      }

      /// The heap that lies on top there, the last one.
      private func food(_ dx: Int, _ dy: Int) -> Tint? {
        for heap in heaps.reversed() {
          let x = dx - heap.x
          let y = dy - heap.y
          guard abs(x) <= heap.radius, abs(y) <= heap.radius else { continue }
          let distance = PosterArithmetic.ellipse(x, y, heap.radius, heap.radius * 4 / 5)
          guard distance <= 1024 else { continue }
          if distance < 330, x < 0, y < 0 { return heap.color.mixed(with: .white, 90) }
          if distance > 640, y > 0 { return heap.color.mixed(with: .black, 70) }
          return heap.color
        }
        return nil
      }

      private func table(at point: PosterPoint) -> Tint {
        let palette = poster.palette
        if poster.hasCloth { return palette[(point.u / 128 + point.v / 128) & 1] }
        let isLine = point.v / 100 * 3 % 4 == 0
        let isGrain = PosterArithmetic.noise(point.x / 6, point.y, poster.seed) > 225
        return isLine || isGrain ? palette[1] : palette[0]
      }
    }
  }
}
