extension Simulation {
  /// What must hold after every step and does not (N5); empty while all is well.
  ///
  /// What only the log can show, such as that start and stop alternate, is the tests' to check.
  public func brokenInvariants() -> [String] {
    var broken = brokenContainer()
    for index in tabs.indices { broken += brokenDeck(ofTab: index) }
    if let activeTab, tabs.indices.contains(activeTab), tabs[activeTab].content == .loaded {
      broken += brokenTurn(inTab: activeTab)
    } else if player != nil {
      broken.append("a player without a deck that is shown")
    }
    return broken
  }

  /// What is wrong with the container, its loads and its clock.
  private func brokenContainer() -> [String] {
    var rules: [(holds: Bool, fault: String)] = [
      (isStarted || activeTab == nil, "a container that is not shown has an active tab"),
      (isStarted || slide == nil, "a container that is not shown slides"),
      (!(isClosed && isStarted), "a container is shown and closed"),
      (!isClosed || loads.isEmpty, "a closed container awaits answers"),
      (pageOffset.isFinite && pageOffset >= 0, "the page is scrolled out of range"),
      (isStarted || fling == nil, "a container that is not shown is flung"),
      (nextDeadline.map { $0 > now } ?? true, "something is due and has not been done"),
    ]
    if isStarted, !visibleTabs.isEmpty {
      rules.append((activeTab != nil, "a visible tab, but none is active"))
    }
    if let activeTab {
      rules.append((visibleTabs.contains(activeTab), "the active tab is hidden or does not exist"))
    }
    if let slide {
      rules.append(
        (tabs.indices.contains(slide.from) && slide.from != activeTab, "a slide from no other tab"))
    }
    if let prefetch {
      rules.append((isWanted(prefetch), "what is fetched ahead is not wanted"))
    }
    let awaiting = requests.map(\.containerId)
    rules.append((Set(awaiting).isSubset(of: tabs.map(\.item.containerId)), "no tab asks the app"))
    let requestIds = requests.map(\.id)
    rules.append((requestIds == requestIds.sorted(), "requests stand out of order"))
    rules.append((requestIds.allSatisfy { $0 < nextRequest }, "a request has a future number"))
    rules.append((!isClosed || requests.isEmpty, "a closed container asks the app"))
    let videosHydrated = tabs.flatMap(\.deck.shopping.hydrators).compactMap(\.videoId)
    rules.append((videosHydrated.count <= 1, "two videos are hydrated at a time"))
    rules.append((!isClosed || prefetch == nil, "a closed container fetches ahead"))
    let ids = tabs.map(\.item.containerId)
    rules.append((Set(ids).count == ids.count, "two tabs have one id"))
    let awaited = loads.filter { !$0.isStale }.map(\.containerId)
    rules.append((Set(awaited).count == awaited.count, "two loads of one tab count"))
    rules.append((Set(awaited).isSubset(of: ids), "a load of no tab counts"))
    return rules.filter { !$0.holds }.map(\.fault)
  }

  /// What is wrong with the content of a tab.
  private func brokenDeck(ofTab index: Int) -> [String] {
    let tab = tabs[index]
    let offset = tab.deck.scrollOffset
    let awaitsFirstPage = loads.contains {
      $0.containerId == tab.item.containerId && !$0.isStale && $0.page == 1
    }
    var rules: [(holds: Bool, fault: String)] = [
      (tab.deck.videos.isEmpty == (tab.content != .loaded), "videos without a loaded tab"),
      (tab.content != .loading || awaitsFirstPage, "a tab loads for ever"),
      ((tab.loadingSince != nil) == awaitsFirstPage, "a tab is not told that it loads"),
      (offset.isFinite && offset >= 0, "a deck is scrolled out of range"),
      (index == activeTab || tab.deck.heldId == nil, "a tab that is not active holds an item"),
      (index == activeTab || tab.deck.pausedByUser.isEmpty, "a user's pause outlasts the sight"),
    ]
    rules += brokenShopping(ofTab: index)
    return rules.filter { !$0.holds }.map { "\($0.fault) (tab \(index))" }
  }

  /// What is wrong with who has the turn in the deck that is shown.
  private func brokenTurn(inTab index: Int) -> [String] {
    let deck = tabs[index].deck
    let sight = sight(ofTab: index)
    var rules: [(holds: Bool, fault: String)] = [
      (deck.scrollOffset <= sight.geometry.maximumOffset, "the deck is scrolled beyond its end"),
      (
        hostPage == nil
          ? pageOffset == 0 : pageOffset <= place(ofTab: index).maximumPageOffset,
        "the page is scrolled beyond its end"
      ),
      (!isAutosized(tab: index) || deck.scrollOffset == 0, "an autosized deck is scrolled"),
      (
        isFullScreen || deck.heldId == nil || deck.heldId == player?.videoId,
        "a held item has no turn"
      ),
    ]
    let isInDeck = player?.place ?? .deck == .deck
    if autoplay.isEnabled, deck.heldId == nil, isInDeck {
      rules += brokenChoice(sight, inTab: index)
    }
    if let player {
      let item = deck.index(of: player.videoId)
      rules.append(
        (
          player.containerId == tabs[index].item.containerId && item != nil,
          "the player belongs to another tab than strip and deck"
        ))
      let isKept = item.map { autoplay.isKept(by: sight.fraction(ofItem: $0)) } ?? false
      rules.append((isKept || !isInDeck, "the item that has the turn does not meet the threshold"))
      rules.append(
        (item.map { deck.isAd($0) == player.isAd } ?? true, "the player mistakes what it plays"))
      let isCandidate = item.map { self.isCandidate($0, inTab: index) } ?? false
      rules.append((isCandidate, "the item that has the turn cannot play"))
      rules.append((player.pauseCause == pauseCause(of: player), "a pause has not been noted"))
      rules.append(
        (player.isRunning == (player.state == .playing), "a player runs that waits or is paused"))
      rules.append((player.hasStarted || !player.isRunning, "a player runs without a start"))
      rules += brokenPlace(of: player)
    }
    return rules.filter { !$0.holds }.map { "\($0.fault) (tab \(index))" }
  }

  /// What is wrong with where the player is (A2, D11, D12).
  private func brokenPlace(of player: Player) -> [(holds: Bool, fault: String)] {
    [
      (player.place != .fullScreen || fling == nil, "a deck is flung that is covered"),
      (
        player.place != .pictureInPicture || isPictureInPictureEnabled,
        "a video plays in a corner that may not"
      ),
      (player.place == .deck || !player.isAd, "an advertisement plays elsewhere"),
      (player.place == .fullScreen || player.deckTurn == nil, "a turn waits for no full screen"),
      (player.place != .deck || !player.isPausedByUser, "the deck notes a pause twice"),
    ]
  }

  /// What is wrong with the choice among items that nobody holds (A2, A7).
  private func brokenChoice(
    _ sight: DeckSight, inTab index: Int
  ) -> [(holds: Bool, fault: String)] {
    let present = player.flatMap { tabs[index].deck.index(of: $0.videoId) }
    let rivals = sight.indexesInFrame.lazy.filter {
      $0 != present && mayPlay($0, whileTurnIsOf: present, sight, inTab: index)
    }
    guard let present else { return [(rivals.isEmpty, "an item may play, but none has the turn")] }
    let isPassedOver = rivals.contains { sight.prefers($0, to: present, by: autoplay.strategy) }
    return [(!isPassedOver, "not the first has the turn")]
  }
}
