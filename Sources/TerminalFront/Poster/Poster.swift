/// The picture that stands for a video: drawn from its id alone, so that the same video always
/// looks the same.
public struct Poster: Sendable {
  let family: any PosterFamily

  private static let families: [any PosterFamily.Type] = [
    Ridges.self, Sea.self, City.self, Waves.self, Pitch.self, Portrait.self, Plate.self,
    Bokeh.self, Still.self,
  ]

  /// The poster of the video with this id, which may be any text, even none.
  public init(id: String) {
    self.init(seed: Self.seed(of: id))
  }

  /// The number that the poster of a video follows from.
  static func seed(of id: String) -> UInt64 {
    PosterDraws.hash(id.utf8)
  }

  /// The poster that follows from a number.
  init(seed: UInt64) {
    var draws = PosterDraws(seed: seed)
    family = Self.families[draws.number(below: Self.families.count)].init(draws: &draws)
  }

  /// The colour of one pixel, which is half a cell.
  ///
  /// `x` counts from 0 to `width` - 1, `y` from 0 to `height` - 1, and `milliseconds` is the
  /// position in the video. What is out of bounds counts as the bound.
  public func pixel(x: Int, y: Int, width: Int, height: Int, milliseconds: Int) -> RGB {
    family.pixel(
      x: x, y: y, in: PosterFrame(width: width, height: height, milliseconds: milliseconds))
  }

  /// The ground for captions: the poster's darkest colour, pulled to near black.
  public var ink: RGB {
    let darkest = family.palette.min { $0.weight < $1.weight } ?? .black
    return RGB(darkest.mixed(with: Tint(hex: 0x0a0b0e), 150))
  }
}

extension Tint {
  /// How light the colour is to the eye, roughly.
  fileprivate var weight: Int { red * 3 + green * 6 + blue }
}
