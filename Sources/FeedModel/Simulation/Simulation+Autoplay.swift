extension Simulation {
  /// What is seen of a tab's deck.
  public func sight(ofTab index: Int) -> DeckSight {
    sight(of: geometry(ofTab: index), offset: tabs[index].deck.scrollOffset)
  }

  private func sight(of geometry: DeckGeometry, offset: Double) -> DeckSight {
    DeckSight(geometry: geometry, viewport: viewport(of: geometry), offset: offset)
  }

  /// Chooses who plays, and what is fetched ahead; called once after every change (A4).
  mutating func evaluate() {
    evaluateTurn()
    updatePrefetching()
  }

  /// Chooses who plays.
  ///
  /// It is the hot path: its work depends on how many items are in the frame, not on how many there
  /// are, and the layout is worked out once, without allocating (G5).
  private mutating func evaluateTurn() {
    guard isStarted, let active = activeTab, tabs[active].content == .loaded else { return }
    let geometry = geometry(ofTab: active)
    // A layout that became shorter cannot stay scrolled beyond its end.
    let offset = geometry.clamp(tabs[active].deck.scrollOffset)
    if offset != tabs[active].deck.scrollOffset { tabs[active].deck.scrollOffset = offset }
    let sight = sight(of: geometry, offset: offset)
    noteImpressions(sight, inTab: active)
    forgetPauses(sight, inTab: active)
    giveTurn(to: choose(sight, inTab: active), sight, inTab: active)
    runPlayer()
    loadNextPageIfNeeded(sight, ofTab: active)
  }

  /// Whether an item could play if enough of it were seen (A2).
  func isCandidate(_ item: Int, inTab index: Int) -> Bool {
    let video = tabs[index].deck.videos[item]
    guard video.hasVideo else { return false }
    if !tabs[index].deck.playedAds.isEmpty, tabs[index].deck.playedAds.contains(video.id) {
      return false
    }
    return tabs[index].deck.failed.isEmpty || !tabs[index].deck.failed.contains(video.id)
  }

  /// The item whose turn it is: the held one, else the first that meets the threshold (A2, A5).
  ///
  /// With autoplay off nothing starts, and what plays goes on while enough of it is seen (A1).
  private mutating func choose(_ sight: DeckSight, inTab index: Int) -> Int? {
    func mayPlay(_ item: Int) -> Bool {
      isCandidate(item, inTab: index) && autoplay.isMet(by: sight.fraction(ofItem: item))
    }
    if let held = tabs[index].deck.heldId.flatMap({ tabs[index].deck.index(of: $0) }) {
      if mayPlay(held) { return held }
      tabs[index].deck.heldId = nil
    }
    if autoplay.isEnabled { return sight.indexesInFrame.first(where: mayPlay) }
    return player.flatMap { tabs[index].deck.index(of: $0.videoId) }.flatMap {
      mayPlay($0) ? $0 : nil
    }
  }

  private mutating func noteImpressions(_ sight: DeckSight, inTab index: Int) {
    for item in sight.indexesInFrame
    where sight.fraction(ofItem: item) > 0 && !tabs[index].deck.isAd(item) {
      let id = tabs[index].deck.videos[item].id
      if tabs[index].deck.impressions.insert(id).inserted {
        emit(
          .onMomentImpression(momentId: id, momentIndex: tabs[index].deck.moments(beforeItem: item))
        )
      }
    }
  }

  /// A user's pause ends when nothing of the item is seen any more (A6).
  private mutating func forgetPauses(_ sight: DeckSight, inTab index: Int) {
    guard !tabs[index].deck.pausedByUser.isEmpty else { return }
    let deck = tabs[index].deck
    tabs[index].deck.pausedByUser = deck.pausedByUser.filter { id in
      deck.index(of: id).map { sight.fraction(ofItem: $0) > 0 } ?? false
    }
  }

  private mutating func giveTurn(to item: Int?, _ sight: DeckSight, inTab index: Int) {
    let id = item.map { tabs[index].deck.videos[$0].id }
    guard player?.videoId != id else { return }
    if let old = player.flatMap({ tabs[index].deck.index(of: $0.videoId) }) {
      let isSeen = autoplay.isMet(by: sight.fraction(ofItem: old))
      stopPlayer(isSeen ? .lostTurn : .belowThreshold)
    }
    if let item { beginPlayer(ofItem: item, inTab: index) }
  }
}
