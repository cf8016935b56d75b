extension Simulation {
  /// The plays that are left until the next item follows, the present one among them; nil where none follows.
  public var playsLeft: Int? {
    if player?.isAd == true { return 1 }
    guard let player, player.place == .deck, let plays = loopBehavior.numberOfPlays else {
      return nil
    }
    return max(1, plays - player.plays)
  }

  /// What follows when a video has played to its end (P1, T13).
  public var loopBehavior: LoopBehavior { playback.loopBehavior }

  /// Sets how players play, for every tab and at once; the count of plays starts again (T13).
  mutating func updatePlayback(loop: Int?, bufferingSpinnerDelay: SimulatedTime?) {
    guard !isClosed else { return }
    var configuration = PlaybackConfiguration.base()
    configuration.loopBehavior.numberOfPlays = loop
    if let bufferingSpinnerDelay {
      configuration.bufferingSpinnerDelay = bufferingSpinnerDelay
    }
    configuration.isUnmuted = playback.isUnmuted
    playback = configuration
    player?.plays = 0
  }

  /// A quarter of the video is over; after the fourth it starts again, or the next item follows (P1, P3).
  ///
  /// Returns whether another item is to have the turn.
  mutating func passMark() -> Bool {
    guard var passed = player else { return false }
    passed.quartiles += 1
    guard passed.quartiles == 4 else {
      player = passed
      emit(.onMomentQuartile(momentId: passed.videoId, quartile: passed.quartiles))
      return false
    }
    passed.plays += 1
    passed.rewind(at: now)
    player = passed
    emit(.onMomentComplete(momentId: passed.videoId, play: passed.plays))
    if passed.isAd {
      finishAd()
      return true
    }
    switch passed.place {
    case .fullScreen: return finishFullScreenVideo()
    case .pictureInPicture: return false
    case .deck: break
    }
    guard let plays = loopBehavior.numberOfPlays, passed.plays >= plays else { return false }
    return advance(.advanced)
  }

  /// Moves to the next item that can play: it is scrolled into view and held.
  ///
  /// On the last one, where the next can never be seen enough, and while the deck still moves from the
  /// user's hand, the present one goes on in its loop.
  mutating func advance(_ reason: StopReason) -> Bool {
    guard fling == nil, let active = activeTab, let player,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return false }
    let later = tabs[active].deck.videos.indices.dropFirst(item + 1)
    guard let next = later.first(where: { isCandidate($0, inTab: active) }) else { return false }
    let there = showing(next, inTab: active)
    var moved = self
    moved.tabs[active].deck.scrollOffset = there.offset
    moved.pageOffset = there.pageOffset
    guard autoplay.isMet(by: moved.sight(ofTab: active).fraction(ofItem: next)) else {
      return false
    }
    tabs[active].deck.scrollOffset = there.offset
    pageOffset = there.pageOffset
    tabs[active].deck.heldId = tabs[active].deck.videos[next].id
    stopPlayer(reason)
    return true
  }
}
