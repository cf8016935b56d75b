import Testing

@testable import FeedModel

struct HoldsTests {
  /// Three columns, so that scrolling alone plays `a0`, `a3`, ...
  private var grid: Transcript {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 12), columns: 3), columns: 31,
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `A5: an item the user starts plays instead of the first while it is seen enough`() {
    var transcript = grid
    transcript.expect(
      """
      > tap-item a2
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a2 latency=100ms
      > advance 1s
      1100ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=12 position=0s
      > scroll by=16
      > set-autoplay 60%
      > scroll by=16
      2s onMomentStop momentId=a2 reason=belowThreshold position=900ms
      2s onMomentBuffering momentId=a3 latency=100ms
      > advance 1s
      2100ms onMomentStart momentId=a3 momentIndex=3 totalMomentsCount=12 position=0s
      > scroll by=-16
      3s onMomentStop momentId=a3 reason=lostTurn position=900ms
      3s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=12 position=800ms
      > advance 1s
      """)
  }

  @Test func `A5: a held item that is seen too little is released for good`() {
    var transcript = grid
    transcript.run("tap-item a1\nscroll by=32")
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
    transcript.run("scroll by=-32")
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `A5: starting another item moves the hold to it`() {
    var transcript = grid
    transcript.expect(
      """
      > tap-item a1
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 100ms
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=12 position=0s
      > tap-item a2
      1100ms onMomentStop momentId=a1 reason=lostTurn position=0s
      1100ms onMomentBuffering momentId=a2 latency=100ms
      > advance 100ms
      1200ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=12 position=0s
      > tap-item a0
      1200ms onMomentStop momentId=a2 reason=lostTurn position=0s
      1200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=12 position=800ms
      """)
    #expect(transcript.simulation.tabs[0].deck.heldId == "a0")
  }

  @Test(arguments: ["tap-item a3", "tap-item a9", "tap-item nobody", "tap-item \"\""])
  func `A5: an item that is seen too little, or is not there, cannot be held`(line: String) {
    var transcript = grid
    transcript.run("set-autoplay 70%\npause-player")
    transcript.expect("> \(line)")
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
    // It lifts no pause either, as the start of an item does.
    #expect(transcript.simulation.tabs[0].isPausedByAPI)
  }

  @Test func `A5: a cell without a video cannot be held, a failed one is fetched again`() {
    let videos: [Video] = .of("a", 3).changing("a1") { $0.hasVideo = false }
      .changing("a2") { $0.fails = true }
    var transcript = Transcript(
      .small(.tab("a"), videos: videos, columns: 3), columns: 31, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > tap-item a1
      > tap-item a2
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a2 latency=100ms
      > advance 100ms
      1100ms onMomentFailed momentId=a2 error=failure
      1100ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=800ms
      > advance 100ms
      """)
  }

  @Test func `A5: a held item is released when its tab is left`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 3) + .of("b", 3), columns: 3), columns: 31,
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\ntap-item a2\nadvance 1s\nselect-tab 1")
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
    transcript.run("advance 1s")
    transcript.expect(
      """
      > select-tab 0
      3s onMomentStop momentId=b0 reason=tab position=800ms
      3s onTabSelected sourceId=feed_a tabIndex=0
      3s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=800ms
      """)
  }

  @Test func `A5, A6: an item keeps its pause while another one is held, until it is started`() {
    var transcript = grid
    transcript.run("tap-item a1\nadvance 1s")
    transcript.expect(
      """
      > tap-playback-button
      2s onMomentPause momentId=a1 cause=user position=900ms
      > tap-item a2
      2s onMomentStop momentId=a1 reason=lostTurn position=900ms
      2s onMomentBuffering momentId=a2 latency=100ms
      > advance 100ms
      2100ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=12 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.isPausedByUser("a1"))
    transcript.expect(
      """
      > tap-item a1
      2100ms onMomentStop momentId=a2 reason=lostTurn position=0s
      2100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=12 position=900ms
      """)
    #expect(!transcript.simulation.tabs[0].deck.isPausedByUser("a1"))
  }

  @Test func `A5: starting an item clears its own pause and one by the app`() {
    var transcript = grid
    transcript.run("tap-playback-button\npause-player")
    transcript.expect(
      """
      > tap-item a0
      1s onMomentResume momentId=a0 cause=api position=800ms
      > tap-playback-button
      1s onMomentPause momentId=a0 cause=user position=800ms
      > tap-item a1
      1s onMomentStop momentId=a0 reason=lostTurn position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 100ms
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=12 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.isPausedByUser("a0"))
  }
}
