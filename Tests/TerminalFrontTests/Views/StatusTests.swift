import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct StatusTests {
  /// The status line of a deck of one column with the given videos.
  private func status(
    _ videos: [Video], columns: Int = 80, change: (inout Scenario) -> Void = { _ in },
    then act: (inout FrontRun) -> Void = { _ in }
  ) -> String {
    var scenario = Scenario()
    scenario.tabs = [FrontScenario.tab("one", "One")]
    scenario.deck.columns = 1
    scenario.catalog = Catalog(
      videos.map { video in
        var video = video
        video.labels = ["one"]
        return video
      })
    change(&scenario)
    var run = FrontRun(scenario, columns: columns, rows: 24)
    run.settle()
    run.wait(.seconds(1))
    act(&run)
    return run.rows().last ?? ""
  }

  private static let video = Video(id: "a", title: "Title", duration: .seconds(30))

  @Test func `U1: the status line tells who plays and why`() {
    #expect(status([Self.video]).hasPrefix(" ► Title  first that meets 50 %  "))
    #expect(
      status([Self.video], then: { $0.press(Key(.enter)) }).hasPrefix(" ► Title  held by you  "))
    #expect(
      status([Self.video], then: { $0.press(Key(.space)) }).hasPrefix(" ▮▮ Title  paused by you  "))
    #expect(
      status([Self.video], then: { $0.send(.pausePlayer) }).hasPrefix(
        " ▮▮ Title  paused by the app  "))
    #expect(
      status([Self.video], then: { $0.send(.background(on: true)) })
        .hasPrefix(" ▮▮ Title  paused in the background  "))
    #expect(
      status(
        [Self.video],
        then: { $0.send(.setAutoplay(triggerVisibilityPercentage: nil, isEnabled: false)) }
      )
      .hasPrefix(" ► Title  plays on, autoplay is off  "))
  }

  @Test func `A8: the status line tells why nothing plays`() {
    var failing = Self.video
    failing.fails = true
    #expect(
      status([failing]).hasPrefix("   Nothing plays  the data of what is seen did not come  "))
    let banner = Video(id: "a", title: "Banner", hasVideo: false)
    #expect(status([banner]).hasPrefix("   Nothing plays  what is seen holds no video  "))
    #expect(
      status(
        [Self.video], change: { $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false }
      )
      .hasPrefix("   Nothing plays  autoplay is off  "))
    let many = (0..<9).map { Video(id: "\($0)", title: "Title") }
    #expect(
      status(
        many,
        change: { $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1 },
        then: { $0.type("JJ") }
      )
      .hasPrefix("   Nothing plays  no item is seen enough: needs 100 %  "))
    #expect(
      status(
        many,
        change: { $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1.5 }
      )
      .hasPrefix("   Nothing plays  best possible 100 %, needs 150 %  "))
  }

  @Test(
    arguments: [
      (100, "Enter hold  Space pause  e events  i inspector  : command  ? help"),
      (70, "i inspector  : command  ? help"), (60, ": command  ? help"), (50, "? help"),
      (32, "? help"),
    ])
  func `U1: hints stand at the right as far as the message leaves room, the most wanted last`(
    columns: Int, hints: String
  ) {
    let line = status([Self.video], columns: columns)
    #expect(line.hasSuffix("  \(hints)"), "\(line)")
    let rest = line.dropLast(hints.count)
    #expect(columns < 50 || rest.hasPrefix(" ► Title  first that meets 50 %  "))
    #expect(!KeyTable.rows.compactMap(\.hint?.word).contains { rest.contains($0) })
  }

  @Test func `U7: a title cannot push the hint out, nor move it`() {
    for title in ["雨の夜、渋谷の裏道、雨の夜、渋谷の裏道、雨の夜", "a\u{1B}[2Jb\n\tc", "🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆"] {
      let line = status([Video(id: "a", title: title)], columns: 40)
      #expect(line.hasSuffix("? help"))
      #expect(TextWidth.width(of: line) == 38)
      #expect(!line.unicodeScalars.contains("\u{1B}"))
    }
  }
}
