import Testing

@testable import FeedModel

struct InteractionTests {
  private var playing: Transcript {
    var transcript = Transcript(
      .small(
        .tab("a"), .tab("b"), .tab("h", isVisible: false), .tab("c"),
        videos: .of("a", 4) + .of("b", 2) + .of("c", 2)),
      leavingOut: [.onMomentImpression, .onMomentQuartile])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test(arguments: [
    "tap-item a1", "tap-playback-button", "tap-mute-button", "tap-exit-button", "scroll 48",
    "scroll-to 48", "seek 3s",
  ])
  func `T15: a blocked player ignores the user`(gesture: String) {
    var blocked = playing
    blocked.run("block-player-interaction")
    let before = blocked.simulation
    blocked.expect("> \(gesture)")
    #expect(blocked.simulation.player == before.player)
    #expect(blocked.simulation.tabs == before.tabs)
    #expect(blocked.simulation.isMuted == before.isMuted)
    #expect(blocked.simulation.isStarted)
    blocked.expect("> unblock-player-interaction")
    let free = blocked.simulation
    blocked.run(gesture)
    let hasChanged =
      blocked.simulation.player != free.player || blocked.simulation.isMuted != free.isMuted
      || blocked.simulation.tabs != free.tabs
    #expect(hasChanged)
  }

  @Test func `T15: calls work on a blocked player, and a switch of tabs plays on`() {
    var transcript = playing
    transcript.run("block-player-interaction")
    transcript.expect(
      """
      > pause-player
      1s onMomentPause momentId=a0 cause=api position=800ms
      > resume-player
      1s onMomentResume momentId=a0 cause=api position=800ms
      > tap-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=2
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=2
      1100ms onMomentBuffering momentId=b0 latency=100ms
      1200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=2 position=0s
      """)
  }

  @Test func `T15: giving control back starts nothing`() {
    var transcript = playing
    transcript.run("tap-playback-button\nblock-player-interaction")
    transcript.expect("> unblock-player-interaction\n> advance 1s")
  }

  @Test func `T16: blocked tabs ignore taps and swipes, selectTab works`() {
    var transcript = playing
    transcript.run("block-tabs-interaction")
    transcript.expect("> tap-tab 1\n> swipe 9999")
    transcript.run("select-tab 1\nadvance 1s")
    #expect(transcript.simulation.activeTab == 1)
    transcript.run("unblock-tabs-interaction\ntap-tab 0")
    #expect(transcript.simulation.activeTab == 0)
  }

  @Test(arguments: [
    (80, 0, 1), (79, 0, 0), (-80, 0, 0), (80, 1, 3), (-80, 3, 1), (80, 3, 3), (-79, 3, 3),
    (0, 1, 1),
  ])
  func `T16, B34: a swipe from half the width on selects the next visible tab, less none`(
    points: Int, from: Int, to: Int
  ) {
    var transcript = playing
    transcript.run("select-tab \(from) false\nadvance 1s")
    // 20 columns are 160 points wide.
    transcript.run("swipe \(points)")
    #expect(transcript.simulation.activeTab == to)
    #expect(transcript.simulation.slide?.from == (from == to ? nil : from))
  }

  @Test func `T16: blocks outlast a close and change nothing while closed`() {
    var transcript = playing
    transcript.run("block-tabs-interaction\nclose-player\nunblock-tabs-interaction")
    transcript.run("block-player-interaction\nstart-playing")
    #expect(transcript.simulation.isTabsInteractionBlocked)
    #expect(!transcript.simulation.isPlayerInteractionBlocked)
  }

  @Test func `P2: a seek while paused or waiting moves where it goes on`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 2)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 100ms")
    transcript.expect(
      """
      > seek 3s
      > advance 100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=3s
      > tap-playback-button
      200ms onMomentPause momentId=a0 cause=user position=3s
      > seek 1s
      > tap-playback-button
      200ms onMomentResume momentId=a0 cause=user position=1s
      """)
  }
}
