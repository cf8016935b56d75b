import Testing

@testable import FeedModel

struct PrefetchingTests {
  private func feed(
    _ level: CachePolicyLevel?, _ items: ContainerTabItem..., shared: CachePolicyLevel = .default,
    change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    let tabs = items.isEmpty ? [.tab("a")] : items
    var scenario = Scenario.small(
      videos: tabs.flatMap { [Video].of($0.containerId, 40) })
    scenario.tabs = tabs
    scenario.tabs[0].cachePolicyLevel = level
    scenario.shared.cachePolicyLevel = shared
    scenario.network.isConstrained = false
    change(&scenario)
    return Transcript(
      scenario, leavingOut: [.onMomentImpression, .onMomentQuartile, .onMomentComplete])
  }

  private func fetched(_ transcript: Transcript, inTab tab: Int = 0) -> [Int] {
    let deck = transcript.simulation.tabs[tab].deck
    return deck.videos.indices.filter { deck.isFetched(deck.videos[$0].id) }
  }

  @Test(arguments: [
    (CachePolicyLevel.low, [0, 1], []), (.default, [0, 1], [0]), (.high, [0, 1, 2], [0, 1, 2]),
    (.extreme, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
  ])
  func `P4: a level says how many are fetched after loading, and how many follow what plays`(
    level: CachePolicyLevel, playing: [Int], prepared: [Int]
  ) {
    var active = feed(level)
    active.run("start-playing\nadvance 3s")
    #expect(fetched(active) == playing)
    #expect(active.simulation.prefetch == nil)
    var other = feed(nil, .tab("x"), .tab("a"), shared: level)
    other.run("start-playing\nadvance 1s\nprepare-tab 1\nadvance 3s")
    #expect(fetched(other, inTab: 1) == prepared)
    #expect(other.simulation.tabs[1].isPrepared)
    #expect(other.simulation.tabs[1].deck.fetchedCount == prepared.count)
  }

  @Test func `T2, P4: a tab's own level comes before that of the whole SDK`() {
    let own = feed(.low, shared: .extreme).simulation
    #expect(own.cachePolicyLevel(ofTab: 0) == .low)
    let shared = feed(nil, shared: .extreme).simulation
    #expect(shared.cachePolicyLevel(ofTab: 0) == .extreme)
    #expect(feed(nil).simulation.cachePolicyLevel(ofTab: 0) == .default)
  }

  @Test func `P4, T18: what has been fetched starts without a wait`() {
    var transcript = feed(.default, .tab("a"), .tab("b"))
    transcript.run("start-playing\nprepare-tab 1\nadvance 1s")
    transcript.expect(
      """
      > scroll 48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=40 position=0s
      > select-tab 1 false
      1s onMomentStop momentId=a1 reason=tab position=0s
      1s onTabSelected sourceId=feed_b tabIndex=1
      1s onMomentStart momentId=b0 momentIndex=0 totalMomentsCount=40 position=0s
      """)
  }

  @Test func `P4: one is fetched at a time, the nearest first, and none while the player waits`() {
    var transcript = feed(.extreme)
    transcript.run("start-playing\nadvance 150ms")
    #expect(transcript.simulation.prefetch == nil)
    transcript.run("advance 50ms")
    for (item, now) in [(1, 200), (2, 300), (3, 400), (4, 500)] as [(Int, Int64)] {
      #expect(
        transcript.simulation.prefetch
          == Prefetch(containerId: "a", videoId: "a\(item)", due: .milliseconds(now + 100)))
      transcript.run("advance 100ms")
    }
    #expect(transcript.simulation.prefetch == nil)
  }

  @Test func `P4, B52: after a jump what is stale is given up, and the nearest ahead is fetched`() {
    var transcript = feed(.extreme)
    transcript.run("start-playing\nadvance 250ms")
    #expect(transcript.simulation.prefetch?.videoId == "a1")
    // To item 30; its own data come first.
    transcript.run("scroll-to \(30 * 48)")
    #expect(transcript.simulation.player?.videoId == "a30")
    #expect(transcript.simulation.prefetch?.videoId == "a1")
    transcript.run("advance 100ms")
    #expect(transcript.simulation.prefetch?.videoId == "a31")
    transcript.run("scroll-to \(28 * 48)")
    #expect(transcript.simulation.prefetch == nil)
    transcript.run("advance 5s")
    #expect(Set([28, 29, 30, 31, 32]).isSubset(of: fetched(transcript)))
    #expect(!fetched(transcript).contains(33))
  }

  @Test func `P4: an item whose data are on their way waits only for the rest of them`() {
    var transcript = feed(.default)
    transcript.run("start-playing\nadvance 260ms")
    transcript.expect(
      """
      > scroll 48
      260ms onMomentStop momentId=a0 reason=belowThreshold position=60ms
      260ms onMomentBuffering momentId=a1 latency=40ms
      > advance 40ms
      300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=40 position=0s
      """)
  }

  @Test
  func
    `P4: what cannot be fetched ahead is told at its turn, and asked for again when the network is back`()
  {
    var transcript = feed(.default)
    transcript.run("start-playing\nadvance 200ms\nnetwork offline=true\nadvance 5s")
    #expect(fetched(transcript) == [0])
    #expect(transcript.simulation.nextDeadline == .milliseconds(6200))
    transcript.run("network offline=false\nadvance 100ms")
    #expect(fetched(transcript) == [0, 1])
    var failing = feed(.default) { scenario in
      scenario.catalog = Catalog(scenario.catalog.videos.changing("a1") { $0.fails = true })
    }
    failing.run("start-playing\nadvance 1s")
    failing.expect(
      """
      > scroll 48
      1s onMomentStop momentId=a0 reason=belowThreshold position=800ms
      1s onMomentBuffering momentId=a1 latency=100ms
      > advance 100ms
      1100ms onMomentFailed momentId=a1 error=failure
      1100ms onMomentBuffering momentId=a2 latency=100ms
      """)
  }

  @Test func `P4: a network that saves data fetches nothing ahead`() {
    var transcript = feed(.extreme) { $0.network.isConstrained = true }
    transcript.run("start-playing\nadvance 3s")
    #expect(fetched(transcript) == [0])
  }

  @Test func `P4, N7: data can be saved and fetched again while the app runs`() {
    var transcript = feed(.extreme)
    transcript.run("start-playing\nadvance 250ms\nsave-data true")
    #expect(transcript.simulation.prefetch == nil)
    transcript.run("advance 1s")
    #expect(fetched(transcript) == [0])
    transcript.run("save-data false\nadvance 1s")
    #expect(fetched(transcript) == [0, 1, 2, 3, 4])
  }

  @Test func `P4, T8: a close, and the removal of a tab, give up what was fetched for it`() {
    var transcript = feed(.extreme, .tab("a"), .tab("b"))
    transcript.run("start-playing\nadvance 250ms\nremove-tabs a")
    #expect(transcript.simulation.prefetch == nil)
    transcript.run("advance 250ms")
    #expect(transcript.simulation.prefetch?.containerId == "b")
    transcript.run("close-player")
    #expect(transcript.simulation.prefetch == nil)
    #expect(transcript.simulation.nextDeadline == nil)
  }

  @Test func `B53: what is fetched ahead neither starts nor is seen`() {
    var transcript = feed(.extreme)
    transcript.run("start-playing\nadvance 3s")
    #expect(transcript.simulation.readIds == ["a0"])
    #expect(transcript.simulation.tabs[0].deck.impressions == ["a0", "a1"])
  }
}
