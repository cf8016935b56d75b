import Testing

@testable import FeedModel

struct LoopingTests {
  private static func transcript(plays: Int) -> Transcript {
    Transcript(
      .small(.tab("a"), videos: .of("a", 3, seconds: 1)) {
        $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: plays)
      }, leavingOut: [.onMomentImpression, .onMomentQuartile])
  }

  @Test func `B57: an advance is one step, shows the next item, and ends on the last, which loops`()
  {
    var transcript = Self.transcript(plays: 1)
    transcript.run("start-playing\nadvance 200ms")
    transcript.expect(
      """
      > advance 4s
      1200ms onMomentComplete momentId=a0 play=1
      1200ms onMomentStop momentId=a0 reason=advanced position=0s
      1200ms onMomentBuffering momentId=a1 latency=100ms
      1300ms onMomentStart momentId=a1 momentIndex=1 totalMomentsCount=3 position=0s
      2300ms onMomentComplete momentId=a1 play=1
      2300ms onMomentStop momentId=a1 reason=advanced position=0s
      2300ms onMomentBuffering momentId=a2 latency=100ms
      2400ms onMomentStart momentId=a2 momentIndex=2 totalMomentsCount=3 position=0s
      3400ms onMomentComplete momentId=a2 play=1
      """)
    let simulation = transcript.simulation
    #expect(simulation.tabs[0].deck.heldId == "a2")
    #expect(simulation.sight(ofTab: 0).fraction(ofItem: 2) == 1)
  }

  @Test func `P1, B57: a user who scrolls as an advance happens stays where he scrolled`() {
    // One card fills the deck, so that the user's place shows nothing of the next one.
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 3, seconds: 1)) {
        $0.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 1)
      }, deckRows: 3)
    transcript.run("start-playing\nadvance 200ms")
    // The end of the video and the user's scroll are one instant.
    var simulation = transcript.simulation
    _ = simulation.send(.scrollTo(offset: 0), at: .milliseconds(1200))
    #expect(simulation.tabs[0].deck.scrollOffset == 0)
    #expect(simulation.player?.videoId == "a0")
    _ = simulation.advance(by: .milliseconds(500))
    #expect(simulation.player?.videoId == "a0")
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3)])
  func `P1: the next item follows after that many whole plays, below 1 after one`(
    stated: Int, plays: Int
  ) {
    var transcript = Self.transcript(plays: stated)
    transcript.run("start-playing\nadvance 200ms")
    #expect(transcript.simulation.playsLeft == plays)
    transcript.run("advance \(plays * 1000 - 1)ms")
    #expect(transcript.simulation.player?.videoId == "a0")
    #expect(transcript.simulation.playsLeft == 1)
    transcript.run("advance 1ms")
    #expect(transcript.simulation.player?.videoId == "a1")
  }

  @Test func `T13: another loop behaviour holds at once, and the plays are counted anew`() {
    var transcript = Self.transcript(plays: 3)
    transcript.run("start-playing\nadvance 2300ms")
    #expect(transcript.simulation.playsLeft == 1)
    transcript.run("update-playback-configuration loop=2")
    #expect(transcript.simulation.playsLeft == 2)
    transcript.run("update-playback-configuration")
    #expect(transcript.simulation.playsLeft == nil)
    transcript.run("advance 10s")
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `D5: a deck keeps its kind of layout, and a new deck may have any`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 3)))
    transcript.run("start-playing\nadvance 1s")
    transcript.expect(
      """
      > set-layout kind=row
      1s programmerError message="a deck made as a grid cannot become a row: make a new deck"
      > set-layout kind=grid columns=2
      1s onMomentImpression momentId=a2 momentIndex=2
      """)
    #expect(transcript.simulation.tabs[0].deck.layout == .grid(columns: 2))
    transcript.run("new-deck kind=pager\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.layout == .pager)
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `D2: a pager turns whole pages, a row scrolls sideways by whole columns`() {
    var pager = Transcript(.small(.tab("a"), videos: .of("a", 3)) { $0.deck.layout = .pager })
    pager.run("start-playing\nadvance 1s\nscroll by=1")
    #expect(pager.simulation.sight(ofTab: 0).fraction(ofItem: 1) == 1)
    pager.run("scroll by=-1")
    #expect(pager.simulation.sight(ofTab: 0).fraction(ofItem: 0) == 1)
    var row = Transcript(.small(.tab("a"), videos: .of("a", 30)) { $0.deck.layout = .row })
    row.run("start-playing\nadvance 1s\nscroll by=19")
    #expect(row.simulation.tabs[0].deck.scrollOffset == 16)
    let geometry = row.simulation.geometry(ofTab: 0)
    let rects = (0..<3).map { geometry.rect(ofItem: $0, offset: 0) }
    #expect(Set(rects.map(\.y)).count == 1)
    #expect(rects[1].x - rects[0].maxX == TerminalDevice.cellWidth)
  }
}
