import Testing

@testable import FeedModel

struct PagingTests {
  private func paged(_ count: Int, size: Int, deckRows: Int = 5) -> Transcript {
    Transcript(
      .small(.tab("a", isPaged: true), videos: .of("a", count)) { $0.deck.pageSize = size },
      deckRows: deckRows, leavingOut: [.onMomentImpression, .onMomentQuartile])
  }

  @Test func `D7: a page holds 20 videos unless stated otherwise`() {
    #expect(DeckSetup().pageSize == 20)
  }

  @Test func `D7: a data source arrives as one page whatever its size`() {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 500)), leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s\nscroll by=9999\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.videos.count == 500)
    #expect(transcript.log.filter { $0.line.contains("onVideosLoaded") }.count == 1)
  }

  @Test func `D7: the next page comes when less than a frame is left beyond the frame`() {
    // Six videos are 18 rows; a frame has 5. From row 8 on less than 5 rows are left.
    var transcript = paged(14, size: 6)
    transcript.run("start-playing\nadvance 1s\nscroll-to 128\nadvance 1s")
    #expect(transcript.simulation.loads.isEmpty)
    transcript.expect(
      """
      > scroll-to 144
      > advance 99ms
      > scroll by=16
      > scroll-to 999
      2099ms onMomentStop momentId=a3 reason=belowThreshold position=999ms
      2099ms onMomentBuffering momentId=a4 latency=100ms
      > advance 1s
      2100ms onVideosLoaded sourceId=feed_a page=2 first=6 count=6
      2199ms onMomentStart momentId=a4 momentIndex=4 totalMomentsCount=12 position=0s
      > scroll-to 9999
      3099ms onMomentStop momentId=a4 reason=belowThreshold position=900ms
      3099ms onMomentBuffering momentId=a10 latency=100ms
      > advance 1s
      3199ms onVideosLoaded sourceId=feed_a page=3 first=12 count=2
      3199ms onMomentStart momentId=a10 momentIndex=10 totalMomentsCount=14 position=0s
      > scroll-to 9999
      4099ms onMomentStop momentId=a10 reason=belowThreshold position=900ms
      4099ms onMomentBuffering momentId=a12 latency=100ms
      > advance 1s
      4199ms onMomentStart momentId=a12 momentIndex=12 totalMomentsCount=14 position=0s
      """)
    #expect(transcript.simulation.tabs[0].deck.videos.map(\.id) == [Video].of("a", 14).map(\.id))
  }

  @Test func `D7: a tiny page is followed by exactly one load a time until the frame is full`() {
    var transcript = paged(9, size: 1)
    transcript.expect(
      """
      > start-playing
      0s onPlayerDidAppear sourceId=feed_a
      0s onTabSelected sourceId=feed_a tabIndex=0
      0s onDataLoadStarted sourceId=feed_a
      > advance 10s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=1
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=1
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onVideosLoaded sourceId=feed_a page=2 first=1 count=1
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      300ms onVideosLoaded sourceId=feed_a page=3 first=2 count=1
      400ms onVideosLoaded sourceId=feed_a page=4 first=3 count=1
      8200ms onMomentComplete momentId=a0 play=1
      """)
  }

  @Test func `D7: a source that a page covers whole has no further page`() {
    var transcript = paged(2, size: 2)
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
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      > scroll by=99
      """)
  }

  @Test func `D7: a failed page keeps the content and reports once; scrolling asks again`() {
    var transcript = paged(4, size: 2)
    transcript.run("start-playing\nfault a failure 1")
    transcript.expect(
      """
      > advance 10s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=2
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onErrorThrown sourceId=feed_a error=failure
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      8200ms onMomentComplete momentId=a0 play=1
      > set-autoplay 60%
      > scroll by=16
      > advance 10s
      10100ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      16200ms onMomentComplete momentId=a0 play=2
      """)
  }

  @Test func `D7: the tab's page that comes while another tab is active is kept`() {
    var transcript = Transcript(
      .small(.tab("a", isPaged: true), .tab("b"), videos: .of("a", 4)) { $0.deck.pageSize = 2 },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 100ms\nselect-tab 1")
    transcript.expect(
      """
      > advance 1s
      200ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      200ms didFailToLoadFeed sourceId=feed_b error=empty
      200ms onDataLoadComplete sourceId=feed_b itemsCount=0
      """)
    #expect(transcript.simulation.tabs[0].deck.videos.count == 4)
  }

  @Test func `D7, T12: a reload drops a further page under way, and starts with page 1`() {
    var transcript = paged(8, size: 2)
    transcript.run("start-playing\nadvance 100ms\nnetwork latency=300ms")
    transcript.expect(
      """
      > advance 10ms
      > reload-tab 0
      110ms onDataLoadStarted sourceId=feed_a
      > advance 1s
      200ms lateAnswerDropped sourceId=feed_a generation=2
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      410ms onMomentStop momentId=a0 reason=reload position=210ms
      410ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      410ms didLoadFeed sourceId=feed_a
      410ms onDataLoadComplete sourceId=feed_a itemsCount=2
      410ms onMomentBuffering momentId=a0 latency=300ms
      710ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      710ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=4 position=0s
      """)
  }

  @Test func `D7, T12: after a failed reload the further page is asked for again`() {
    var transcript = paged(4, size: 2)
    transcript.run("start-playing\nadvance 110ms\nfault a failure 1")
    transcript.expect(
      """
      > reload-tab 0
      110ms onDataLoadStarted sourceId=feed_a
      > advance 90ms
      200ms lateAnswerDropped sourceId=feed_a generation=2
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      > advance 10ms
      210ms didFailToLoadFeed sourceId=feed_a error=failure
      210ms onErrorThrown sourceId=feed_a error=failure
      210ms onDataLoadComplete sourceId=feed_a itemsCount=2 failure=failure
      > advance 100ms
      310ms onVideosLoaded sourceId=feed_a page=2 first=2 count=2
      """)
  }

  @Test func `D7: an empty answer to a further page ends the paging`() {
    var transcript = paged(9, size: 2)
    transcript.run("start-playing\nfault a empty")
    transcript.expect(
      """
      > advance 1s
      100ms onVideosLoaded sourceId=feed_a page=1 first=0 count=2
      100ms didLoadFeed sourceId=feed_a
      100ms onDataLoadComplete sourceId=feed_a itemsCount=2
      100ms onMomentBuffering momentId=a0 latency=100ms
      200ms onVideosLoaded sourceId=feed_a page=2 first=2 count=0
      200ms onMomentStart momentId=a0 momentIndex=0 totalMomentsCount=2 position=0s
      > scroll by=99
      > advance 1s
      """)
  }

  @Test(arguments: [0, -1, Int.min, 1])
  func `D7: a page holds at least one video`(size: Int) {
    var transcript = paged(3, size: size)
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.videos.count == 3)
  }

  @Test func `D7: a repeated id of a later page is dropped, the others come in order`() {
    var deck = Deck(layout: .row)
    #expect(deck.append(.of("a", 3)) == 3)
    #expect(deck.append(.of("a", 2) + .of("b", 2) + .of("b", 1)) == 2)
    #expect(deck.append([]) == 0)
    #expect(deck.videos.map(\.id) == ["a0", "a1", "a2", "b0", "b1"])
    #expect(["a0", "a2", "b1", "c0"].map(deck.index(of:)) == [0, 2, 4, nil])
    var other = Deck(layout: .row)
    #expect(other.append(.of("a", 2) + .of("a", 2)) == 2)
    #expect(other.videos.map(\.id) == ["a0", "a1"])
    #expect(other.index(of: "a1") == 1)
  }
}
