import Testing

@testable import FeedModel

struct AdsTests {
  private func feed(
    _ type: AdsConfigType = .firstAvailableAdsConfig, count: Int = 7, ads: Int = 2,
    change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    var scenario = Scenario.small(.tab("a"), videos: .of("a", count))
    scenario.tabs[0].momentsAdsConfigType = type
    scenario.shared.ads.videos = .of("ad", ads, seconds: 2)
    change(&scenario)
    return Transcript(scenario, leavingOut: [.onMomentQuartile])
  }

  private func ids(_ transcript: Transcript) -> [String] {
    transcript.simulation.tabs[0].deck.videos.map(\.id)
  }

  @Test(
    arguments: [
      (.firstAvailableAdsConfig, 2, ["a0", "a1"]),
      (.firstAvailableAdsConfig, 3, ["a0", "a1", "a2", "ad0#1"]),
      (.firstAvailableAdsConfig, 4, ["a0", "a1", "a2", "ad0#1", "a3"]),
      (
        .firstAvailableAdsConfig, 9,
        ["a0", "a1", "a2", "ad0#1", "a3", "a4", "a5", "a6", "a7", "ad1#2", "a8"]
      ),
      (.everyXMoments, 6, ["a0", "a1", "a2", "a3", "a4", "ad0#1", "a5"]),
      (.none, 4, ["a0", "a1", "a2", "a3"]),
    ] as [(AdsConfigType, Int, [String])])
  func `P5: each kind of configuration puts advertisements at its own places`(
    type: AdsConfigType, count: Int, expected: [String]
  ) {
    var transcript = feed(type, count: count)
    transcript.run("start-playing\nadvance 1s")
    #expect(ids(transcript) == expected)
    let deck = transcript.simulation.tabs[0].deck
    #expect(expected.indices.map { deck.index(of: expected[$0]) } == Array(expected.indices))
    #expect(deck.moments.count == count)
  }

  @Test func `P5: whatever is shown as an advertisement carries its badge`() throws {
    var transcript = feed(count: 9) {
      $0.shared.ads.videos[1].advertisement = .init(sponsor: "Shop", callToAction: "Buy")
    }
    transcript.run("start-playing\nadvance 1s")
    let sponsors = transcript.simulation.tabs[0].deck.videos.compactMap(\.advertisement?.sponsor)
    #expect(sponsors == ["ad0", "Shop"])
  }

  @Test func `P5: numbers without end put no advertisement anywhere`() {
    var transcript = feed(.everyXMoments) { $0.shared.ads.everyX = .max }
    transcript.run("start-playing\nadvance 1s")
    #expect(ids(transcript).count == 7)
  }

  @Test func `P5: without anything to show there are no advertisements`() {
    var transcript = feed(ads: 0)
    transcript.run("start-playing\nadvance 1s")
    #expect(ids(transcript).count == 7)
  }

  @Test func `P5: places are arithmetic that agrees with counting`() throws {
    for first in 1...4 {
      for every in 1...4 {
        let ads = try #require(AdSchedule(first: first, every: every, videos: .of("ad", 3)))
        var items: [Int?] = []
        for moment in 0..<30 {
          #expect(ads.item(ofMoment: moment) == items.count)
          items.append(moment)
          if moment + 1 >= first, (moment + 1 - first) % every == 0 {
            #expect(ads.item(ofSlot: ads.count(among: moment + 1) - 1) == items.count)
            items.append(nil)
          }
        }
        for (item, moment) in items.enumerated() {
          #expect((ads.slot(ofItem: item) == nil) == (moment != nil))
          #expect(ads.moments(beforeItem: item) == items[..<item].count { $0 != nil })
        }
      }
    }
  }

  @Test
  func `P5: an advertisement is told by its own events, plays once, and the next video follows`() {
    var transcript = feed(count: 4) { $0.shared.ads.firstPosition = 1 }
    transcript.run("start-playing\nadvance 200ms\nscroll 48")
    transcript.expect(
      """
      > advance 3s
      300ms onAdStart adId=ad0#1 previousMomentId=a0 nextMomentId=a1
      2300ms onMomentComplete momentId=ad0#1 play=1
      2300ms onAdEnd adId=ad0#1 reason=adOver position=0s
      2300ms onMomentBuffering momentId=a1 latency=100ms
      2400ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=4 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.heldId == "a1")
    #expect(transcript.simulation.readIds == ["a0", "a1"])
    // Coming back, it has been played; whoever starts it himself sees it again.
    transcript.run("scroll-to 48")
    #expect(transcript.simulation.explain()?.items[0].verdict == .adOver)
    #expect(transcript.simulation.player?.videoId != "ad0#1")
    transcript.run("tap-item ad0#1\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "ad0#1")
  }

  @Test func `P5: an advertisement counts in no index, no page and no count of items`() {
    var transcript = feed(count: 6) {
      $0.tabs[0].isPaged = true
      $0.deck.pageSize = 2
      $0.shared.ads.firstPosition = 1
      $0.shared.ads.everyX = 1
      $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
    }
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 1s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=2
      100ms onMomentImpression momentId=a0 momentIndex=0
      > scroll-to 9999
      1s onMomentImpression momentId=a1 momentIndex=1
      > advance 1s
      1100ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      """)
    #expect(ids(transcript) == ["a0", "ad0#1", "a1", "ad1#2", "a2", "ad0#3", "a3", "ad1#4"])
  }

  @Test func `P5, A2: the last advertisement of a deck ends without a successor`() {
    var transcript = feed(count: 3)
    transcript.run("start-playing\nadvance 1s\nscroll-to 9999\nadvance 200ms")
    let held = transcript.simulation.tabs[0].deck.heldId
    #expect(held == nil)
    transcript.run("tap-item ad0#1\nadvance 300ms")
    transcript.expect(
      """
      > advance 2s
      3300ms onMomentComplete momentId=ad0#1 play=1
      3300ms onAdEnd adId=ad0#1 reason=adOver position=0s
      3300ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=3 position=100ms
      """)
  }

  @Test func `P5: neither loops nor seeks change how an advertisement plays`() {
    var transcript = feed(count: 4) {
      $0.shared.ads.firstPosition = 1
      $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 5)
    }
    transcript.run("start-playing\nadvance 200ms\nscroll 48\nadvance 100ms")
    #expect(transcript.simulation.player?.videoId == "ad0#1")
    #expect(transcript.simulation.playsLeft == 1)
    transcript.expect("> seek 1500ms\n> advance 1s")
  }

  @Test func `P5: a video with the id of an advertisement is left out, whatever it is called`() {
    var transcript = feed(count: 3) { scenario in
      let twin = Video(id: "ad0#1", title: "Twin", labels: ["a"])
      let near = Video(id: "ad0#01", title: "Near", labels: ["a"])
      scenario.catalog = Catalog(scenario.catalog.videos + [twin, near])
    }
    transcript.run("start-playing\nadvance 1s")
    #expect(ids(transcript) == ["a0", "a1", "a2", "ad0#1", "ad0#01"])
  }
}
