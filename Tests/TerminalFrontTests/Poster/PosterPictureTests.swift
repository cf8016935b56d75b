import Testing

@testable import TerminalFront

@Suite struct PosterPictureTests {
  private static let media: [Substring: PictureMedium] = [
    "true": PictureMedium(colors: .trueColor),
    "256": PictureMedium(colors: .palette256),
    "16": PictureMedium(colors: .ansi16),
    "none": PictureMedium(colors: .none, ground: .dark),
    "none-light": PictureMedium(colors: .none, ground: .light),
    "ascii": PictureMedium(colors: .none, isASCII: true),
    "ascii-light": PictureMedium(colors: .none, ground: .light, isASCII: true),
  ]

  private func picture(
    of id: String, columns: Int, rows: Int, milliseconds: Int = 5000, in medium: PictureMedium
  ) -> PosterPicture {
    var colors = PictureColors()
    return PosterPicture(
      of: Poster(id: id), columns: columns, rows: rows, milliseconds: milliseconds,
      medium: medium, colors: &colors)
  }

  private func text(_ cells: some Sequence<Cell>) -> String {
    String(String.UnicodeScalarView(cells.compactMap(\.glyph.scalar)))
  }

  @Test func `U4: pictures are those of the reference in every colour mode, cell for cell`() throws
  {
    var lines = try PosterFixture.lines("poster-pictures.txt")[...]
    while let head = lines.popFirst() {
      let words = head.split(separator: " ")
      let columns = try #require(Int(words[1]))
      let rows = try #require(Int(words[2]))
      let picture = picture(
        of: String(words[0]), columns: columns, rows: rows,
        milliseconds: try #require(Int(words[3])), in: try #require(Self.media[words[4]]))
      let colors = picture.cells.flatMap { $0.style.foreground.bytes + $0.style.background.bytes }
      #expect(PosterDraws.hash(colors) == UInt64(words[5], radix: 16), "\(head)")
      #expect(
        (0..<rows).map { "|\(text(picture.row($0)))|" } == lines.prefix(rows).map(String.init))
      lines = lines.dropFirst(rows)
    }
  }

  @Test func `U4: in true colour the foot of a picture melts into its ink`() {
    let medium = PictureMedium(colors: .trueColor)
    let picture = picture(of: "v001", columns: 1, rows: 4, in: medium)
    let pixels = (0..<8).map {
      Poster(id: "v001").pixel(x: 0, y: $0, width: 1, height: 8, milliseconds: 5000)
    }
    func melted(_ row: Int, _ share: Int) -> Color {
      .rgb(RGB(Tint(pixels[row]).mixed(with: Tint(picture.ink), share)))
    }
    let colors = picture.cells.flatMap { [$0.style.foreground, $0.style.background] }
    let expected =
      (0..<4).map { Color.rgb(pixels[$0]) } + zip(4..<8, [51, 102, 153, 204]).map(melted)
    #expect(colors == expected)
  }

  @Test(arguments: PosterTests.ids)
  func `U9: a terminal of eight colours gets the dark eight, as blocks and shades`(id: String)
    throws
  {
    let picture = picture(of: id, columns: 24, rows: 9, in: PictureMedium(colors: .ansi8))
    #expect(
      Set(picture.cells.map(\.glyph)).isSubset(of: [
        .upperHalf, .lightShade, .mediumShade, .darkShade,
      ]))
    let colors = Set(picture.cells.flatMap { [$0.style.foreground, $0.style.background] })
    #expect(colors.isSubset(of: (0..<8).map { Color.palette($0) }))
    #expect(colors.count > 2)
  }

  @Test(arguments: ColorMode.allCases)
  func `U9: without block characters only ASCII is shown, with the colours there are`(
    colors: ColorMode
  ) {
    let medium = PictureMedium(colors: colors, isASCII: true)
    let picture = picture(of: "v006", columns: 24, rows: 9, in: medium)
    #expect(picture.cells.allSatisfy { $0.glyph.scalar?.isASCII == true && $0.width == 1 })
    #expect(Set(picture.cells).count > 3)
    let usesColors = picture.cells.contains { $0.style != .plain }
    #expect(usesColors == (colors != .none))
  }

  @Test(
    arguments: [
      (ColorMode.trueColor, Color.hex(0xed6d77)), (.palette256, .palette(167)),
      (.ansi16, .palette(9)), (.ansi8, .palette(5)),
    ])
  func `U9: there a cell is a pixel, the mean of its two`(mode: ColorMode, color: Color) {
    let pixels = PicturePixels(
      columns: 1, rows: 1, pixels: [RGB(hex: 0xff5a4e), RGB(hex: 0xdb80a1)])
    var colors = PictureColors()
    let cells = pixels.cells(
      in: PictureMedium(colors: mode, isASCII: true), colors: &colors)
    #expect(cells == [Cell(style: Style(foreground: color, background: color))])
  }

  @Test(arguments: [ColorMode.trueColor, .palette256, .ansi16, .ansi8])
  func `U9: a light ground changes nothing where there are colours`(colors: ColorMode) {
    let dark = PictureMedium(colors: colors, ground: .dark)
    let light = PictureMedium(colors: colors, ground: .light)
    #expect(
      picture(of: "v002", columns: 9, rows: 5, in: dark)
        == picture(of: "v002", columns: 9, rows: 5, in: light))
  }

  @Test(
    arguments: [
      (0, 5, 0, 5), (5, 0, 5, 0), (-3, 2, 0, 2), (1, 1, 1, 1), (.max, 1, 1024, 1),
      (1, .max, 1, 1024),
    ],
    [false, true])
  func `U8: any size can be asked for`(size: (Int, Int, columns: Int, rows: Int), isASCII: Bool) {
    for colors in ColorMode.allCases {
      let medium = PictureMedium(colors: colors, isASCII: isASCII)
      let picture = picture(
        of: "", columns: size.0, rows: size.1, milliseconds: .max, in: medium)
      #expect(picture.columns == size.columns)
      #expect(picture.rows == size.rows)
      #expect(picture.cells.count == size.columns * size.rows)
      #expect(picture.ink == Poster(id: "").ink)
    }
  }
}

extension Color {
  /// The bytes of what the colour looks like; none for the terminal's own.
  fileprivate var bytes: [UInt8] {
    switch kind {
    case .own: []
    case .palette(let entry): TerminalPalette.entries[Int(entry)].bytes
    case .rgb(let rgb): rgb.bytes
    }
  }
}
