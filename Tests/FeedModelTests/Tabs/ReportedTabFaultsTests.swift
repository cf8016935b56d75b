import Testing

@testable import FeedModel

/// Faults of tabs that people have reported to other feeds, as small sessions.
struct ReportedTabFaultsTests {
  private func tabs(_ letters: String, change: (inout Scenario) -> Void = { _ in }) -> Transcript {
    var scenario = Scenario.small(videos: letters.flatMap { [Video].of("\($0)", 4) })
    scenario.tabs = letters.map { .tab("\($0)") }
    change(&scenario)
    return Transcript(scenario, leavingOut: [.onMomentImpression])
  }

  @Test func `B34: an animated change of tab calls back once`() {
    var transcript = tabs("ab")
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1 animated=true
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=4
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=4
      1100ms onMomentBuffering momentId=b0 latency=100ms
      1200ms onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `B35: selecting the active tab tells nothing, coming back to tab 0 does`() {
    var transcript = tabs("ab")
    transcript.run("start-playing")
    transcript.expect(
      """
      > select-tab 0
      > select-tab 1
      0s onTabSelected sourceId=feed_b tabIndex=1
      0s onDataLoadStarted sourceId=feed_b
      > select-tab 0
      0s onTabSelected sourceId=feed_a tabIndex=0
      > select-tab 0
      """)
  }

  @Test func `B36: the initial selection calls back exactly once, restored or not`() {
    var transcript = tabs("abc")
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > select-tab 2
      0s onTabSelected sourceId=feed_c tabIndex=2
      0s onDataLoadStarted sourceId=feed_c
      > close-player
      0s onPlayerDidDismiss sourceId=feed_c
      0s closePlayerCompleted
      > start-playing
      0s onPlayerDidAppear sourceId=feed_c
      0s onTabSelected sourceId=feed_c tabIndex=2
      0s onDataLoadStarted sourceId=feed_c
      """)
  }

  @Test(arguments: ["abc", ""])
  func `B37: indexes past the ends do nothing, with tabs or without`(letters: String) {
    var transcript = tabs(letters)
    transcript.run("start-playing\nadvance 1s")
    for index in letters.isEmpty ? [0, 5] : [3, -1, 99] {
      transcript.expect("> select-tab \(index)\n> reload-tab \(index)\n> prepare-tab \(index)")
    }
  }

  @Test func `B40: a hidden tab succeeds nobody and cannot be selected`() {
    func removing(_ items: [ContainerTabItem]) -> Transcript {
      var transcript = tabs("d") {
        $0.tabs = items
        $0.tabsStyle.isTabVisibleWhenEmpty = false
      }
      transcript.run("select-tab 1\nstart-playing\nselect-tab 0\nselect-tab 2\nadvance 1s")
      return transcript
    }
    let four = removing([
      .tab("a", isVisible: false), .tab("b"), .tab("c", isVisible: false), .tab("d"),
    ])
    #expect(four.simulation.activeTab.map { four.simulation.sourceId(ofTab: $0) } == "feed_d")
    let two = removing([.tab("a", isVisible: false), .tab("b")])
    #expect(two.simulation.activeTab == nil)
  }

  @Test func `B41: a reload in the middle of an animated selection ends on the chosen tab`() {
    var transcript = tabs("ab")
    transcript.run("start-playing\nadvance 1s\nselect-tab 1\nadvance 150ms\nreload-all-tabs")
    transcript.run("advance 1s")
    #expect(transcript.simulation.activeTab == 1)
    #expect(transcript.simulation.slide == nil)
    #expect(transcript.simulation.player?.videoId == "b0")
  }

  @Test func `B43: a selection made before the start is shown at the start`() {
    var transcript = tabs("abcdefgh")
    transcript.run("select-tab 6")
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_g
      0s onTabSelected sourceId=feed_g tabIndex=6
      0s onDataLoadStarted sourceId=feed_g
      """)
  }

  @Test func `B46: a turned screen keeps the tab, and tells nothing`() {
    var transcript = tabs("abcdefgh")
    transcript.run("resize 80 24\nselect-tab 7\nstart-playing\nadvance 1s")
    transcript.expect("> resize 40 24\n> resize 80 24")
    #expect(transcript.simulation.activeTab == 7)
  }

  @Test func `B48: the old tab stops, the new one starts, with no key needed`() {
    var transcript = tabs("ab") { $0.network.latency = Latency(.zero) }
    transcript.run("start-playing\nprepare-tab 1\nadvance 1s")
    transcript.expect(
      """
      > select-tab 1
      1s onMomentStop momentId=a0 reason=tab position=1s
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `B53: what is prepared neither starts nor is seen`() {
    var transcript = tabs("abc")
    transcript.run("start-playing\nadvance 1s\npause-player")
    transcript.expect(
      """
      > prepare-all-tabs
      1s onDataLoadStarted sourceId=feed_b
      1s onDataLoadStarted sourceId=feed_c
      > advance 10s
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=4
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=4
      1100ms onVideosLoaded sourceId=feed_c page=1 first=0 count=4
      1100ms didLoadFeed sourceId=feed_c
      1100ms onDataLoadComplete sourceId=feed_c itemsCount=4
      """)
    #expect(transcript.simulation.tabs[1...].allSatisfy { $0.deck.impressions.isEmpty })
  }
}
