import Testing

@testable import FeedModel

struct TabsTests {
  private var three: Transcript {
    Transcript(
      .small(.tab("a"), .tab("b"), .tab("c"), videos: .of("a", 3) + .of("b", 3) + .of("c", 3)),
      leavingOut: [.onMomentImpression])
  }

  @Test func `T1: a second tab with one id is left out, with a diagnostic that names the id`() {
    var twin = ContainerTabItem.tab("a")
    twin.title = "Twin"
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), twin, .tab("b"), videos: []), leavingOut: [.onDataLoadStarted])
    transcript.expect(
      """
      > start-playing
      0s programmerError message="two tabs have the containerId 'a'"
      0s programmerError message="two tabs have the containerId 'b'"
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      """)
    #expect(transcript.simulation.tabs.map(\.item.title) == ["A", "B"])
  }

  @Test func `T2: a tab has the defaults of the page`() {
    let item = ContainerTabItem(containerId: "a", title: "A", dataSource: .discover)
    #expect(item.isVisible)
    #expect(item.shouldOrderMomentsByReadStatus)
    #expect(item.icon == nil)
    #expect(!item.isPaged)
  }

  @Test func `T3, T4: the base style has the stated defaults`() {
    let style = PlayerTabsStyle.base()
    #expect(style.padding == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(style.gradient == nil)
    #expect(style.icon == nil)
    #expect(style.activeTabIndicator == PlayerActiveTabIndicatorStyle())
    #expect(!style.activeTabIndicator.isVisible)
    #expect(style.activeTabIndicator.height == 2)
    #expect(!style.isTabTitleVisibleWhenSingleTab)
    #expect(style.isTabVisibleWhenEmpty)
    #expect(PlayerTabItemIconStyle().padding == 8)
    #expect(PlayerTabItemIconStyle().iconTint == nil)
  }

  @Test(
    arguments: [
      ([], false, 0), ([], true, 0), ([true], false, 0), ([true], true, 2),
      ([true, true], false, 2),
      ([true, false], false, 0), ([false, true], true, 2), ([false, false], true, 0),
      ([true, false, true], false, 2),
    ] as [([Bool], Bool, Int)])
  func
    `T5: the strip of a single visible tab is hidden unless asked for, and the deck has its room`(
      visible: [Bool], isAskedFor: Bool, stripRows: Int
    )
  {
    var scenario = Scenario()
    scenario.tabs = visible.enumerated().map { .tab("\($0.offset)", isVisible: $0.element) }
    scenario.tabsStyle.isTabTitleVisibleWhenSingleTab = isAskedFor
    let simulation = Simulation(scenario: scenario, columns: 80, rows: 24)
    #expect(simulation.isTabStripVisible == (stripRows > 0))
    #expect(simulation.stripRows == stripRows)
    if !visible.isEmpty {
      let frame = simulation.geometry(ofTab: 0).frame
      #expect(frame.y == Double(stripRows) * 16)
      #expect(frame.height == Double(23 - stripRows) * 16)
    }
  }

  @Test func `T5: the strip counts what is left when a tab has been removed`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 3)) {
        $0.tabsStyle.isTabVisibleWhenEmpty = false
      })
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.isTabStripVisible)
    transcript.run("prepare-tab 1\nadvance 1s")
    #expect(!transcript.simulation.isTabStripVisible)
    #expect(transcript.simulation.geometry(ofTab: 0).frame.height == 7 * 16)
  }

  @Test func `T19: payloads name player type and source, as the log writes them`() {
    var transcript = three
    transcript.run("start-playing\nadvance 100ms\ntap-exit-button")
    #expect(
      transcript.log.map(\.line).filter { !$0.contains("Moment") } == [
        "0s > start-playing",
        "0s onPlayerDidAppear playerType=moments sourceId=feed_a",
        "0s onTabSelected playerType=moments sourceId=feed_a tabIndex=0",
        "0s onDataLoadStarted playerType=moments sourceId=feed_a",
        "100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=3",
        "100ms didLoadFeed sourceId=feed_a",
        "100ms onDataLoadComplete playerType=moments sourceId=feed_a itemsCount=3",
        "100ms > tap-exit-button",
        "100ms onPlayerDidDismiss playerType=moments sourceId=feed_a",
        "100ms closePlayerCompleted",
      ])
  }

  @Test func `T21: an empty tab tells the container so, and has no player`() {
    var transcript = Transcript(.small(.tab("a"), .tab("b"), videos: []))
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 1s
      100ms didFailToLoadFeed sourceId=feed_a error=empty
      100ms onDataLoadComplete sourceId=feed_a itemsCount=0
      > select-tab 1
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 1s
      1100ms didFailToLoadFeed sourceId=feed_b error=empty
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=0
      > select-tab 0
      2s onTabSelected sourceId=feed_a tabIndex=0
      """)
    #expect(transcript.simulation.tabs.map(\.content) == [.empty, .empty])
  }
}
