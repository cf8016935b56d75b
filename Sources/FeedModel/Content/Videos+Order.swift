extension [Video] {
  /// The videos in the order that a source asks for: live streams first where it says so, then those of the earlier of
  /// `ranks`, then by `order`.
  func ordered(
    _ order: OrderType?, _ advanced: AdvancedOrderType?, _ seed: UInt64,
    preferring ranks: [WidgetLabel] = []
  ) -> [Video] {
    let ordered = self.ordered(order, seed: seed).preferring(ranks)
    return advanced == .liveFirst ? ordered.stably { $0.isLive ? 0 : 1 } : ordered
  }

  private func ordered(_ order: OrderType?, seed: UInt64) -> [Video] {
    switch order {
    case nil, .manual: self
    case .recentlyUpdatedFirst: stably(by: >) { $0.updatedOrCreated ?? .min }
    case .recentlyUpdatedLast: stably { $0.updatedOrCreated ?? .max }
    case .recentlyCreatedFirst: stably(by: >) { $0.createdAt?.seconds ?? .min }
    case .recentlyCreatedLast: stably { $0.createdAt?.seconds ?? .max }
    case .aToZ: stably { $0.title.lowercased() }
    case .zToA: stably(by: >) { $0.title.lowercased() }
    case .random: mixed(seed: seed)
    }
  }

  /// The videos with those first that match the first of `ranks`, then those that match the second, and so on.
  func preferring(_ ranks: [WidgetLabel]) -> [Video] {
    ranks.isEmpty
      ? self
      : stably { video in ranks.firstIndex { $0.matches(video.labels) } ?? ranks.count }
  }

  /// The videos by a key, equal ones as they stand.
  func stably<Key: Comparable>(
    by precedes: (Key, Key) -> Bool = { $0 < $1 }, _ key: (Video) -> Key
  ) -> [Video] {
    let keys = map(key)
    // That a sort keeps equal elements in order is nowhere promised.
    let places = indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : precedes(keys[left], keys[right])
    }
    return places.map { self[$0] }
  }

  /// The first videos, at most so many; nil for all.
  func first(_ most: Int?) -> [Video] {
    most.map { Array(prefix(Swift.max(0, $0))) } ?? self
  }

  /// The videos in an order that depends on `seed` alone.
  ///
  /// Not `shuffled(using:)`: how that draws may change with the standard library, and the same seed must give the same
  /// log on any machine (N1).
  private func mixed(seed: UInt64) -> [Video] {
    var random = SplitMix64(seed: seed)
    var mixed = self
    for place in mixed.indices.dropFirst().reversed() {
      let other = random.next().multipliedFullWidth(by: UInt64(place + 1)).high
      mixed.swapAt(place, Int(other))
    }
    return mixed
  }
}

extension Video {
  fileprivate var updatedOrCreated: Int? { (updatedAt ?? createdAt)?.seconds }
}
