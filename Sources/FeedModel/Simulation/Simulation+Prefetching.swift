extension Simulation {
  /// How many videos a tab fetches before their turn: its own level, else that of the whole SDK (T2).
  public func cachePolicyLevel(ofTab index: Int) -> CachePolicyLevel {
    tabs[index].item.cachePolicyLevel ?? scenario.shared.cachePolicyLevel
  }

  /// Gives up a video that is not wanted any more, and asks for the next one that is (P4).
  ///
  /// One is fetched at a time, so that the nearest comes first, and none is asked for while the player itself
  /// waits for data.
  mutating func updatePrefetching() {
    if let prefetch, !isWanted(prefetch) { self.prefetch = nil }
    guard !surroundings.network.isConstrained else { return }
    while let first = tabsToPrefetch.first, firstVideo(toPrefetchIn: first) == nil {
      tabsToPrefetch.removeFirst()
    }
    guard prefetch == nil, player?.bufferingUntil == nil, let next = nextToPrefetch() else {
      return
    }
    let latency = surroundings.network.latency.draw(from: &prefetchRandom)
    prefetch = Prefetch(
      containerId: tabs[next.tab].item.containerId,
      videoId: tabs[next.tab].deck.videos[next.item].id, due: now + latency)
  }

  /// The data of a video are here before its turn, or will not come; its own turn tells that.
  mutating func finishPrefetch() {
    guard let done = prefetch else { return }
    prefetch = nil
    guard let place = place(of: done) else { return }
    if surroundings.network.isOffline || tabs[place.tab].deck.videos[place.item].fails {
      tabs[place.tab].deck.unfetchable.insert(done.videoId)
    } else {
      tabs[place.tab].deck.fetched.insert(done.videoId)
    }
  }

  private func place(of prefetch: Prefetch) -> (tab: Int, item: Int)? {
    guard let tab = tabs.firstIndex(where: { $0.item.containerId == prefetch.containerId }),
      let item = tabs[tab].deck.index(of: prefetch.videoId)
    else { return nil }
    return (tab, item)
  }

  /// Whether the video still follows the player closely enough, or is one of the first of a tab that has loaded.
  func isWanted(_ prefetch: Prefetch) -> Bool {
    guard !surroundings.network.isConstrained, let place = place(of: prefetch),
      lacks(place.item, inTab: place.tab)
    else { return false }
    if place.tab == activeTab, itemsAhead.contains(place.item) { return true }
    return tabsToPrefetch.contains(prefetch.containerId)
      && place.item < cachePolicyLevel(ofTab: place.tab).videosAfterLoading
  }

  private func nextToPrefetch() -> (tab: Int, item: Int)? {
    if let active = activeTab, let item = itemsAhead.first(where: { lacks($0, inTab: active) }) {
      return (active, item)
    }
    return tabsToPrefetch.first.flatMap { firstVideo(toPrefetchIn: $0) }
  }

  /// The items that follow the one that plays as far as the tab's level looks ahead; none while nothing plays.
  var itemsAhead: Range<Int> {
    guard let active = activeTab, let player, player.bufferingUntil == nil,
      let item = tabs[active].deck.index(of: player.videoId)
    else { return 0..<0 }
    let ahead = cachePolicyLevel(ofTab: active).videosAhead
    return item + 1..<max(item + 1, min(tabs[active].deck.videos.count, item + 1 + ahead))
  }

  private func firstVideo(toPrefetchIn containerId: String) -> (tab: Int, item: Int)? {
    guard let tab = tabs.firstIndex(where: { $0.item.containerId == containerId }) else {
      return nil
    }
    let count = min(
      cachePolicyLevel(ofTab: tab).videosAfterLoading, tabs[tab].deck.videos.count)
    return (0..<count).first { lacks($0, inTab: tab) }.map { (tab, $0) }
  }

  /// Whether an item's data are neither here nor known not to come, and nobody else waits for them.
  private func lacks(_ item: Int, inTab index: Int) -> Bool {
    let deck = tabs[index].deck
    let video = deck.videos[item]
    guard video.hasVideo, !deck.fetched.contains(video.id), !deck.failed.contains(video.id),
      !deck.unfetchable.contains(video.id)
    else { return false }
    return player?.videoId != video.id || player?.containerId != tabs[index].item.containerId
  }
}
