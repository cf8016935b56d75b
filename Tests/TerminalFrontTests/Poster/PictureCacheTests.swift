import Testing

@testable import TerminalFront

@Suite struct PictureCacheTests {
  private static let medium = PictureMedium(colors: .palette256)

  /// Where the cells stand in memory, which tells one that was drawn anew from one that was
  /// remembered.
  private func place(of picture: PosterPicture) -> UnsafePointer<Cell>? {
    picture.cells.withUnsafeBufferPointer(\.baseAddress)
  }

  private func drawn(_ id: String, _ milliseconds: Int, _ medium: PictureMedium) -> PosterPicture {
    var colors = PictureColors()
    return PosterPicture(
      of: Poster(id: id), columns: 9, rows: 4, milliseconds: milliseconds, medium: medium,
      colors: &colors)
  }

  @Test(arguments: ColorMode.allCases)
  func `U4: a remembered picture is the one that would be drawn, at each step of its motion`(
    mode: ColorMode
  ) {
    var cache = PictureCache()
    let medium = PictureMedium(colors: mode)
    for _ in 0..<2 {
      for (position, shown) in [(0, 0), (83, 0), (84, 84), (9999, 9917), (600_000, 600_000)] {
        let picture = cache.picture(
          of: "v000", columns: 9, rows: 4, milliseconds: position, medium: medium)
        #expect(picture == drawn("v000", shown, medium))
      }
    }
  }

  @Test func `K5: a poster that does not move is drawn once`() {
    var cache = PictureCache()
    func ask(_ id: String, rows: Int = 4, _ position: Int, _ medium: PictureMedium) -> PosterPicture
    {
      cache.picture(of: id, columns: 9, rows: rows, milliseconds: position, medium: medium)
    }
    let first = ask("v000", 1000, Self.medium)
    #expect(place(of: ask("v000", 1083, Self.medium)) == place(of: first))
    let others = [
      ask("v000", 1084, Self.medium), ask("v001", 1000, Self.medium),
      ask("v000", rows: 5, 1000, Self.medium),
      ask("v000", 1000, PictureMedium(colors: .palette256, isASCII: true)),
    ]
    #expect(!others.contains { place(of: $0) == place(of: first) })
    #expect(place(of: ask("v000", 1000, Self.medium)) == place(of: first))
  }

  @Test func `C4: what is remembered is bounded, and what is asked for again stays`() {
    var cache = PictureCache(capacity: 1000)
    let kept = cache.picture(of: "kept", columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
    let lost = cache.picture(of: "lost", columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
    for number in 0..<100 {
      _ = cache.picture(
        of: "v\(number)", columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
      let again = cache.picture(
        of: "kept", columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
      #expect(place(of: again) == place(of: kept))
      let cells = (Array(cache.recent.values) + Array(cache.older.values)).map(\.cells.count)
      #expect(cells.reduce(0, +) <= 1000)
    }
    let again = cache.picture(of: "lost", columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
    #expect(again == lost)
    #expect(place(of: again) != place(of: lost))
  }

  @Test(arguments: [0, -5, 1])
  func `C4: a cache without room still draws`(capacity: Int) {
    var cache = PictureCache(capacity: capacity)
    for id in ["v000", "v001", "v002", "v001"] {
      let picture = cache.picture(
        of: id, columns: 9, rows: 4, milliseconds: 0, medium: Self.medium)
      #expect(picture == drawn(id, 0, Self.medium))
      #expect(cache.recent.count + cache.older.count <= 2)
    }
  }
}
