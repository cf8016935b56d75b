extension Simulation {
  /// What is set on the full-screen player.
  public var playerView: PlayerDeckPlayerView { deckSetup.viewConfiguration.playerView }

  /// Whether the player covers deck and strip.
  public var isFullScreen: Bool { player?.place == .fullScreen }

  /// When the call to action of the full-screen player shows; nil where it has none.
  public var ctaShownAt: SimulatedTime? {
    guard let player, player.place == .fullScreen, videoOfPlayer?.shownCTA != nil else {
      return nil
    }
    return player.shownSince + playerView.ctaDelay
  }

  /// When that call to action is lit; nil where there is none.
  public var ctaLitAt: SimulatedTime? {
    ctaShownAt.map { $0 + playerView.ctaHighlightDelay }
  }

  /// The video of the player, wherever it is.
  public var videoOfPlayer: Video? {
    guard let player, let active = activeTab,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return nil }
    return tabs[active].deck.videos[item]
  }

  /// The user opens an item that is seen, or what plays in picture in picture: it plays alone (D12).
  ///
  /// It is a start by the user: what the app has paused goes on, and a video that failed is tried again. The pause by
  /// the user is that of the deck's item, and stands again once the player is closed (P8).
  mutating func openFullScreen(_ id: String?) {
    guard isStarted, deckSetup.viewConfiguration.itemView.fullScreen.isEnabled,
      let active = activeTab, let id = id ?? player?.videoId,
      let item = tabs[active].deck.index(of: id), tabs[active].deck.videos[item].hasVideo,
      !tabs[active].deck.isAd(item), player?.place != .fullScreen
    else { return }
    let isPlayers = player?.videoId == id
    let isSeen = sight(ofTab: active).fraction(ofItem: item) > 0
    guard isSeen || isPlayers else { return }
    fling = nil
    tabs[active].isPausedByAPI = false
    tabs[active].deck.failed.remove(id)
    let turn = player.flatMap { $0.place == .deck ? $0.videoId : nil }
    if isPlayers {
      if player?.place == .pictureInPicture {
        emit(.didStopPictureInPicture(momentId: id, reason: .elsewhere))
      }
    } else {
      stopPlayer(.elsewhere)
      beginPlayer(ofItem: item, inTab: active)
    }
    emit(.didOpenFullScreen(momentId: id))
    showFullScreen(returningTo: turn, item: item, inTab: active)
  }

  /// The player fills the screen with a video, the one it was opened with or a later one.
  private mutating func showFullScreen(returningTo turn: String?, item: Int, inTab index: Int) {
    player?.place = .fullScreen
    player?.isPausedByUser = false
    player?.deckTurn = turn
    player?.shownSince = now
    noteImpression(ofItem: item, inTab: index)
    hydrateGlobally(tabs[index].deck.videos[item].id, ofTab: index)
  }

  /// The user closes the full-screen player.
  mutating func dismissFullScreen() {
    if isFullScreen { closeFullScreen(.dismissed) }
  }

  /// The deck gets its turn back where it was (D12, P8): the same item, at the same position, or further on where it was
  /// the one that was opened.
  mutating func closeFullScreen(_ reason: StopReason) {
    guard let open = player, open.place == .fullScreen, let active = activeTab else { return }
    guard open.deckTurn != open.videoId else { return returnToDeck(reason) }
    stopPlayer(reason)
    guard let item = open.deckTurn.flatMap({ tabs[active].deck.index(of: $0) }),
      isCandidate(item, inTab: active),
      autoplay.isKept(by: sight(ofTab: active).fraction(ofItem: item))
    else { return }
    beginPlayer(ofItem: item, inTab: active)
  }

  /// The player goes on in the deck without a break, paused where the user has paused it elsewhere.
  mutating func returnToDeck(_ reason: StopReason) {
    guard let before = player, before.place != .deck, let active = activeTab else { return }
    if before.isPausedByUser { tabs[active].deck.pausedByUser.insert(before.videoId) }
    player?.place = .deck
    player?.isPausedByUser = false
    player?.deckTurn = nil
    player?.hasLeftDeck = false
    player?.plays = 0
    tellEnd(of: before, reason)
  }

  /// The user goes so many videos further in the full-screen player, or back; at an end it stays.
  mutating func stepFullScreen(by steps: Int) {
    guard let open = player, open.place == .fullScreen, let active = activeTab,
      let item = tabs[active].deck.index(of: open.videoId), steps != 0
    else { return }
    let items = tabs[active].deck.videos.indices
    let found =
      steps > 0
      ? opened(items.dropFirst(item + 1), at: steps, inTab: active)
      : opened(items.prefix(item).reversed(), at: Int(clamping: steps.magnitude), inTab: active)
    if let found { continueFullScreen(withItem: found, .lostTurn, inTab: active) }
  }

  /// The video that is `steps` further among those that can be opened, the last of them where there are fewer.
  private func opened(_ items: some Sequence<Int>, at steps: Int, inTab index: Int) -> Int? {
    var left = steps
    var last: Int?
    for item in items where isOpenable(item, inTab: index) {
      last = item
      left -= 1
      if left == 0 { break }
    }
    return last
  }

  private func isOpenable(_ item: Int, inTab index: Int) -> Bool {
    isCandidate(item, inTab: index) && !tabs[index].deck.isAd(item)
  }

  private mutating func continueFullScreen(
    withItem item: Int, _ reason: StopReason, inTab index: Int
  ) {
    let turn = player?.deckTurn
    stopPlayer(reason, staysOpen: true)
    beginPlayer(ofItem: item, inTab: index)
    showFullScreen(returningTo: turn, item: item, inTab: index)
  }

  /// A video of the full-screen player has played to its end.
  ///
  /// While the next page is on its way the last video plays again.
  ///
  /// Returns whether something else is to happen.
  mutating func finishFullScreenVideo() -> Bool {
    guard playerView.videoCompleteAction == .advanceToNext, let active = activeTab, let player,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return false }
    let items = tabs[active].deck.videos.indices
    if let next = items.dropFirst(item + 1).first(where: { isOpenable($0, inTab: active) }) {
      continueFullScreen(withItem: next, .advanced, inTab: active)
      return true
    }
    if tabs[active].deck.paging != nil {
      tabs[active].deck.paging?.hasFailed = false
      return true
    }
    switch playerView.feedCompleteAction {
    case .dismiss:
      closeFullScreen(.feedOver)
    case .loop:
      guard let first = items.first(where: { isOpenable($0, inTab: active) }), first != item else {
        return false
      }
      continueFullScreen(withItem: first, .advanced, inTab: active)
    }
    return true
  }

  /// Asks for the next page while the last video that is here fills the screen (D7).
  mutating func loadNextPageForFullScreen(ofTab index: Int) {
    guard let paging = tabs[index].deck.paging, !paging.hasFailed, let player,
      let item = tabs[index].deck.index(of: player.videoId),
      !tabs[index].deck.videos.indices.dropFirst(item + 1).contains(where: {
        isOpenable($0, inTab: index)
      })
    else { return }
    requestPage(paging.nextPage, ofTab: index)
  }
}
