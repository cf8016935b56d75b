extension Simulation {
  /// The item whose turn it is: the held one, else the one that the strategy prefers (A2, A5, A7).
  ///
  /// An item that has the turn keeps it down to the lower threshold, against those that the strategy
  /// puts after it. With autoplay off nothing starts, and what plays goes on while enough of it is seen
  /// (A1).
  mutating func choose(_ sight: DeckSight, inTab index: Int) -> Int? {
    noteDwell(sight, inTab: index)
    if let held = tabs[index].deck.heldId.flatMap({ tabs[index].deck.index(of: $0) }) {
      if isCandidate(held, inTab: index), autoplay.isMet(by: sight.fraction(ofItem: held)) {
        return held
      }
      tabs[index].deck.heldId = nil
    }
    let present = player.flatMap { tabs[index].deck.index(of: $0.videoId) }
    if autoplay.isEnabled {
      return sight.choice(by: autoplay.strategy) {
        mayPlay($0, whileTurnIsOf: present, sight, inTab: index)
      }
    }
    return present.flatMap { mayPlay($0, whileTurnIsOf: $0, sight, inTab: index) ? $0 : nil }
  }

  /// Whether an item may have the turn while `present` has it; nil where none has.
  func mayPlay(
    _ item: Int, whileTurnIsOf present: Int?, _ sight: DeckSight, inTab index: Int
  ) -> Bool {
    guard isCandidate(item, inTab: index) else { return false }
    let fraction = sight.fraction(ofItem: item)
    if item == present { return autoplay.isKept(by: fraction) }
    return autoplay.isMet(by: fraction) && hasDwelt(item, inTab: index)
  }

  /// The item that the strategy prefers of those that meet the threshold, however long they have.
  func preferred(_ sight: DeckSight, inTab index: Int) -> Int? {
    sight.choice(by: autoplay.strategy) {
      isCandidate($0, inTab: index) && autoplay.isMet(by: sight.fraction(ofItem: $0))
    }
  }

  /// Whether an item that meets the threshold has done so for long enough (A7).
  func hasDwelt(_ item: Int, inTab index: Int) -> Bool {
    guard autoplay.minimumViewTime > .zero else { return true }
    return dwellEnd(ofItem: item, inTab: index).map { $0 <= now } ?? false
  }

  /// When an item will have met the threshold for long enough, if nothing changes; nil where it does not meet it.
  func dwellEnd(ofItem item: Int, inTab index: Int) -> SimulatedTime? {
    tabs[index].deck.dwell.since(ofItem: item).map { $0 + autoplay.minimumViewTime }
  }

  mutating func noteDwell(_ sight: DeckSight, inTab index: Int) {
    guard autoplay.minimumViewTime > .zero else { return tabs[index].deck.dwell.forget() }
    tabs[index].deck.dwell.note(
      sight, of: tabs[index].deck.videos, rule: autoplay, now: now)
  }

  /// When the next item of the deck that is shown has met the threshold for long enough; nil where none is to, or nothing
  /// would come of it.
  var nextDwellEnd: SimulatedTime? {
    guard isStarted, autoplay.isEnabled, let activeTab else { return nil }
    return tabs[activeTab].deck.dwell.nextEnd
  }

  /// Sets what is given of when items play by themselves (A7).
  mutating func set(_ change: AutoplayChange) {
    guard !isClosed else { return }
    if let trigger = change.trigger { autoplay.triggerVisibilityPercentage = trigger.fraction }
    if let isEnabled = change.isEnabled { autoplay.isEnabled = isEnabled }
    if let time = change.minimumViewTime { autoplay.minimumViewTime = time }
    if let stop = change.stop { autoplay.stopVisibilityPercentage = stop.fraction }
    if let strategy = change.strategy { autoplay.strategy = strategy }
  }
}

/// What `set-autoplay` is given; nil stays as it is.
struct AutoplayChange {
  var trigger: Percentage?
  var isEnabled: Bool?
  var minimumViewTime: SimulatedTime?
  var stop: Percentage?
  var strategy: AutoplayStrategy?
}
