extension Simulation {
  /// What is seen of a tab's deck.
  public func sight(ofTab index: Int) -> DeckSight {
    sight(ofTab: index, geometry(ofTab: index), offset: tabs[index].deck.scrollOffset)
  }

  func sight(ofTab index: Int, _ geometry: DeckGeometry, offset: Double) -> DeckSight {
    DeckSight(
      geometry: geometry, viewport: viewport(ofTab: index, frame: geometry.frame), offset: offset)
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
    guard isStarted, let active = activeTab else { return }
    // Also while the tab loads: an autosized deck may be shorter than that of the tab that was left.
    clampPage(ofTab: active)
    guard tabs[active].content == .loaded else { return }
    let geometry = geometry(ofTab: active)
    // A layout that became shorter cannot stay scrolled beyond its end.
    let offset = geometry.clamp(tabs[active].deck.scrollOffset)
    if offset != tabs[active].deck.scrollOffset { tabs[active].deck.scrollOffset = offset }
    let sight = sight(ofTab: active, geometry, offset: offset)
    guard !isFullScreen else { return goOnInFullScreen(sight, inTab: active) }
    noteImpressions(sight, inTab: active)
    forgetPauses(sight, inTab: active)
    restoreWhereSeen(sight, inTab: active)
    if player?.place == .pictureInPicture {
      noteDwell(sight, inTab: active)
    } else {
      giveTurn(to: choose(sight, inTab: active), sight, inTab: active)
    }
    runPlayer()
    loadNextPageIfNeeded(sight, ofTab: active)
  }

  /// Nothing of the deck is seen, and nothing of it is chosen (A2).
  private mutating func goOnInFullScreen(_ sight: DeckSight, inTab index: Int) {
    noteDwell(sight, inTab: index)
    runPlayer()
    loadNextPageForFullScreen(ofTab: index)
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

  private mutating func noteImpressions(_ sight: DeckSight, inTab index: Int) {
    for item in sight.indexesInFrame
    where sight.fraction(ofItem: item) > 0 && !tabs[index].deck.isAd(item) {
      noteImpression(ofItem: item, inTab: index)
    }
  }

  /// An item is seen; the first time is told.
  mutating func noteImpression(ofItem item: Int, inTab index: Int) {
    let id = tabs[index].deck.videos[item].id
    guard tabs[index].deck.impressions.insert(id).inserted else { return }
    emit(
      .onMomentImpression(momentId: id, momentIndex: tabs[index].deck.moments(beforeItem: item)))
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
      let isSeen = autoplay.isKept(by: sight.fraction(ofItem: old))
      if !isSeen, goesOnInCorner {
        leaveDeck()
        player?.hasLeftDeck = true
        return
      }
      stopPlayer(isSeen ? .lostTurn : .belowThreshold)
    }
    if let item { beginPlayer(ofItem: item, inTab: index) }
  }
}
