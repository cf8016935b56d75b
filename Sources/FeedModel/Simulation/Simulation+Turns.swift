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
    player?.isPausedByUser = false
    if !autoplay.isEnabled, player?.place ?? .deck == .deck { tabs[active].deck.heldId = id }
  }

  /// The item that has the turn, else the one that would have it if autoplay were on.
  private func resumable(_ sight: DeckSight, inTab index: Int) -> Int? {
    if let player { return tabs[index].deck.index(of: player.videoId) }
    return preferred(sight, inTab: index)
  }

  /// The user taps an item of the active tab: one that he holds already opens, another starts (A5, D12).
  mutating func tapItem(_ id: String) {
    guard isStarted, let active = activeTab, let item = tabs[active].deck.index(of: id) else {
      return
    }
    let fraction = sight(ofTab: active).fraction(ofItem: item)
    guard fraction > 0 else { return }
    let deck = tabs[active].deck
    if !deck.isAd(item) {
      emit(
        .videoDidTapThumbnail(
          sourceId: sourceId(ofTab: active), momentId: id,
          momentIndex: deck.moments(beforeItem: item)))
    }
    if deck.heldId == id, player?.videoId == id, !deck.isAd(item),
      scenario.deck.viewConfiguration.itemView.fullScreen.isEnabled
    {
      openFullScreen(id)
    } else if deck.videos[item].hasVideo, autoplay.isMet(by: fraction) {
      hold(id, inTab: active)
    }
  }

  /// The user starts an item, which ends what plays in a corner, or brings it back; one of which too little is seen
  /// cannot be held (A5).
  private mutating func hold(_ id: String, inTab active: Int) {
    if let player, player.place == .pictureInPicture {
      if player.videoId == id { returnToDeck(.restored) } else { stopPlayer(.lostTurn) }
    }
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
    case nil where player.place != .deck:
      self.player?.isPausedByUser = true
    case nil:
      tabs[active].deck.pausedByUser.insert(player.videoId)
    case .user, .api:
      self.player?.isPausedByUser = false
      tabs[active].deck.pausedByUser.remove(player.videoId)
      tabs[active].isPausedByAPI = false
    case .background, .cover:
      break
    }
  }
}
