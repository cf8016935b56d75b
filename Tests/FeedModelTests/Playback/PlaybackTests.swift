import Testing

@testable import FeedModel

struct PlaybackTests {
  @Test func `P1, P3: quartiles and complete come once a play, and it loops for ever`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 3)))
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 20s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=3
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=3
      100ms onMomentImpression momentId=a0 momentIndex=0
      100ms onMomentImpression momentId=a1 momentIndex=1
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      2200ms onMomentQuartile momentId=a0 quartile=1
      4200ms onMomentQuartile momentId=a0 quartile=2
      6200ms onMomentQuartile momentId=a0 quartile=3
      8200ms onMomentComplete momentId=a0 play=1
      10200ms onMomentQuartile momentId=a0 quartile=1
      12200ms onMomentQuartile momentId=a0 quartile=2
      14200ms onMomentQuartile momentId=a0 quartile=3
      16200ms onMomentComplete momentId=a0 play=2
      18200ms onMomentQuartile momentId=a0 quartile=1
      """)
    #expect(transcript.simulation.player?.plays == 2)
  }

  @Test func `P1: leaving an item resets its count of plays`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3, seconds: 1)),
      leavingOut: [.onMomentImpression, .onMomentQuartile])
    transcript.run("start-playing\nadvance 2500ms")
    transcript.expect(
      """
      > scroll by=48
      2500ms onMomentStop momentId=a0 reason=belowThreshold position=300ms
      2500ms onMomentBuffering momentId=a1 latency=100ms
      > scroll by=-48
      2500ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=300ms
      > advance 1s
      3200ms onMomentComplete momentId=a0 play=1
      """)
  }

  @Test func `P3: a start counts the items there are, a kept position tells no quartile again`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 4200ms")
    transcript.expect(
      """
      > scroll by=48
      4200ms onMomentStop momentId=a0 reason=belowThreshold position=4s
      4200ms onMomentBuffering momentId=a1 latency=100ms
      > scroll by=-48
      4200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=4s
      > advance 4s
      6200ms onMomentQuartile momentId=a0 quartile=3
      8200ms onMomentComplete momentId=a0 play=1
      """)
  }

  @Test func `P3: an impression comes when an item is seen for the first time`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 4)))
    transcript.run("start-playing\nadvance 150ms")
    transcript.expect(
      """
      > scroll by=16
      > scroll by=16
      150ms onMomentImpression momentId=a2 momentIndex=2
      150ms onMomentBuffering momentId=a1 latency=100ms
      > scroll by=-32
      150ms onMomentBuffering momentId=a0 latency=100ms
      > scroll by=32
      150ms onMomentBuffering momentId=a1 latency=100ms
      """)
  }

  @Test func `P2: an item buffers for the network's latency, and only once`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3)) { $0.network.latency = Latency(.seconds(2)) },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 2s")
    #expect(transcript.simulation.player?.bufferingSince == .seconds(2))
    #expect(transcript.simulation.player?.bufferingUntil == .seconds(4))
    transcript.expect(
      """
      > advance 1999ms
      > advance 1ms
      4s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      > scroll by=48
      4s onMomentStop momentId=a0 reason=belowThreshold position=0s
      4s onMomentBuffering momentId=a1 latency=2s
      > advance 1s
      > scroll by=-48
      5s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      > scroll by=48
      5s onMomentStop momentId=a0 reason=belowThreshold position=0s
      5s onMomentBuffering momentId=a1 latency=2s
      """)
  }

  @Test func `P2: the spinner waits a second unless told otherwise`() {
    #expect(PlaybackConfiguration.base().bufferingSpinnerDelay == .seconds(1))
  }

  @Test func `P2: without latency an item plays at once`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3)) { $0.network.latency = Latency(.zero) },
      leavingOut: [.onMomentImpression])
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      0s onVideosLoaded sourceId=feed_a page=1 first=0 count=3
      0s didLoadFeed sourceId=feed_a
      0s onDataLoadComplete sourceId=feed_a itemsCount=3
      0s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=3 position=0s
      > scroll by=48
      0s onMomentStop momentId=a0 reason=belowThreshold position=0s
      0s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=3 position=0s
      """)
  }

  @Test(
    arguments: [
      (nil, false, SimulatedTime.seconds(30)), (.zero, false, .milliseconds(100)),
      (.milliseconds(-5), false, .milliseconds(100)),
      (.milliseconds(99), false, .milliseconds(100)),
      (.seconds(7), false, .seconds(7)), (.seconds(7), true, nil), (nil, true, nil),
    ] as [(SimulatedTime?, Bool, SimulatedTime?)])
  func `P2: an unknown duration plays 30 s, a live stream has no end`(
    duration: SimulatedTime?, isLive: Bool, expected: SimulatedTime?
  ) {
    #expect(Video(id: "", title: "", duration: duration, isLive: isLive).playDuration == expected)
  }

  @Test func `P3: a live stream tells neither quartiles nor an end`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 1).changing("a0") { $0.isLive = true }),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    transcript.expect("> advance 1000h")
    #expect(transcript.simulation.nextDeadline == nil)
    #expect(
      transcript.simulation.player?.position(at: transcript.simulation.now)
        == .seconds(3_600_001) - .milliseconds(200))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 999_999] as [Int64])
  func `P3: the quarters of any duration come in order, the last one at its end`(extra: Int64) {
    let duration = SimulatedTime(microseconds: 100_000 + extra)
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 1).changing("a0") { $0.duration = duration }) {
        $0.network.latency = Latency(.zero)
      })
    transcript.run("start-playing")
    var marks: [SimulatedTime] = []
    for _ in 0..<8 {
      marks.append(transcript.simulation.nextDeadline ?? .zero)
      transcript.run("advance \(marks[marks.count - 1] - transcript.simulation.now)")
    }
    let quarters = (1...4).map { SimulatedTime(microseconds: (duration.microseconds * $0 + 3) / 4) }
    #expect(marks == quarters + quarters.map { $0 + duration })
  }

  @Test func `P6: unread videos come first, in order, decided at the load`() {
    var transcript = Transcript(
      .small(.tab("a", ordered: true), .tab("b"), videos: .of("a", 4)),
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll by=80\nadvance 1s\nscroll by=-80")
    #expect(transcript.simulation.readIds == ["a0", "a2"])
    #expect(transcript.simulation.tabs[0].deck.videos.map(\.id) == ["a0", "a1", "a2", "a3"])
    transcript.run("reload-tab 0\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.videos.map(\.id) == ["a1", "a3", "a0", "a2"])
  }

  @Test func `P6: a video that only buffered is unread`() {
    var transcript = Transcript(.small(.tab("a", ordered: true), videos: .of("a", 4)))
    transcript.run("start-playing\ncover on=true\nadvance 1s\nreload-tab 0\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.videos.map(\.id) == ["a0", "a1", "a2", "a3"])
  }

  @Test func `P6: with ordering off the order is that of the source`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 4)))
    transcript.run("start-playing\nadvance 1s\nreload-tab 0\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.videos.map(\.id) == ["a0", "a1", "a2", "a3"])
  }

  @Test func `P6: order is made within each page`() {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true, ordered: true), .tab("b"), videos: .of("a", 6)) {
        $0.deck.pageSize = 3
      })
    transcript.run(
      "start-playing\nadvance 1s\nscroll by=999\nadvance 1s\nscroll by=-48\nadvance 1s")
    #expect(transcript.simulation.readIds == ["a0", "a3", "a4"])
    transcript.run("reload-tab 0\nadvance 1s\nscroll by=999\nadvance 1s")
    #expect(
      transcript.simulation.tabs[0].deck.videos.map(\.id) == ["a1", "a2", "a0", "a5", "a3", "a4"])
  }

  @Test func `P7: sound is off at first display unless unmuted, and one switch serves all tabs`() {
    var transcript = Transcript(.small(.tab("a"), .tab("b"), videos: .of("a", 1)))
    #expect(transcript.simulation.isMuted)
    transcript.run("tap-mute-button")
    #expect(transcript.simulation.isMuted)
    transcript.run("start-playing\ntap-mute-button\nselect-tab 1")
    #expect(!transcript.simulation.isMuted)
    transcript.run("close-player\nstart-playing")
    #expect(!transcript.simulation.isMuted)
    transcript.run("tap-mute-button")
    #expect(transcript.simulation.isMuted)
    let unmuted = Scenario.small(videos: []) { $0.playback.isUnmuted = true }
    #expect(!Simulation(scenario: unmuted, columns: 1, rows: 1).isMuted)
  }

  @Test func `P3: what was played is told before an answer of the same instant stops it`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 1)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 8100ms")
    transcript.expect(
      """
      > reload-tab 0
      8100ms onDataLoadStarted sourceId=feed_a
      > advance 100ms
      8200ms onMomentComplete momentId=a0 play=1
      8200ms onMomentStop momentId=a0 reason=reload position=0s
      8200ms onVideosLoaded sourceId=feed_a page=1 first=0 count=1
      8200ms didLoadFeed sourceId=feed_a
      8200ms onDataLoadComplete sourceId=feed_a itemsCount=1
      8200ms onMomentBuffering momentId=a0 latency=100ms
      """)
  }
}
