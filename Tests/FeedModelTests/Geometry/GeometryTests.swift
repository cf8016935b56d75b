import Testing

@testable import FeedModel

/// A rectangle from its edges.
private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

private let screen = rect(0, 0, 40, 24)

struct GeometryTests {
  @Test(
    arguments: [
      ([], rect(0, 0, 40, 24)),
      ([Ancestor(rect: rect(5, 5, 10, 10), clips: true)], rect(5, 5, 10, 10)),
      ([Ancestor(rect: rect(5, 5, 10, 10), clips: false)], rect(0, 0, 40, 24)),
      ([Ancestor(rect: rect(-5, 20, 100, 10), clips: true)], rect(0, 20, 40, 4)),
      (
        [
          Ancestor(rect: rect(5, 5, 20, 10), clips: true),
          Ancestor(rect: rect(0, 0, 1, 1), clips: false),
          Ancestor(rect: rect(10, 0, 20, 10), clips: true),
        ], rect(10, 5, 15, 5)
      ),
      (
        [
          Ancestor(rect: rect(0, 0, 10, 10), clips: true),
          Ancestor(rect: rect(10, 0, 10, 10), clips: true),
        ], nil
      ),
      ([Ancestor(rect: rect(5, 5, 0, 10), clips: true)], nil),
    ] as [([Ancestor], Rect?)])
  func `G1: ancestors that clip cut the viewport, others change nothing`(
    ancestors: [Ancestor], expected: Rect?
  ) {
    #expect(Viewport(screen: screen, ancestors: ancestors).rect == expected)
  }

  @Test func `G1: the deck's own scroll view is the innermost ancestor that clips`() {
    let scrollView = rect(0, 2, 40, 21)
    let header = Ancestor(rect: rect(0, 4, 40, 40), clips: true)
    let viewport = Viewport(screen: screen, ancestors: [header], scrollView: scrollView)
    #expect(viewport.rect == rect(0, 4, 40, 19))
    #expect(
      viewport.rect
        == Viewport(
          screen: screen, ancestors: [header, Ancestor(rect: scrollView, clips: true)]
        ).rect)
    #expect(
      viewport.losses(of: rect(0, 20, 10, 4)) == [.init(cut: .ancestor(1), fraction: 0.25)])
    #expect(Viewport(screen: screen, scrollView: rect(0, 0, 0, 0)).rect == nil)
  }

  @Test(
    arguments: [
      (.all, rect(2, 3, 34, 17)), (.top, rect(0, 3, 40, 21)), (.bottom, rect(0, 0, 40, 20)),
      ([.left, .right] as SafeAreaEdges, rect(2, 0, 34, 24)),
      ([] as SafeAreaEdges, rect(0, 0, 40, 24)),
    ] as [(SafeAreaEdges, Rect)])
  func `G2: only the safe area at the chosen edges is taken off`(
    edges: SafeAreaEdges, expected: Rect
  ) {
    let safeArea = EdgeInsets(top: 3, left: 2, bottom: 4, right: 4)
    #expect(Viewport(screen: screen, safeArea: safeArea, edges: edges).rect == expected)
  }

  @Test func `G2: all edges are the default`() {
    let viewport = Viewport(screen: screen, safeArea: EdgeInsets(top: 1, bottom: 1))
    #expect(viewport.rect == rect(0, 1, 40, 22))
  }

  @Test func `G2: a negative inset does not widen the screen`() {
    #expect(Viewport(screen: screen, safeArea: EdgeInsets(top: -5, right: -5)).rect == screen)
  }

  @Test(arguments: [
    EdgeInsets(top: 24), EdgeInsets(top: 100), EdgeInsets(top: 15, bottom: 15),
    EdgeInsets(left: 20, right: 20), EdgeInsets(top: .infinity), EdgeInsets(top: .nan),
  ])
  func `G3: insets larger than the screen leave an empty viewport, which shows nothing`(
    insets: EdgeInsets
  ) {
    let viewport = Viewport(screen: screen, safeArea: insets)
    #expect(viewport.rect == nil)
    #expect(viewport.visibleFraction(of: screen) == 0)
    #expect(viewport.visibleFraction(of: rect(-5, -5, 100, 100)) == 0)
  }

  @Test(
    arguments: [
      (rect(0, 0, 10, 8), 1), (rect(36, 20, 8, 8), 0.25), (rect(-2, 0, 8, 8), 0.75),
      (rect(0, -10, 40, 20), 0.5), (rect(-10, -10, 60, 44), 40 * 24 / (60 * 44.0)),
      (rect(40, 0, 5, 5), 0), (rect(0, 24, 5, 5), 0), (rect(-5, 0, 5, 5), 0),
      (rect(0, -5, 5, 5), 0),
      (rect(5, 5, 0, 5), 0), (rect(5, 5, 5, 0), 0), (rect(5, 5, -5, 5), 0), (rect(5, 5, 0, 0), 0),
    ] as [(Rect, Double)])
  func `G3: the fraction is the visible part of the item's area; touching edges share none`(
    item: Rect, expected: Double
  ) {
    #expect(Viewport(screen: screen).visibleFraction(of: item) == expected)
  }

  @Test func `G3: no rectangle whatever has a fraction outside of 0...1`() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e-300, .leastNonzeroMagnitude, 1e300, -1e300, .infinity, -.infinity,
      .nan, 39.9999,
    ]
    for x in numbers {
      for width in numbers {
        for other in numbers {
          let item = rect(x, other, width, other)
          let viewport = Viewport(screen: screen, scrollView: rect(other, x, width, width))
          for fraction in [
            viewport.visibleFraction(of: item), Viewport(screen: item).visibleFraction(of: screen),
            Viewport(screen: screen).visibleFraction(of: item),
          ] {
            #expect((0...1).contains(fraction), "\(item)")
          }
        }
      }
    }
  }

  @Test func `G3: a rectangle at no place shows nothing`() {
    #expect(Viewport(screen: screen).visibleFraction(of: rect(.nan, 0, 10, 10)) == 0)
    #expect(Viewport(screen: screen, scrollView: rect(0, .nan, 40, 24)).rect == nil)
  }

  @Test func `G4: an item that lies whole in the viewport has a fraction of exactly 1`() {
    // 0.7 + 0.1 - 0.7 is less than 0.1 in doubles.
    #expect(Viewport(screen: screen).visibleFraction(of: rect(0.7, 0.7, 0.1, 0.1)) == 1)
    var random = SplitMix64(seed: 4)
    for _ in 0..<1000 {
      let x = Double.random(in: 0..<20, using: &random)
      let item = rect(x, x / 3, Double.random(in: 0.01..<20, using: &random), x / 7 + 0.1)
      #expect(Viewport(screen: screen).visibleFraction(of: item) == 1, "\(item)")
    }
  }

  @Test(
    arguments: [
      (0.5, 0.5, true), (0.5, 0.5 - 0.9e-5, true), (0.5, 0.5 - 1.1e-5, false), (0.5, 0.49, false),
      (0.5, 1, true), (1, 1, true), (1, 1 - 0.9e-5, true), (1, 0.99, false), (0, 0, false),
      (0, .leastNonzeroMagnitude, true), (0, 1, true), (1e-6, 0, false), (.nan, 1, false),
      (0.5, .nan, false),
    ] as [(Double, Double, Bool)])
  func `G4: exactly at the threshold counts, nothing seen never does`(
    threshold: Double, fraction: Double, expected: Bool
  ) {
    #expect(AutoplayRule(triggerVisibilityPercentage: threshold).isMet(by: fraction) == expected)
  }

  @Test func `G5: a deck of a million million items answers from its layout alone`() {
    let count = 1_000_000_000_000
    let device = TerminalDevice(columns: 80, rows: 24)
    let geometry = device.deck(
      .grid(columns: 3), count: count, below: 2, configuration: DeckSetup())
    let middle = geometry.start(ofItem: count / 2)
    let sight = DeckSight(
      geometry: geometry, viewport: Viewport(screen: device.screen, scrollView: geometry.frame),
      offset: middle)
    #expect(sight.indexesInFrame == 499_999_999_998..<500_000_000_004)
    var asked = 0
    let first = AutoplayRule().first(of: sight.indexesInFrame) { item in
      asked += 1
      return sight.fraction(ofItem: item)
    }
    #expect(first == 499_999_999_998)
    #expect(asked == 1)
    #expect(sight.bestFractionOfAny == 1)
    #expect(geometry.offset(showingItem: count - 1, from: 0) == geometry.maximumOffset)
  }
}
