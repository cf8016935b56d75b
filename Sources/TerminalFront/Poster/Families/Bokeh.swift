extension Poster {
  /// Lights out of focus, which rise.
  struct Bokeh: PosterFamily {
    /// Back top, back low; four lights.
    static let palettes: [[UInt32]] = [
      [0x0a0e25, 0x24184a, 0xff8a1f, 0xe0245e, 0x2b8cff, 0xb06a10],
      [0x06161c, 0x0d3b3e, 0xe08a10, 0x12b886, 0x1c7ed6, 0xd9480f],
      [0x160a20, 0x451247, 0xe0187a, 0x7b2ff7, 0xb0307a, 0xff8a3c],
      [0x090b16, 0x1f2647, 0x3056e0, 0x8a5cf5, 0xe08a2f, 0x16a0c0],
    ]

    fileprivate struct Disc {
      let radius: Int
      let x: Int
      var y: Int
      let hue: Int
      let speed: Int
    }

    let palette: [Tint]
    private let discs: [Disc]
    private let ground: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      discs = (0..<17).map { _ in
        let radius = draws.number(in: 70...190)
        let x = draws.number(below: 1024)
        let y = draws.number(below: 1024)
        let hue = draws.number(below: 4)
        return Disc(radius: radius, x: x, y: y, hue: hue, speed: draws.number(in: 1...4))
      }
      ground = Ramp(Array(palette[0...1]), steps: 8)
    }

    func scene(in frame: PosterFrame) -> Scene {
      let risen = discs.map { disc in
        var disc = disc
        let climb = frame.milliseconds * disc.speed / 110
        disc.y = (disc.y - climb).remainderDown(by: 1400) - 190
        return disc
      }
      return Scene(poster: self, frame: frame, discs: risen)
    }

    struct Scene: PosterScene {
      fileprivate let poster: Bokeh
      fileprivate let frame: PosterFrame
      fileprivate let discs: [Disc]

      func color(at point: PosterPoint) -> Tint {
        var color = poster.ground[point.v * 8 / 1024]
        for disc in discs {
          let dx = point.u - disc.x
          let dy = point.v - disc.y
          // Scaling by the longer side only moves a point outwards: what is outside unscaled stays
          // outside.
          guard abs(dx) <= disc.radius, abs(dy) <= disc.radius else { continue }
          let distance = PosterArithmetic.ellipse(
            frame.across(dx), frame.down(dy), disc.radius, disc.radius)
          guard distance <= 1024 else { continue }
          let strength = 150 - disc.radius / 3 + (distance > 740 ? 60 : 0)
          color.add(poster.palette[2 + disc.hue], strength)
        }
        return color
      }
    }
  }
}

extension Tint {
  /// Adds `strength` 256ths of `light`, up to full brightness.
  fileprivate mutating func add(_ light: Tint, _ strength: Int) {
    red = min(255, red + ((light.red * strength) >> 8))
    green = min(255, green + ((light.green * strength) >> 8))
    blue = min(255, blue + ((light.blue * strength) >> 8))
  }
}
