import Testing

@testable import FeedModel
@testable import TerminalFront

@Suite struct PromptTests {
  private func opened(columns: Int = 100, rows: Int = 30) -> FrontRun {
    var run = FrontRun(columns: columns, rows: rows)
    run.settle()
    run.type(":")
    return run
  }

  @Test func `K2: a command is typed, completed, entered, and recalled`() {
    var run = opened()
    run.type("thr")
    run.press(Key(.tab))
    #expect(run.app.prompt?.field.text == "threshold ")
    run.type("70%")
    run.press(Key(.enter))
    #expect(run.app.prompt == nil)
    #expect(run.threshold == 70)
    run.type(":")
    run.press(Key(.up))
    #expect(run.app.prompt?.field.text == "threshold 70%")
    run.press(Key(.down))
    #expect(run.app.prompt?.field.text == "")
    run.press(Key(.escape))
    #expect(run.app.prompt == nil)
  }

  @Test func `K2: keys are text while the prompt is open, and Ctrl-C ends the program even so`() {
    var run = opened()
    run.type("qJ?2")
    #expect(run.app.prompt?.field.text == "qJ?2")
    #expect(run.scrolledRows == 0 && run.simulation.activeTab == 0)
    run.press(Key(.character("c"), .control))
    #expect(run.app.isFinished)
  }

  @Test func `K2: the proposals of a value are those that there are`() {
    var run = opened()
    run.type("network fail ")
    let proposals = run.app.prompt?.proposals(in: run.simulation) ?? []
    #expect(
      proposals.map(\.text) == ["foryou", "live", "kitchen", "following", "outlet", "tokyo"])
    run.press(Key(.down), Key(.down), Key(.enter))
    #expect(run.simulation.surroundings.network.faults.last?.source == "live")
  }

  @Test func `K2: the paths of a deck's settings are proposed by any part of them`() {
    var run = opened()
    run.type("view-configuration muteButton")
    let proposals = run.app.prompt?.proposals(in: run.simulation) ?? []
    #expect(
      proposals.map(\.text) == [
        "itemView.muteButton.isHidden=", "playerView.muteButton.isHidden=",
      ])
    run.press(Key(.tab))
    #expect(run.app.prompt?.field.text == "view-configuration itemView.muteButton.isHidden=")
    run.type("yes")
    run.press(Key(.enter))
    #expect(run.simulation.deckSetup.viewConfiguration.itemView.muteButton.isHidden)
  }

  @Test func `K2: after source= how a source can begin is proposed, in place of ids of tabs`() {
    var run = opened()
    run.type("upsert-tabs news source=")
    func proposals() -> [Completion] { run.app.prompt?.proposals(in: run.simulation) ?? [] }
    #expect(proposals().map(\.text) == ContentSource.forms.map(\.word))
    #expect(proposals().first?.text == "discover")
    #expect(proposals().map(\.isWhole) == proposals().map { !$0.text.hasSuffix(":") })
    run.type("ch")
    #expect(proposals().first?.line == "upsert-tabs news source=channel:")
    // Of the second of several tabs as well.
    run.press(Key(.tab))
    run.type("c , more source=di")
    #expect(proposals().map(\.text) == ["discover"])
    // The source of a fault is a tab.
    var fault = opened()
    fault.type("fault source=fo")
    #expect(
      fault.app.prompt?.proposals(in: fault.simulation).map(\.text) == ["foryou", "following"])
  }

  @Test func `K2: every form of a source that is proposed is one that is read`() throws {
    for (word, meaning) in ContentSource.forms {
      // A kind of several parts is whole with them.
      let isReadAlone = ContentSource(word) != nil
      #expect(isReadAlone || ContentSource(word + "a,b=c") != nil, "\(word)")
      #expect(!meaning.isEmpty)
      #expect(ContentSource.complaint(about: "x:y").contains(word))
    }
  }

  @Test func `K2: a chosen proposal that wants a value is completed by Enter, not entered`() {
    var run = opened()
    run.type("ne")
    run.press(Key(.down), Key(.down), Key(.enter))
    #expect(run.app.prompt?.field.text == "network fail ")
  }

  @Test func `K2: what is wrong is said beside what was typed, until it is edited`() {
    var run = opened()
    run.type("loop x")
    run.press(Key(.enter))
    #expect(
      run.rows().last?.hasPrefix(
        ":loop x  ! 'x' is not accepted here; accepted: a whole number") == true)
    run.type("y")
    #expect(run.rows().last?.contains("!") == false)
  }

  @Test func `K2: Tab completes what is found by any part of it, or by the page's spelling`() {
    for (typed, line) in [
      ("updateTabsSt", "update-tabs-style "), ("mute", "tap-mute-button"),
      ("onProductHyd", "filter-events onProductHydration"),
      ("isTabVis", "update-tabs-style isTabVisibleWhenEmpty="),
    ] {
      var run = opened()
      run.type(typed)
      run.press(Key(.tab))
      #expect(run.app.prompt?.field.text == line)
    }
  }

  @Test func `K2: what is wrong and finds no room beside the line stands above it, whole`() {
    var run = opened(columns: 40, rows: 12)
    run.type("onProductHydration")
    run.press(Key(.enter))
    #expect(
      run.rows().suffix(4) == [
        " ! 'onProductHydration' is a callback,", " no command; the events (e) show it;",
        " set-handler sets it", ":onProductHydration",
      ])
    run.type("x")
    #expect(!run.rows().contains { $0.contains("!") })
    run.press(Key(.character("u"), .control))
    run.type("view-configuration no=1")
    run.press(Key(.enter))
    #expect(run.rows().dropLast().suffix(8).first?.hasPrefix(" ! 'view-config") == true)
    #expect(run.rows()[10].hasSuffix(" …"))
    run.press(Key(.character("u"), .control))
    run.receive(.paste(String(repeating: "x", count: TextField.longest)))
    run.press(Key(.enter))
    #expect(run.rows()[9].hasPrefix(" ! unknown word"))
    #expect(run.rows().count == 12)
  }

  @Test(arguments: [
    ("report-add-to-cart 77 success", "request 77 is not open"),
    ("hydrate nosuch name=a", "the active deck has given nobody a hydrator"),
    ("view-configuration columns=4", "columns"),
  ])
  func `K2: what the model calls a mistake is not confirmed, but told`(
    line: String, reason: String
  ) {
    var run = opened()
    run.type(line)
    run.press(Key(.enter))
    let status = run.rows().last ?? ""
    #expect(status.hasPrefix(" ! \(line)"), "\(status)")
    #expect(status.contains(reason), "\(status)")
    run.type(":pause")
    run.press(Key(.enter))
    #expect(run.rows().last?.hasPrefix(" ✓ pause") == true)
  }

  @Test(arguments: [
    ("select-tab 99", true), ("open-full-screen nosuch", true), ("remove-tabs nosuch", true),
    ("unblock-tabs-interaction", true), ("block-tabs-interaction", false),
    ("remove-tabs following", false),
  ])
  func `K2: a command that changes nothing says so`(line: String, changesNothing: Bool) {
    var run = opened()
    run.type(line)
    run.press(Key(.enter))
    let status = run.rows().last ?? ""
    #expect(status.hasPrefix(" ✓ \(line)"), "\(status)")
    #expect(status.contains("changed nothing") == changesNothing, "\(status)")
  }

  @Test func `K4: a text too long for the line is not pasted in part`() {
    var run = opened()
    run.type("pause")
    run.receive(.paste(String(repeating: "x", count: TextField.longest - 4)))
    #expect(run.app.prompt?.field.text == "pause")
    let error = run.app.prompt?.error?.description ?? ""
    #expect(error.contains("found a line of 1001 characters"), "\(error)")
    run.receive(.paste(String(repeating: "x", count: TextField.longest - 5)))
    #expect(run.app.prompt?.field.text.count == TextField.longest)
    #expect(run.app.prompt?.error == nil)
  }

  @Test func `K4: a pasted line is text, and enters nothing`() {
    var run = opened()
    run.receive(.paste("quit\nquit\u{1B}[201~\u{7}"))
    #expect(run.app.prompt?.field.text == "quit quit[201~")
    #expect(!run.app.isFinished)
  }

  @Test func `K3: a proposal can be clicked, and so can the keys of the prompt`() {
    var run = opened()
    run.type("network off")
    run.click("nothing answers")
    #expect(run.simulation.surroundings.network.isOffline)
    run.type(":paus")
    run.click("complete")
    #expect(run.app.prompt?.field.text == "pause")
    run.click("leave")
    #expect(run.app.prompt == nil)
  }

  @Test(arguments: [(20, 6), (24, 8), (40, 12), (100, 30)])
  func `U8: the prompt shows its cursor at any size, however long the line is`(
    columns: Int, rows: Int
  ) throws {
    var run = opened(columns: columns, rows: rows)
    for character in ["a", "東", "🏮"] {
      run.type(String(repeating: character, count: 60))
      let grid = run.frame()
      let y = grid.height - 1
      let cursors = grid.row(y).filter { $0.style.attributes.contains(.reverse) }
      #expect(cursors.count == 1)
    }
  }

  @Test func `K4: a thousand keys cost one menu`() {
    var run = opened()
    run.type(String(repeating: "select-tab ", count: 2000))
    #expect(run.app.prompt?.field.text.count == TextField.longest)
    #expect(run.rows().count == 30)
  }
}
