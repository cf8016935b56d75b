import Testing

@testable import FeedModel

/// Faults of playing, scrolling and loading that people have reported to other feeds, as small sessions.
struct ReportedPlaybackFaultsTests {
  private var playing: Transcript {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 5)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  private func tabs(_ letters: String, change: (inout Scenario) -> Void = { _ in }) -> Transcript {
    var scenario = Scenario.small(videos: letters.flatMap { [Video].of("\($0)", 4) })
    scenario.tabs = letters.map { .tab("\($0)") }
    change(&scenario)
    return Transcript(scenario, leavingOut: [.onMomentImpression])
  }

  @Test func `B20: a small scroll neither stops nor restarts what is still seen enough`() {
    var transcript = playing
    transcript.run("advance 2200ms")
    #expect(transcript.simulation.player?.position(at: transcript.simulation.now) == .seconds(3))
    transcript.expect(
      """
      > scroll by=16
      > advance 250ms
      > scroll by=-16
      > advance 250ms
      > scroll by=16
      > advance 250ms
      > scroll by=-16
      > advance 250ms
      4200ms onMomentQuartile momentId=a0 quartile=2
      """)
  }

  @Test func `B21: with one threshold the turn follows each jitter across it`() {
    var transcript = playing
    transcript.run("scroll by=32\nadvance 1s\nscroll by=-32\nadvance 1s")
    transcript.expect(
      """
      > scroll by=32
      3s onMomentStop momentId=a0 reason=belowThreshold position=1800ms
      3s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=5 position=900ms
      > scroll by=-16
      3s onMomentStop momentId=a1 reason=lostTurn position=900ms
      3s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=5 position=1800ms
      > scroll by=16
      3s onMomentStop momentId=a0 reason=belowThreshold position=1800ms
      3s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=5 position=900ms
      > scroll by=-16
      3s onMomentStop momentId=a1 reason=lostTurn position=900ms
      3s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=5 position=1800ms
      """)
  }

  @Test func `B22: content that arrives plays without a key`() {
    var transcript = tabs("a")
    transcript.run("start-playing")
    transcript.expect(
      """
      > advance 200ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `B23: new content is told once and chosen from once`() {
    // Ordering by read status puts other videos where the old ones were.
    var transcript = Transcript(
      .small(.tab("a", ordered: true), videos: .of("a", 5)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nreload-tab 0")
    transcript.expect(
      """
      > advance 200ms
      1100ms onMomentStop momentId=a0 reason=reload position=900ms
      1100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=5
      1100ms didLoadFeed sourceId=feed_a
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=5
      1100ms onMomentBuffering momentId=a1 latency=100ms
      1200ms onMomentStart momentId=a1 momentIndex=0 totalMomentsCount=5 position=0s
      """)
  }

  @Test func `B27: an item plays although the first ones are out of sight`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 5)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.6
      }, leavingOut: [.onMomentImpression])
    transcript.run("cover on=true\nstart-playing\nscroll-to 144")
    transcript.expect(
      """
      > cover on=false
      0s onMomentStart momentId=a3 momentIndex=3 totalMomentsCount=5 position=0s
      """)
  }

  @Test func `B28: a clip goes on at its own position after others have played`() {
    var transcript = playing
    transcript.run("advance 6200ms")
    transcript.expect(
      """
      > scroll-to 96
      7200ms onMomentStop momentId=a0 reason=belowThreshold position=7s
      7200ms onMomentBuffering momentId=a2 latency=100ms
      > advance 600ms
      7300ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=5 position=0s
      > scroll-to 0
      7800ms onMomentStop momentId=a2 reason=belowThreshold position=500ms
      7800ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=5 position=7s
      """)
  }

  @Test func `B29: a clip the user paused stays so while any of it is seen, and no longer`() {
    var transcript = playing
    transcript.expect(
      """
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > scroll by=16
      > scroll by=-16
      > scroll-to 48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > scroll-to 0
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=5 position=800ms
      """)
  }

  @Test func `B30: a pause while the clip loads is not lost when its data come`() {
    var transcript = tabs("a")
    transcript.run("start-playing\nadvance 100ms\npause-player")
    transcript.expect("> advance 1h")
    #expect(transcript.simulation.player?.state == .paused(.api))
  }

  @Test func `B32: a sheet pauses the clip behind it, and its end resumes the same one`() {
    var transcript = playing
    transcript.expect(
      """
      > cover on=true
      1s onMomentPause momentId=a0 cause=cover position=800ms
      > advance 5s
      > cover on=false
      6s onMomentResume momentId=a0 cause=cover position=800ms
      """)
  }

  @Test func `B49: keys at the end ask for the next page once`() {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true), videos: .of("a", 100)) {
        $0.network.latency = Latency(.milliseconds(30))
      }, leavingOut: [.onMomentImpression, .onMomentStop, .onMomentStart, .onMomentBuffering])
    transcript.run("start-playing\nadvance 1s\nscroll-to 9999")
    transcript.expect(
      """
      > scroll by=16
      > advance 10ms
      > scroll by=16
      > advance 10ms
      > scroll by=16
      > advance 10ms
      1030ms onVideosLoaded sourceId=feed_a page=2 first=20 count=20
      > scroll by=16
      """)
    let ids = transcript.simulation.tabs[0].deck.videos.map(\.id)
    #expect(ids == [Video].of("a", 40).map(\.id))
  }

  @Test func `B51: after a large page there is no load until the end is near`() {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true), videos: .of("a", 401)) { $0.deck.pageSize = 400 },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    // 400 cards are 1200 rows; the frame has 5.
    for row in stride(from: 0, through: 1190, by: 10) {
      transcript.run("scroll-to \(row * 16)")
      #expect(transcript.simulation.loads.isEmpty)
    }
    transcript.run("scroll-to \(1191 * 16)")
    #expect(transcript.simulation.loads.count == 1)
  }

  @Test func `B55: of two items seen whole the first one starts, whose data come first or not`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 8), columns: 2) {
        $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
      }, columns: 21, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\ntap-item a1\nadvance 1s\nscroll-to 96")
    #expect(transcript.simulation.tabs[0].deck.isFetched("a1"))
    transcript.run("scroll-to 0\nnetwork latency=3s")
    transcript.expect(
      """
      > set-autoplay isEnabled=true
      2s onMomentBuffering momentId=a0 latency=3s
      > advance 4s
      5s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=8 position=0s
      """)
  }
}
