extension Simulation {
  /// The scenario that starts with what is set now: tabs and their look, thresholds, loops, sound, network, and the
  /// layout of the active tab's deck (C2).
  public var presentScenario: Scenario {
    var present = scenario
    present.deck = deckSetup
    // What the user has turned off since is not to be on at first display.
    if isMuted { present.deck.viewConfiguration.muteState = .default }
    for handler in AppHandler.allCases {
      present.host.set(handler, isOn: handlers.contains(handler))
    }
    present.tabs = tabs.map(\.item)
    present.tabsStyle = tabsStyle
    present.playback = playback
    present.playback.isUnmuted = !isMuted
    present.network = surroundings.network
    present.device = surroundings.shownOn
    present.layoutDirection = surroundings.layoutDirection
    if let activeTab {
      let layout = tabs[activeTab].deck.layout
      present.deck.layout = layout.kind
      present.deck.columns = layout.columns ?? present.deck.columns
    }
    return present
  }
}
