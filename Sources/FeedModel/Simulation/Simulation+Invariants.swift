extension Simulation {
  /// What must hold after every step and does not (N5); empty while all is well.
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    func check(_ holds: Bool, _ rule: String) {
      if !holds { broken.append(rule) }
    }
    check(isStarted || player == nil, "a closed container has a player")
    check(isStarted || activeTab == nil, "a closed container has an active tab")
    check(!isClosed || loads.isEmpty, "a closed container awaits answers")
    if let activeTab {
      check(tabs.indices.contains(activeTab), "the active tab does not exist")
      check(visibleTabs.contains(activeTab), "the active tab is hidden")
    } else {
      check(player == nil, "a player without an active tab")
    }
    let waiting = loads.filter { !$0.isStale }.map(\.containerId)
    check(Set(waiting).count == waiting.count, "two loads of one tab count")
    for index in tabs.indices {
      let deck = tabs[index].deck
      check(
        deck.videos.isEmpty || tabs[index].content == .loaded, "a tab has videos but is not loaded")
      check(deck.scrollOffset >= 0 && deck.scrollOffset.isFinite, "a deck is scrolled out of range")
    }
    broken += brokenTurn()
    return broken
  }

  /// What is wrong with the item that has the turn.
  private func brokenTurn() -> [String] {
    guard let player, let activeTab else { return [] }
    let tab = tabs[activeTab]
    guard tab.item.containerId == player.containerId, let item = tab.deck.index(of: player.videoId)
    else { return ["the player belongs to another tab than strip and deck"] }
    var broken: [String] = []
    if !autoplay.isMet(by: sight(ofTab: activeTab).fraction(ofItem: item)) {
      broken.append("the item that has the turn does not meet the threshold")
    }
    if player.isRunning,
      player.pauseCause != nil || player.bufferingUntil != nil || !player.hasStarted
    {
      broken.append("a player runs that is paused, waits or has not told its start")
    }
    return broken
  }
}
