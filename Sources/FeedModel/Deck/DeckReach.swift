/// Which items of a deck scrolling alone can ever play (A2, A8): the others need the user to start them.
public struct DeckReach: Hashable, Sendable {
  /// How many items there are.
  public let count: Int
  /// How many of them the rule chooses at some offset.
  public let byScrolling: Int
  /// How many hold no video.
  public let withoutVideo: Int
  /// How many others stand beside an item of their row that always comes before them.
  public let besideTheFirst: Int
  /// The indexes of those that lead their row but never come first within the limits of scrolling.
  public let leadingButNeverFirst: [Int]

  /// Looks at all that scrolling can show; `hasVideo` tells of each item in data order.
  init(
    _ sight: DeckSight, rule: AutoplayRule, hasVideo: [Bool],
    showing forEachSight: ((DeckSight) -> Void) -> Void
  ) {
    let geometry = sight.geometry
    var isReached = [Bool](repeating: false, count: hasVideo.count)
    forEachSight { here in
      let chosen = here.choice(by: rule.strategy) {
        hasVideo[$0] && rule.isMet(by: here.fraction(ofItem: $0))
      }
      if let chosen { isReached[chosen] = true }
    }
    count = hasVideo.count
    byScrolling = isReached.lazy.filter { $0 }.count
    withoutVideo = hasVideo.lazy.filter { !$0 }.count
    let columns = geometry.columnCount
    leadingButNeverFirst = hasVideo.indices.filter { item in
      guard hasVideo[item], !isReached[item] else { return false }
      let start = item - item % columns
      let row = start..<min(start + columns, hasVideo.count)
      return !row.contains {
        $0 != item && hasVideo[$0] && sight.prefers($0, to: item, by: rule.strategy)
      }
    }
    besideTheFirst = count - byScrolling - withoutVideo - leadingButNeverFirst.count
  }
}

extension Simulation {
  /// Which items of a tab scrolling alone can ever play, as the tab's deck lies on the screen now.
  public func reach(ofTab index: Int) -> DeckReach {
    DeckReach(
      sight(ofTab: index), rule: autoplay,
      hasVideo: tabs[index].deck.videos.map(\.hasVideo)
    ) { forEachSight(ofTab: index, $0) }
  }
}
