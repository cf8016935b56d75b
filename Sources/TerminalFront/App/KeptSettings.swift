import FeedModel

/// What holds after a reload: what the new scenario says otherwise than the old one, and of all else what was set by then.
struct KeptSettings {
  /// How the network answers.
  private(set) var network: SimulatedNetwork
  /// When items play by themselves.
  private(set) var autoplay: AutoplayRule
  /// What else was set on decks by then.
  let viewConfiguration: ViewConfigurationChange
  /// What follows at the end of a video.
  let loopBehavior: LoopBehavior
  /// What the app is shown on.
  let device: Device
  /// In which direction it is laid out.
  let layoutDirection: LayoutDirection
  /// Whether the sound is off.
  let isMuted: Bool
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
    let rule = old.autoplay
    autoplay = AutoplayRule(
      isEnabled: kept(\.deck.viewConfiguration.itemView.autoplay.isEnabled, rule.isEnabled),
      triggerVisibilityPercentage: kept(
        \.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage,
        rule.triggerVisibilityPercentage))
    autoplay.minimumViewTime = kept(
      \.deck.viewConfiguration.itemView.autoplay.minimumViewTime, rule.minimumViewTime)
    autoplay.stopVisibilityPercentage = kept(
      \.deck.viewConfiguration.itemView.autoplay.stopVisibilityPercentage,
      rule.stopVisibilityPercentage)
    autoplay.strategy = kept(\.deck.viewConfiguration.itemView.autoplay.strategy, rule.strategy)
    let stated = ViewConfigurationChange(from: old.scenario.deck, to: scenario.deck).paths
    viewConfiguration = ViewConfigurationChange(from: old.scenario.deck, to: old.deckSetup)
      .filter { !stated.contains($0) && !$0.hasPrefix("itemView.autoplay.") }
    loopBehavior = kept(\.playback.loopBehavior, old.loopBehavior)
    device = kept(\.device, old.surroundings.shownOn)
    layoutDirection = kept(\.layoutDirection, old.surroundings.layoutDirection)
    isMuted = !kept(\.playback.isUnmuted, !old.isMuted)
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
