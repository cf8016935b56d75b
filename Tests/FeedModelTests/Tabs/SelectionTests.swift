import Testing

@testable import FeedModel

struct SelectionTests {
  private var three: Transcript {
    Transcript(
      .small(.tab("a"), .tab("b"), .tab("c"), videos: .of("a", 3) + .of("b", 3) + .of("c", 3)),
      leavingOut: [.onMomentImpression])
  }

  @Test func `T17: a selection out of range, hidden or already active does nothing`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b", isVisible: false), .tab("c"), videos: .of("a", 1)))
    transcript.run("start-playing\nadvance 1s")
    for index in ["0", "1", "3", "-1", "99", "9223372036854775807", "-9223372036854775808"] {
      transcript.expect("> select-tab \(index)\n> tap-tab \(index)\n> prepare-tab \(index)")
    }
    #expect(transcript.simulation.slide == nil)
  }

  @Test func `T17, T20: the selection is made at the call, the slide only looks so`() {
    var transcript = three
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      """)
    #expect(transcript.simulation.slide == TabSlide(from: 0, start: .seconds(1)))
    #expect(transcript.simulation.slide?.end == .milliseconds(1300))
    transcript.run("advance 299ms")
    #expect(transcript.simulation.slide != nil)
    transcript.run("advance 1ms")
    #expect(transcript.simulation.slide == nil)
  }

  @Test func `T17: without animation there is no slide`() {
    var transcript = three
    transcript.run(
      "start-playing\nadvance 1s\nselect-tab 1 animated=true\nselect-tab 2 animated=false")
    #expect(transcript.simulation.slide == nil)
    #expect(transcript.simulation.activeTab == 2)
  }

  @Test func `T17: another call replaces the slide, and the abandoned tab starts nothing`() {
    var transcript = three
    transcript.run("start-playing\nprepare-all-tabs\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onMomentBuffering momentId=b0 latency=100ms
      > advance 50ms
      > select-tab 2
      1050ms onTabSelected sourceId=feed_c tabIndex=2
      1050ms onMomentBuffering momentId=c0 latency=100ms
      > advance 10s
      1150ms onMomentStart momentId=c0 momentIndex=0 totalMomentsCount=3 position=0s
      3150ms onMomentQuartile momentId=c0 quartile=1
      5150ms onMomentQuartile momentId=c0 quartile=2
      7150ms onMomentQuartile momentId=c0 quartile=3
      9150ms onMomentComplete momentId=c0 play=1
      """)
  }

  @Test func `T20: the old player stops, the tab is selected, it loads, the new player starts`() {
    var transcript = three
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 1s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=3
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=3
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      > tap-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=3
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=3
      1100ms onMomentBuffering momentId=b0 latency=100ms
      1200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=3 position=0s
      > select-tab 0
      2s onMomentStop momentId=b0 reason=tab position=800ms
      2s onTabSelected sourceId=feed_a tabIndex=0
      2s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=800ms
      """)
  }

  @Test func `T18: prepared tabs load without playing, and need no load when selected`() {
    var transcript = three
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > prepare-all-tabs
      1s onDataLoadStarted sourceId=feed_b
      1s onDataLoadStarted sourceId=feed_c
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=3
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=3
      1100ms onVideosLoaded sourceId=feed_c page=1 first=0 count=3
      1100ms didLoadFeed sourceId=feed_c
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=3
      > prepare-all-tabs
      > prepare-tab 1
      """)
    #expect(transcript.simulation.tabs.map(\.hasBeenShown) == [true, false, false])
    transcript.expect(
      """
      > select-tab 2
      2s onMomentStop momentId=a0 reason=tab position=1800ms
      2s onTabSelected sourceId=feed_c tabIndex=2
      2s onMomentBuffering momentId=c0 latency=100ms
      """)
    #expect(transcript.simulation.tabs.map(\.hasBeenShown) == [true, false, true])
  }

  @Test func `T18: tabs can be prepared before the start, and are there at once then`() {
    var transcript = three
    transcript.expect(
      """
      > prepare-tab 1
      0s onDataLoadStarted sourceId=feed_b
      > advance 1s
      100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=3
      100ms didLoadFeed sourceId=feed_b
      100ms onDataLoadComplete sourceId=feed_b itemsCount=3
      > resize 170 40
      > select-tab 1
      > start-playing
      1s onPlayerDidAppear sourceId=feed_b
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onMomentBuffering momentId=b0 latency=100ms
      > reload-tab 0
      1s onDataLoadStarted sourceId=feed_a
      """)
  }

  @Test func `T18: decks prepared before the start have the columns of the screen at the start`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 30), columns: nil), columns: 80)
    transcript.run("prepare-all-tabs\nadvance 1s\nresize 200 24")
    #expect(transcript.simulation.tabs[0].deck.layout == .grid(columns: 3))
    transcript.run("start-playing\nresize 80 24")
    #expect(transcript.simulation.tabs[0].deck.layout == .grid(columns: 5))
  }

  @Test func `T18: a hidden tab is not prepared, a failed one is prepared again`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b", isVisible: false), .tab("c"), videos: .of("c", 1)) {
        $0.network.faults = [NetworkFault(source: "c", fault: .failure, times: 1)]
      })
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > prepare-all-tabs
      1s onDataLoadStarted sourceId=feed_c
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_c error=failure
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=0 failure=failure
      > prepare-all-tabs
      2s onDataLoadStarted sourceId=feed_c
      > advance 1s
      2100ms onVideosLoaded sourceId=feed_c page=1 first=0 count=1
      2100ms didLoadFeed sourceId=feed_c
      2100ms onDataLoadComplete sourceId=feed_c itemsCount=1
      """)
  }

  @Test func `T18: a failed tab loads again when it is selected`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("b", 1)) {
        $0.network.faults = [NetworkFault(source: "b", fault: .timedOut, times: 1)]
        $0.network.timeout = .seconds(3)
      }, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 3s
      4s didFailToLoadFeed sourceId=feed_b error=timeout
      4s onDataLoadComplete sourceId=feed_b itemsCount=0 failure=timeout
      > select-tab 0
      4s onTabSelected sourceId=feed_a tabIndex=0
      > select-tab 1
      4s onTabSelected sourceId=feed_b tabIndex=1
      4s onDataLoadStarted sourceId=feed_b
      > advance 1s
      4100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=1
      4100ms didLoadFeed sourceId=feed_b
      4100ms onDataLoadComplete sourceId=feed_b itemsCount=1
      4100ms onMomentBuffering momentId=b0 latency=100ms
      4200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=1 position=0s
      """)
  }
}
