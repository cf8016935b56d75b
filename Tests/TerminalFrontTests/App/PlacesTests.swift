import Testing

@testable import FeedModel
@testable import TerminalFront

/// Keys and mouse of the full screen and of picture in picture (D11, D12, K1, K3).
struct PlacesTests {
  private func playing(_ columns: Int = 100, _ rows: Int = 30) -> FrontRun {
    var run = FrontRun(FrameCase.places(), columns: columns, rows: rows)
    run.settle()
    run.wait(.seconds(2))
    return run
  }

  private func place(_ run: FrontRun) -> PlayerPlace? { run.simulation.player?.place }

  @Test func `K1: Enter holds the focused item, and again opens it; f opens at once`() {
    var run = playing()
    run.press(Key(.enter))
    #expect(place(run) == .deck)
    run.press(Key(.enter))
    #expect(place(run) == .fullScreen)
    run = playing()
    run.press(Key(.down))
    run.type("f")
    #expect(place(run) == .fullScreen)
    #expect(run.simulation.player?.videoId == run.app.focusedId)
  }

  @Test(arguments: [
    Key(.escape), Key(.enter), Key(.character("f")), Key(.character("x")),
  ])
  func `K1, D12: these keys close the full screen, and nothing else`(key: Key) {
    var run = playing()
    let deck = run.simulation.tabs[0].deck.scrollOffset
    run.type("f")
    run.press(key)
    #expect(place(run) == .deck)
    #expect(run.simulation.isStarted)
    #expect(run.simulation.tabs[0].deck.scrollOffset == deck)
  }

  @Test func `K1, D12: in full screen arrows go through the videos and within them`() {
    var run = playing()
    run.type("f")
    let first = run.simulation.player?.videoId
    let focus = run.app.focusedId
    run.press(Key(.down))
    #expect(run.simulation.player?.videoId != first)
    run.type("k")
    #expect(run.simulation.player?.videoId == first)
    run.settle()
    let position = run.simulation.player?.position(at: run.simulation.now) ?? .zero
    run.press(Key(.right))
    #expect(
      run.simulation.player?.position(at: run.simulation.now) == position + .seconds(5))
    run.type("hh")
    #expect(run.simulation.player?.position(at: run.simulation.now) == .zero)
    #expect(run.app.focusedId == focus)
  }

  @Test(arguments: ["J", "K", "g", "G", "r", "R", "L", "1", "2", "]"])
  func `K1, D12: keys of the deck and of the tabs do nothing in full screen`(key: String) {
    var run = playing()
    run.type("f")
    let before = run.simulation
    run.type(key)
    #expect(run.simulation == before)
  }

  @Test func `K1, D12: keys of the player, of what is shown and of the program go on to work`() {
    var run = playing()
    run.type("f")
    run.press(Key(.space))
    #expect(run.simulation.player?.pauseCause == .user)
    run.type("mi")
    #expect(!run.simulation.isMuted)
    #expect(run.app.drawer == .inspector)
    run.type("?")
    #expect(run.app.isHelpShown)
    run.press(Key(.escape))
    run.type("q")
    #expect(run.app.isFinished)
  }

  @Test func `K1, D10: o taps the call to action once it shows, and its link is told`() {
    var run = playing()
    run.type("fo")
    #expect(run.app.toast == nil)
    run.wait(.seconds(3))
    run.type("o")
    run.wait(.milliseconds(50))
    #expect(run.app.toast?.text == "Opened")
    #expect(run.app.toast?.detail == "shop:1")
  }

  @Test func `K5, D10: a frame is due when the call to action shows, and when it is lit`() {
    var run = playing()
    run.type("f")
    run.press(Key(.space))
    let opened = run.simulation.now
    #expect(run.app.nextMotion == opened + .seconds(3))
    run.wait(.seconds(3))
    #expect(run.app.nextMotion == opened + .seconds(5))
    run.wait(.seconds(2))
    #expect(run.app.nextMotion == nil)
  }

  @Test func `K1, D11: p sends the player into a corner and closes it there`() {
    var run = playing()
    run.type("p")
    #expect(place(run) == .pictureInPicture)
    run.type("p")
    #expect(place(run) == .deck)
    run.type("fp")
    #expect(place(run) == .pictureInPicture)
  }

  /// The videos in the order of their source, which a reload does not change.
  private func inOrder(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    FrameCase.places {
      for tab in $0.tabs.indices { $0.tabs[tab].shouldOrderMomentsByReadStatus = false }
      change(&$0)
    }
  }

  @Test(arguments: ["f", "fj", "fjjjjjjjjj", "fjjjjjjjjj ", "Gf", "Gfkkkkkkkkk", "jjj\rf"])
  func `C1, D12: a reload leaves what fills the screen there`(keys: String) {
    var run = FrontRun(inOrder(), columns: 100, rows: 30)
    run.settle()
    run.wait(.seconds(2))
    for key in keys {
      run.press(key == " " ? Key(.space) : key == "\r" ? Key(.enter) : Key(.character(key)))
      run.settle()
    }
    var stayed = run
    run.reload(inOrder { $0.network.timeout = .seconds(4) })
    #expect(run.simulation.isFullScreen)
    #expect(run.turn == stayed.turn)
    #expect(run.position == stayed.position)
    #expect(run.simulation.player?.state == stayed.simulation.player?.state)
    run.press(Key(.escape))
    stayed.press(Key(.escape))
    #expect(run.turn == stayed.turn)
    #expect(run.simulation.tabs[0].deck.scrollOffset == stayed.simulation.tabs[0].deck.scrollOffset)
  }

  @Test(arguments: ["p", "pG", "pG ", "pGr"])
  func `C1, D11: a reload leaves what plays in the corner there`(keys: String) {
    var run = FrontRun(inOrder(), columns: 100, rows: 30)
    run.settle()
    run.wait(.seconds(2))
    for key in keys { run.press(key == " " ? Key(.space) : Key(.character(key))) }
    let (stayed, focus) = (run.simulation, run.app.focusedId)
    run.reload(inOrder { $0.network.timeout = .seconds(4) })
    #expect(run.simulation.player?.place == .pictureInPicture)
    #expect(run.simulation.player?.videoId == stayed.player?.videoId)
    #expect(run.simulation.player?.state == stayed.player?.state)
    #expect(run.position == stayed.player?.position(at: stayed.now))
    #expect(run.simulation.tabs[0].deck.scrollOffset == stayed.tabs[0].deck.scrollOffset)
    #expect(run.app.focusedId == focus)
    #expect(run.app.toast?.mark == .good)
    run.reload(inOrder { $0.deck.isPictureInPictureEnabled = false })
    #expect(run.simulation.player?.place != .pictureInPicture)
    #expect(run.simulation.tabs[0].deck.scrollOffset == stayed.tabs[0].deck.scrollOffset)
  }

  @Test func `D11: where it is not enabled p says how to enable it`() {
    var run = FrontRun()
    run.settle()
    run.type("p")
    #expect(run.app.toast?.text == "Picture in picture")
    #expect(run.app.toast?.detail == "is off; set deck.isPictureInPictureEnabled in the scenario")
  }

  @Test(arguments: [(100, 30), (40, 12), (24, 8)])
  func `K3, D11: a click in the corner brings the player back, one beside it reaches the deck`(
    size: (columns: Int, rows: Int)
  ) throws {
    var run = playing(size.columns, size.rows)
    run.press(Key(.pageDown))
    run.wait(.seconds(1))
    _ = run.frame()
    let card = try #require(PictureInPictureView(scene: run.app.scene)).card
    let tap = HitArea.Target.command(.model(.tapPictureInPicture))
    // Its lower right holds no chip.
    #expect(run.app.hitAreas.target(x: card.right - 1, y: card.bottom - 1) == tap)
    #expect(run.app.hitAreas.target(x: card.x - 1, y: card.y - 1) == tap)
    #expect(run.app.hitAreas.target(x: card.x - 2, y: card.y - 2) != tap)
    #expect(run.app.hitAreas.scrollable(x: card.x + 1, y: card.y + 1) == .deck)
    run.click(x: card.right - 1, y: card.bottom - 1)
    #expect(place(run) == .deck)
    #expect(run.simulation.player?.videoId == "v043")
  }

  @Test func `K3, D12: each button of the full screen does what its key does, the rest nothing`() {
    var run = playing()
    run.type("f")
    run.wait(.seconds(4))
    _ = run.frame()
    let targets = Set(run.app.hitAreas.map(\.target))
    for command: Command in [
      .model(.closeFullScreen), .model(.tapPlaybackButton), .model(.tapMuteButton),
      .model(.tapShareButton(id: nil)), .model(.stepFullScreen(by: 1)),
      .model(.stepFullScreen(by: -1)), .model(.startPictureInPicture), .model(.tapCTA(id: nil)),
    ] {
      #expect(targets.contains(.command(command)))
    }
    #expect(run.app.hitAreas.target(x: 50, y: 10) == .nothing)
    #expect(!targets.contains { if case .item = $0 { true } else { false } })
  }

  @Test func `C1: a reload keeps what fills the screen, and where it is`() {
    var run = FrontRun.running()
    run.wait(.seconds(2))
    run.type("f")
    run.wait(.seconds(2))
    let before = run.simulation.player
    let now = run.simulation.now
    run.reload(FrontScenario.edited())
    #expect(place(run) == .fullScreen)
    #expect(run.simulation.player?.videoId == before?.videoId)
    #expect(run.simulation.player?.position(at: run.simulation.now) == before?.position(at: now))
    run.press(Key(.escape))
    #expect(place(run) == .deck)
  }

  @Test func `K5: what moves in a corner changes cells within its ring alone`() throws {
    var run = playing()
    run.press(Key(.pageDown))
    run.wait(.seconds(1))
    let before = run.frame()
    let card = try #require(PictureInPictureView(scene: run.app.scene)).card
    run.wait(.milliseconds(400))
    let after = run.frame()
    for y in 0..<30 {
      for x in 0..<100 where before[x, y] != after[x, y] {
        #expect(card.contains(x: x, y: y), "\(x), \(y)")
      }
    }
  }
}
