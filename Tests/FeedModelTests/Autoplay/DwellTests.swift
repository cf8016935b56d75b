import Testing

@testable import FeedModel

struct DwellTests {
  /// A tab of 40 items of which one fills the deck, whose data are there at once.
  private func paged(dwell milliseconds: Int64) -> Transcript {
    Transcript(
      .small(.tab("a"), videos: .of("a", 40)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(milliseconds)
      }, deckRows: 3, leavingOut: [.onMomentImpression])
  }

  private func start(_ transcript: inout Transcript) {
    transcript.run("start-playing")
  }

  @Test func `A7: items start at once unless told to wait`() {
    #expect(AutoplayRule().minimumViewTime == .zero)
    #expect(AutoplayRule().strategy == .first)
    #expect(AutoplayRule().stopVisibilityPercentage == nil)
  }

  @Test func `A7: an item starts once it has met the threshold for the whole time`() {
    var transcript = paged(dwell: 350)
    start(&transcript)
    #expect(transcript.simulation.player == nil)
    #expect(transcript.simulation.nextDeadline == .milliseconds(350))
    transcript.expect(
      """
      > advance 349ms
      > advance 1ms
      350ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=40 position=0s
      """)
    #expect(transcript.simulation.nextDeadline == .seconds(2) + .milliseconds(350))
  }

  @Test func `A7: a break makes an item wait anew, however short it is`() {
    var transcript = paged(dwell: 300)
    start(&transcript)
    transcript.expect(
      """
      > advance 200ms
      > scroll by=48
      > advance 50ms
      > scroll by=-48
      > advance 299ms
      > advance 1ms
      550ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=40 position=0s
      """)
  }

  @Test func `A7: what plays stops at once, and only what follows waits`() {
    var transcript = paged(dwell: 300)
    start(&transcript)
    transcript.run("advance 1s")
    transcript.expect(
      """
      > scroll by=48
      1s onMomentStop momentId=a0 reason=belowThreshold position=700ms
      > advance 1s
      1300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=40 position=0s
      """)
  }

  @Test func `A7: an earlier item takes over once it has waited`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 6)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(300)
      }, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nscroll by=32\nadvance 1s")
    #expect(transcript.simulation.player?.videoId == "a1")
    transcript.expect(
      """
      > scroll by=-32
      > advance 299ms
      > advance 1ms
      1300ms onMomentStop momentId=a1 reason=lostTurn position=1s
      1300ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=6 position=0s
      """)
  }

  @Test func `A5: what the user starts does not wait`() {
    var transcript = paged(dwell: 300)
    start(&transcript)
    transcript.expect(
      """
      > tap-item a0
      0s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=40 position=0s
      """)
  }

  @Test func `A7: a tab that is left and shown again waits anew`() {
    var transcript = Transcript(
      .small(.tab("a"), .tab("b"), videos: .of("a", 4) + .of("b", 4)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(300)
      },
      leavingOut: [
        .onMomentImpression, .onTabSelected, .onDataLoadStarted, .onVideosLoaded, .didLoadFeed,
        .onDataLoadComplete,
      ])
    transcript.run("start-playing")
    transcript.expect(
      """
      > advance 200ms
      > select-tab 1
      > advance 200ms
      > select-tab 0
      > advance 299ms
      > advance 1ms
      700ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `A7: content that replaces another waits anew`() {
    var transcript = paged(dwell: 300)
    start(&transcript)
    transcript.run("advance 200ms\nreload-tab 0\nadvance 200ms")
    #expect(transcript.simulation.player == nil)
    transcript.run("advance 100ms")
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `A7: the time is set while it runs, and what has passed counts`() {
    var transcript = paged(dwell: 5000)
    start(&transcript)
    transcript.expect(
      """
      > advance 400ms
      > set-autoplay minimumViewTime=300ms
      400ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=40 position=0s
      > set-autoplay minimumViewTime=1s
      > scroll by=48
      400ms onMomentStop momentId=a0 reason=belowThreshold position=0s
      > advance 900ms
      > set-autoplay minimumViewTime=0s
      1300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=40 position=0s
      """)
    #expect(transcript.simulation.autoplay.minimumViewTime == .zero)
  }

  @Test func `A7: with autoplay off nothing waits to start`() {
    var transcript = paged(dwell: 300)
    transcript.run("set-autoplay isEnabled=false\nstart-playing")
    #expect(transcript.simulation.nextDeadline == nil)
    transcript.run("advance 200ms")
    // It is seen all the while, so the time counts.
    transcript.run("set-autoplay isEnabled=true")
    #expect(transcript.simulation.nextDeadline == .milliseconds(300))
  }

  @Test func `A8: an item that waits says until when`() {
    var transcript = paged(dwell: 300)
    start(&transcript)
    let item = transcript.simulation.explain()?.items.first
    #expect(item?.verdict == .dwelling)
    #expect(item?.dwellsUntil == .milliseconds(300))
    transcript.run("advance 300ms")
    #expect(transcript.simulation.explain()?.items.first?.verdict == .first)
    #expect(transcript.simulation.explain()?.items.first?.dwellsUntil == nil)
  }

  @Test func `B16: of a fast scroll only the item it ends at starts, and nothing comes late`() {
    var transcript = paged(dwell: 200)
    start(&transcript)
    for _ in 1...10 { transcript.run("advance 10ms\nscroll by=48") }
    #expect(transcript.log.allSatisfy { !$0.line.contains("onMomentStart") })
    transcript.expect(
      """
      > advance 199ms
      > advance 1ms
      300ms onMomentStart momentId=a10 momentIndex=10 totalMomentsCount=40 position=0s
      > advance 1s
      """)
  }

  @Test func `B18: each item waits for itself, whatever is scrolled meanwhile`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 10)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.9
        $0.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .seconds(1)
      }, deckRows: 5, leavingOut: [.onMomentImpression])
    // Of the 5 rows a2 has the upper 3 from the start, and a3 the others: whole from 300 ms on.
    transcript.run("cover on=true\nstart-playing\nscroll-to 64\ncover on=false")
    func waiting() -> [String] {
      transcript.simulation.explain()?.items.filter { $0.dwellsUntil != nil }.map {
        "\($0.videoId) until \($0.dwellsUntil ?? .zero)"
      } ?? []
    }
    #expect(waiting() == ["a2 until 1s"])
    transcript.run("advance 100ms\nscroll by=16\nadvance 100ms\nscroll by=16\nadvance 100ms")
    #expect(waiting() == ["a2 until 1s"])
    transcript.run("set-autoplay isEnabled=true\nadvance 699ms")
    #expect(transcript.simulation.player == nil)
    transcript.run("advance 1ms")
    #expect(transcript.simulation.player?.videoId == "a2")
  }

  @Test func `B18: an item that leaves and comes back waits from then on`() {
    var transcript = paged(dwell: 1000)
    start(&transcript)
    transcript.expect(
      """
      > advance 900ms
      > scroll by=48
      > advance 50ms
      > scroll by=-48
      > advance 999ms
      > advance 1ms
      1950ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=40 position=0s
      """)
  }
}
