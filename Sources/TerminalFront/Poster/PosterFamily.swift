/// A kind of picture: what it draws from the numbers of one video's id.
protocol PosterFamily: Sendable {
  associatedtype Scene: PosterScene

  /// The palettes it can have, one of which is drawn.
  static var palettes: [[UInt32]] { get }

  /// The palette it has.
  var palette: [Tint] { get }

  /// A picture in `palette`, one of the family's; `seed` is what its noise starts from.
  init(palette: [Tint], seed: Int, draws: inout PosterDraws)

  /// What depends on the frame but not on the pixel.
  func scene(in frame: PosterFrame) -> Scene

  /// All pixels of a frame, row by row.
  ///
  /// A requirement, although there is one body for all, so that the compiler makes one fast loop
  /// for each family.
  func pixels(in frame: PosterFrame) -> [RGB]
}

/// A poster at one instant and size, ready to be asked for its pixels.
protocol PosterScene {
  /// The colour of a pixel.
  func color(at point: PosterPoint) -> Tint
}

extension PosterFamily {
  /// Draws the palette and the seed, then what the family asks for.
  init(draws: inout PosterDraws) {
    let palette = Self.palettes[draws.number(below: Self.palettes.count)].map(Tint.init(hex:))
    let seed = draws.number(below: 65_536)
    self.init(palette: palette, seed: seed, draws: &draws)
  }

  func pixels(in frame: PosterFrame) -> [RGB] {
    let scene = scene(in: frame)
    let columns = (0..<frame.width).map { frame.point(x: $0, y: 0).u }
    var pixels: [RGB] = []
    pixels.reserveCapacity(frame.width * frame.height)
    for y in 0..<frame.height {
      let v = frame.point(x: 0, y: y).v
      for (x, u) in columns.enumerated() {
        pixels.append(RGB(scene.color(at: PosterPoint(x: x, y: y, u: u, v: v))))
      }
    }
    return pixels
  }

  /// One pixel of a frame.
  func pixel(x: Int, y: Int, in frame: PosterFrame) -> RGB {
    RGB(scene(in: frame).color(at: frame.point(x: x, y: y)))
  }
}
