extension Simulation {
  /// Does `action`.
  ///
  /// What makes no sense in the present state does nothing (T8), and neither does a gesture that the app
  /// has blocked (T15, T16), or on what the full-screen player covers (D12).
  mutating func apply(_ action: Action) {
    guard !isBlocked(action), !isOutOfReach(action) else { return }
    switch action {
    case .startPlaying: startPlaying()
    case .closePlayer: closePlayer()
    case .tapExitButton: if scenario.playerStyle.buttons.exit.isVisible { closePlayer() }
    case .selectTab(let index, let animated): selectTab(at: index, animated: animated ?? true)
    case .tapTab(let index): tapTab(at: index)
    case .prepareTab(let index): prepareTab(at: index)
    case .prepareAllTabs: tabs.indices.forEach { prepareTab(at: $0) }
    case .reloadTab(let index, let containerId): reloadTab(at: index, containerId: containerId)
    case .reloadAllTabs: reloadTabs { _ in true }
    case .reloadNonActiveTabs: reloadTabs { [activeTab] in $0 != activeTab }
    case .upsertTabs(let items): upsertTabs(items)
    case .removeTabs(let ids): removeTabs(ids: ids)
    case .updateTabsStyle(let style): updateTabsStyle(style)
    case .pausePlayer: pausePlayer()
    case .resumePlayer: resumePlayer()
    case .blockPlayerInteraction, .unblockPlayerInteraction, .blockTabsInteraction,
      .unblockTabsInteraction:
      setBlocks(action)
    case .setAutoplay(let trigger, let isEnabled, let time, let stop, let strategy):
      set(
        AutoplayChange(
          trigger: trigger, isEnabled: isEnabled, minimumViewTime: time, stop: stop,
          strategy: strategy))
    case .updatePlaybackConfiguration(let loop, let delay):
      updatePlayback(loop: loop, bufferingSpinnerDelay: delay)
    case .refresh(let containerId): refresh(containerId)
    case .viewConfiguration(let changes): change(changes)
    case .setLayout(let kind, let columns): setLayout(kind, columns: columns)
    case .newDeck(let kind, let columns): makeDeck(kind, columns: columns)
    case .swipe(let points): swipe(by: points)
    case .tapItem(let id): tapItem(id)
    case .openFullScreen(let id): openFullScreen(id)
    case .closeFullScreen: dismissFullScreen()
    case .stepFullScreen(let steps): stepFullScreen(by: steps)
    case .startPictureInPicture: startPictureInPicture()
    case .stopPictureInPicture: stopPictureInPicture()
    case .tapPictureInPicture: tapPictureInPicture()
    case .tapPlaybackButton: togglePlayback()
    case .seek(let position): seek(to: position)
    case .tapMuteButton: if isStarted { isMuted.toggle() }
    case .tapSubtitleButton: if isStarted { areSubtitlesShown.toggle() }
    case .tapShareButton(let id): tapShareButton(id)
    case .tapCTA(let id): tapCTA(id)
    case .tapBodyTextLink(let id): tapBodyTextLink(id)
    case .tapCustomActionButton(let button, let id): tapCustomActionButton(button, of: id)
    case .appAnswers(let isOn): isAnsweredByApp = isOn
    case .tapAddToCart(let id): tapAddToCart(id)
    case .reportAddToCart(let request, let result): reportAddToCart(request, result)
    case .hydrate(
      let id, let name, let description, let isAvailable, let hidden, let request, let strategy,
      let variants):
      let patch = ProductPatch(
        name: name, description: description, isAvailable: isAvailable, hidden: hidden,
        strategy: strategy, variants: variants)
      hydrate(id, with: patch, request: request)
    case .setHandler(let handler, let isOn): setHandler(handler, isSet: isOn)
    case .answer(let request, let isHandled): answer(request, isHandled: isHandled)
    case .scroll(let points): scroll(by: points)
    case .scrollTo(let offset): scroll(to: offset)
    case .drag(let points): scroll(by: deckDistance(ofGesture: points))
    case .fling(let velocity): startFling(velocity: deckDistance(ofGesture: velocity))
    case .scrollHost(let points):
      fling = nil
      scrollHost(by: points)
    case .resize(let columns, let rows, let keeping):
      resize(to: TerminalDevice(columns: columns, rows: rows), keeping: keeping)
    case .network(let latency, let upTo, let offline):
      setNetwork(latency: latency, upTo: upTo, offline: offline)
    case .saveData(let isOn): surroundings.network.isConstrained = isOn
    case .fault(let source, let fault, let times):
      surroundings.network.faults.removeAll { $0.source == source }
      surroundings.network.faults.append(NetworkFault(source: source, fault: fault, times: times))
    case .clearFaults(let source):
      surroundings.network.faults.removeAll { source == nil || $0.source == source }
    case .background(let isOn): surroundings.isInBackground = isOn
    case .cover(let isOn): surroundings.isCovered = isOn
    case .focus(let isOn): surroundings.isFocused = isOn
    case .device(let device, let keeping): show(on: device, keeping: keeping)
    case .layoutDirection(let direction): layOut(direction)
    }
  }

  /// There are titles to tap only while the container is shown.
  private mutating func tapTab(at index: Int) {
    if isStarted { selectTab(at: index, animated: true) }
  }

  /// Sets what is given.
  ///
  /// A network that comes back lets failed videos be fetched again.
  private mutating func setNetwork(
    latency: SimulatedTime?, upTo: SimulatedTime?, offline: Bool?
  ) {
    if latency != nil || upTo != nil {
      let least = latency ?? surroundings.network.latency.least
      surroundings.network.latency = Latency(least, upTo: upTo)
    }
    guard let offline, offline != surroundings.network.isOffline else { return }
    surroundings.network.isOffline = offline
    if !offline {
      for index in tabs.indices {
        tabs[index].deck.failed.removeAll()
        tabs[index].deck.unfetchable.removeAll()
      }
    }
  }
}
