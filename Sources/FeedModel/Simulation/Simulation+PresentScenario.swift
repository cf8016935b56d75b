extension Simulation {
  /// The scenario that starts with what is set now: tabs and their look, thresholds, loops, sound, network, and the
  /// layout of the active tab's deck (C2).
  public var presentScenario: Scenario {
    var present = scenario
    present.deck.viewConfiguration.itemView.autoplay = autoplay
    present.deck.viewConfiguration.itemView.addToCartButton.isHidden = isAddToCartButtonHidden
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
      if case .grid(let columns) = layout { present.deck.columns = columns }
    }
    return present
  }
}
