import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct CardViewTests {
  private static let ferry = Video(
    id: "v544", title: "Last ferry before the fog", author: "@saltandtimetables",
    duration: .seconds(42), labels: ["one"],
    products: [
      Product(
        name: "Fog parka, unisex", price: Price(amount: 89), originalPrice: Price(amount: 120))
    ])

  /// The rows of a card of this size, twelve seconds after its video has begun, with the poster blank.
  private func card(
    _ width: Int, _ height: Int, of video: Video = ferry, isTopCut: Bool = false
  ) throws -> [String] {
    var scenario = Scenario()
    scenario.tabs = [FrontScenario.tab("one", "One")]
    scenario.catalog = Catalog([video])
    var run = FrontRun(scenario)
    run.settle()
    run.wait(.seconds(12))
    let tab = try #require(run.simulation.tabs.first)
    try #require(!tab.deck.videos.isEmpty)
    let content = CardContent(
      item: 0, tab: tab, sight: run.simulation.sight(ofTab: 0), simulation: run.simulation)
    let view = CardView(
      content: content, theme: Theme(mode: .trueColor),
      rect: CellRect(x: 0, y: 0, width: width, height: height), isTopCut: isTopCut)
    var canvas = Canvas(width: width, height: height)
    var pictures = PictureCache()
    view.draw(in: &canvas, pictures: &pictures)
    for y in 0..<height {
      for x in 0..<width where canvas.grid[x, y].glyph == .upperHalf {
        canvas.set(" ", x: x, y: y, style: .plain)
      }
    }
    return TextExport.rows(of: canvas.grid)
  }

  @Test(
    arguments: [
      (
        32, 16,
        [
          " ► PLAYING  muted          100%", "", "", "", "", "", "", "", "", "", "",
          " Last ferry before the fog", " @saltandtimetables ✓ 0:12/0:42",
          " ━━━━━━━━──────────────────── ↻", " Fog parka, unisex", " $89 was $120",
        ]
      ),
      (
        25, 12,
        [
          " ► PLAYING  muted   100%", "", "", "", "", "", "", " Last ferry before the…",
          " @saltandti… ✓ 0:12/0:42", " ━━━━━━─────────────── ↻", " Fog parka, unisex",
          " $89 was $120",
        ]
      ),
      (
        24, 8,
        [
          " ► PLAYING  muted  100%", "", "", "", " Last ferry before the…",
          " ━━╸─────── 0:12/0:42 ↻", " Fog parka, unisex", " $89 was $120",
        ]
      ),
      (
        21, 7,
        [
          " ► PLAYING      100%", "", "", " Last ferry before…", " ━━━━────────── 0:30",
          " Fog parka, unisex", " $89 was $120",
        ]
      ),
      (
        19, 7,
        [
          " ►            100%", "", "", " Last ferry befor…", " ━━━───────── 0:30",
          " Fog parka, unisex", " $89 was $120",
        ]
      ),
      (13, 6, [" ► 0:12", "", "", " Last ferry…", " Fog parka,…", " $89"]),
      (10, 4, ["►", " Last fe…", " Fog par…", " $89"]),
      (9, 4, ["►", "Last fer…", "Fog park…", "$89"]),
      (5, 3, ["►", "Last…", "Fog…"]), (5, 2, ["►", "Last…"]), (5, 1, ["►Las…"]),
      (20, 1, [" ► PLAYING Last fe…"]), (1, 3, ["►", "…", "…"]), (0, 3, ["", "", ""]),
    ])
  func `U3: what does not fit is left out in a fixed order, title and state last`(
    width: Int, height: Int, rows: [String]
  ) throws {
    #expect(try card(width, height) == rows)
  }

  @Test(
    arguments: [
      (32, 11, " @saltandtimetables ✓      100%"), (32, 8, " ━━━━━━╸──────────────── 100% ↻"),
      (20, 8, " ━━━╸───────── 100%"),
    ])
  func `U3: where the top row is cut off the fraction takes the place of the time`(
    width: Int, height: Int, row: String
  ) throws {
    let rows = try card(width, height, isTopCut: true)
    #expect(rows.contains(row), "\(rows)")
  }

  @Test(
    arguments: [
      (Video(id: "a", title: "T", isLive: true), "0:12/live", "live", false),
      (Video(id: "a", title: "T"), "0:12", "0:12", true),
      (Video(id: "a", title: "T", duration: .seconds(4000)), "0:12/1:06:40", "1:06:28", true),
      (Video(id: "a", title: "T", duration: .milliseconds(12_700)), "0:12/0:12", "0:00", true),
      (Video(id: "a", title: "T", hasVideo: false), "", "", false),
    ])
  func `U3: a card tells how far its video is, as far as that is known`(
    video: Video, wide: String, narrow: String, loops: Bool
  ) throws {
    var video = video
    video.labels = ["one"]
    let byline = try card(32, 11, of: video)[7]
    #expect(byline.split(separator: " ").last.map(String.init) ?? "" == wide)
    let bar = try card(20, 7, of: video)[4]
    #expect(bar.hasSuffix(narrow.isEmpty ? "" : " \(narrow)"))
    #expect(bar.contains("─") == video.hasVideo)
    #expect(try card(32, 11, of: video)[8].hasSuffix("↻") == loops)
  }
}

extension CellGrid {
  /// The text of the rows of `rect`, without the blanks at their ends.
  func rows(of rect: CellRect) -> [String] {
    rect.intersection(bounds).rows.map { y in
      var text = ""
      for cell in row(y).dropFirst(rect.x).prefix(rect.width) where cell.width > 0 {
        text += self.text(of: cell.glyph)
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
