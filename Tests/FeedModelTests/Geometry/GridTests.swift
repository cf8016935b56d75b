import Testing

@testable import FeedModel

struct GridTests {
  private func grid(
    _ columns: Int, in width: Int, rows: Int, count: Int = 30, below stripRows: Int = 2,
    change: (inout DeckSetup) -> Void = { _ in }
  ) -> DeckGeometry {
    var configuration = DeckSetup()
    change(&configuration)
    return TerminalDevice(columns: width, rows: rows)
      .deck(
        .grid(columns: columns), count: count, below: stripRows, configuration: configuration)
  }

  @Test func `D2: 80x24 gives a deck of 21 rows, cards 25, 25 and 26 wide and 12 high`() {
    let geometry = grid(3, in: 80, rows: 24)
    #expect(geometry.frame == Rect(x: 0, y: 32, width: 640, height: 21 * 16))
    #expect(
      (0..<3).map { geometry.rect(ofItem: $0, offset: 0) } == [
        Rect(x: 8, y: 48, width: 200, height: 192), Rect(x: 216, y: 48, width: 200, height: 192),
        Rect(x: 424, y: 48, width: 208, height: 192),
      ])
    #expect(geometry.contentLength == Double(10 * 13 + 1) * 16)
    let sight = DeckSight(
      geometry: geometry,
      viewport: Viewport(
        screen: Rect(x: 0, y: 0, width: 640, height: 384), scrollView: geometry.frame),
      offset: 0)
    #expect(sight.indexesInFrame == 0..<6)
    let seven = 7 / 12.0
    #expect((0..<7).map { sight.fraction(ofItem: $0) } == [1, 1, 1, seven, seven, seven, 0])
  }

  @Test(arguments: [
    (1, 3), (80, 3), (159, 3), (160, 4), (199, 4), (200, 5), (10_000, 5),
  ])
  func `D2: a grid that nobody has set has 3 columns, from 160 on 4, from 200 on 5`(
    columns: Int, expected: Int
  ) {
    #expect(TerminalDevice(columns: columns, rows: 24).defaultColumns == expected)
  }

  @Test func `D2: the columns are decided when the deck is made`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 30), columns: nil), columns: 80)
    transcript.run("start-playing\nadvance 1s\nresize 200 24\nreload-tab 0\nadvance 1s")
    #expect(transcript.simulation.geometry(ofTab: 0).columnCount == 3)
    transcript.run("close-player\nstart-playing\nadvance 1s")
    #expect(transcript.simulation.geometry(ofTab: 0).columnCount == 5)
  }

  @Test(arguments: 1...6)
  func `D2: column i of n starts at 1 + floor(i(W-1)/n) and ends one before the next`(n: Int) {
    for width in [13, 20, 79, 80, 81, 100, 101, 299] {
      let geometry = grid(n, in: width, rows: 24)
      #expect(geometry.columnCount == n)
      var next = 1
      for column in 0..<n {
        let rect = geometry.rect(ofItem: column, offset: 0)
        let start = 1 + Int((Double(column * (width - 1)) / Double(n)).rounded(.down))
        let end = 1 + Int((Double((column + 1) * (width - 1)) / Double(n)).rounded(.down)) - 1
        #expect(rect.x == Double(start) * 8)
        #expect(rect.maxX == Double(end) * 8)
        #expect(start == next)
        next = end + 1
      }
      #expect(next == width)
    }
  }

  @Test func `D2: a grid has no more columns than leave each of its cards a cell`() {
    let counts = (0...9).map { grid(5, in: $0, rows: 9).columnCount }
    #expect(counts == [1, 1, 1, 1, 1, 2, 2, 3, 3, 4])
    for width in 3...40 {
      let geometry = grid(.max, in: width, rows: 9)
      for column in 0..<geometry.columnCount {
        #expect(geometry.rect(ofItem: column, offset: 0).width >= 8)
      }
    }
    #expect(grid(.min, in: 80, rows: 9).columnCount == 1)
    #expect(grid(0, in: 80, rows: 9).columnCount == 1)
  }

  @Test func `D2: a card is 0.6 of the deck's rows high, at least 3, at most what its video needs`()
  {
    for deckRows in 0...1000 {
      // Columns wide enough for any height: 0.6 of 1000 rows of 16 points, 9 wide for 16 high.
      let geometry = grid(1, in: 1400, rows: deckRows + 3)
      #expect(geometry.itemLength == Double(max(3, deckRows * 3 / 5)) * 16, "\(deckRows)")
    }
    // 25 columns are 200 points, a 9:16 video is 355.6 points high, 22.2 rows, and the panel 2.
    #expect(grid(3, in: 80, rows: 103).itemLength == 24 * 16)
    #expect(
      grid(3, in: 80, rows: 103) { $0.viewConfiguration.itemView.productPanel.isHidden = true }
        .itemLength == 22 * 16)
    #expect(grid(3, in: 80, rows: 103) { $0.itemAspect = 1 }.itemLength == 14 * 16)
    #expect(grid(3, in: 80, rows: 103) { $0.itemAspect = 16 / 9.0 }.itemLength == 9 * 16)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300])
  func `D2: no aspect whatever makes a card without height or without end`(aspect: Double) {
    let height = grid(3, in: 80, rows: 24) { $0.itemAspect = aspect }.itemLength
    #expect((16...(12 * 16)).contains(height))
  }

  @Test(arguments: [
    (0, 0.0), (1, 0), (5, 0), (6, 16), (7, 16), (21, 16),
  ])
  func `D2: a deck under 6 rows has neither padding nor spacing of rows`(
    deckRows: Int, spacing: Double
  ) {
    let geometry = grid(2, in: 80, rows: deckRows + 3, count: 4)
    #expect(geometry.start(ofItem: 0) == spacing)
    #expect(geometry.pitch == geometry.itemLength + spacing)
    #expect(geometry.contentLength == 2 * geometry.itemLength + 3 * spacing)
    // Columns keep theirs.
    #expect(geometry.rect(ofItem: 0, offset: 0).x == 8)
  }

  @Test func `D3: the deck fills the frame between strip and status line, and scrolls its content`()
  {
    let geometry = grid(1, in: 30, rows: 20, count: 10, below: 4)
    #expect(geometry.frame == Rect(x: 0, y: 64, width: 240, height: 15 * 16))
    #expect(geometry.maximumOffset == geometry.contentLength - geometry.frame.height)
    #expect(geometry.clamp(-1) == 0)
    #expect(geometry.clamp(1e300) == geometry.maximumOffset)
    #expect(grid(1, in: 30, rows: 20, count: 1).maximumOffset == 0)
    #expect(grid(1, in: 30, rows: 20, count: 0).maximumOffset == 0)
  }

  @Test func `D3: every offset that can be reached is a whole cell`() {
    for rows in 0...40 {
      for count in 0...7 {
        let offset = grid(2, in: 30, rows: rows, count: count).maximumOffset
        #expect(offset.truncatingRemainder(dividingBy: 16) == 0)
      }
    }
  }

  @Test func `D3: the items in the frame are those whose rows reach into it`() {
    for rows in [0, 3, 4, 5, 8, 9, 12, 24] {
      for count in [0, 1, 2, 5, 17] {
        let geometry = grid(2, in: 30, rows: rows, count: count)
        for offset in stride(from: -40.0, through: geometry.contentLength + 40, by: 8) {
          let expected = (0..<count).filter { item in
            let rect = geometry.rect(ofItem: item, offset: offset)
            return rect.y < geometry.frame.maxY && rect.maxY > geometry.frame.y
          }
          let found = Array(geometry.indexesInFrame(offset: offset))
          #expect(
            found == (geometry.frame.height > 0 ? expected : []), "\(rows) \(count) \(offset)")
        }
      }
    }
  }

  @Test(arguments: [
    (0, 0, 0), (0, 100, 0), (0, -50, 0), (3, 0, 6), (3, 6, 6), (3, 10, 10), (3, 13, 13),
    (3, 14, 13), (6, 0, 19), (9, 1000, 39), (9, 20, 32), (29, 0, 110),
  ])
  func `K1: showing an item scrolls just enough, its padding included`(
    item: Int, from: Int, expected: Int
  ) {
    // A deck of 21 rows whose rows of cards begin each 13 rows, 12 high.
    let geometry = grid(3, in: 80, rows: 24)
    let offset = geometry.offset(showingItem: item, from: Double(from) * 16)
    #expect(offset == Double(expected) * 16)
  }

  @Test func `K1: an item too tall for the frame is shown from its top`() {
    let geometry = grid(1, in: 30, rows: 5, below: 2)
    #expect(geometry.frame.height == 32)
    #expect(geometry.offset(showingItem: 2, from: 0) == 2 * geometry.itemLength)
    #expect(geometry.offset(showingItem: 2, from: 5000) == 2 * geometry.itemLength)
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (10_000, 10_000), (10_001, 10_000), (.max, 10_000), (.min, 0),
    ] as [(Int, Int)])
  func `A terminal has 0 to 10,000 columns and rows`(given: Int, expected: Int) {
    let device = TerminalDevice(columns: given, rows: given)
    #expect(device.columns == expected)
    #expect(device.rows == expected)
    #expect(
      device.screen
        == Rect(x: 0, y: 0, width: Double(expected) * 8, height: Double(expected) * 16))
  }

  @Test(arguments: [
    (8.0, 8.0, 2), (0, 0, 1), (1, 0, 2), (8, 9, 3), (-8, -8, 1), (.nan, 0, 1),
    (.infinity, 0, 10_000),
  ])
  func `U2: the strip is as high as its padding and title ask, in whole rows`(
    top: Double, bottom: Double, rows: Int
  ) {
    var style = PlayerTabsStyle.base()
    style.padding.top = top
    style.padding.bottom = bottom
    #expect(TerminalDevice.stripRows(style) == rows)
  }
}
