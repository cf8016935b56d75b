import FeedFiles
import FeedModel
import FoundationEssentials
import Testing

struct LayoutFixtureTests {
  @Test(arguments: [("browser_layouts.jsonl", 200), ("peer_layouts.jsonl", 85)])
  func `C6: every answer to the layout files is as expected`(file: String, count: Int) throws {
    let check = LayoutCheck(try LayoutReader.read(try Fixture.bytes(file), name: file))
    #expect(check.differences == [])
    #expect(check.agrees)
    #expect(check.compared == count)
    #expect(check.unstated == 0)
    #expect(check.summary == "\(count) of \(count) layouts as expected")
  }

  @Test func `G1: every step of the scroll sequences is seen as a browser sees it`() throws {
    let lines = try Fixture.text("browser_scrolls.jsonl").split(separator: "\n")
    #expect(lines.count == 40)
    var steps = 0
    for line in lines {
      let sequence = try JSONDecoder().decode(ScrollSequence.self, from: Data(line.utf8))
      for step in sequence.steps {
        let layout = sequence.layout(at: step.offset)
        let place: Comment = "\(sequence.id) at \(step.offset)"
        #expect(layout.plays == step.plays, place)
        try #require(layout.items.count == step.visibleArea.count, place)
        for (item, expected) in zip(layout.items, step.visibleArea) {
          let area = layout.viewport.visibleFraction(of: item) * item.area
          #expect(abs(area - expected) <= 1e-6 * max(1, expected), place)
        }
        steps += 1
      }
    }
    #expect(steps == 839)
  }
}

/// A layout whose items scroll, and what is seen at each offset.
private struct ScrollSequence: Decodable {
  struct Step: Decodable {
    let offset: Double
    let visibleArea: [Double]
    let plays: Int?
  }

  struct View: Decodable {
    let rect: [Double]
    let clips: Bool
  }

  let id: String
  let screen: [Double]
  let safeArea: [String: Double]
  let safeAreaEdges: [String]
  let ancestors: [View]
  let items: [[Double]]
  let threshold: Double
  let scroller: Int
  let steps: [Step]

  /// The layout at a scroll offset: the items move, and the views inside the one that scrolls.
  func layout(at offset: Double) -> MeasuredLayout {
    func rect(_ numbers: [Double], moves: Bool) -> Rect {
      Rect(
        x: numbers[0], y: numbers[1] - (moves ? offset : 0), width: numbers[2], height: numbers[3])
    }
    let viewport = Viewport(
      screen: rect(screen, moves: false),
      safeArea: EdgeInsets(
        top: safeArea["top"] ?? 0, left: safeArea["left"] ?? 0, bottom: safeArea["bottom"] ?? 0,
        right: safeArea["right"] ?? 0),
      edges: SafeAreaEdges(
        SafeAreaEdges.named.filter { safeAreaEdges.contains($0.name) }.map(\.edge)),
      ancestors: ancestors.enumerated().map { index, view in
        Ancestor(rect: rect(view.rect, moves: index > scroller), clips: view.clips)
      })
    return MeasuredLayout(
      id: id, viewport: viewport, items: items.map { rect($0, moves: true) }, threshold: threshold)
  }
}
