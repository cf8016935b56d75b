import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct TurnTests {
  /// A line of the inspector, read from the screen.
  private struct Line {
    let sign: Character
    let title: String
    let percentage: Double
    let bar: String
    let verdict: String
  }

  private func lines(_ run: inout FrontRun) throws -> [Line] {
    let drawer = run.app.layout.drawer
    let columns = InspectorColumns(width: drawer.width)
    let grid = run.frame()
    func text(_ range: Range<Int>, _ y: Int) -> String {
      grid.rows(of: CellRect(x: range.lowerBound, y: y, width: range.count, height: 1)).first ?? ""
    }
    return try drawer.rows.dropFirst(2).compactMap { y in
      let percentage = text(columns.percentageEnd - 7..<columns.percentageEnd - 2, y)
        .filter { $0 != " " }
      guard !percentage.isEmpty else { return nil }
      return Line(
        sign: text(1..<2, y).first ?? " ",
        title: text(columns.title..<columns.title + columns.titleWidth, y),
        percentage: try #require(Double(percentage)),
        bar: text(columns.bar..<columns.bar + columns.barWidth, y),
        verdict: text(columns.verdict..<drawer.width, y))
    }
  }

  @Test(arguments: 0..<16)
  func `A2: the card that plays is the first of the inspector whose bar reaches the mark`(
    seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    let threshold = Double(5 * (1 + random.below(20))) / 100
    var run = FrontRun(
      FrontScenario.sample {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = threshold
        $0.deck.columns = 1 + random.below(3)
        $0.network.latency = Latency(.zero)
      }, columns: 80 + random.below(100), rows: 30 + random.below(30))
    run.settle()
    run.type("i")
    for _ in 0..<12 {
      for _ in 0..<random.below(12) { run.type(random.below(4) == 0 ? "K" : "J") }
      if random.below(5) == 0 {
        run.resize(columns: 80 + random.below(100), rows: 30 + random.below(30))
      }
      run.wait(.milliseconds(Int64(random.below(900))))
      let lines = try lines(&run)
      let first = lines.firstIndex { $0.percentage >= threshold * 100 }
      let playing = lines.indices.filter { lines[$0].sign == "►" }
      #expect(playing == [first].compactMap { $0 })
      let deck = run.frame().rows(of: run.app.layout.deck).joined(separator: "\n")
      guard let first else {
        #expect(run.turn == nil)
        #expect(!deck.contains("► PLAYING"))
        continue
      }
      #expect(lines[first].verdict.hasPrefix("plays: first that meets"))
      #expect(
        lines[..<first].allSatisfy {
          $0.verdict == "below the threshold" || $0.verdict.hasPrefix("never enough")
        })
      #expect(lines[first].bar.prefix { $0 != "│" }.allSatisfy { $0 == "▄" })
      let video = try #require(
        run.simulation.tabs[0].deck.videos.first { $0.id == run.turn })
      #expect(
        lines[first].title == TextWidth.cut(video.title, to: 20)
          || lines[first].title == TextWidth.cut(video.title, to: 28))
    }
  }
}
