import Testing

@testable import FeedModel

struct StartAndCloseTests {
  private var three: Transcript {
    Transcript(
      .small(.tab("a"), .tab("b"), .tab("c"), videos: .of("a", 3) + .of("b", 3) + .of("c", 3)),
      leavingOut: [.onMomentImpression])
  }

  @Test func `T7: startPlaying shows the first visible tab, and while started does nothing`() {
    var transcript = Transcript(
      .small(.tab("a", isVisible: false), .tab("b"), videos: .of("b", 1)),
      leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_b
      0s onTabSelected sourceId=feed_b tabIndex=1
      0s onDataLoadStarted sourceId=feed_b
      > start-playing
      > advance 150ms
      100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=1
      100ms didLoadFeed sourceId=feed_b
      100ms onDataLoadComplete sourceId=feed_b itemsCount=1
      100ms onMomentBuffering momentId=b0 latency=100ms
      > start-playing
      """)
  }

  @Test func `T7, T8: closing ends all, starting again restores the tab that was selected`() {
    var transcript = three
    transcript.run("start-playing\nadvance 1s\nselect-tab 2 animated=true\nadvance 250ms")
    #expect(transcript.simulation.player?.state == .playing)
    transcript.expect(
      """
      > close-player
      1250ms onMomentStop momentId=c0 reason=closed position=50ms
      1250ms onPlayerDidDismiss sourceId=feed_c
      1250ms closePlayerCompleted
      > advance 1h
      > close-player
      > start-playing
      3601250ms onPlayerDidAppear sourceId=feed_c
      3601250ms onTabSelected sourceId=feed_c tabIndex=2
      3601250ms onDataLoadStarted sourceId=feed_c
      > advance 1s
      3601350ms onVideosLoaded sourceId=feed_c page=1 first=0 count=3
      3601350ms didLoadFeed sourceId=feed_c
      3601350ms onDataLoadComplete sourceId=feed_c itemsCount=3
      3601350ms onMomentBuffering momentId=c0 latency=100ms
      3601450ms onMomentStart momentId=c0 momentIndex=0 totalMomentsCount=3 position=0s
      """)
  }

  @Test func `T8: late answers and timers of a closed container are dropped`() {
    var transcript = three
    transcript.run("start-playing\nprepare-all-tabs\nselect-tab 1")
    transcript.run("close-player")
    #expect(transcript.simulation.nextDeadline == nil)
    #expect(transcript.simulation.slide == nil)
    transcript.expect("> advance 1h")
  }

  @Test(arguments: [
    "select-tab 1", "tap-tab 1", "prepare-tab 1", "prepare-all-tabs", "reload-tab 0",
    "reload-tab containerId=a", "reload-all-tabs", "reload-non-active-tabs", "pause-player",
    "resume-player", "tap-item a0", "tap-playback-button", "tap-exit-button", "close-player",
    "scroll by=48", "scroll-to 48",
  ])
  func `T8: calls other than startPlaying do nothing once it is closed`(line: String) {
    var transcript = three
    transcript.run("start-playing\nadvance 1s\nclose-player")
    transcript.expect("> \(line)\n> advance 1h")
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.activeTab == 0)
    #expect(transcript.simulation.player?.videoId == "a0")
    #expect(transcript.simulation.player?.state == .playing)
    #expect(transcript.simulation.tabs[1].content == .notLoaded)
  }

  @Test func `T7: a selection made before the start beats the stored tab, once`() {
    var transcript = three
    transcript.run("select-tab 1\nselect-tab 9\nselect-tab -1")
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_b
      0s onTabSelected sourceId=feed_b tabIndex=1
      0s onDataLoadStarted sourceId=feed_b
      """)
    transcript.run("advance 1s\nselect-tab 0\nclose-player\nstart-playing")
    #expect(transcript.simulation.activeTab == 0)
  }

  @Test(arguments: ["tap-tab 1", "tap-item a0", "tap-playback-button", "scroll by=16"])
  func `T7: a user can do nothing before the start`(line: String) {
    var transcript = three
    transcript.run(line)
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.activeTab == 0)
  }

  @Test func `T7, T8: a container without a visible tab appears and goes under its own id`() {
    var transcript = Transcript(.small(.tab("a", isVisible: false), videos: []))
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed
      > advance 1h
      > select-tab 0
      > close-player
      3600s onPlayerDidDismiss sourceId=feed
      3600s closePlayerCompleted
      """)
  }
}
