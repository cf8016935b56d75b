extension Simulation {
  /// An advertisement begins to play, or goes on where it was left (P5).
  mutating func tellAdStart(of id: String, item: Int, inTab index: Int) {
    let deck = tabs[index].deck
    let next = deck.moments(beforeItem: item)
    emit(
      .onAdStart(
        adId: id, previousMomentId: next > 0 ? deck.moments[next - 1].id : nil,
        nextMomentId: next < deck.moments.count ? deck.moments[next].id : nil))
  }

  /// An advertisement has been played: it does not play again by itself, and the next item follows (P5).
  mutating func finishAd() {
    guard let player, let active = activeTab else { return }
    tabs[active].deck.playedAds.insert(player.videoId)
    if !advance(.adOver) { stopPlayer(.adOver) }
  }
}
