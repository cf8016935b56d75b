import Testing

@testable import FeedModel

/// An item starts from half of it on, and goes on down to a third.
struct StopThresholdTests {
  /// Cards of 3 rows in 5 rows, of which a0 plays.
  private func playing(
    stop: Double? = 1 / 3.0, change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 8)) {
        $0.network.latency = Latency(.zero)
        $0.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = stop
        change(&$0)
      }, leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `A7: an item plays on between the thresholds, and stops below the lower one`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=32
      > advance 1s
      2s onMomentQuartile momentId=a0 quartile=1
      > scroll by=16
      2s onMomentStop momentId=a0 reason=belowThreshold position=2s
      2s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=8 position=0s
      """)
  }

  @Test func `A7: without a lower threshold an item stops where it would not start`() {
    var transcript = playing(stop: nil)
    transcript.run("scroll by=32")
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test(arguments: [0.5, 0.7, 1])
  func `A7: a stop threshold above the trigger counts as the trigger`(stop: Double) {
    var transcript = playing(stop: stop)
    #expect(transcript.simulation.explain()?.keepingThreshold == 0.5)
    transcript.run("scroll by=32")
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test
  func `A7: an earlier item that meets the trigger takes the turn of one between the thresholds`() {
    var transcript = playing()
    // Of the 5 rows a1 has the first 2, and a2 3.
    transcript.run("scroll-to 64")
    #expect(transcript.simulation.player?.videoId == "a1")
    transcript.expect(
      """
      > scroll-to 80
      > scroll-to 16
      1s onMomentStop momentId=a1 reason=lostTurn position=0s
      1s onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=8 position=1s
      """)
  }

  @Test func `A7: an item between the thresholds does not get the turn, it only keeps it`() {
    var transcript = playing()
    transcript.run("scroll-to 48\nscroll-to 32")
    // a0 shows a third again, but a1 has the turn.
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test func `A8: an item that keeps its turn says so`() {
    var transcript = playing()
    transcript.run("scroll by=32")
    let items = transcript.simulation.explain()?.items
    #expect(items?.map(\.verdict) == [.keepsTurn, .notFirst, .belowThreshold])
    #expect(transcript.simulation.verdictOnTurn == .keepsTurn)
  }

  @Test func `A5: an item that the user started is let go between the thresholds, and plays on`() {
    var transcript = playing()
    transcript.run("scroll-to 16\ntap-item a1\nscroll-to 80")
    #expect(transcript.simulation.player?.videoId == "a1")
    #expect(transcript.simulation.tabs[0].deck.heldId == nil)
    #expect(transcript.simulation.verdictOnTurn == .keepsTurn)
  }

  @Test func `A1: with autoplay off what plays goes on down to the lower threshold`() {
    var transcript = playing()
    transcript.run("set-autoplay isEnabled=false\nscroll by=32")
    #expect(transcript.simulation.player?.videoId == "a0")
    transcript.run("scroll by=16")
    #expect(transcript.simulation.player == nil)
  }

  @Test func `A7: the lower threshold is set while it plays`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=32
      > set-autoplay stopVisibilityPercentage=40%
      1s onMomentStop momentId=a0 reason=belowThreshold position=1s
      1s onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=8 position=0s
      """)
  }

  @Test func `B21: with a lower threshold a jitter across the trigger changes nothing`() {
    var transcript = playing()
    transcript.expect(
      """
      > scroll by=32
      > scroll by=-16
      > scroll by=16
      > scroll by=-16
      > scroll by=16
      > scroll by=-16
      > advance 500ms
      """)
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `A7: trigger 50 %, stop 30 %, dwell 200 ms: jitter, an earlier item, and a return`() {
    var transcript = playing(stop: 0.3) {
      $0.deck.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(200)
    }
    transcript.expect(
      """
      > scroll-to 32
      > advance 100ms
      > scroll-to 48
      1100ms onMomentStop momentId=a0 reason=belowThreshold position=900ms
      1100ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=8 position=0s
      > scroll-to 32
      > advance 500ms
      > scroll-to 16
      > advance 100ms
      > scroll-to 32
      > scroll-to 16
      > advance 199ms
      > advance 1ms
      1900ms onMomentStop momentId=a1 reason=lostTurn position=800ms
      1900ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=8 position=900ms
      """)
  }
}
