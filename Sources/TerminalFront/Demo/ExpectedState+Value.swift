public import FeedModel

extension ExpectedState {
  /// The present value of the state.
  ///
  /// - Parameters:
  ///   - argument: What stands in its brackets, if anything does.
  ///   - app: The program, with its simulation.
  ///   - told: The events told since the start.
  public func value(
    of argument: String?, in app: App, told: some Sequence<Event>
  ) -> ExpectedValue {
    switch self {
    case .focus: ExpectedValue(text: app.focusedId)
    case .drawer: ExpectedValue(text: app.drawer?.word)
    case .help: .truth(app.isHelpShown)
    case .running: .truth(!app.isFinished)
    case .events: .number(Double(Self.count(of: argument, in: told)))
    case .visible, .reason, .read, .product, .price, .cart:
      valueOfItem(argument ?? "", in: app.simulation)
    case .playing, .turn, .state, .place, .pause, .position, .plays:
      valueOfPlayer(in: app.simulation)
    case .tab, .title, .tabTitle, .tabId, .tabState, .items, .layout, .columns, .scroll, .held:
      valueOfTab(in: app.simulation)
    case .tabs, .threshold, .autoplay, .muted, .background, .covered, .direction,
      .offline, .time:
      valueOfAll(in: app.simulation)
    }
  }

  private static func count(of word: String?, in told: some Sequence<Event>) -> Int {
    told.reduce(0) { $0 + (word == nil || $1.word.rawValue == word ? 1 : 0) }
  }

  private func valueOfPlayer(in simulation: Simulation) -> ExpectedValue {
    guard let player = simulation.player else { return .none }
    switch self {
    case .playing: return player.state == .playing ? .text(player.videoId) : .none
    case .turn: return .text(player.videoId)
    case .state: return .text(player.state.word)
    case .place: return .text(player.place.rawValue)
    case .pause: return ExpectedValue(text: player.pauseCause?.rawValue)
    case .position: return .time(player.position(at: simulation.now))
    case .plays: return ExpectedValue(count: player.plays)
    default: return .none
    }
  }

  private func valueOfItem(_ id: String, in simulation: Simulation) -> ExpectedValue {
    guard let active = simulation.activeTab,
      let item = simulation.tabs[active].deck.index(of: id)
    else { return .none }
    switch self {
    case .visible: return .share(simulation.sight(ofTab: active).fraction(ofItem: item))
    case .reason:
      let explained = simulation.explain()?.items.first { $0.index == item }
      return ExpectedValue(text: explained?.verdict.rawValue)
    case .read: return .truth(simulation.readIds.contains(id))
    case .product:
      let product = simulation.tabs[active].deck.shownProduct(ofItem: item)
      return ExpectedValue(text: product.map(Wording.unit))
    case .price:
      let price = simulation.tabs[active].deck.shownProduct(ofItem: item)?.shownPrice
      return ExpectedValue(text: price?.description)
    case .cart:
      return ExpectedValue(
        text: simulation.tabs[active].deck.addToCartState(ofItem: item)?.rawValue)
    default: return .none
    }
  }

  private func valueOfTab(in simulation: Simulation) -> ExpectedValue {
    guard let active = simulation.activeTab else { return .none }
    let tab = simulation.tabs[active]
    switch self {
    case .tab: return ExpectedValue(count: active)
    case .title, .tabTitle: return .text(tab.item.title)
    case .tabId: return .text(tab.item.containerId)
    case .tabState: return .text(tab.content.word)
    case .items: return ExpectedValue(count: tab.deck.videos.count)
    case .layout: return .text(tab.deck.layout.kind.rawValue)
    case .columns:
      if let columns = tab.deck.layout.columns { return ExpectedValue(count: columns) }
      return .none
    case .scroll: return .number(tab.deck.scrollOffset)
    case .held: return ExpectedValue(text: tab.deck.heldId)
    default: return .none
    }
  }

  private func valueOfAll(in simulation: Simulation) -> ExpectedValue {
    switch self {
    case .tabs: ExpectedValue(count: simulation.tabs.count)
    case .threshold: .share(simulation.autoplay.triggerVisibilityPercentage)
    case .autoplay: .truth(simulation.autoplay.isEnabled)
    case .muted: .truth(simulation.isMuted)
    case .background: .truth(simulation.surroundings.isInBackground)
    case .covered: .truth(simulation.surroundings.isCovered)
    case .direction: .text(simulation.surroundings.layoutDirection.rawValue)
    case .offline: .truth(simulation.surroundings.network.isOffline)
    case .time: .time(simulation.now)
    default: .none
    }
  }
}

extension Player.State {
  /// The word for it in tapes.
  fileprivate var word: String {
    switch self {
    case .playing: "playing"
    case .buffering: "buffering"
    case .paused: "paused"
    }
  }
}

extension ContainerTab.Content {
  /// The word for it in tapes.
  fileprivate var word: String {
    switch self {
    case .notLoaded: "notLoaded"
    case .loading: "loading"
    case .loaded: "loaded"
    case .empty: "empty"
    case .failed: "failed"
    }
  }
}

extension Drawer {
  /// The word for it in tapes.
  fileprivate var word: String {
    switch self {
    case .inspector: "inspector"
    case .events: "events"
    case .surroundings: "surroundings"
    }
  }
}
