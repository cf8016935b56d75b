import Testing

@testable import FeedModel

struct LimitsOfSightTests {
  @Test func `G3: an area beyond what a number can say still has its fraction`() {
    let huge = Rect(x: 0, y: 0, width: 1e200, height: 1e200)
    #expect(Viewport(screen: huge).visibleFraction(of: huge) == 1)
    let half = Rect(x: 0, y: 0, width: 5e199, height: 1e200)
    #expect(Viewport(screen: half).visibleFraction(of: huge) == 0.5)
  }

  @Test(arguments: AutoplayStrategy.allCases)
  func `G5: who is first is found by looking at the items in the frame alone`(
    strategy: AutoplayStrategy
  ) {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 500)))
    transcript.run("start-playing\nadvance 1s")
    let sight = transcript.simulation.sight(ofTab: 0)
    var looks = 0
    let choice = sight.choice(by: strategy) { _ in
      looks += 1
      return false
    }
    #expect(choice == nil && looks == sight.indexesInFrame.count)
  }

  @Test(arguments: [LayoutKind.row, .pager])
  func `D3: a row or a pager that is asked to autosize scrolls itself and reports no height`(
    kind: LayoutKind
  ) {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 30)) {
        $0.deck.layout = kind
        $0.deck.autosizingEnabled = true
      })
    transcript.run("start-playing\nadvance 1s\nscroll by=300")
    #expect(!transcript.simulation.isAutosized(tab: 0))
    #expect(transcript.simulation.intrinsicHeight(ofTab: 0) == nil)
    #expect(transcript.simulation.tabs[0].deck.scrollOffset > 0)
  }
}
