import Testing

@testable import FeedModel

struct EmptyTabsTests {
  /// Tabs of which those named have videos, with empty ones to be removed.
  private func tabs(
    _ items: ContainerTabItem..., withVideos full: [String], faults: [NetworkFault] = []
  ) -> Transcript {
    var scenario = Scenario.small(videos: full.flatMap { [Video].of($0, 2) })
    scenario.tabs = items
    scenario.tabsStyle.isTabVisibleWhenEmpty = false
    scenario.network.faults = faults
    return Transcript(scenario, leavingOut: [.onMomentImpression])
  }

  private func ids(_ transcript: Transcript) -> [String] {
    transcript.simulation.tabs.map(\.item.containerId)
  }

  @Test func `T6: a prepared tab that is empty or failed is removed, the first one stays`() {
    var transcript = tabs(
      .tab("a"), .tab("b"), .tab("c"), .tab("d"), withVideos: ["b", "d"],
      faults: [NetworkFault(source: "d", fault: .failure)])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > prepare-all-tabs
      1s onDataLoadStarted sourceId=feed_b
      1s onDataLoadStarted sourceId=feed_c
      1s onDataLoadStarted sourceId=feed_d
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=2
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=2
      1100ms didFailToLoadFeed sourceId=feed_c error=empty
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=0
      1100ms didFailToLoadFeed sourceId=feed_d error=failure
      1100ms onDataLoadComplete sourceId=feed_d itemsCount=0 failure=failure
      """)
    #expect(ids(transcript) == ["a", "b"])
    #expect(transcript.simulation.activeTab == 0)
    #expect(transcript.simulation.tabs[0].content == .empty)
  }

  @Test func `T6: unless the style says so, empty and failed tabs stay`() {
    var transcript = Transcript(.small(.tab("a"), .tab("b"), videos: .of("a", 1)))
    transcript.run("start-playing\nprepare-all-tabs\nadvance 1s")
    #expect(ids(transcript) == ["a", "b"])
  }

  @Test func `T6: the active tab is succeeded by the nearest visible one to its right`() {
    var transcript = tabs(
      .tab("a"), .tab("b"), .tab("c", isVisible: false), .tab("d"), withVideos: ["a", "d"])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_b error=empty
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      1100ms onTabSelected sourceId=feed_d tabIndex=2
      1100ms onDataLoadStarted sourceId=feed_d
      1200ms onVideosLoaded sourceId=feed_d page=1 first=0 count=2
      1200ms didLoadFeed sourceId=feed_d
      1200ms onDataLoadComplete sourceId=feed_d itemsCount=2
      1200ms onMomentBuffering momentId=d0 latency=100ms
      1300ms onMomentStart momentId=d0 momentIndex=0 totalMomentsCount=2 position=0s
      """)
    #expect(ids(transcript) == ["a", "c", "d"])
    #expect(transcript.simulation.activeTab == 2)
  }

  @Test func `T6: with none to its right it is the nearest one to its left`() {
    var transcript = tabs(
      .tab("a"), .tab("b", isVisible: false), .tab("c"), withVideos: ["a"])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > tap-tab 2
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_c tabIndex=2
      1s onDataLoadStarted sourceId=feed_c
      > advance 100ms
      1100ms didFailToLoadFeed sourceId=feed_c error=empty
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=0
      1100ms onTabSelected sourceId=feed_a tabIndex=0
      1100ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=800ms
      """)
    #expect(ids(transcript) == ["a", "b"])
  }

  @Test func `T6: with no visible tab left there is none, and closing is still told`() {
    var transcript = tabs(.tab("a", isVisible: false), .tab("b"), withVideos: [])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_b
      0s onTabSelected sourceId=feed_b tabIndex=1
      0s onDataLoadStarted sourceId=feed_b
      > advance 1s
      100ms didFailToLoadFeed sourceId=feed_b error=empty
      100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      > pause-player
      > resume-player
      > reload-tab 0
      1s onDataLoadStarted sourceId=feed_a
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_a error=empty
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=0
      > close-player
      2s onPlayerDidDismiss sourceId=feed
      2s closePlayerCompleted
      """)
    #expect(ids(transcript) == ["a"])
  }

  @Test func `T6: a reload that finds nothing removes the tab that plays`() {
    var transcript = tabs(.tab("a"), .tab("b"), withVideos: ["a", "b"])
    transcript.run("start-playing\nadvance 1s\nselect-tab 1\nadvance 1s\nfault b empty")
    transcript.expect(
      """
      > reload-tab 1
      2s onDataLoadStarted sourceId=feed_b
      > advance 100ms
      2100ms onMomentStop momentId=b0 reason=reload position=900ms
      2100ms didFailToLoadFeed sourceId=feed_b error=empty
      2100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      2100ms onTabSelected sourceId=feed_a tabIndex=0
      2100ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=800ms
      """)
    #expect(ids(transcript) == ["a"])
  }

  @Test func `T6: a failed reload removes nothing`() {
    var transcript = tabs(.tab("a"), .tab("b"), withVideos: ["a", "b"])
    transcript.run(
      "start-playing\nprepare-all-tabs\nadvance 1s\nfault b failure\nreload-tab 1\nadvance 1s")
    #expect(ids(transcript) == ["a", "b"])
    #expect(transcript.simulation.tabs[1].content == .loaded)
  }

  @Test func `T6: when a tab before the active one goes, the active one stays, and tells nothing`()
  {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"), withVideos: ["a", "c"])
    transcript.run("start-playing\nadvance 1s\nprepare-tab 2\nadvance 1s\nselect-tab 2\nadvance 1s")
    transcript.expect(
      """
      > prepare-tab 1
      3s onDataLoadStarted sourceId=feed_b
      > advance 150ms
      3100ms didFailToLoadFeed sourceId=feed_b error=empty
      3100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      """)
    #expect(transcript.simulation.activeTab == 1)
    #expect(transcript.simulation.player?.videoId == "c0")
  }

  @Test func `T6: a removed tab does not come back with a new start`() {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"), withVideos: ["a", "c"])
    transcript.run(
      "start-playing\nprepare-all-tabs\nadvance 1s\nclose-player\nstart-playing\nreload-all-tabs")
    #expect(ids(transcript) == ["a", "c"])
  }

  @Test func `T17: a slide goes on when a third tab is removed, and ends with the tab it left`() {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"), .tab("d"), withVideos: ["a", "c", "d"])
    transcript.run(
      "start-playing\nadvance 1s\nselect-tab 2\nadvance 1s\nprepare-tab 1\nselect-tab 3")
    transcript.run("advance 100ms")
    #expect(ids(transcript) == ["a", "c", "d"])
    #expect(transcript.simulation.slide?.from == 1)
    #expect(transcript.simulation.activeTab == 2)
    var other = tabs(.tab("a"), .tab("b"), .tab("c"), withVideos: ["a", "c"])
    other.run("start-playing\nadvance 1s\nselect-tab 1\nselect-tab 2\nadvance 100ms")
    #expect(ids(other) == ["a", "c"])
    #expect(other.simulation.slide == nil)
    #expect(other.simulation.activeTab == 1)
  }
}
