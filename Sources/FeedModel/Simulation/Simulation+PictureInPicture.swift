extension Simulation {
  /// Whether decks are made so that videos go on in a corner (Player Deck page, `isPictureInPictureEnabled`; D11).
  public var isPictureInPictureEnabled: Bool { scenario.deck.isPictureInPictureEnabled }

  /// The user sends the player into a corner, from the deck or from the full screen.
  mutating func startPictureInPicture() {
    guard isStarted else { return }
    guard isPictureInPictureEnabled else { return failPictureInPicture(.notEnabled) }
    guard let player, !player.isAd, player.hasStarted else {
      return failPictureInPicture(.nothingPlays)
    }
    guard player.place != .pictureInPicture else { return }
    leaveDeck()
  }

  private mutating func failPictureInPicture(_ reason: PictureInPictureFailure) {
    emit(.failedToStartPictureInPicture(momentId: player?.videoId, reason: reason))
  }

  /// Whether the player goes on in a corner when too little of its item is left in the deck.
  var goesOnInCorner: Bool {
    guard let player else { return false }
    return isPictureInPictureEnabled && player.state == .playing && player.hasStarted
      && !player.isAd
  }

  /// The player goes on in a corner without a break; nothing is held in the deck any more.
  mutating func leaveDeck() {
    guard let before = player, let active = activeTab else { return }
    // What was held when a full-screen player opened would outlast its turn.
    tabs[active].deck.heldId = nil
    if before.place == .deck {
      player?.isPausedByUser = tabs[active].deck.pausedByUser.contains(before.videoId)
    }
    player?.place = .pictureInPicture
    player?.deckTurn = nil
    player?.hasLeftDeck = false
    if before.place == .fullScreen {
      emit(.didCloseFullScreen(momentId: before.videoId, reason: .elsewhere))
    }
    emit(.didStartPictureInPicture(momentId: before.videoId))
  }

  /// The user closes the corner: an item that is seen enough goes on in the deck, another stops.
  mutating func stopPictureInPicture() {
    guard let player, player.place == .pictureInPicture, let active = activeTab,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return }
    if autoplay.isKept(by: sight(ofTab: active).fraction(ofItem: item)) {
      returnToDeck(.dismissed)
    } else {
      stopPlayer(.dismissed)
    }
  }

  /// The user taps the corner: the deck scrolls to the item, which is held and goes on there.
  mutating func tapPictureInPicture() {
    guard let player, player.place == .pictureInPicture, let active = activeTab,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return }
    fling = nil
    emit(.restoreUserInterfaceForPictureInPicture(momentId: player.videoId))
    let there = showing(item, inTab: active)
    tabs[active].deck.scrollOffset = there.offset
    pageOffset = there.pageOffset
    restore(player.videoId, inTab: active)
  }

  /// The item is held from now on, so that it keeps its turn, and goes on in the deck.
  mutating func restore(_ id: String, inTab index: Int) {
    tabs[index].deck.heldId = id
    returnToDeck(.restored)
  }

  /// An item that has left the deck's view and comes back goes on there (D11).
  mutating func restoreWhereSeen(_ sight: DeckSight, inTab index: Int) {
    guard let player, player.place == .pictureInPicture,
      let item = tabs[index].deck.index(of: player.videoId)
    else { return }
    let fraction = sight.fraction(ofItem: item)
    if !autoplay.isKept(by: fraction) {
      self.player?.hasLeftDeck = true
    } else if player.hasLeftDeck, autoplay.isMet(by: fraction) {
      restore(player.videoId, inTab: index)
    }
  }
}
