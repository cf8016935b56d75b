import Testing

@testable import TerminalFront

@Suite struct PosterTests {
  @Test func `U4: posters are those of the reference, pixel for pixel`() throws {
    for line in try PosterFixture.lines("poster-check.txt") {
      let words = line.split(separator: " ")
      let poster = Poster(id: String(words[0]))
      let width = try #require(Int(words[2]))
      let height = try #require(Int(words[3]))
      let milliseconds = try #require(Int(words[4]))
      var bytes: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          bytes +=
            poster.pixel(
              x: x, y: y, width: width, height: height, milliseconds: milliseconds
            ).bytes
        }
      }
      #expect(String(describing: type(of: poster.family)) == words[1], "\(line)")
      #expect(PosterDraws.hash(bytes) == UInt64(words[5], radix: 16), "\(line)")
    }
  }

  @Test func `U4: they are so for any id, at thin sizes and late positions`() throws {
    for line in try PosterFixture.lines("poster-extremes.txt") {
      let (words, id) = try PosterFixture.words(of: line, count: 4)
      let frame = PosterFrame(
        width: try #require(Int(words[0])), height: try #require(Int(words[1])),
        milliseconds: try #require(Int(words[2])))
      let pixels = Poster(id: id).family.pixels(in: frame)
      #expect(PosterDraws.hash(pixels.flatMap(\.bytes)) == UInt64(words[3], radix: 16), "\(line)")
    }
  }

  @Test func `U4: the ink is the darkest colour near black`() throws {
    for line in try PosterFixture.lines("poster-inks.txt") {
      let (words, id) = try PosterFixture.words(of: line, count: 1)
      let ink = try #require(UInt32(words[0], radix: 16))
      #expect(Poster(id: id).ink == RGB(hex: ink), "\(line)")
    }
  }

  /// One id of each family, in their order.
  static let ids = ["v013", "v014", "v006", "v001", "v027", "v004", "v000", "v023", "v002"]

  @Test(arguments: ids)
  func `U4: what is out of bounds counts as the bound`(id: String) {
    let poster = Poster(id: id)
    func corner(_ x: Int, _ y: Int, _ milliseconds: Int) -> RGB {
      poster.pixel(x: x, y: y, width: 12, height: 8, milliseconds: milliseconds)
    }
    #expect(corner(.min, -1, .min) == corner(0, 0, 0))
    #expect(corner(12, .max, -1) == corner(11, 7, 0))
    #expect(corner(5, 5, .max) == corner(5, 5, 1 << 48))
    let none = poster.pixel(x: 0, y: 0, width: 0, height: -4, milliseconds: 0)
    #expect(none == poster.pixel(x: 0, y: 0, width: 1, height: 1, milliseconds: 0))
    let vast = poster.pixel(x: .max, y: .max, width: .max, height: .max, milliseconds: .max)
    let bound = 1 << 20
    #expect(
      vast
        == poster.pixel(
          x: bound - 1, y: bound - 1, width: bound, height: bound, milliseconds: 1 << 48))
  }

  @Test func `U4: each of the nine families is drawn`() {
    let families = Set(Self.ids.map { String(describing: type(of: Poster(id: $0).family)) })
    #expect(families.count == 9)
  }

  @Test func `U4: ids that differ in their bytes alone have posters of their own`() {
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    #expect(composed == decomposed)
    #expect(Poster.seed(of: composed) != Poster.seed(of: decomposed))
  }
}
