extension Simulation {
  /// Why the items of the active tab play or do not; nil while no deck is shown (A8).
  public func explain() -> DeckExplanation? {
    guard isStarted, let active = activeTab, tabs[active].content == .loaded else { return nil }
    let sight = sight(ofTab: active)
    return DeckExplanation(
      viewport: sight.viewport.rect, cuts: sight.viewport.cuts,
      threshold: autoplay.triggerVisibilityPercentage,
      keepingThreshold: autoplay.keepingVisibilityPercentage,
      minimumViewTime: autoplay.minimumViewTime, strategy: autoplay.strategy,
      items: sight.indexesInFrame.map { explain(item: $0, sight, inTab: active) })
  }

  private func explain(item: Int, _ sight: DeckSight, inTab index: Int) -> ItemExplanation {
    let rect = sight.rect(ofItem: item)
    let best = bestFraction(ofItem: item, sight, inTab: index)
    let verdict = verdict(on: item, sight, inTab: index)
    return ItemExplanation(
      index: item, videoId: tabs[index].deck.videos[item].id, rect: rect,
      losses: sight.viewport.losses(of: rect), fraction: sight.fraction(ofItem: item),
      bestFraction: autoplay.isMet(by: best) ? nil : best,
      dwellsUntil: verdict == .dwelling ? dwellEnd(ofItem: item, inTab: index) : nil,
      verdict: verdict)
  }

  private func verdict(on item: Int, _ sight: DeckSight, inTab index: Int) -> Verdict {
    let deck = tabs[index].deck
    let id = deck.videos[item].id
    if let player, player.videoId == id {
      return verdict(on: player, of: deck, fraction: sight.fraction(ofItem: item))
    }
    if !deck.videos[item].hasVideo { return .noVideo }
    if deck.playedAds.contains(id) { return .adOver }
    if deck.failed.contains(id) { return .failed }
    if !autoplay.isMet(by: bestFraction(ofItem: item, sight, inTab: index)) { return .neverEnough }
    if !autoplay.isMet(by: sight.fraction(ofItem: item)) { return .belowThreshold }
    if player.map({ $0.place != .deck }) ?? false { return .elsewhere }
    if autoplay.isEnabled, !hasDwelt(item, inTab: index) { return .dwelling }
    return player == nil ? .autoplayOff : .notFirst
  }

  /// Why the item that has the turn plays or does not; nil while none has it.
  public var verdictOnTurn: Verdict? {
    guard let player, let active = activeTab,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return nil }
    let fraction = sight(ofTab: active).fraction(ofItem: item)
    return verdict(on: player, of: tabs[active].deck, fraction: fraction)
  }

  private func verdict(on player: Player, of deck: Deck, fraction: Double) -> Verdict {
    switch player.state {
    case _ where player.place != .deck: .elsewhere
    case .buffering: .buffering
    case .paused(.background): .inBackground
    case .paused(.cover): .covered
    case .paused(.api): .pausedByAPI
    case .paused(.user): .pausedByUser
    case .playing where deck.heldId == player.videoId: .held
    case .playing where !autoplay.isEnabled: .goesOn
    case .playing where !autoplay.isMet(by: fraction): .keepsTurn
    case .playing: autoplay.strategy == .first ? .first : .preferred
    }
  }

  /// The largest fraction that any item of a tab can reach, where that is too little for all; nil where one would do (A8).
  public func bestFractionOfAny(ofTab index: Int) -> Double? {
    guard let best = bestFractionOfAnyItem(ofTab: index) else { return nil }
    return autoplay.isMet(by: best) ? nil : best
  }
}

extension Viewport {
  /// The screen, and each cut that takes something from what those before it have left.
  var cuts: [DeckExplanation.Cut] {
    var left: Rect?
    var cuts: [DeckExplanation.Cut] = []
    forEachCut { cut, keeps in
      let before = left
      left =
        cut == .screen ? keeps : left.flatMap { rest in keeps.flatMap { rest.intersection($0) } }
      if cut == .screen || left != before { cuts.append(.init(cut: cut, viewport: left)) }
    }
    return cuts
  }

  /// What each cut takes off `item` beyond what the cuts before it have taken, as fractions of its area.
  func losses(of item: Rect) -> [ItemExplanation.Loss] {
    guard item.area > 0 else { return [] }
    var left: Rect? = item
    var losses: [ItemExplanation.Loss] = []
    forEachCut { cut, keeps in
      let before = left?.area ?? 0
      left = left.flatMap { rest in keeps.flatMap { rest.intersection($0) } }
      let lost = before - (left?.area ?? 0)
      if lost > 0 { losses.append(ItemExplanation.Loss(cut: cut, fraction: lost / item.area)) }
    }
    return losses
  }
}
