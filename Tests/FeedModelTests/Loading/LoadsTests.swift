import Testing

@testable import FeedModel

struct LoadsTests {
  private var two: Transcript {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 6) + .of("b", 6)),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `D8, T20: a first load tells started, videos, didLoad, complete, in this order`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 1)))
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 100ms
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=1
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=1
      100ms onMomentImpression momentId=a0 momentIndex=0
      100ms onMomentBuffering momentId=a0 latency=100ms
      """)
  }

  @Test func `D8, T20: an empty feed fails the deck and completes with success and no items`() {
    var transcript = Transcript(.small(.tab("a"), videos: []))
    transcript.run("start-playing")
    transcript.expect(
      """
      > advance 1s
      100ms didFailToLoadFeed sourceId=feed_a error=empty
      100ms onDataLoadComplete sourceId=feed_a itemsCount=0
      """)
    #expect(transcript.simulation.tabs[0].content == .empty)
  }

  @Test(arguments: [
    (LoadFailure.failure, "100ms"), (.timedOut, "5s"), (.offline, "100ms"),
  ])
  func `D8: a load that fails says why, to the deck and to the container`(
    failure: LoadFailure, when: String
  ) {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 1)))
    transcript.run("fault a \(failure.rawValue)\nstart-playing")
    transcript.expect(
      """
      > advance 10s
      \(when) didFailToLoadFeed sourceId=feed_a error=\(failure.rawValue)
      \(when) onDataLoadComplete sourceId=feed_a itemsCount=0 failure=\(failure.rawValue)
      """)
    #expect(transcript.simulation.tabs[0].content == .failed(failure))
    #expect(transcript.simulation.tabs[0].failedLoads == 1)
  }

  @Test func `T12: old content plays on until the answer, then the tab starts at its top`() {
    var transcript = two
    transcript.run("scroll by=96\nadvance 1s\ntap-item a2")
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 96)
    transcript.expect(
      """
      > reload-tab 0
      2s onDataLoadStarted sourceId=feed_a
      > advance 50ms
      > advance 50ms
      2100ms onMomentStop momentId=a2 reason=reload position=1s
      2100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      2100ms didLoadFeed sourceId=feed_a
      2100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      2100ms onMomentBuffering momentId=a0 latency=100ms
      > advance 100ms
      2200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 0)
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
    #expect(transcript.simulation.tabs[0].deck.keptPosition(of: "a2") == .zero)
  }

  @Test func `T12, T22: a failed reload keeps the old content and reports the error`() {
    var transcript = two
    transcript.run("scroll by=96\nadvance 1s\nfault a failure")
    transcript.expect(
      """
      > reload-tab containerId=a
      2s onDataLoadStarted sourceId=feed_a
      > advance 1s
      2100ms didFailToLoadFeed sourceId=feed_a error=failure
      2100ms onErrorThrown sourceId=feed_a error=failure
      2100ms onDataLoadComplete sourceId=feed_a itemsCount=6 failure=failure
      """)
    #expect(transcript.simulation.tabs[0].deck.videos.count == 6)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 96)
    #expect(transcript.simulation.tabs[0].content == .loaded)
    #expect(transcript.simulation.player?.state == .playing)
  }

  @Test func `T22: the error of a reload is reported also where the tab was empty or had failed`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: []) {
        $0.network.faults = [NetworkFault(source: "b", fault: .failure)]
      })
    transcript.run("start-playing\nprepare-tab 1\nadvance 1s\nfault a timeout")
    transcript.expect(
      """
      > reload-all-tabs
      1s onDataLoadStarted sourceId=feed_a
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_b error=failure
      1100ms onErrorThrown sourceId=feed_b error=failure
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0 failure=failure
      > advance 4s
      6s didFailToLoadFeed sourceId=feed_a error=timeout
      6s onErrorThrown sourceId=feed_a error=timeout
      6s onDataLoadComplete sourceId=feed_a itemsCount=0 failure=timeout
      """)
  }

  @Test func `T22: a reload of what has never been loaded is a first load`() {
    var transcript = two
    transcript.run("fault b failure")
    transcript.expect(
      """
      > reload-tab 1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_b error=failure
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0 failure=failure
      """)
  }

  @Test func `T22: a reload that replaces a reload is still one`() {
    var transcript = Transcript(.small(.tab("a"), videos: []))
    transcript.run("start-playing\nadvance 1s\nfault a failure")
    transcript.expect(
      """
      > reload-tab 0
      1s onDataLoadStarted sourceId=feed_a
      > reload-tab 0
      1s onDataLoadStarted sourceId=feed_a
      > advance 1s
      1100ms lateAnswerDropped sourceId=feed_a generation=2
      1100ms didFailToLoadFeed sourceId=feed_a error=failure
      1100ms onErrorThrown sourceId=feed_a error=failure
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=0 failure=failure
      """)
  }

  @Test func `T12: reloadNonActiveTabs leaves the active tab alone, hidden tabs load too`() {
    var transcript = Transcript(
      .small(
        .tab("a"), .tab("b", isVisible: false), .tab("c"),
        videos: .of("a", 2) + .of("b", 2) + .of("c", 2)),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > reload-non-active-tabs
      1s onDataLoadStarted sourceId=feed_b
      1s onDataLoadStarted sourceId=feed_c
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=2
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=2
      1100ms onVideosLoaded sourceId=feed_c page=1 first=0 count=2
      1100ms didLoadFeed sourceId=feed_c
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=2
      """)
    #expect(transcript.simulation.tabs.map(\.content) == [.loaded, .loaded, .loaded])
  }

  @Test func `T12: reloadAllTabs loads every tab, and one that fails does not touch the others`() {
    var transcript = two
    transcript.run("fault b failure 1")
    transcript.expect(
      """
      > reload-all-tabs
      1s onDataLoadStarted sourceId=feed_a
      1s onDataLoadStarted sourceId=feed_b
      > advance 150ms
      1100ms onMomentStop momentId=a0 reason=reload position=900ms
      1100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      1100ms didLoadFeed sourceId=feed_a
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=6
      1100ms onMomentBuffering momentId=a0 latency=100ms
      1100ms didFailToLoadFeed sourceId=feed_b error=failure
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0 failure=failure
      """)
    #expect(transcript.simulation.tabs.map(\.content) == [.loaded, .failed(.failure)])
  }

  @Test(arguments: [
    "reload-tab 2", "reload-tab -1", "reload-tab 9223372036854775807", "reload-tab containerId=x",
    "reload-tab containerId=\"\"", "reload-tab",
  ])
  func `T12: an index out of range and an unknown id do nothing`(line: String) {
    var transcript = two
    transcript.expect("> \(line)")
    #expect(transcript.simulation.tabs.map(\.loadingSince) == [nil, nil])
  }

  @Test func `T12: an id says more than an index`() {
    var transcript = two
    transcript.expect(
      """
      > reload-tab at=0 containerId=b
      1s onDataLoadStarted sourceId=feed_b
      """)
  }

  @Test func `N3: of two loads of one tab only the later one counts, the other is logged`() {
    var transcript = two
    transcript.expect(
      """
      > network latency=1s
      > reload-tab 0
      1s onDataLoadStarted sourceId=feed_a
      > advance 500ms
      > network latency=200ms
      > reload-tab 0
      1500ms onDataLoadStarted sourceId=feed_a
      > advance 10s
      1700ms onMomentStop momentId=a0 reason=reload position=1500ms
      1700ms onVideosLoaded sourceId=feed_a page=1 first=0 count=6
      1700ms didLoadFeed sourceId=feed_a
      1700ms onDataLoadComplete sourceId=feed_a itemsCount=6
      1700ms onMomentBuffering momentId=a0 latency=200ms
      1900ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      2s lateAnswerDropped sourceId=feed_a generation=2
      3900ms onMomentQuartile momentId=a0 quartile=1
      5900ms onMomentQuartile momentId=a0 quartile=2
      7900ms onMomentQuartile momentId=a0 quartile=3
      9900ms onMomentComplete momentId=a0 play=1
      """)
  }

  @Test func `N3: a tab that is selected while it is prepared waits for that load`() {
    var transcript = two
    transcript.expect(
      """
      > prepare-tab 1
      1s onDataLoadStarted sourceId=feed_b
      > advance 50ms
      > select-tab 1
      1050ms onMomentStop momentId=a0 reason=tab position=850ms
      1050ms onTabSelected sourceId=feed_b tabIndex=1
      > advance 150ms
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=6
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=6
      1100ms onMomentBuffering momentId=b0 latency=100ms
      1200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `N3: answers that are due at one moment come in the order of their calls`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), .tab("c"), videos: []), leavingOut: [.onDataLoadStarted])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > prepare-tab 2
      > prepare-tab 1
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_c error=empty
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=0
      1100ms didFailToLoadFeed sourceId=feed_b error=empty
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      """)
  }
}
