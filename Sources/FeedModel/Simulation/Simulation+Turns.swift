extension Simulation {
  /// Pauses the player of the active tab until somebody resumes it (T14).
  mutating func pausePlayer() {
    guard isStarted, let active = activeTab else { return }
    tabs[active].isPausedByAPI = true
  }

  /// Starts or resumes the player of the active tab (T14); with autoplay off the first item seen enough is held (A1).
  mutating func resumePlayer() {
    guard isStarted, let active = activeTab else { return }
    tabs[active].isPausedByAPI = false
    let sight = sight(ofTab: active)
    guard let item = resumable(sight, inTab: active) else { return }
    let id = tabs[active].deck.videos[item].id
    tabs[active].deck.pausedByUser.remove(id)
    if !autoplay.isEnabled { tabs[active].deck.heldId = id }
  }

  /// The item that has the turn, else the first one that would have it if autoplay were on.
  private func resumable(_ sight: DeckSight, inTab index: Int) -> Int? {
    if let player { return tabs[index].deck.index(of: player.videoId) }
    return sight.indexesInFrame.first {
      isCandidate($0, inTab: index) && autoplay.isMet(by: sight.fraction(ofItem: $0))
    }
  }

  /// The user starts an item of the active tab; one of which too little is seen cannot be held (A5).
  mutating func startItem(_ id: String) {
    guard isStarted, let active = activeTab, let item = tabs[active].deck.index(of: id),
      tabs[active].deck.videos[item].hasVideo,
      autoplay.isMet(by: sight(ofTab: active).fraction(ofItem: item))
    else { return }
    tabs[active].deck.failed.remove(id)
    tabs[active].deck.playedAds.remove(id)
    tabs[active].deck.pausedByUser.remove(id)
    tabs[active].isPausedByAPI = false
    tabs[active].deck.heldId = id
  }

  /// The user pauses the player, or resumes what user or app has paused (A6, T14).
  mutating func togglePlayback() {
    guard let player, let active = activeTab else { return }
    switch player.pauseCause {
    case nil:
      tabs[active].deck.pausedByUser.insert(player.videoId)
    case .user, .api:
      tabs[active].deck.pausedByUser.remove(player.videoId)
      tabs[active].isPausedByAPI = false
    case .background, .cover:
      break
    }
  }
}
