extension Simulation {
  /// Gives an item the turn: it goes on where it was left, once its data are here (P2).
  mutating func beginPlayer(ofItem item: Int, inTab index: Int) {
    let video = tabs[index].deck.videos[item]
    let isFetched = tabs[index].deck.fetched.contains(video.id)
    let latency =
      isFetched ? .zero : latencyOfData(of: video.id, inTab: tabs[index].item.containerId)
    player = Player(
      video: video, isAd: tabs[index].deck.isAd(item), containerId: tabs[index].item.containerId,
      position: tabs[index].deck.keptPosition(of: video.id), now: now,
      bufferingUntil: isFetched ? nil : now + latency)
    if latency > .zero { emit(.onMomentBuffering(momentId: video.id, latency: latency)) }
  }

  /// How long the data of a video take to come; those on their way already never take longer (P4).
  private mutating func latencyOfData(of id: String, inTab containerId: String) -> SimulatedTime {
    let latency = surroundings.network.latency.draw(from: &random)
    guard let prefetch, prefetch.videoId == id, prefetch.containerId == containerId else {
      return latency
    }
    return min(latency, prefetch.due - now)
  }

  /// Ends the turn of the item that has it; its position is kept (A6).
  ///
  /// Where it fills the screen, that ends as well unless another video is to follow in it.
  mutating func stopPlayer(_ reason: StopReason, staysOpen: Bool = false) {
    guard let old = player else { return }
    let position = old.position(at: now)
    if let index = tabs.firstIndex(where: { $0.item.containerId == old.containerId }) {
      tabs[index].deck.positions[old.videoId] = position
      if old.isPausedByUser { tabs[index].deck.pausedByUser.insert(old.videoId) }
    }
    player = nil
    if old.hasStarted {
      emit(
        old.isAd
          ? .onAdEnd(adId: old.videoId, reason: reason, position: position)
          : .onMomentStop(momentId: old.videoId, reason: reason, position: position))
    }
    if !staysOpen { tellEnd(of: old, reason) }
  }

  /// Tells that a player is not in its place any more, where that was not the deck (D11, D12).
  mutating func tellEnd(of old: Player, _ reason: StopReason) {
    switch old.place {
    case .deck: break
    case .fullScreen: emit(.didCloseFullScreen(momentId: old.videoId, reason: reason))
    case .pictureInPicture: emit(.didStopPictureInPicture(momentId: old.videoId, reason: reason))
    }
  }

  /// The data of the player's video are here, or will not come.
  mutating func finishBuffering() {
    guard let waiting = player, let active = activeTab else { return }
    let id = waiting.videoId
    let fails = tabs[active].deck.index(of: id).map { tabs[active].deck.videos[$0].fails } ?? true
    if fails || surroundings.network.isOffline {
      tabs[active].deck.failed.insert(id)
      emit(.onMomentFailed(momentId: id, error: fails ? .failure : .offline))
      if waiting.place == .fullScreen { closeFullScreen(.failed) }
      if player?.videoId == id { player = nil }
    } else {
      tabs[active].deck.fetched.insert(id)
      player?.bufferingUntil = nil
    }
  }

  /// Lets the player run or stand still, as data and pauses want, and tells what changed (P3).
  mutating func runPlayer() {
    guard let before = player else { return }
    let cause = pauseCause(of: before)
    let runs = cause == nil && before.bufferingUntil == nil
    player?.pauseCause = cause
    if runs != before.isRunning { player?.run(runs, at: now) }
    let position = before.position(at: now)
    if !before.hasStarted {
      if runs { tellStart(of: before, at: position) }
    } else if let cause, before.pauseCause == nil {
      emit(.onMomentPause(momentId: before.videoId, cause: cause, position: position))
    } else if cause == nil, let old = before.pauseCause {
      emit(.onMomentResume(momentId: before.videoId, cause: old, position: position))
    }
  }

  private mutating func tellStart(of started: Player, at position: SimulatedTime) {
    player?.hasStarted = true
    guard let active = activeTab, let item = tabs[active].deck.index(of: started.videoId) else {
      return
    }
    if started.isAd { return tellAdStart(of: started.videoId, item: item, inTab: active) }
    readIds.insert(started.videoId)
    emit(
      .onMomentStart(
        momentId: started.videoId, momentIndex: tabs[active].deck.moments(beforeItem: item),
        totalMomentsCount: tabs[active].deck.moments.count, position: position,
        place: started.place == .deck ? nil : started.place))
  }

  /// What pauses a player now (A6, T14, P8).
  ///
  /// Picture in picture stands over the app and its sheets, and outlives them in the background.
  func pauseCause(of player: Player) -> PauseCause? {
    guard let active = activeTab else { return nil }
    if player.place != .pictureInPicture {
      if surroundings.isInBackground { return .background }
      if surroundings.isCovered { return .cover }
    }
    if tabs[active].isPausedByAPI { return .api }
    if player.place != .deck { return player.isPausedByUser ? .user : nil }
    return tabs[active].deck.pausedByUser.contains(player.videoId) ? .user : nil
  }
}
