import FeedModel

/// What holds after a reload: what the new scenario says otherwise than the old one, and of all else what was set by then.
struct KeptSettings {
  /// How the network answers.
  private(set) var network: SimulatedNetwork
  /// When items play by themselves.
  let autoplay: AutoplayRule
  /// What else was set on decks by then.
  let viewConfiguration: ViewConfigurationChange
  /// The look of the tab strip.
  let tabsStyle: PlayerTabsStyle
  /// What follows at the end of a video.
  let loopBehavior: LoopBehavior
  /// How long players wait for data before their spinner shows.
  let bufferingSpinnerDelay: SimulatedTime
  /// What the app is shown on.
  let device: Device
  /// In which direction it is laid out.
  let layoutDirection: LayoutDirection
  /// Whether the sound is off.
  let isMuted: Bool
  /// Whether subtitles are shown.
  let areSubtitlesShown: Bool
  /// Whether the user is kept from controlling players (T15).
  let isPlayerInteractionBlocked: Bool
  /// Whether the user is kept from changing tabs (T16).
  let isTabsInteractionBlocked: Bool
  /// What the app has set of that which the SDK asks about products.
  let handlers: [AppHandler]
  /// Whether decks keep the layout they have been given.
  let keepsLayout: Bool

  /// What is kept of `old` under another scenario.
  init(of old: Simulation, under scenario: Scenario) {
    func kept<Value: Equatable>(_ path: KeyPath<Scenario, Value>, _ present: Value) -> Value {
      let isSame = old.scenario[keyPath: path] == scenario[keyPath: path]
      return isSame ? present : scenario[keyPath: path]
    }
    let present = old.surroundings.network
    network = scenario.network
    network.latency = kept(\.network.latency, present.latency)
    network.isOffline = kept(\.network.isOffline, present.isOffline)
    network.faults = kept(\.network.faults, present.faults)
    let stated = ViewConfigurationChange(from: old.scenario.deck, to: scenario.deck).paths
    let set = ViewConfigurationChange(from: old.scenario.deck, to: old.deckSetup)
      .filter { !stated.contains($0) }
    autoplay = set.applied(to: scenario.deck).viewConfiguration.itemView.autoplay
    viewConfiguration = set.filter { !$0.hasPrefix("itemView.autoplay.") }
    tabsStyle = kept(\.tabsStyle, old.tabsStyle)
    loopBehavior = kept(\.playback.loopBehavior, old.loopBehavior)
    bufferingSpinnerDelay = kept(
      \.playback.bufferingSpinnerDelay, old.playback.bufferingSpinnerDelay)
    device = kept(\.device, old.surroundings.shownOn)
    layoutDirection = kept(\.layoutDirection, old.surroundings.layoutDirection)
    isMuted = !kept(\.isUnmutedAtFirst, !old.isMuted)
    areSubtitlesShown = old.areSubtitlesShown
    isPlayerInteractionBlocked = old.isPlayerInteractionBlocked
    isTabsInteractionBlocked = old.isTabsInteractionBlocked
    handlers = AppHandler.allCases.filter { handler in
      let isSame = old.scenario.host.has(handler) == scenario.host.has(handler)
      return isSame ? old.handlers.contains(handler) : scenario.host.has(handler)
    }
    keepsLayout =
      old.scenario.deck.layout == scenario.deck.layout
      && old.scenario.deck.columns == scenario.deck.columns
  }

  /// The network while a tab gets back what it showed: it answers at once, and nothing goes wrong with that tab.
  func calmNetwork(for containerId: String) -> SimulatedNetwork {
    var network = network
    network.latency = Latency(.zero)
    network.isOffline = false
    network.faults.removeAll { $0.source == containerId }
    return network
  }
}

extension AutoplayRule {
  /// The action that makes this rule of `other`; nil where both are the same.
  func change(from other: AutoplayRule) -> Action? {
    guard self != other else { return nil }
    func changed<Value: Equatable>(_ path: KeyPath<AutoplayRule, Value>) -> Value? {
      self[keyPath: path] == other[keyPath: path] ? nil : self[keyPath: path]
    }
    return .setAutoplay(
      triggerVisibilityPercentage: changed(\.triggerVisibilityPercentage).flatMap {
        Percentage(fraction: $0)
      },
      isEnabled: changed(\.isEnabled), minimumViewTime: changed(\.minimumViewTime),
      // What says nothing of it stops an item where it would not start, and so does the largest share there is.
      stopVisibilityPercentage: changed(\.stopVisibilityPercentage).flatMap {
        Percentage(fraction: $0 ?? 1)
      },
      strategy: changed(\.strategy))
  }
}
