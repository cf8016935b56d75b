import Testing

@testable import TerminalFront

struct SVGExportTests {
  private static func frame(_ name: String) throws -> CellGrid {
    try #require(FrameCase.all.first { $0.name == name }).frame()
  }

  @Test(
    arguments: [
      ("main-40x12", .dark), ("help-40x12", .dark), ("wide-title", .unknown), ("light", .light),
    ] as [(String, Ground)])
  func `X4: the picture of a frame is the same in every byte`(
    _ name: String, _ ground: Ground
  ) throws {
    let text = SVGExport.text(of: try Self.frame(name), ground: ground, title: name)
    try PictureGolden.check(text, "\(name).svg")
  }

  @Test func `X4: a small picture is text runs over grounds and shapes`() {
    var canvas = Canvas(width: 8, height: 4)
    let red = Style(foreground: .palette(9), background: .hex(0x10_2030))
    canvas.put("a b  c▀▀", x: 0, y: 0, style: red)
    canvas.put("雨► ", x: 0, y: 1, style: Style(attributes: [.bold, .underline]))
    canvas.put("d", x: 5, y: 1, style: Style(attributes: .dim))
    canvas.put("<", x: 0, y: 3, style: Style(attributes: .reverse))
    canvas.put("│✓░", x: 4, y: 3, style: Style(foreground: .hex(0xff00ff)))
    #expect(
      SVGExport.text(of: canvas.grid, ground: .dark, title: "T & <U>") == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="80" viewBox="0 0 80 80">
        <title>T &amp; &lt;U&gt;</title>
        <desc>a b  c▀▀
        雨►  d

        &lt;   │✓░</desc>
        <style>
        .bold{font-weight:bold}
        .f-102030{fill:#102030}
        .f-14161b{fill:#14161b}
        .f-4e1054{fill:#4e1054}
        .f-82858c{fill:#82858c}
        .f-d8dce4{fill:#d8dce4}
        .f-f14c4c{fill:#f14c4c}
        .f-ff00ff{fill:#ff00ff}
        .s-ff00ff{stroke:#ff00ff;fill:none}
        </style>
        <g font-family="ui-monospace,monospace" font-size="16" shape-rendering="crispEdges">
        <rect class="f-14161b" width="80" height="80"/>
        <g>
        <rect class="f-102030" x="0" y="0" width="80" height="20"/>
        <path class="f-f14c4c" d="M60 0h20v10h-20z"/>
        <text class="f-f14c4c" x="0" y="15" textLength="30" lengthAdjust="spacingAndGlyphs">a b</text>
        <text class="f-f14c4c" x="50" y="15" textLength="10" lengthAdjust="spacingAndGlyphs">c</text>
        </g>
        <g>
        <path class="f-d8dce4" d="M0 37h40v1h-40z"/>
        <path class="f-d8dce4" shape-rendering="auto" d="M21 24L29 30L21 36L21 24"/>
        <text class="bold f-d8dce4" x="10" y="35" text-anchor="middle">雨</text>
        <text class="f-82858c" x="50" y="35" textLength="10" lengthAdjust="spacingAndGlyphs">d</text>
        </g>
        <g>
        <rect class="f-d8dce4" x="0" y="60" width="10" height="20"/>
        <path class="f-4e1054" d="M60 60h10v20h-10z"/>
        <path class="f-ff00ff" d="M44 60h1v20h-1z"/>
        <path class="s-ff00ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" \
        shape-rendering="auto" d="M51 71L54 74L59 66"/>
        <text class="f-14161b" x="0" y="75" textLength="10" lengthAdjust="spacingAndGlyphs">&lt;</text>
        </g>
        </g>
        </svg>

        """)
  }

  @Test(arguments: FrameCase.all)
  func `X4: the text of a picture stands in the cells of the frame`(frame: FrameCase) throws {
    let grid = frame.frame()
    let root = try XMLReader.read(
      SVGExport.text(of: grid, ground: .dark, title: "<\"&'>\u{1}\u{FFFE}\u{202E}"))
    let reading = try SVGReading(root)
    #expect(reading.rows == TextExport.writtenRows(of: grid))
    let notes = root.children.filter { ["title", "desc"].contains($0.name) }.map(\.text)
    #expect(
      notes == [
        "<\"&'>\u{FFFD}\u{FFFD}\u{FFFD}", TextExport.rows(of: grid).joined(separator: "\n"),
      ])
    #expect(root.attributes["role"] == "img")
    let names = Set(root.all.map(\.name))
    #expect(names.isSubset(of: ["svg", "title", "desc", "style", "g", "rect", "path", "text"]))
  }

  @Test func `X4: text of every script stands in its cells`() throws {
    var canvas = Canvas(width: 40, height: 6)
    let titles = [
      "東京さんぽ 🏮 夜", "שלום עולם 12", "مرحبا بالعالم", "e\u{301}क्षि ไทย", "\u{202E}evil\u{1B}[31m",
      "]]> <!-- & \"' ✓✗ ⣿",
    ]
    for (y, title) in titles.enumerated() {
      canvas.put(title, x: 1, y: y, style: Style(attributes: y % 2 == 0 ? .bold : []))
    }
    let text = SVGExport.text(of: canvas.grid, ground: .light, title: titles.joined())
    #expect(try SVGReading(XMLReader.read(text)).rows == TextExport.writtenRows(of: canvas.grid))
    try PictureGolden.check(text, "scripts.svg")
  }

  @Test func `X4: what XML does not allow never comes through, whatever a cell holds`() throws {
    var grid = CellGrid(width: 5, height: 1)
    for (x, scalar) in (["\u{0}", "\u{1B}", "\u{85}", "\u{FFFF}", "\u{2028}"] as [Unicode.Scalar])
      .enumerated()
    {
      grid[x, 0] = Cell(Glyph(scalar))
    }
    let root = try XMLReader.read(SVGExport.text(of: grid, ground: .dark, title: ""))
    #expect(try SVGReading(root).rows == [String(repeating: "\u{FFFD}", count: 5)])
  }

  @Test func `X4: a frame that differs in one cell differs in a few lines`() throws {
    let grid = try Self.frame("main-100x30")
    var changed = Canvas(grid)
    changed.put("Z", x: 30, y: 15, style: .plain)
    func lines(_ grid: CellGrid) -> [Substring] {
      SVGExport.text(of: grid, ground: .dark, title: "").split(separator: "\n")
    }
    #expect(lines(changed.grid).difference(from: lines(grid)).count <= 12)
  }

  @Test(arguments: [(0, 0), (3, 0), (0, 2), (1, 1)])
  func `X4: a picture without text is well-formed`(_ width: Int, _ height: Int) throws {
    let grid = CellGrid(width: width, height: height)
    let root = try XMLReader.read(SVGExport.text(of: grid, ground: .unknown, title: ""))
    #expect(root.attributes["viewBox"] == "0 0 \(width * 10) \(height * 20)")
    #expect(try SVGReading(root).rows == Array(repeating: "", count: height))
  }
}
