import Testing

@testable import FeedModel

struct AutoplayTests {
  @Test func `A1: autoplay is on unless stated otherwise`() {
    #expect(PlayerDeckContentConfiguration().itemView.autoplay.isEnabled)
    #expect(Simulation(scenario: Scenario(), columns: 80, rows: 24).autoplay.isEnabled)
  }

  @Test func `A1: with autoplay off nothing starts by itself, tab switches and scrolls included`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 4) + .of("b", 4)) {
        $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
      }, leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 5s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      > scroll by=48
      > advance 5s
      > select-tab 1
      10s onTabSelected sourceId=feed_b tabIndex=1
      10s onDataLoadStarted sourceId=feed_b
      > advance 5s
      10100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=4
      10100ms didLoadFeed sourceId=feed_b
      10100ms onDataLoadComplete sourceId=feed_b itemsCount=4
      > select-tab 0
      15s onTabSelected sourceId=feed_a tabIndex=0
      > advance 5s
      > reload-tab 0
      20s onDataLoadStarted sourceId=feed_a
      > advance 5s
      20100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      20100ms didLoadFeed sourceId=feed_a
      20100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      """)
    #expect(transcript.simulation.nextDeadline == nil)
  }

  @Test func `A1: with autoplay off a user's start plays, and goes on until too little is seen`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)) {
        $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
      },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > tap-item a1
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 1s
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=0s
      > scroll by=16
      > scroll by=16
      > scroll by=64
      2s onMomentStop momentId=a1 reason=belowThreshold position=900ms
      > scroll by=-64
      > advance 1s
      """)
  }

  @Test func `A1: with autoplay off resumePlayer starts the first item that is seen enough`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)) {
        $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
      },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll by=32")
    transcript.expect(
      """
      > resume-player
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 100ms
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `A1: turning autoplay off lets go on what plays, turning it on starts the first`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > set-autoplay isEnabled=false
      > advance 2s
      2200ms onMomentQuartile momentId=a0 quartile=1
      > scroll by=32
      3s onMomentStop momentId=a0 reason=belowThreshold position=2800ms
      > advance 2s
      > set-autoplay isEnabled=true
      5s onMomentBuffering momentId=a1 latency=100ms
      > advance 1s
      5100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `A2: the first item that is seen enough plays, row by row`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6), columns: 2), columns: 21,
      leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 200ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      > scroll by=16
      > scroll by=16
      200ms onMomentStop momentId=a0 reason=belowThreshold position=0s
      200ms onMomentBuffering momentId=a2 latency=100ms
      > advance 100ms
      300ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=6 position=0s
      > scroll by=-16
      300ms onMomentStop momentId=a2 reason=lostTurn position=0s
      300ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `A2: where no item is seen enough, playback stops`() {
    // Cards of 4 rows with one between them, in 7 rows: 2 rows down 3/4 of a0 and of a1 are seen.
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3)) {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
      }, deckRows: 7, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > scroll by=32
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      > advance 10s
      > scroll by=-32
      11s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=800ms
      """)
    #expect(transcript.simulation.player?.state == .playing)
  }

  @Test func `A2: a failed video and a cell without one are passed over`() {
    let videos: [Video] = .of("a", 4).changing("a0") { $0.hasVideo = false }
      .changing("a1") { $0.fails = true }
    var transcript = Transcript(
      .small(.tab("a"), videos: videos, columns: 4), columns: 41, leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 1s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      100ms onMomentBuffering momentId=a1 latency=100ms
      200ms onMomentFailed momentId=a1 error=failure
      200ms onMomentBuffering momentId=a2 latency=100ms
      300ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=4 position=0s
      """)
    #expect(
      transcript.simulation.explain()?.items.map(\.verdict) == [
        .noVideo, .failed, .first, .notFirst,
      ])
  }

  @Test func `A2: an item that buffers or that the user has paused keeps its turn`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 100ms")
    #expect(transcript.simulation.player?.state == .buffering)
    transcript.expect(
      """
      > network latency=2s
      > scroll by=16
      > advance 100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=0s
      > tap-playback-button
      200ms onMomentPause momentId=a0 cause=user position=0s
      > advance 60s
      """)
    #expect(transcript.simulation.player?.state == .paused(.user))
    #expect(transcript.simulation.explain()?.items.map(\.verdict) == [.pausedByUser, .notFirst])
  }

  @Test func `A2: in a grid of two columns scrolling never plays the second one`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 40), columns: 2), columns: 21)
    transcript.run("start-playing\nadvance 1s")
    var started: Set<Int> = []
    for _ in 0..<70 {
      transcript.run("scroll by=16\nadvance 1s")
      if let id = transcript.simulation.player?.videoId {
        started.insert(transcript.simulation.tabs[0].deck.index(of: id) ?? -1)
      }
    }
    // The last row cannot be scrolled to where it is the first that is seen enough.
    #expect(started == Set(stride(from: 0, to: 38, by: 2)))
  }

  @Test func `A3: the threshold is a half unless stated otherwise`() {
    #expect(AutoplayRule().triggerVisibilityPercentage == 0.5)
    #expect(PlayerDeckContentConfiguration().itemView.autoplay.triggerVisibilityPercentage == 0.5)
  }

  @Test(arguments: ["60%", "0.6", ".6", "60.0%", "6e-1"])
  func `A3: a fraction is written as such or in per cent`(text: String) {
    #expect(Percentage(text)?.fraction == 0.6)
  }

  @Test(arguments: [
    ("0", "0%"), ("1", "100%"), ("0.07", "7%"), ("12.5%", "12.5%"), ("0.123456789", "0.123456789"),
    ("0.3333333333333333", "0.3333333333333333"), ("1e-9", "1e-09"),
  ])
  func `A3: a fraction is written in per cent where that reads back the same`(
    text: String, written: String
  ) throws {
    let value = try #require(Percentage(text))
    #expect(value.description == written)
    #expect(Percentage(written) == value)
  }

  @Test(arguments: [
    ("60", "60 is above 1; for 60 percent write \"60%\""),
    ("1.5", "1.5 is above 1; for 1.5 percent write \"1.5%\""),
    ("101", "'101' is no fraction; accepted: 0 to 1, or 0% to 100%"),
    ("101%", "'101%' is no fraction; accepted: 0 to 1, or 0% to 100%"),
    ("-1%", "'-1%' is no fraction; accepted: 0 to 1, or 0% to 100%"),
    ("nan", "'nan' is no fraction; accepted: 0 to 1, or 0% to 100%"),
    ("half", "'half' is no fraction; accepted: 0 to 1, or 0% to 100%"),
    ("", "'' is no fraction; accepted: 0 to 1, or 0% to 100%"),
  ])
  func `A3: anything else is refused, with the percent form for a bare number above 1`(
    text: String, complaint: String
  ) {
    #expect(Percentage(text) == nil)
    #expect(Percentage.complaint(about: text) == complaint)
  }

  @Test func `A4: an earlier item that comes to meet the threshold takes over at once`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll by=32\nadvance 1s")
    transcript.expect(
      """
      > scroll by=-16
      2s onMomentStop momentId=a1 reason=lostTurn position=900ms
      2s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=800ms
      """)
  }

  @Test func `A4: the choice is made again on a change of the threshold`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll by=16")
    transcript.expect(
      """
      > set-autoplay 80%
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 1s
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=0s
      > set-autoplay 60%
      2s onMomentStop momentId=a1 reason=lostTurn position=900ms
      2s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=800ms
      > set-autoplay 0
      > set-autoplay 100%
      2s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      2s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=900ms
      """)
  }

  @Test func `A4: the choice is made again on a change of the size`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 4)) {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.9
      }, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > resize 20 3
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      > resize 20 6
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=800ms
      """)
  }
}
