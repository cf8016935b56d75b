import FeedModel

/// The way back to a place, in actions alone.
extension App {
  /// Starts the container, which has not been, and brings it to `place`.
  ///
  /// Meanwhile a sheet covers it, so that nothing plays that did not play before, and the tab that showed videos
  /// gets them at once.
  mutating func goBack(to place: FeedPlace, with settings: KeptSettings) {
    let tab = place.tab(in: simulation)
    let tabId = tab.map { simulation.tabs[$0].item.containerId }
    let deck = place.deck.flatMap { $0.containerId == tabId ? $0 : nil }
    perform(.cover(on: true))
    if !settings.viewConfiguration.paths.isEmpty {
      perform(.viewConfiguration(changes: settings.viewConfiguration))
    }
    adopt(deck.map { settings.calmNetwork(for: $0.containerId) } ?? settings.network)
    // An item that plays although autoplay has been turned off since is to get its turn first.
    let isTurnedOffLater = deck?.turn != nil && !settings.autoplay.isEnabled
    adopt(
      settings, isEnabled: isTurnedOffLater ? nil : settings.autoplay.isEnabled,
      waits: deck?.turn == nil)
    if let tab, tab != simulation.tabShownAtStart {
      perform(.selectTab(at: tab, animated: false))
    }
    if simulation.surroundings.shownOn != settings.device { perform(.device(to: settings.device)) }
    if simulation.surroundings.layoutDirection != settings.layoutDirection {
      perform(.layoutDirection(to: settings.layoutDirection))
    }
    if simulation.tabsStyle != settings.tabsStyle {
      perform(.updateTabsStyle(style: settings.tabsStyle))
    }
    adopt(settings.handlers)
    perform(.startPlaying)
    if simulation.isMuted != settings.isMuted { perform(.tapMuteButton) }
    if simulation.areSubtitlesShown != settings.areSubtitlesShown { perform(.tapSubtitleButton) }
    if let deck { goBack(to: deck, keepsLayout: settings.keepsLayout, focusedId: place.focusedId) }
    adopt(settings, isEnabled: settings.autoplay.isEnabled)
    adopt(settings.network)
    if !place.isStarted {
      block(as: settings)
      perform(.closePlayer)
    }
    perform(.cover(on: false))
    if let deck {
      leaveForCorner(as: deck)
      pause(as: deck)
    }
    goBack(to: place.surroundings)
    if place.isStarted { block(as: settings) }
  }

  /// Scrolls the deck of the active tab to where it was, and gives its item the turn again where it was left.
  private mutating func goBack(to place: DeckPlace, keepsLayout: Bool, focusedId: String?) {
    guard isShown(place) else { return }
    if keepsLayout { adopt(place.layout) }
    guard isShown(place) else { return }
    scroll(to: place.offset)
    scrollBack(to: place)
    if let focusedId {
      focus(onItemWithId: focusedId)
      if self.focusedId != focusedId { focusOnFrame() }
    }
    if let id = place.heldId { perform(.tapItem(id: id)) }
    switch place.turn?.place {
    case .fullScreen: fillScreen(as: place)
    case .pictureInPicture: showForCorner(place)
    case .deck, nil: break
    }
    if let turn = place.turn, let player = simulation.player, player.videoId == turn.id,
      turn.position > .zero, player.duration.map({ turn.position < $0 }) ?? true
    {
      perform(.seek(to: turn.position))
    }
  }

  /// Fills the screen again: with the item's video where it is seen, else by way of what has the deck's turn, from which
  /// it is so many videos further or back.
  private mutating func fillScreen(as place: DeckPlace) {
    guard let id = place.turn?.id, let active = simulation.activeTab,
      let item = simulation.tabs[active].deck.index(of: id)
    else { return }
    let deck = simulation.tabs[active].deck
    guard simulation.sight(ofTab: active).fraction(ofItem: item) == 0 else {
      return perform(.openFullScreen(id: id))
    }
    guard deck.videos[item].hasVideo,
      let start = simulation.player.flatMap({ deck.index(of: $0.videoId) })
    else { return }
    perform(.openFullScreen(id: nil))
    let passed = start < item ? start + 1..<item + 1 : item..<start
    let steps = passed.count { deck.videos[$0].hasVideo && !deck.isAd($0) }
    perform(.stepFullScreen(by: start < item ? steps : -steps))
  }

  /// Shows and holds the item whose video played in a corner, since only what plays can go there.
  private mutating func showForCorner(_ place: DeckPlace) {
    guard simulation.isPictureInPictureEnabled, let id = place.turn?.id,
      let active = simulation.activeTab, let item = simulation.tabs[active].deck.index(of: id)
    else { return }
    show(item, inTab: active)
    perform(.tapItem(id: id))
  }

  /// Sends the player back into the corner where it was, and the deck to where it stood meanwhile.
  private mutating func leaveForCorner(as place: DeckPlace) {
    guard let turn = place.turn, turn.place == .pictureInPicture, isShown(place) else { return }
    if simulation.isPictureInPictureEnabled, simulation.player?.videoId == turn.id,
      simulation.player?.state == .playing
    {
      perform(.startPictureInPicture)
    }
    scrollBack(to: place)
  }

  /// Scrolls the deck, and the page around it, to where the items stood.
  private mutating func scrollBack(to place: DeckPlace) {
    scroll(to: place.offset(in: simulation))
    if place.pageOffset != simulation.pageOffset, simulation.hostPage != nil {
      perform(.scrollHost(by: place.pageOffset - simulation.pageOffset))
    }
  }

  /// Whether the active tab is the one of `place`, and shows videos.
  private func isShown(_ place: DeckPlace) -> Bool {
    guard let active = simulation.activeTab else { return false }
    let tab = simulation.tabs[active]
    return tab.item.containerId == place.containerId && tab.content == .loaded
  }

  /// Scrolls the deck of the active tab; pages that are to come follow as long as they are needed.
  private mutating func scroll(to offset: Double) {
    var count = -1
    while let active = simulation.activeTab {
      let deck = simulation.tabs[active].deck
      guard deck.scrollOffset != offset, deck.videos.count > count else { return }
      count = deck.videos.count
      perform(.scrollTo(offset: offset))
    }
  }

  /// Pauses the player again, as user or app had paused it.
  private mutating func pause(as place: DeckPlace) {
    if let turn = place.turn, turn.isPausedByUser, simulation.player?.videoId == turn.id {
      perform(.tapPlaybackButton)
    }
    if place.isPausedByAPI { perform(.pausePlayer) }
  }

  private mutating func goBack(to surroundings: Surroundings) {
    if surroundings.isInBackground { perform(.background(on: true)) }
    if surroundings.isCovered { perform(.cover(on: true)) }
    if !surroundings.isFocused { perform(.focus(on: false)) }
  }
}

extension App {
  /// Sets what is otherwise of how items play.
  ///
  /// What played before need not wait again until its turn comes.
  private mutating func adopt(_ settings: KeptSettings, isEnabled: Bool?, waits: Bool = true) {
    var rule = settings.autoplay
    rule.isEnabled = isEnabled ?? simulation.autoplay.isEnabled
    if !waits { rule.minimumViewTime = .zero }
    if let change = rule.change(from: simulation.autoplay) { perform(change) }
    let delay = settings.bufferingSpinnerDelay
    if settings.loopBehavior != simulation.loopBehavior
      || delay != simulation.playback.bufferingSpinnerDelay
    {
      let isUsual = delay == PlaybackConfiguration.base().bufferingSpinnerDelay
      perform(
        .updatePlaybackConfiguration(
          loop: settings.loopBehavior.numberOfPlays,
          bufferingSpinnerDelay: isUsual ? nil : delay))
    }
  }

  /// Sets what the app has set about products, before any deck is made.
  private mutating func adopt(_ handlers: [AppHandler]) {
    for handler in AppHandler.allCases {
      let isSet = handlers.contains(handler)
      if simulation.handlers.contains(handler) != isSet {
        perform(.setHandler(handler: handler, on: isSet))
      }
    }
  }

  /// Keeps the user from players and tabs again, after all that he would do (T15, T16).
  private mutating func block(as settings: KeptSettings) {
    if settings.isPlayerInteractionBlocked { perform(.blockPlayerInteraction) }
    if settings.isTabsInteractionBlocked { perform(.blockTabsInteraction) }
  }

  /// Gives the deck of the active tab its layout again.
  private mutating func adopt(_ layout: PlayerDeckLayout) {
    guard let active = simulation.activeTab else { return }
    let present = simulation.tabs[active].deck.layout
    guard present != layout else { return }
    perform(
      present.kind == layout.kind
        ? .setLayout(kind: layout.kind, columns: layout.columns)
        : .newDeck(kind: layout.kind, columns: layout.columns))
  }

  /// Lets the network answer as `wanted`; of several faults of one tab the first that is left counts.
  private mutating func adopt(_ wanted: SimulatedNetwork) {
    let present = simulation.surroundings.network
    let latency = wanted.latency == present.latency ? nil : wanted.latency
    let isOffline = wanted.isOffline == present.isOffline ? nil : wanted.isOffline
    if latency != nil || isOffline != nil {
      let upTo = latency.flatMap { $0.most > $0.least ? $0.most : nil }
      perform(.network(latency: latency?.least, upTo: upTo, offline: isOffline))
    }
    var told: Set<String> = []
    for source in (present.faults + wanted.faults).map(\.source) {
      guard told.insert(source).inserted else { continue }
      let have = present.faults.filter { $0.source == source }
      let want = wanted.faults.filter { $0.source == source }
      guard have != want else { continue }
      if let fault = want.first(where: { $0.times ?? 1 > 0 }) {
        perform(.fault(source: source, fault: fault.fault, times: fault.times))
      } else if !have.isEmpty {
        perform(.clearFaults(source: source))
      }
    }
  }
}
