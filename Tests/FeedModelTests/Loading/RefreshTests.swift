import Testing

@testable import FeedModel

struct RefreshTests {
  private func paged(_ count: Int = 9) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true), .tab("b"), videos: .of("a", count) + .of("b", 2)) {
        $0.deck.pageSize = 4
      },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `D9: a refresh loads the deck again from page 1, with all events of a load`() {
    var transcript = paged()
    transcript.run("scroll by=144\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.moments.count == 8)
    transcript.expect(
      """
      > refresh
      2s onDataLoadStarted sourceId=feed_a
      > advance 100ms
      2100ms onMomentStop momentId=a2 reason=reload position=1s
      2100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      2100ms didLoadFeed sourceId=feed_a
      2100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      2100ms onMomentBuffering momentId=a0 latency=100ms
      """)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset == 0)
  }

  @Test func `D9: a load under way is dropped whenever it ends, and the log shows that`() {
    var transcript = paged()
    transcript.run("network latency=1s\nrefresh\nnetwork latency=100ms")
    transcript.expect(
      """
      > refresh
      1s onDataLoadStarted sourceId=feed_a
      > advance 100ms
      1100ms onMomentStop momentId=a0 reason=reload position=900ms
      1100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=4
      1100ms didLoadFeed sourceId=feed_a
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=4
      1100ms onMomentBuffering momentId=a0 latency=100ms
      > advance 1s
      1200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=0s
      2s lateAnswerDropped sourceId=feed_a generation=2
      """)
  }

  @Test func `D9: a further page under way is dropped too, also where it ends first`() {
    var transcript = paged()
    transcript.run("scroll by=144\nadvance 50ms\nnetwork latency=400ms")
    transcript.expect(
      """
      > refresh
      1050ms onDataLoadStarted sourceId=feed_a
      > advance 100ms
      1100ms lateAnswerDropped sourceId=feed_a generation=2
      1100ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=4 position=0s
      """)
    transcript.run("advance 2s")
    #expect(transcript.log.filter { $0.line.contains("page=2") }.isEmpty)
  }

  @Test func `D9: a deck is refreshed by its tab, and an unknown one does nothing`() {
    var transcript = paged()
    transcript.expect(
      """
      > refresh b
      1s onDataLoadStarted sourceId=feed_b
      > refresh nobody
      > advance 100ms
      1100ms onVideosLoaded sourceId=feed_b page=1 first=0 count=2
      1100ms didLoadFeed sourceId=feed_b
      1100ms onDataLoadComplete sourceId=feed_b itemsCount=2
      """)
  }

  @Test func `D9: a refresh that fails keeps the content and reports`() {
    var transcript = paged()
    transcript.run("fault a failure 1\nrefresh")
    transcript.expect(
      """
      > advance 100ms
      1100ms didFailToLoadFeed sourceId=feed_a error=failure
      1100ms onErrorThrown sourceId=feed_a error=failure
      1100ms onDataLoadComplete sourceId=feed_a itemsCount=4 failure=failure
      """)
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `D9, T8: before a tab is shown, and after the close, a refresh does nothing`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 1)))
    transcript.expect("> refresh")
    transcript.run("start-playing\nadvance 1s\nclose-player")
    transcript.expect("> refresh\n> refresh a")
  }
}
