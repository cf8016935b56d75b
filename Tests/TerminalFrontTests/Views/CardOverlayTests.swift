import Testing

@testable import FeedModel
@testable import TerminalFront

/// What an app sets on items, as cards show it.
@Suite struct CardOverlayTests {
  private static var film: Video {
    var video = Video(id: "v544", title: "Ferry", duration: .seconds(42), labels: ["one"])
    video.captions = [Caption(from: .seconds(1), to: .seconds(5), text: "Mind the gap")]
    return video
  }

  /// The rows of a card after two seconds, with the poster blank.
  private func card(
    _ width: Int, _ height: Int, of video: Video = film, isOff: Bool = false,
    taps: [Action] = [], projection: Projection = .terminal,
    _ change: (inout PlayerDeckItemView) -> Void = { _ in }
  ) throws -> [String] {
    var scenario = Scenario()
    scenario.tabs = [FrontScenario.tab("one", "One")]
    scenario.catalog = Catalog([video])
    change(&scenario.deck.viewConfiguration.itemView)
    scenario.deck.viewConfiguration.itemView.productPanel.isHidden = true
    scenario.deck.viewConfiguration.itemView.autoplay.isEnabled = !isOff
    var run = FrontRun(scenario)
    run.settle()
    run.wait(.seconds(2))
    taps.forEach { run.send($0) }
    let tab = try #require(run.simulation.tabs.first)
    let view = CardView(
      content: CardContent(
        item: 0, tab: tab, sight: run.simulation.sight(ofTab: 0), simulation: run.simulation),
      theme: Theme(mode: .trueColor), rect: CellRect(x: 0, y: 0, width: width, height: height),
      isTopCut: false, itemView: scenario.deck.viewConfiguration.itemView, projection: projection)
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

  @Test func `D1: the sign to tap stands on items only where autoplay is off`() throws {
    let isWithout = { (rows: [String]) in rows.allSatisfy { !$0.dropFirst(2).contains("►") } }
    #expect(isWithout(try card(32, 10)))
    let off = try card(32, 10, isOff: true)
    #expect(off[3] == "               ►")
    #expect(isWithout(try card(32, 10, isOff: true) { $0.playIcon.isHidden = true }))
    #expect(isWithout(try card(32, 10, isOff: true) { $0.playIcon.iconWidth = 0 }))
    #expect(isWithout(try card(32, 1, isOff: true)))
    #expect(try card(3, 4, isOff: true) { $0.playIcon.iconWidth = 1000 }[1].contains("►"))
  }

  @Test func `D1: the switches of sound and subtitles can be hidden and swapped`() throws {
    #expect(try card(40, 10)[0] == " ► PLAYING  muted  cc              100%")
    #expect(
      try card(40, 10) { $0.swapsMuteAndSubtitleButtons = true }[0]
        == " ► PLAYING  cc  muted              100%")
    #expect(
      try card(40, 10) { $0.muteButton.isHidden = true }[0]
        == " ► PLAYING  cc                     100%")
    #expect(
      try card(40, 10) { $0.subtitle.isHidden = true }[0]
        == " ► PLAYING  muted                  100%")
    #expect(
      try card(40, 10, taps: [.tapSubtitleButton])[0]
        == " ► PLAYING  muted  no cc           100%")
    #expect(
      try card(40, 10, of: Video(id: "v544", title: "Ferry", labels: ["one"]))[0]
        == " ► PLAYING  muted                  100%")
  }

  @Test func `D1: a wide card has a share button unless it is hidden`() throws {
    #expect(try card(56, 10)[0].contains(" muted  cc  share "))
    #expect(try !card(55, 10)[0].contains("share"))
    #expect(try !card(56, 10) { $0.shareButton.isHidden = true }[0].contains("share"))
  }

  @Test func `D1: what is said stands over the poster's foot, cut to the card`() throws {
    #expect(try card(32, 10)[6] == "          Mind the gap")
    #expect(try card(10, 6)[3] == " Mind the…")
    #expect(try card(32, 10) { $0.subtitle.isHidden = true }[6] == "")
    #expect(try card(32, 10, taps: [.tapSubtitleButton])[6] == "")
    // The only row of the poster is that of the chips.
    let low = try card(32, 2)
    #expect(low.allSatisfy { !$0.contains("Mind") })
  }

  @Test func `D1, P5: an advertisement has its short mark, or the word where the badge is shown`()
    throws
  {
    var ad = Self.film
    ad.advertisement = .init(sponsor: "N")
    #expect(try card(40, 10, of: ad)[0].contains(" AD "))
    #expect(try card(56, 10, of: ad) { $0.adBadge.isHidden = false }[0].contains(" Sponsored "))
    #expect(try card(20, 10, of: ad) { $0.adBadge.isHidden = false }[0].hasSuffix(" AD"))
  }

  @Test func `D1: corners are cut from more than half a row on`() throws {
    func corners(_ radius: Double) throws -> String {
      let rows = try card(12, 6, isOff: true) {
        $0.cornerRadius = radius
        $0.playIcon.isHidden = true
      }
      return "\(rows[5].first ?? " ")\(rows[5].last ?? " ")"
    }
    let usual = try corners(8)
    #expect(usual != "▜▛")
    #expect(try corners(16) == "▜▛")
    let round = try card(12, 6, isOff: true) { $0.cornerRadius = 1000 }
    #expect(round.count == 6)
  }

  @Test func `D1: the deck's colour lies behind all that has no ground of its own`() {
    var run = FrontRun(
      FrontScenario.sample { $0.deck.viewConfiguration.backgroundColor = 0x112233 })
    run.settle()
    let grid = run.frame()
    let deck = run.app.layout.deck
    let colour = Color.rgb(RGB(0x11, 0x22, 0x33))
    #expect(grid[deck.x, deck.y].style.background == colour)
    for y in deck.rows {
      for x in deck.columns where !grid[x, y].style.attributes.contains(.reverse) {
        #expect(grid[x, y].style.background != .own)
      }
    }
    #expect(grid[0, 0].style.background == .own)
  }
}
