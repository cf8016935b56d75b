import FeedModel
import Testing

@testable import TerminalFront

/// What was set by hand, under another scenario (C1).
struct ReloadedSettingsTests {
  private static var style: PlayerTabsStyle {
    var style = PlayerTabsStyle.base()
    style.isTabTitleVisibleWhenSingleTab.toggle()
    return style
  }

  @Test(
    arguments: [
      [.pausePlayer], [.tapPlaybackButton, .pausePlayer], [.tapPlaybackButton, .cover(on: true)],
      [.pausePlayer, .background(on: true)], [.focus(on: false)],
      [.setAutoplay(triggerVisibilityPercentage: nil, isEnabled: false)],
      [.setAutoplay(triggerVisibilityPercentage: nil, isEnabled: false), .scrollTo(offset: 9999)],
      [.setAutoplay(minimumViewTime: .milliseconds(700))],
      [.setAutoplay(stopVisibilityPercentage: Percentage(fraction: 0.2), strategy: .mostVisible)],
      [.device(to: .handheld(Handheld.named[1]))],
      [.device(to: .handheld(Handheld.named[3])), .scrollTo(offset: 30.5)],
      [.layoutDirection(to: .rightToLeft)],
      [.updatePlaybackConfiguration(loop: 3)],
      [.updatePlaybackConfiguration(loop: nil, bufferingSpinnerDelay: .seconds(3))],
      [.updateTabsStyle(style: Self.style)], [.tapSubtitleButton],
      [.blockPlayerInteraction, .blockTabsInteraction],
      [.tapSubtitleButton, .blockPlayerInteraction, .closePlayer],
      [.network(latency: .milliseconds(50), upTo: .seconds(2), offline: nil)],
      [.fault(source: "live", fault: .empty, times: nil), .clearFaults(source: "outlet")],
    ] as [[Action]])
  func `C1, N7: what app and surroundings did stays`(actions: [Action]) {
    var run = FrontRun.running("l\r")
    run.wait(.seconds(1))
    for action in actions { run.send(action) }
    let stayed = run.simulation
    run.reload(FrontScenario.edited())
    #expect(run.simulation.player?.videoId == stayed.player?.videoId)
    #expect(run.simulation.player?.state == stayed.player?.state)
    #expect(
      run.simulation.player?.position(at: stayed.now) == stayed.player?.position(at: stayed.now))
    #expect(run.simulation.autoplay == stayed.autoplay)
    #expect(run.simulation.playback == stayed.playback)
    #expect(run.simulation.tabsStyle == stayed.tabsStyle)
    #expect(run.simulation.areSubtitlesShown == stayed.areSubtitlesShown)
    #expect(run.simulation.isPlayerInteractionBlocked == stayed.isPlayerInteractionBlocked)
    #expect(run.simulation.isTabsInteractionBlocked == stayed.isTabsInteractionBlocked)
    #expect(run.simulation.tabs[0].isPausedByAPI == stayed.tabs[0].isPausedByAPI)
    let (now, before) = (run.simulation.surroundings, stayed.surroundings)
    #expect(now.network.latency == before.network.latency)
    #expect(now.network.faults == before.network.faults)
    #expect(now.isCovered == before.isCovered && now.isInBackground == before.isInBackground)
    #expect(now.isFocused == before.isFocused && now.device == before.device)
    #expect(now.handheld == before.handheld && now.layoutDirection == before.layoutDirection)
    #expect(
      run.simulation.tabs[0].deck.scrollOffset == stayed.tabs[0].deck.scrollOffset)
  }

  @Test func `C1, D1: what was set on decks stays, unless the new scenario says otherwise`() {
    var run = FrontRun()
    run.settle()
    var setup = DeckSetup()
    setup.viewConfiguration.itemView.muteButton.isHidden = true
    setup.viewConfiguration.itemView.cornerRadius = 30
    setup.viewConfiguration.backgroundColor = 0x102030
    run.send(
      .viewConfiguration(changes: ViewConfigurationChange(from: DeckSetup(), to: setup)))
    run.reload(
      FrontScenario.edited { $0.deck.viewConfiguration.itemView.cornerRadius = 2 })
    let kept = run.simulation.deckSetup.viewConfiguration
    #expect(kept.itemView.muteButton.isHidden && kept.backgroundColor == 0x102030)
    #expect(kept.itemView.cornerRadius == 2)
  }

  @Test func `C1, P7: a sound that the new scenario turns on is on, by either of its keys`() {
    var run = FrontRun.running()
    #expect(run.simulation.isMuted)
    run.reload(FrontScenario.edited { $0.deck.viewConfiguration.muteState = .unmuted })
    #expect(!run.simulation.isMuted)
    run.type("m")
    run.reload(FrontScenario.edited { $0.playback.isUnmuted = true })
    #expect(run.simulation.isMuted)
  }

  @Test func `C1: the page around the deck stays scrolled as it was`() {
    func page(_ scenario: inout Scenario) {
      scenario.page = HostPage()
      scenario.page?.above = [HostPage.Block(title: "above", height: 200)]
      scenario.page?.below = [HostPage.Block(title: "below", height: 600)]
    }
    var run = FrontRun(FrontScenario.inOrder(page))
    run.settle()
    run.send(.scrollHost(by: 320))
    #expect(run.simulation.pageOffset == 320)
    run.reload(FrontScenario.edited(page))
    #expect(run.simulation.pageOffset == 320)
  }

  @Test func `C1: what the new scenario says otherwise holds, whatever the user had set`() {
    var run = FrontRun.running("+m")
    run.type("no")
    run.reload(FrontScenario.edited())
    #expect(run.simulation.autoplay.triggerVisibilityPercentage == 0.55)
    #expect(!run.simulation.isMuted)
    #expect(run.simulation.surroundings.network.isOffline)
    run.reload(
      FrontScenario.edited {
        $0.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.7
        $0.playback.isUnmuted = true
        $0.network.latency = Latency(.seconds(1), upTo: .seconds(2))
      })
    #expect(run.simulation.autoplay.triggerVisibilityPercentage == 0.7)
    #expect(!run.simulation.isMuted)
    #expect(run.simulation.surroundings.network.isOffline)
    #expect(run.simulation.surroundings.network.latency == Latency(.seconds(1), upTo: .seconds(2)))
  }

  @Test
  func `C1: faults are kept as far as they have been used, and new ones come with the scenario`() {
    var run = FrontRun.running("5")
    run.wait(.seconds(6))
    run.type("r")
    run.settle()
    #expect(run.simulation.activeTab == 4)
    #expect(run.simulation.tabs[4].content == .loaded)
    run.reload(FrontScenario.edited())
    #expect(run.simulation.tabs[4].content == .loaded)
    run.type("nf")
    run.reload(FrontScenario.edited { $0.seed = 7 })
    #expect(run.simulation.tabs[4].content == .loaded)
    #expect(
      run.simulation.surroundings.network.faults == [
        NetworkFault(source: "outlet", fault: .failure, times: 1)
      ])
    run.reload(
      FrontScenario.edited { $0.network.faults = [NetworkFault(source: "live", fault: .failure)] })
    #expect(
      run.simulation.surroundings.network.faults == [NetworkFault(source: "live", fault: .failure)])
  }

  @Test(arguments: 0..<24)
  func `C1, N5: whatever came before, a reload keeps the place and breaks no rule`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let enable: (inout Scenario) -> Void = { $0.deck.isPictureInPictureEnabled = seed % 2 == 0 }
    var run = FrontRun(
      FrontScenario.inOrder(enable), columns: 60 + random.below(80), rows: 16 + random.below(40))
    run.settle()
    let keys = Array("hjklJKGg12346[]\r\rm+-LLie x,.nrR?fp")
    var isEdited = false
    for step in 0..<60 {
      let key = keys[random.below(keys.count)]
      run.press(key == "\r" ? Key(.enter) : Key(.character(key)))
      if random.below(3) == 0 { run.wait(.milliseconds(Int64(random.below(4000)))) }
      guard random.below(4) == 0 else { continue }
      run.settle()
      // While the clock stands, what is awaited does not come.
      let before = run.simulation.isAwaitingData ? nil : run.place
      isEdited.toggle()
      run.reload(isEdited ? FrontScenario.edited(enable) : FrontScenario.inOrder(enable))
      #expect(run.simulation.brokenInvariants() == [], "seed \(seed), step \(step)")
      if let before { #expect(run.place == before, "seed \(seed), step \(step)") }
      _ = run.frame()
    }
  }
}
