import Testing

@testable import FeedModel

struct ResizeTests {
  /// Three columns on 80x24: a deck of 21 rows, cards of 12 rows from row 1 on, one each 13 rows.
  private var grid: Transcript { grid() }

  private func grid(isPictureInPictureEnabled: Bool = false) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 60) + .of("b", 60), columns: 3) {
        $0.deck.viewConfiguration.itemView.productPanel.isHidden = false
        $0.deck.isPictureInPictureEnabled = isPictureInPictureEnabled
      }, columns: 80, deckRows: 21, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  /// The offset of a tab's deck in rows.
  private func row(_ transcript: Transcript, tab: Int = 0) -> Double {
    transcript.simulation.tabs[tab].deck.scrollOffset / 16
  }

  @Test func `U8: the item that has the turn stays cut off by the same share`() {
    var transcript = grid
    // Row 1 begins at 14; at 19 it is cut off by 5 of 12 rows.
    transcript.run("scroll-to 304\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "a3")
    // A deck of 37 rows has cards of 22 rows, the second one from row 24 on: 24 + 22 * 5/12 = 33.2.
    transcript.run("resize 80 40")
    #expect(row(transcript) == 33)
    #expect(transcript.simulation.player?.videoId == "a3")
    transcript.run("resize 80 24")
    #expect(row(transcript) == 19)
  }

  @Test func `U8: an item that is not cut off stands at the same share of the frame's height`() {
    var transcript = grid
    // At 8 row 0 shows 5 of 12 rows, so row 1, which begins 6 rows down of 21, has the turn.
    transcript.run("scroll-to 128\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "a3")
    // 24 - 37 * 6/21 = 13.4.
    transcript.run("resize 80 40")
    #expect(row(transcript) == 13)
    #expect(transcript.simulation.player?.videoId == "a3")
  }

  @Test(arguments: [10, 16, 40, 60, 100])
  func `U8, D12: under a full-screen player the deck keeps what has the turn again later`(rows: Int)
  {
    var (covered, open) = (grid, grid)
    let script = "scroll-to 192\ntap-item a6\nadvance 1s"
    covered.run(script)
    open.run(script)
    covered.run("open-full-screen\nstep-full-screen 30\nadvance 1s")
    #expect(covered.simulation.player?.videoId == "a36")
    covered.run("resize 80 \(rows)")
    open.run("resize 80 \(rows)")
    #expect(row(covered) == row(open))
    covered.run("resize 80 24\nclose-full-screen\nadvance 1s")
    #expect(row(covered) == 12)
    #expect(covered.simulation.player?.videoId == "a6")
  }

  @Test(arguments: [10, 16, 40, 60, 100])
  func `U8, D11: with the player in a corner the deck keeps the focused item`(rows: Int) {
    var transcript = grid(isPictureInPictureEnabled: true)
    transcript.run("start-picture-in-picture\nscroll-to 1024\nadvance 1s")
    #expect(transcript.simulation.player?.place == .pictureInPicture)
    var still = grid
    still.run("set-autoplay isEnabled=false\nscroll-to 1024\nadvance 1s")
    #expect(still.simulation.player == nil)
    for line in ["resize 80 \(rows) keeping=a18", "resize 80 \(rows + 3) keeping=a18"] {
      transcript.run(line)
      still.run(line)
      #expect(row(transcript) == row(still))
    }
  }

  @Test func `U1: a drawer that opens and closes leaves everything as it was`() {
    var transcript = grid
    for start in stride(from: 0.0, through: 240, by: 1) {
      transcript.run("scroll-to \(start * 16)\nresize 80 16\nresize 80 24")
      #expect(row(transcript) == start)
    }
  }

  @Test func `U8: a row of resizes does not drift, whatever the sizes between`() {
    var transcript = grid
    transcript.run("scroll-to 1024\ntap-item a16\nadvance 1s")
    #expect(row(transcript) == 64)
    for rows in 3...60 { transcript.run("resize \(81 - rows) \(rows)\nresize 200 \(63 - rows)") }
    transcript.run("resize 80 24")
    #expect(row(transcript) == 64)
  }

  @Test func `U8: a resize to no size at all and back keeps the place`() {
    for (columns, rows) in [(0, 0), (1, 1), (80, 3), (0, 24), (2, 4), (10_000, 10_000)] {
      var transcript = grid
      transcript.run("scroll-to 512\nadvance 1s\nresize \(columns) \(rows)\nadvance 1s")
      transcript.run("resize \(columns) \(rows) keeping=a0\nresize 80 24 keeping=a0\nadvance 1s")
      #expect(row(transcript) == 32, "\(columns)x\(rows)")
      #expect(transcript.simulation.player?.state == .playing)
    }
  }

  @Test func `U8: where none has the turn it is the item in focus that keeps its place`() {
    var transcript = grid
    transcript.run("set-autoplay isEnabled=false\nscroll-to 2048")
    #expect(transcript.simulation.player == nil)
    // Row 10 begins at 131, 3 rows below the frame's top; 231 - 37 * 3/21 = 225.7.
    transcript.run("resize 80 40 keeping=a31")
    #expect(row(transcript) == 226)
    transcript.run("resize 80 24 keeping=a31")
    #expect(row(transcript) == 128)
  }

  @Test(arguments: ["a0", "a59", "nobody", ""])
  func `U8: an item in focus that is out of sight does not move the deck to itself`(id: String) {
    var transcript = grid
    var other = grid
    for lines in ["set-autoplay isEnabled=false\nscroll-to 2048"] {
      transcript.run(lines)
      other.run(lines)
    }
    transcript.run("resize 80 40 keeping=\"\(id)\"")
    other.run("resize 80 40")
    #expect(row(transcript) == row(other))
    // The first one seen is row 9, of which 10 of 12 rows are cut off: 208 + 22 * 10/12 = 226.3.
    #expect(row(other) == 226)
  }

  @Test func `U8: the turn goes before the focus`() {
    var transcript = grid
    var other = grid
    transcript.run("scroll-to 304\nadvance 1s\nresize 80 40 keeping=a6")
    other.run("scroll-to 304\nadvance 1s\nresize 80 40")
    #expect(row(transcript) == row(other))
  }

  @Test func `U8: a deck at its very start stays there`() {
    for rows in [5, 6, 8, 9, 12, 24, 60, 200, 5000] {
      for other in [4, 7, 8, 9, 30, 100] {
        var transcript = grid
        transcript.run("resize 80 \(rows)\nresize 80 \(other)\nresize 80 \(rows)")
        #expect(row(transcript) == 0, "\(rows) to \(other)")
      }
    }
  }

  @Test func `U8: a deck cannot be scrolled beyond the end it has now, and goes back to its place`()
  {
    var transcript = grid
    transcript.run("scroll-to 99999\nadvance 1s")
    let end = row(transcript)
    #expect(end == 20 * 13 + 1 - 21)
    transcript.run("resize 80 60")
    #expect(
      transcript.simulation.tabs[0].deck.scrollOffset
        <= transcript.simulation.geometry(ofTab: 0).maximumOffset)
    transcript.run("resize 80 24")
    #expect(row(transcript) == end)
  }

  @Test func `U8: decks of other tabs keep their place too`() {
    var transcript = grid
    transcript.run("scroll-to 304\nselect-tab 1\nadvance 1s")
    // The first one seen of the first tab is row 1, cut off by 5 of 12 rows.
    transcript.run("resize 80 40")
    #expect(row(transcript) == 33)
    transcript.run("resize 80 24")
    #expect(row(transcript) == 19)
  }

  @Test func `U8: scrolling after a resize makes a new place to keep`() {
    var transcript = grid
    transcript.run("scroll-to 304\nresize 80 40\nscroll by=16\nscroll by=-16\nscroll by=32")
    let after = row(transcript)
    transcript.run("resize 80 40")
    #expect(row(transcript) == after)
  }

  @Test func `U8: a deck whose strip goes with another tab keeps its place`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 60), columns: 3) {
        $0.deck.viewConfiguration.itemView.productPanel.isHidden = false
        $0.tabsStyle.isTabVisibleWhenEmpty = false
      }, columns: 80, deckRows: 21, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll-to 3248\nadvance 1s")
    #expect(row(transcript) == 203)
    #expect(transcript.simulation.player?.videoId == "a48")
    transcript.expect(
      """
      > prepare-tab 1
      2s onDataLoadStarted sourceId=feed_b
      > advance 100ms
      2100ms didFailToLoadFeed sourceId=feed_b error=empty
      2100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      """)
    // 23 rows of deck have cards of 13 rows. Row 16, which began at 209, 6 of 21 rows down, begins at
    // 225: 225 - 23 * 6/21 = 218.4.
    #expect(row(transcript) == 218)
    #expect(transcript.simulation.player?.videoId == "a48")
  }

  @Test func `U8: a resize tells no event of a tab, and chooses once who plays`() {
    var transcript = grid
    transcript.run("scroll-to 304\nadvance 1s")
    transcript.expect(
      """
      > resize 200 50
      > resize 9 7
      > resize 80 3
      2s onMomentStop momentId=a3 reason=belowThreshold position=900ms
      > resize 80 24
      2s onMomentStart momentId=a3 momentIndex=3 totalMomentsCount=60 position=900ms
      """)
  }

  @Test func `U8: narrower than its columns need a grid shows fewer, and more again`() {
    var transcript = grid
    transcript.run("scroll-to 304\nadvance 1s\nresize 5 24")
    #expect(transcript.simulation.geometry(ofTab: 0).columnCount == 2)
    #expect(transcript.simulation.tabs[0].deck.layout == .grid(columns: 3))
    transcript.run("resize 80 24")
    #expect(row(transcript) == 19)
    #expect(transcript.simulation.geometry(ofTab: 0).columnCount == 3)
  }

  @Test func `U8: any single resize keeps the place to a row, or as far as the end allows`() {
    var random = SplitMix64(seed: 88)
    for _ in 0..<400 {
      var transcript = grid
      let offset = Int.random(in: 0...240, using: &random) * 16
      transcript.run("resize 80 \(Int.random(in: 10...70, using: &random))\nscroll-to \(offset)")
      transcript.run("advance 1s")
      guard let id = transcript.simulation.player?.videoId,
        let item = transcript.simulation.tabs[0].deck.index(of: id)
      else { continue }
      let before = transcript.simulation.sight(ofTab: 0)
      transcript.run("resize 80 \(Int.random(in: 10...70, using: &random))")
      let after = transcript.simulation.sight(ofTab: 0)
      let top = before.geometry.start(ofItem: item) - before.offset
      let wanted =
        top < 0
        ? top / before.geometry.itemLength * after.geometry.itemLength
        : top / before.geometry.frame.height * after.geometry.frame.height
      let offsetWanted = after.geometry.start(ofItem: item) - wanted
      let isAtStart = before.offset == 0 && item < 3
      let expected = isAtStart ? 0 : after.geometry.clamp(offsetWanted)
      #expect(abs(after.offset - expected) < 16)
    }
  }
}
