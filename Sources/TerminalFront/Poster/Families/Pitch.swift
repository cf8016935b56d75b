extension Poster {
  /// A match seen from the stands: crowd, boards, lines, players and a ball that move.
  struct Pitch: PosterFamily {
    /// Crowd dark, light; boards; surface, stripe; home, away.
    static let palettes: [[UInt32]] = [
      [0x141b2d, 0x7c88a6, 0xe8eef7, 0x2f8f4e, 0x38a35a, 0xff5a4e, 0xf7e04b],
      [0x1b1430, 0x8d6fb0, 0xffd166, 0xc9803f, 0xd8914c, 0x2d4fd1, 0xffffff],
      [0x0d2038, 0x6c8fb4, 0xffffff, 0x2f6fb5, 0x3a7fc9, 0xf4f26b, 0xff6b57],
      [0x1c1512, 0xa08468, 0xf2e8d5, 0xb4552f, 0xc4643a, 0xffffff, 0x24385c],
      [0x0b1f1a, 0x5f8c7b, 0xf5f5f5, 0x1f7a45, 0x2a8c52, 0xffffff, 0xe63946],
    ]

    fileprivate struct Player {
      var x: Int
      let y: Int
      let team: Int
      let phase: Int
      /// How tall, in 1024ths of the height: the nearer the taller.
      var size: Int { 60 + y / 7 }
    }

    let palette: [Tint]
    private let seed: Int
    private let edge: Int
    private let centerX: Int
    private let players: [Player]
    private let ballPhase: Int
    private let crowd: Ramp

    init(palette: [Tint], seed: Int, draws: inout PosterDraws) {
      self.palette = palette
      self.seed = seed
      edge = draws.number(in: 250...330)
      centerX = draws.number(in: 250...774)
      players = (0..<9).map { _ in
        let x = draws.number(in: 40...980)
        let y = draws.number(in: 30...560)
        let team = draws.number(below: 2)
        return Player(x: x, y: y, team: team, phase: draws.number(below: 1024))
      }
      ballPhase = draws.number(below: 1024)
      crowd = Ramp(Array(palette[0...1]), steps: 14)
    }

    func scene(in frame: PosterFrame) -> Scene {
      let time = frame.milliseconds
      let moved = players.map { player in
        var player = player
        player.x += (PosterArithmetic.sine(player.phase + time / 12) * 40) >> 8
        return player
      }
      return Scene(
        poster: self, frame: frame, players: moved,
        ballX: 512 + ((PosterArithmetic.sine(ballPhase + time / 9) * 330) >> 8),
        ballY: 330 + ((PosterArithmetic.sine(ballPhase * 3 + time / 5) * 130) >> 8))
    }

    struct Scene: PosterScene {
      fileprivate let poster: Pitch
      fileprivate let frame: PosterFrame
      fileprivate let players: [Player]
      fileprivate let ballX: Int
      fileprivate let ballY: Int

      func color(at point: PosterPoint) -> Tint {
        let palette = poster.palette
        if point.v < poster.edge - 60 { return stand(at: point) }
        if point.v < poster.edge {
          let isOtherBoard = point.u / 170 & 1 == 1
          return isOtherBoard ? palette[2].mixed(with: palette[6], 150) : palette[2]
        }
        if isBall(point) { return .white }
        return player(at: point) ?? ground(at: point)
      }

      private func stand(at point: PosterPoint) -> Tint {
        if 20 < point.v, point.v < 70, point.u / 128 & 1 == 1 { return Tint(255, 250, 225) }
        let chance = PosterArithmetic.noise(point.x, point.y, poster.seed)
        let color = poster.crowd[(chance & 3) * (2 + point.v / 90)]
        guard chance > 236 else { return color }
        return color.mixed(with: poster.palette[5 + (chance >> 6 & 1)], 130)
      }

      private func isBall(_ point: PosterPoint) -> Bool {
        abs(point.u - ballX) <= 1024 / frame.width / 2 + 8
          && abs(point.v - poster.edge - ballY) <= 512 / frame.height + 8
      }

      private func player(at point: PosterPoint) -> Tint? {
        let palette = poster.palette
        for player in players {
          let size = player.size
          let up = player.y + poster.edge - point.v
          guard 0 <= up, up < size + 1024 / frame.height,
            abs(point.u - player.x) * frame.width / frame.side < max(size / 4, 512 / frame.side)
          else { continue }
          if up > size - 16, size * frame.height > 3000 {
            return player.phase & 1 == 1 ? Tint(236, 188, 150) : Tint(120, 78, 56)
          }
          let shirt = palette[5 + player.team]
          return up > size / 3 ? shirt : shirt.mixed(with: palette[0], 170)
        }
        return nil
      }

      private func ground(at point: PosterPoint) -> Tint {
        let depth = point.v - poster.edge
        let lineX = poster.centerX + ((depth - 330) * (poster.centerX - 512)).dividedDown(by: 900)
        let circle = PosterArithmetic.ellipse(
          frame.across(point.u - poster.centerX), frame.down(depth - 330), 330, 190)
        if abs(point.u - lineX) < max(9, 512 / frame.width)
          || abs(circle - 1024) < max(150, 5200 / frame.side)
          || abs(depth - 40) < max(9, 512 / frame.height)
        {
          return poster.palette[3].mixed(with: .white, 190)
        }
        let stripe = ((point.u - 512) * 400).dividedDown(by: depth + 400) + 1024
        return poster.palette[3 + (stripe.dividedDown(by: 90) & 1)]
      }
    }
  }
}
