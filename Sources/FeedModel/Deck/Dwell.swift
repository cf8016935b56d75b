/// Since when the items of a deck have met the threshold without a break (A7).
///
/// It holds those in the frame only, in data order, and keeps its room from one look to the next.
struct Dwell: Hashable, Sendable {
  private struct Arrival: Hashable {
    var item: Int
    /// An item that has taken the place of another has just arrived.
    var id: String
    var since: SimulatedTime
  }

  private var arrivals: [Arrival] = []
  /// The room of the look before; empty between two looks.
  private var earlier: [Arrival] = []
  /// When the next item will have met the threshold for long enough; nil where all have.
  private(set) var nextEnd: SimulatedTime?

  /// Notes what meets the threshold at `now`; what does not has to begin anew.
  mutating func note(
    _ sight: DeckSight, of videos: DeckVideos, rule: AutoplayRule, now: SimulatedTime
  ) {
    swap(&arrivals, &earlier)
    nextEnd = nil
    var place = 0
    for item in sight.indexesInFrame where rule.isMet(by: sight.fraction(ofItem: item)) {
      while place < earlier.count, earlier[place].item < item { place += 1 }
      let wasThere =
        place < earlier.count && earlier[place].item == item && earlier[place].id == videos[item].id
      let arrival =
        wasThere ? earlier[place] : Arrival(item: item, id: videos[item].id, since: now)
      arrivals.append(arrival)
      let end = arrival.since + rule.minimumViewTime
      if end > now { nextEnd = min(nextEnd ?? end, end) }
    }
    earlier.removeAll(keepingCapacity: true)
  }

  /// Nothing has met the threshold for any time.
  mutating func forget() {
    guard !arrivals.isEmpty || nextEnd != nil else { return }
    arrivals.removeAll(keepingCapacity: true)
    nextEnd = nil
  }

  /// Since when an item has met the threshold; nil where it does not, or nobody has noted it.
  func since(ofItem item: Int) -> SimulatedTime? {
    var (low, high) = (0, arrivals.count)
    while low < high {
      let middle = (low + high) / 2
      if arrivals[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < arrivals.count && arrivals[low].item == item ? arrivals[low].since : nil
  }
}
