import Testing

@testable import FeedModel

/// Faults that people have reported to other feeds, as still layouts: a viewport of 40x20 unless stated,
/// items as wide as it.
struct ReportedGeometryFaultsTests {
  private func layout(
    _ rows: [(top: Double, height: Double)], scroll: Double = 0, threshold: Double,
    screen: Rect = Rect(x: 0, y: 0, width: 40, height: 20), safeArea: EdgeInsets = EdgeInsets()
  ) -> MeasuredLayout {
    MeasuredLayout(
      id: "", viewport: Viewport(screen: screen, safeArea: safeArea),
      items: rows.map { Rect(x: 0, y: $0.top - scroll, width: 40, height: $0.height) },
      threshold: threshold)
  }

  @Test func `B01: an item taller than the viewport never meets a half, and its best is told`() {
    for scroll in stride(from: 0.0, through: 40, by: 1) {
      let layout = layout([(0, 60)], scroll: scroll, threshold: 0.5)
      #expect(layout.fractions == [20 / 60.0])
      #expect(layout.plays == nil)
    }
    // A card of 3 rows in a deck of 1.
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 1)), deckRows: 1)
    transcript.run("start-playing\nadvance 1s\nscroll by=16\nadvance 1s\nscroll by=16\nadvance 1s")
    #expect(transcript.simulation.player == nil)
    #expect(transcript.simulation.bestFractionOfAny(ofTab: 0) == 20 / 60.0)
    #expect(transcript.simulation.explain()?.items.map(\.verdict) == [.neverEnough])
  }

  @Test
  func `B02: at the end of the scroll range the last item never comes first; a tap starts it`() {
    let rows = (0..<5).map { (top: Double($0) * 8, height: 8.0) }
    let end = layout(rows, scroll: 20, threshold: 0.6)
    #expect(end.fractions == [0, 0, 0.5, 1, 1])
    #expect(end.plays == 3)
    // At its end a deck of 7 rows shows the last card of 4 rows and a quarter of the one before.
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 5)) {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.25
      }, deckRows: 7)
    transcript.run("start-playing\nadvance 1s\nscroll by=9999\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "a3")
    transcript.run("tap-item a4\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "a4")
    #expect(transcript.simulation.player?.state == .playing)
  }

  @Test func `B04: a cell without a video blocks nothing`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 2).changing("a0") { $0.hasVideo = false }) {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.6
      }, leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 200ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=2
      100ms onMomentBuffering momentId=a1 latency=100ms
      200ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=2 position=0s
      """)
  }

  @Test func `B05: what lies under a bar is not seen, and the bar is taken off once`() {
    let screen = Rect(x: 0, y: 0, width: 40, height: 24)
    let rows = [(top: 1.0, height: 6.0), (7, 6)]
    let under = layout(rows, threshold: 0.7, screen: screen, safeArea: EdgeInsets(top: 3))
    #expect(under.fractions == [4 / 6.0, 1])
    #expect(under.plays == 1)
    #expect(layout(rows, threshold: 0.7, screen: screen).plays == 0)
  }

  @Test func `B06: a header above the items shifts no verdict`() {
    let layout = layout([(5, 10), (15, 10)], scroll: 10, threshold: 0.6)
    #expect(layout.fractions == [0.5, 1])
    #expect(layout.plays == 1)
  }

  @Test func `B07: at a threshold of 100 each whole cell of any row is seen whole`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 30), columns: 3) {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
      }, columns: 80, deckRows: 21)
    transcript.run("start-playing\nadvance 1s")
    for row in 0..<9 {
      transcript.run("scroll-to \(row * Int(transcript.simulation.geometry(ofTab: 0).pitch))")
      let sight = transcript.simulation.sight(ofTab: 0)
      for item in 3 * row..<3 * row + 3 { #expect(sight.fraction(ofItem: item) == 1) }
      #expect(transcript.simulation.player?.videoId == "a\(3 * row)")
    }
  }

  @Test func `B08: exactly at the threshold counts`() {
    let rows = [(top: 0.0, height: 20.0), (20, 20)]
    #expect(layout(rows, scroll: 10, threshold: 0.5).fractions == [0.5, 0.5])
    #expect(layout(rows, scroll: 10, threshold: 0.5).plays == 0)
    #expect(layout(rows, scroll: 11, threshold: 0.5).fractions == [0.45, 0.55])
    #expect(layout(rows, scroll: 11, threshold: 0.5).plays == 1)
    // Cards of 4 rows from row 1 on, one each 5 rows, in a deck of 7: at row 3 a half of a0 is seen.
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 5)), deckRows: 7, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > scroll-to 48
      > scroll-to 64
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      """)
  }

  @Test func `B10: items without area and viewports without room play nothing`() {
    #expect(layout([(0, 0), (0, 8)], threshold: 0).fractions == [0, 1])
    #expect(layout([(0, 0), (0, 8)], threshold: 0).plays == 1)
    #expect(layout([(0, -8), (0, 8)], threshold: 0).plays == 1)
    let hidden = layout([(0, 0), (0, 8)], threshold: 0, safeArea: EdgeInsets(top: 15, bottom: 15))
    #expect(hidden.viewport.rect == nil)
    #expect(hidden.fractions == [0, 0])
    #expect(hidden.plays == nil)
  }

  @Test func `B11: at a threshold of 0 an item that only touches the viewport does not play`() {
    let rows = [(top: 0.0, height: 8.0), (8, 8)]
    #expect(layout(rows, scroll: 8, threshold: 0).plays == 1)
    #expect(layout(rows, scroll: 16, threshold: 0).plays == nil)
    #expect(layout(rows, scroll: -20, threshold: 0).plays == nil)
  }

  @Test func `B13: both sides count, not the height alone`() {
    let viewport = Viewport(screen: Rect(x: 0, y: 0, width: 40, height: 20))
    let cell = Rect(x: -10, y: 0, width: 20, height: 8)
    let layout = MeasuredLayout(id: "", viewport: viewport, items: [cell], threshold: 0.6)
    #expect(layout.fractions == [0.5])
    #expect(layout.plays == nil)
  }

  @Test func `B15: a box that does not clip hides nothing of what hangs out of it`() {
    func plays(clips: Bool) -> MeasuredLayout {
      let box = Ancestor(rect: Rect(x: 0, y: 0, width: 40, height: 10), clips: clips)
      let viewport = Viewport(
        screen: Rect(x: 0, y: 0, width: 40, height: 20), ancestors: [box])
      return MeasuredLayout(
        id: "", viewport: viewport, items: [Rect(x: 0, y: 4, width: 40, height: 10)], threshold: 1)
    }
    #expect(plays(clips: false).fractions == [1])
    #expect(plays(clips: false).plays == 0)
    #expect(plays(clips: true).fractions == [0.6])
    #expect(plays(clips: true).plays == nil)
  }
}
