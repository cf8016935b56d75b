extension Simulation {
  /// Why the items of the active tab play or do not; nil while no deck is shown (A8).
  public func explain() -> DeckExplanation? {
    guard isStarted, let active = activeTab, tabs[active].content == .loaded else { return nil }
    let sight = sight(ofTab: active)
    return DeckExplanation(
      viewport: sight.viewport.rect, threshold: autoplay.triggerVisibilityPercentage,
      items: sight.indexesInFrame.map { explain(item: $0, sight, inTab: active) })
  }

  private func explain(item: Int, _ sight: DeckSight, inTab index: Int) -> ItemExplanation {
    let rect = sight.rect(ofItem: item)
    let best = sight.bestFraction(ofItem: item)
    return ItemExplanation(
      index: item, videoId: tabs[index].deck.videos[item].id, rect: rect,
      losses: sight.viewport.losses(of: rect), fraction: sight.fraction(ofItem: item),
      bestFraction: autoplay.isMet(by: best) ? nil : best,
      verdict: verdict(on: item, sight, inTab: index))
  }

  private func verdict(on item: Int, _ sight: DeckSight, inTab index: Int) -> Verdict {
    let deck = tabs[index].deck
    let id = deck.videos[item].id
    if let player, player.videoId == id { return verdict(on: player, of: deck) }
    if !deck.videos[item].hasVideo { return .noVideo }
    if deck.playedAds.contains(id) { return .adOver }
    if deck.failed.contains(id) { return .failed }
    if !autoplay.isMet(by: sight.bestFraction(ofItem: item)) { return .neverEnough }
    if !autoplay.isMet(by: sight.fraction(ofItem: item)) { return .belowThreshold }
    return player == nil ? .autoplayOff : .notFirst
  }

  /// Why the item that has the turn plays or does not; nil while none has it.
  public var verdictOnTurn: Verdict? {
    guard let player, let active = activeTab else { return nil }
    return verdict(on: player, of: tabs[active].deck)
  }

  private func verdict(on player: Player, of deck: Deck) -> Verdict {
    switch player.state {
    case .buffering: .buffering
    case .paused(.background): .inBackground
    case .paused(.cover): .covered
    case .paused(.api): .pausedByAPI
    case .paused(.user): .pausedByUser
    case .playing: deck.heldId == player.videoId ? .held : autoplay.isEnabled ? .first : .goesOn
    }
  }

  /// The largest fraction that any item of a tab can reach, where that is too little for all; nil where one would do (A8).
  public func bestFractionOfAny(ofTab index: Int) -> Double? {
    guard let best = sight(ofTab: index).bestFractionOfAny else { return nil }
    return autoplay.isMet(by: best) ? nil : best
  }
}

extension Viewport {
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
