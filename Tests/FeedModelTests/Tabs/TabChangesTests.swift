import Testing

@testable import FeedModel

/// Tabs that come, go and change while the container lives.
struct TabChangesTests {
  private func tabs(_ items: ContainerTabItem..., videos letters: String = "abcd") -> Transcript {
    var scenario = Scenario.small(videos: letters.flatMap { [Video].of("\($0)", 3) })
    scenario.tabs = items
    return Transcript(scenario, leavingOut: [.onMomentImpression, .onMomentQuartile])
  }

  private func ids(_ transcript: Transcript) -> [String] {
    transcript.simulation.tabs.map(\.item.containerId)
  }

  @Test func `T9: a known tab is replaced in place, others are appended in order`() {
    var transcript = tabs(.tab("a"), .tab("b"))
    transcript.run("start-playing\nprepare-tab 1\nadvance 1s")
    transcript.expect("> upsert-tabs d source=d , b title=New source=c , c")
    #expect(ids(transcript) == ["a", "b", "d", "c"])
    #expect(transcript.simulation.tabs[1].item.title == "New")
    #expect(transcript.simulation.tabs[1].content == .notLoaded)
    #expect(transcript.simulation.activeTab == 0)
    transcript.expect(
      """
      > select-tab 1 false
      1s onMomentStop momentId=a0 reason=tab position=800ms
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onDataLoadStarted sourceId=feed_b
      > advance 200ms
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=3
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=3
      1100ms onMomentBuffering momentId=c0 latency=100ms
      1200ms onMomentStart momentId=c0 momentIndex=0 totalMomentsCount=3 position=0s
      """)
  }

  @Test func `T9: replacing the active tab loads it again from the top, without a tab event`() {
    var transcript = tabs(.tab("a"), .tab("b"))
    transcript.run("start-playing\nadvance 1s\nscroll 48\nadvance 1s")
    transcript.expect(
      """
      > upsert-tabs a source=d
      2s onMomentStop momentId=a1 reason=reload position=900ms
      2s onDataLoadStarted sourceId=feed_a
      > advance 200ms
      2100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=3
      2100ms didLoadFeed sourceId=feed_a
      2100ms onDataLoadComplete sourceId=feed_a itemsCount=3
      2100ms onMomentBuffering momentId=d0 latency=100ms
      2200ms onMomentStart momentId=d0 momentIndex=0 totalMomentsCount=3 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 0)
  }

  @Test func `T9, N3: a replaced tab drops the answer it was waiting for`() {
    var transcript = tabs(.tab("a"), .tab("b"))
    transcript.run("start-playing\nadvance 50ms")
    transcript.expect(
      """
      > upsert-tabs a source=d
      50ms onDataLoadStarted sourceId=feed_a
      > advance 50ms
      100ms lateAnswerDropped sourceId=feed_a generation=1
      """)
  }

  @Test func `T9: an active tab that is hidden is succeeded`() {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"))
    transcript.run("start-playing\nadvance 1s\nselect-tab 1 false\nadvance 1s")
    transcript.expect(
      """
      > upsert-tabs b isVisible=false
      2s onMomentStop momentId=b0 reason=removed position=800ms
      2s onTabSelected sourceId=feed_c tabIndex=2
      2s onDataLoadStarted sourceId=feed_c
      """)
    #expect(ids(transcript) == ["a", "b", "c"])
    #expect(transcript.simulation.visibleTabs == [0, 2])
  }

  @Test func `T9: the first visible tab of an empty started container becomes active`() {
    var transcript = tabs()
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed
      > upsert-tabs a isVisible=false , b source=b , c source=c
      0s onTabSelected sourceId=feed_b tabIndex=1
      0s onDataLoadStarted sourceId=feed_b
      """)
    #expect(transcript.simulation.activeTab == 1)
  }

  @Test func `T9: before the start tabs change without being selected or loaded`() {
    var transcript = tabs(.tab("a"))
    transcript.expect("> upsert-tabs b source=b , a source=c\n> remove-tabs a")
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_b
      0s onTabSelected sourceId=feed_b tabIndex=0
      0s onDataLoadStarted sourceId=feed_b
      """)
  }

  @Test func `T1: tabs with one id twice are a diagnostic, and nothing is done`() {
    var transcript = tabs(.tab("a"))
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > upsert-tabs b , c , b
      1s programmerError message="two tabs have the containerId 'b'"
      """)
    #expect(ids(transcript) == ["a"])
  }

  @Test(arguments: [
    // The tabs, the active one in capitals; those that go; the active one afterwards.
    ("aBc", "b", "c"), ("abC", "c", "b"), ("Abc", "a", "b"), ("Ab", "ab", ""), ("aBc", "bc", "a"),
  ])
  func
    `T10, B38: the active tab is succeeded by its neighbour, with one stop, one selection, one start`(
      before: String, gone: String, after: String
    )
  {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"))
    if !before.contains("c"), !before.contains("C") { transcript.run("remove-tabs c") }
    let active = Array(before).firstIndex { $0.isUppercase } ?? 0
    transcript.run("select-tab \(active)\nstart-playing\nprepare-all-tabs\nadvance 5s")
    let mark = transcript.log.count
    transcript.run("remove-tabs \(gone.map(String.init).joined(separator: " "))\nadvance 300ms")
    let told = transcript.log[mark...].compactMap { entry -> Event.CodingKeys? in
      if case .event(let event) = entry.content { event.word } else { nil }
    }
    #expect(told.filter { $0 == .onMomentStop }.count == 1)
    #expect(told.filter { $0 == .onTabSelected }.count == (after.isEmpty ? 0 : 1))
    #expect(told.filter { $0 == .onMomentStart }.count == (after.isEmpty ? 0 : 1))
    let simulation = transcript.simulation
    #expect(
      simulation.activeTab.map { simulation.tabs[$0].item.containerId } ?? "" == after)
  }

  @Test func `T10: an active tab that stays keeps selection and position, and plays again`() {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"))
    transcript.run("select-tab 2\nstart-playing\nadvance 1s")
    transcript.expect(
      """
      > remove-tabs a nobody
      1s onMomentStop momentId=c0 reason=restart position=800ms
      1s onMomentStart momentId=c0 momentIndex=0 totalMomentsCount=3 position=800ms
      """)
    #expect(transcript.simulation.activeTab == 1)
    transcript.expect("> remove-tabs nobody\n> remove-tabs")
  }

  @Test func `T10: the loads of a removed tab are released, and a new one of its id loads anew`() {
    var transcript = tabs(.tab("a"), .tab("b"))
    transcript.run("start-playing\nadvance 1s\npause-player\nprepare-tab 1")
    transcript.expect(
      """
      > remove-tabs b
      1s onMomentStop momentId=a0 reason=restart position=800ms
      > advance 1s
      """)
    transcript.run("upsert-tabs b source=b")
    transcript.expect(
      """
      > prepare-tab 1
      2s onDataLoadStarted sourceId=feed_b
      """)
  }

  @Test func `B40: the neighbour is never a hidden tab`() {
    var four = tabs(.tab("a", isVisible: false), .tab("b"), .tab("c", isVisible: false), .tab("d"))
    four.run("start-playing\nadvance 1s\nremove-tabs b")
    #expect(four.simulation.activeTab == 2)
    var two = tabs(.tab("a", isVisible: false), .tab("b"))
    two.run("start-playing\nadvance 1s\nremove-tabs b")
    #expect(two.simulation.activeTab == nil)
    two.expect("> select-tab 0")
  }

  @Test func `B41: tabs may come into nothing, and at the place of the active one`() {
    var none = tabs()
    none.run("start-playing\nupsert-tabs a source=a\nadvance 1s")
    #expect(none.simulation.player?.videoId == "a0")
    var one = tabs(.tab("a"))
    one.run("start-playing\nadvance 1s\nupsert-tabs a source=d , b source=b\nselect-tab 1")
    one.run("advance 1s")
    #expect(one.simulation.activeTab == 1)
    #expect(one.simulation.player?.videoId == "b0")
    one.run("select-tab 0\nadvance 1s")
    #expect(one.simulation.player?.videoId == "d0")
  }

  @Test func `B25, B28: new videos on top start from the top, each at its own position`() {
    var transcript = tabs(.tab("a"))
    transcript.run("start-playing\nadvance 1s\nscroll-to 96\nadvance 5100ms")
    #expect(transcript.simulation.player?.position(at: transcript.simulation.now) == .seconds(5))
    transcript.run("upsert-tabs a source=ids:b0,b1,a0,a1,a2\nadvance 200ms")
    #expect(transcript.simulation.player?.videoId == "b0")
    #expect(transcript.simulation.player?.position(at: transcript.simulation.now) == .zero)
  }

  @Test func `T5, U8: when the second tab comes the strip does, and the deck keeps its place`() {
    var transcript = tabs(.tab("a"))
    #expect(transcript.simulation.stripRows == 0)
    transcript.run("start-playing\nadvance 1s\nscroll-to 48\nadvance 1s\nresize 20 20")
    transcript.run("scroll-to 48\nadvance 1s")
    let before = transcript.simulation.player?.videoId
    transcript.run("upsert-tabs b source=b")
    #expect(transcript.simulation.stripRows == 2)
    #expect(transcript.simulation.player?.videoId == before)
    transcript.run("remove-tabs b")
    #expect(transcript.simulation.stripRows == 0)
    #expect(transcript.simulation.player?.videoId == before)
  }

  @Test func `T11: another style holds at once, and what it does not state is as in the base`() {
    var transcript = tabs(.tab("a"), .tab("b"))
    transcript.run("start-playing\nadvance 1s")
    transcript.expect("> update-tabs-style isIndicatorVisible=true paddingTop=40")
    #expect(transcript.simulation.tabsStyle.activeTabIndicator.isVisible)
    #expect(transcript.simulation.stripRows == 4)
    transcript.expect("> update-tabs-style")
    #expect(transcript.simulation.tabsStyle == .base())
    #expect(transcript.simulation.stripRows == 2)
  }

  @Test func `T6, T11: a style that wants no empty tabs removes those that have turned out so`() {
    var transcript = tabs(.tab("x"), .tab("a"), .tab("y"), .tab("z"), .tab("b"))
    transcript.run("select-tab 3\nstart-playing\nprepare-all-tabs\nadvance 1s")
    transcript.expect(
      """
      > update-tabs-style isTabVisibleWhenEmpty=false
      1s onTabSelected sourceId=feed_b tabIndex=2
      1s onMomentBuffering momentId=b0 latency=100ms
      """)
    #expect(ids(transcript) == ["x", "a", "b"])
  }

  @Test func `T8: a closed container changes no tabs and no style`() {
    var transcript = tabs(.tab("a"))
    transcript.run("start-playing\nadvance 1s\nclose-player")
    transcript.expect(
      "> upsert-tabs b\n> remove-tabs a\n> update-tabs-style paddingTop=99\n> upsert-tabs b , b")
    #expect(ids(transcript) == ["a"])
    #expect(transcript.simulation.tabsStyle == .base())
  }

  @Test func `T17: a slide ends when the tab it left is removed, and goes on otherwise`() {
    var transcript = tabs(.tab("a"), .tab("b"), .tab("c"))
    transcript.run("start-playing\nadvance 1s\nselect-tab 1\nselect-tab 2\nremove-tabs a")
    #expect(transcript.simulation.slide?.from == 0)
    transcript.run("remove-tabs b")
    #expect(transcript.simulation.slide == nil)
    #expect(transcript.simulation.activeTab == 0)
  }

  @Test func `T7, P6: a run starts from what an earlier one has kept`() {
    var first = tabs(.tab("a", ordered: true), .tab("b", ordered: true))
    first.run("start-playing\nadvance 1s\nselect-tab 1\nadvance 1s\nclose-player")
    let kept = first.simulation.keptState
    #expect(kept == KeptState(lastTab: "b", readIds: ["a0", "b0"]))
    var second = Simulation(
      scenario: first.simulation.scenario, columns: 20, rows: 10, kept: kept)
    _ = second.send(.startPlaying, at: .zero)
    _ = second.advance(by: .seconds(1))
    #expect(second.activeTab == 1)
    #expect(second.tabs[1].deck.videos.map(\.id) == ["b1", "b2", "b0"])
    // One who selects before the start knows better.
    var third = Simulation(
      scenario: first.simulation.scenario, columns: 20, rows: 10, kept: kept)
    _ = third.send(.selectTab(at: 0, animated: nil), at: .zero)
    _ = third.send(.startPlaying, at: .zero)
    #expect(third.activeTab == 0)
  }
}
