import Testing

@testable import FeedModel

struct ExplainTests {
  @Test func `A8: every item in the frame has its rect, losses, fraction and verdict`() throws {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 4)))
    transcript.run("start-playing\nadvance 1s\nscroll by=16")
    let explanation = try #require(transcript.simulation.explain())
    #expect(explanation.viewport == Rect(x: 0, y: 0, width: 160, height: 80))
    #expect(explanation.threshold == 0.5)
    let third = 1 / 3.0
    #expect(
      explanation.items == [
        ItemExplanation(
          index: 0, videoId: "a0", rect: Rect(x: 8, y: -16, width: 144, height: 48),
          losses: [.init(cut: .screen, fraction: third)], fraction: 2 * third, verdict: .first),
        ItemExplanation(
          index: 1, videoId: "a1", rect: Rect(x: 8, y: 32, width: 144, height: 48), losses: [],
          fraction: 1, verdict: .notFirst),
      ])
  }

  @Test func `A8: each inset and each clip is told apart, and what is lost and seen is the whole`()
  {
    let viewport = Viewport(
      screen: Rect(x: 0, y: 0, width: 40, height: 24),
      safeArea: EdgeInsets(top: 2, left: 1, bottom: 3, right: 4), edges: [.top, .bottom, .left],
      ancestors: [
        Ancestor(rect: Rect(x: 0, y: 5, width: 30, height: 10), clips: false),
        Ancestor(rect: Rect(x: 0, y: 5, width: 30, height: 10), clips: true),
      ])
    let item = Rect(x: -10, y: -10, width: 60, height: 50)
    let losses = viewport.losses(of: item)
    // Square points of the 3000 that each cut takes away, beyond those before it.
    let expected: [(Viewport.Cut, Double)] = [
      (.screen, 2040), (.safeArea(.top), 80), (.safeArea(.left), 22), (.safeArea(.bottom), 117),
      (.ancestor(1), 451),
    ]
    #expect(losses == expected.map { .init(cut: $0.0, fraction: $0.1 / 3000) })
    let lost = losses.map(\.fraction).reduce(0, +)
    #expect(abs(lost + viewport.visibleFraction(of: item) - 1) < 1e-12)
    #expect(viewport.losses(of: Rect(x: 5, y: 6, width: 2, height: 2)).isEmpty)
    #expect(viewport.losses(of: Rect(x: 5, y: 6, width: 0, height: 2)).isEmpty)
    #expect(
      viewport.losses(of: Rect(x: 100, y: 6, width: 2, height: 2)) == [
        .init(cut: .screen, fraction: 1)
      ])
  }

  @Test func `A8: an item that can never be seen enough has its best fraction`() throws {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 2)), deckRows: 1)
    transcript.run("start-playing\nadvance 1s")
    #expect(transcript.simulation.player == nil)
    let item = try #require(transcript.simulation.explain()?.items.first)
    #expect(item.bestFraction == 1 / 3.0)
    #expect(item.verdict == .neverEnough)
    #expect(transcript.simulation.bestFractionOfAny(ofTab: 0) == 1 / 3.0)
    transcript.run("set-autoplay 30%")
    #expect(transcript.simulation.explain()?.items.first?.bestFraction == nil)
    #expect(transcript.simulation.bestFractionOfAny(ofTab: 0) == nil)
    #expect(transcript.simulation.player?.videoId == "a0")
  }

  @Test func `A8: a deck without items, and one that is not shown, explain nothing`() {
    var transcript = Transcript(.small(.tab("a"), .tab("b"), videos: .of("b", 2)))
    #expect(transcript.simulation.explain() == nil)
    transcript.run("start-playing")
    #expect(transcript.simulation.explain() == nil)
    transcript.run("advance 1s")
    #expect(transcript.simulation.explain() == nil)
    #expect(transcript.simulation.bestFractionOfAny(ofTab: 0) == nil)
    transcript.run("select-tab 1\nadvance 1s")
    #expect(transcript.simulation.explain()?.items.count == 2)
    transcript.run("close-player")
    #expect(transcript.simulation.explain() == nil)
  }

  @Test func `A8: each state has its reason code`() {
    let videos: [Video] = .of("a", 9).changing("a1") { $0.fails = true }
      .changing("a2") { $0.hasVideo = false }
    var transcript = Transcript(
      .small(.tab("a"), videos: videos, columns: 3), columns: 31, deckRows: 5)
    func verdicts(after lines: String) -> [Verdict] {
      transcript.run(lines)
      return transcript.simulation.explain()?.items.map(\.verdict) ?? []
    }
    let below: [Verdict] = [.notFirst, .notFirst, .notFirst]
    #expect(
      verdicts(after: "start-playing\nadvance 100ms") == [.buffering, .notFirst, .noVideo] + below)
    #expect(verdicts(after: "advance 100ms") == [.first, .notFirst, .noVideo] + below)
    #expect(verdicts(after: "tap-item a1")[..<2] == [.notFirst, .buffering])
    #expect(verdicts(after: "advance 100ms")[..<2] == [.first, .failed])
    #expect(verdicts(after: "tap-playback-button")[0] == .pausedByUser)
    #expect(verdicts(after: "pause-player")[0] == .pausedByAPI)
    #expect(verdicts(after: "cover on=true")[0] == .covered)
    #expect(verdicts(after: "background on=true")[0] == .inBackground)
    #expect(verdicts(after: "background on=false\ncover on=false\nresume-player")[0] == .first)
    #expect(verdicts(after: "tap-item a0")[0] == .held)
    #expect(
      verdicts(after: "set-autoplay 100%")
        == [.held, .failed, .noVideo, .belowThreshold, .belowThreshold, .belowThreshold])
    #expect(verdicts(after: "scroll by=48\nadvance 1s")[..<3] == [.first, .notFirst, .notFirst])
    #expect(verdicts(after: "set-autoplay isEnabled=false")[..<2] == [.goesOn, .notFirst])
    #expect(
      verdicts(after: "scroll by=16\nscroll by=-16")[..<3]
        == [.autoplayOff, .autoplayOff, .autoplayOff])
  }

  @Test func `A8: the best fraction is that of the best of all offsets`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let sight = DeckSight.random(from: &random)
      let geometry = sight.geometry
      // The fraction has its corners where edges meet; half points catch every maximum.
      let offsets = stride(from: 0, through: geometry.maximumOffset, by: 0.5)
      var bestOfAny = 0.0
      for item in 0..<geometry.count {
        let tried = offsets.map { offset in
          sight.viewport.visibleFraction(of: geometry.rect(ofItem: item, offset: offset))
        }.max()
        let best = sight.bestFraction(ofItem: item)
        #expect(abs(best - (tried ?? 0)) < 1e-9, "item \(item) of \(sight)")
        bestOfAny = max(bestOfAny, best)
      }
      #expect(sight.bestFractionOfAny == bestOfAny, "\(sight)")
    }
  }

  @Test func `A8: the explanation as JSON names what each inset and clip left and took`() {
    var transcript = Transcript(.small(.tab("a"), videos: .of("a", 2)))
    #expect(
      transcript.simulation.explanationText == """
        {
          "time": "0s",
          "tab": null,
          "deck": null
        }

        """)
    transcript.run("start-playing\nadvance 1s\nscroll by=16")
    #expect(
      transcript.simulation.explanationText == """
        {
          "time": "1s",
          "tab": "a",
          "deck": {
            "viewport": [0, 0, 160, 80],
            "cuts": [
              { "cut": "screen", "leaves": [0, 0, 160, 96] },
              { "cut": "ancestor.0", "leaves": [0, 0, 160, 80] }
            ],
            "threshold": 0.5,
            "keepingThreshold": 0.5,
            "minimumViewTime": "0s",
            "strategy": "first",
            "items": [
              {
                "index": 0,
                "videoId": "a0",
                "rect": [8, -16, 144, 48],
                "losses": [
                  { "cut": "screen", "fraction": 0.3333333333333333 }
                ],
                "fraction": 0.6666666666666666,
                "needs": 0.5,
                "verdict": "first"
              },
              {
                "index": 1,
                "videoId": "a1",
                "rect": [8, 32, 144, 48],
                "losses": [],
                "fraction": 1,
                "needs": 0.5,
                "verdict": "notFirst"
              }
            ]
          }
        }

        """)
  }
}

extension DeckSight {
  /// A deck of whole and half points with insets that may hide several rows at either end.
  fileprivate static func random(from random: inout SplitMix64) -> DeckSight {
    func draw(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let frame = Rect(x: 0, y: draw(0...10), width: 100, height: draw(1...60))
    let gutter = draw(0...4)
    let geometry = DeckGeometry(
      frame: frame, kind: .grid, itemLength: draw(1...30), padding: gutter, endPadding: gutter,
      spacing: gutter, step: 1,
      across: .columns(.cells(CellColumns(Int.random(in: 1...3, using: &random), in: 14))),
      count: Int.random(in: 1...20, using: &random))
    let viewport = Viewport(
      screen: Rect(x: 0, y: 0, width: draw(10...120), height: 80),
      safeArea: EdgeInsets(top: draw(0...40), bottom: draw(0...40)), scrollView: frame)
    return DeckSight(geometry: geometry, viewport: viewport, offset: 0)
  }
}
