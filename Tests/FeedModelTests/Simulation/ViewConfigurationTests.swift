import Testing

@testable import FeedModel

struct ViewConfigurationTests {
  private func shown(
    _ device: Device = .terminal, change: (inout Scenario) -> Void = { _ in }
  ) -> Transcript {
    var transcript = Transcript(
      .small(.tab("a"), videos: .of("a", 12)) {
        $0.device = device
        change(&$0)
      },
      leavingOut: [.onMomentImpression])
    transcript.run("start-playing\nadvance 1s")
    return transcript
  }

  @Test func `D1: the settings of items have the page's standards`() {
    let configuration = PlayerDeckContentConfiguration()
    let view = configuration.itemView
    #expect(!view.playIcon.isHidden && view.playIcon.iconWidth == 50)
    #expect(!view.muteButton.isHidden && !view.shareButton.isHidden && !view.subtitle.isHidden)
    #expect(view.subtitle.textColor == nil && view.subtitle.backgroundColor == nil)
    #expect(view.adBadge.isHidden && view.cornerRadius == 8 && !view.swapsMuteAndSubtitleButtons)
    #expect(configuration.backgroundColor == nil && configuration.muteState == .default)
    #expect(configuration.itemSpacing == 16)
    #expect(
      configuration.contentPadding == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(configuration.safeAreaEdges == .all && view.autoplay.isEnabled)
    #expect(configuration.fetchConfiguration.maxVideos == nil)
  }

  @Test func `D1: what is given is set, by the paths of the scenario's keys, and the rest stays`()
    throws
  {
    var transcript = shown()
    transcript.expect(
      """
      > view-configuration itemView.muteButton.isHidden=true safeAreaEdges=top,left itemSpacing=8.5
      > view-configuration itemView.subtitle.textColor="#ff8800" itemView.autoplay.minimumViewTime=300ms
      > view-configuration fetchConfiguration.maxVideos=7 itemView.autoplay.strategy=last
      """)
    var expected = DeckSetup()
    expected.columns = 1
    expected.viewConfiguration.itemView.muteButton.isHidden = true
    expected.viewConfiguration.safeAreaEdges = [.top, .left]
    expected.viewConfiguration.itemSpacing = 8.5
    expected.viewConfiguration.itemView.subtitle.textColor = 0xff8800
    expected.viewConfiguration.itemView.autoplay.minimumViewTime = .milliseconds(300)
    expected.viewConfiguration.itemView.autoplay.strategy = .last
    expected.viewConfiguration.fetchConfiguration.maxVideos = 7
    #expect(transcript.simulation.deckSetup == expected)
    #expect(transcript.simulation.presentScenario.deck == expected)
    transcript.run(
      "view-configuration default=itemView.subtitle.textColor,fetchConfiguration.maxVideos,itemSpacing"
    )
    expected.viewConfiguration.itemView.subtitle.textColor = nil
    expected.viewConfiguration.fetchConfiguration.maxVideos = nil
    expected.viewConfiguration.itemSpacing = 16
    #expect(transcript.simulation.deckSetup == expected)
  }

  @Test(arguments: [
    ("itemSpacing=-1", "itemSpacing: found -1; accepted: a number from 0 to 1000"),
    (
      "itemView.muteButton.isHiden=yes",
      "'view-configuration' has no argument itemView.muteButton.isHiden=; did you mean itemView.muteButton.isHidden=? accepted: "
    ),
    ("itemView.muteButton.isHidden=5", "'5' is not accepted here; accepted: true or false"),
    ("safeAreaEdges=top,down", "safeAreaEdges: found \"down\"; accepted: \"top\", \"left\""),
    (
      "itemView.autoplay.strategy=frst",
      "itemView.autoplay.strategy: found \"frst\"; accepted: \"first\""
    ),
    ("backgroundColor=red", "backgroundColor: found \"red\"; accepted: a colour such as"),
    ("default=itemSpacin", "'itemSpacin' is no setting of a deck; did you mean itemSpacing?"),
  ])
  func `D1: a setting that is wrong says what was found and what is accepted`(
    arguments: String, message: String
  ) {
    let error = #expect(throws: WordError.self) {
      try Action(line: "view-configuration " + arguments)
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `D1: every setting of a deck is a path of the prompt, and no second list is kept`() {
    let arguments = WordArgument.arguments(of: "view-configuration", in: Action.self)
    let paths = DeckSetup.table.leaves.map(\.path)
    #expect(arguments.map(\.label) == paths + ["default"])
    #expect(paths.contains("itemView.playIcon.iconWidth") && paths.contains("contentPadding.top"))
    #expect(arguments.filter { !$0.isOptional }.isEmpty)
  }

  @Test func `D1, N1: a change is written as words that read back as the same`() throws {
    var setup = DeckSetup()
    setup.viewConfiguration.backgroundColor = 0x102030
    setup.viewConfiguration.safeAreaEdges = []
    setup.viewConfiguration.contentPadding.left = 3.25
    setup.viewConfiguration.itemView.autoplay.stopVisibilityPercentage = 1 / 3
    setup.viewConfiguration.muteState = .unmuted
    setup.layout = .row
    for action in [
      Action.viewConfiguration(changes: ViewConfigurationChange(from: DeckSetup(), to: setup)),
      .viewConfiguration(changes: ViewConfigurationChange(from: setup, to: DeckSetup())),
    ] {
      #expect(try Action(line: action.line) == action, "\(action.line)")
      var changed = setup
      if case .viewConfiguration(let changes) = action { changes.apply(to: &changed) }
      #expect(changed == setup || changed == DeckSetup())
    }
    setup.viewConfiguration.itemSpacing = .nan
    let change = ViewConfigurationChange(from: DeckSetup(), to: setup)
    #expect(!change.paths.contains("itemSpacing") && change.paths.contains("layout"))
  }

  @Test(arguments: [
    (
      "layout=row", "'layout' is fixed when a deck is made: new-deck replaces it by one of any kind"
    ),
    (
      "columns=3",
      "'columns' is fixed when a deck is made: set-layout changes the columns of a grid"
    ),
    (
      "autosizingEnabled=true",
      "'autosizingEnabled' is fixed when a deck is made: state it in the scenario"
    ),
    (
      "muteState=unmuted",
      "'muteState' is fixed when a deck is made: the first display is over, and tap-mute-button turns the sound on"
    ),
  ])
  func `D5: what is fixed when a deck is made stays, and the remedy is told`(
    setting: String, message: String
  ) {
    var transcript = shown()
    let before = transcript.simulation.deckSetup
    transcript.expect(
      """
      > view-configuration \(setting)
      1s programmerError message=\(WordLine.quoted(message))
      """)
    #expect(transcript.simulation.deckSetup == before && transcript.simulation.isMuted)
    transcript.run("view-configuration \(setting) itemView.cornerRadius=3")
    #expect(transcript.simulation.deckSetup.viewConfiguration.itemView.cornerRadius == 3)
  }

  @Test func `P7, D1: a deck whose first display is unmuted begins with sound`() {
    var transcript = shown { $0.deck.viewConfiguration.muteState = .unmuted }
    #expect(!transcript.simulation.isMuted)
    transcript.run("tap-mute-button")
    let present = transcript.simulation.presentScenario
    #expect(Simulation(scenario: present, columns: 20, rows: 8).isMuted)
    var early = Transcript(.small(.tab("a"), videos: .of("a", 1)))
    early.run("view-configuration muteState=unmuted")
    #expect(!early.simulation.isMuted)
  }

  @Test func `A4, D1: a change of the configuration is followed by one choice of who plays`() {
    // With the panels gone the items are 72 points lower, and more of the second one is seen.
    var transcript = shown(.handheld(Handheld.named[1])) {
      $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1
    }
    transcript.run("scroll-to 20\nadvance 1s")
    let playing = transcript.simulation.player?.videoId
    let before = transcript.log.count
    transcript.run("view-configuration itemView.autoplay.triggerVisibilityPercentage=10%")
    #expect(transcript.simulation.player?.videoId == "a0")
    #expect(playing != "a0")
    let told = transcript.log.dropFirst(before).map(\.line)
    #expect(told.filter { $0.contains("onMomentStop") }.count == (playing == nil ? 0 : 1))
  }

  @Test func `D1, U8: items that move keep the place of the one that has the turn`() throws {
    var transcript = shown(.handheld(Handheld.named[1]))
    transcript.run("scroll-to 2000\nadvance 1s")
    let turn = try #require(transcript.simulation.player?.videoId)
    let start = { (simulation: Simulation) -> Double in
      let sight = simulation.sight(ofTab: 0)
      let item = simulation.tabs[0].deck.index(of: turn) ?? 0
      return (sight.geometry.start(ofItem: item) - sight.offset)
        / (sight.geometry.start(ofItem: item) < sight.offset
          ? sight.geometry.itemLength : sight.geometry.frameLength)
    }
    let before = start(transcript.simulation)
    transcript.run("view-configuration itemSpacing=200 itemView.productPanel.isHidden=true")
    #expect(transcript.simulation.player?.videoId == turn)
    #expect(abs(start(transcript.simulation) - before) < 1e-6)
  }

  @Test func `D1: a change that moves no item lets a fling go on`() {
    var transcript = shown(.handheld(Handheld.named[1]))
    transcript.run(
      "fling 3000\nadvance 100ms\nview-configuration itemView.muteButton.isHidden=true")
    #expect(transcript.simulation.fling != nil)
    transcript.run("view-configuration itemSpacing=3")
    #expect(transcript.simulation.fling == nil)
  }

  @Test func `G2, D1: fewer edges of the safe area change the viewport at once`() {
    var transcript = shown(.handheld(Handheld.named[1]))
    let before = transcript.simulation.sight(ofTab: 0).viewport.rect?.maxY ?? 0
    transcript.run("view-configuration safeAreaEdges=top")
    let after = transcript.simulation.sight(ofTab: 0).viewport.rect?.maxY ?? 0
    #expect(after - before == Handheld.named[1].safeArea.bottom)
  }

  @Test func `D4: the most videos hold from the next load on`() {
    var transcript = shown()
    transcript.run("view-configuration fetchConfiguration.maxVideos=5\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.moments.count == 12)
    transcript.run("refresh\nadvance 1s")
    #expect(transcript.simulation.tabs[0].deck.moments.count == 5)
  }

  @Test func `T8: after the close nothing is set`() {
    var transcript = shown()
    transcript.run("close-player")
    let before = transcript.simulation.deckSetup
    transcript.expect(
      """
      > view-configuration itemSpacing=3 layout=row
      > set-autoplay triggerVisibilityPercentage=90% isEnabled=false
      """)
    #expect(transcript.simulation.deckSetup == before)
  }

  @Test func `T15: the switch of the subtitles is the user's, for all tabs`() {
    var transcript = shown()
    #expect(transcript.simulation.areSubtitlesShown)
    transcript.run("tap-subtitle-button")
    #expect(!transcript.simulation.areSubtitlesShown)
    transcript.run("block-player-interaction\ntap-subtitle-button")
    #expect(!transcript.simulation.areSubtitlesShown)
  }
}
