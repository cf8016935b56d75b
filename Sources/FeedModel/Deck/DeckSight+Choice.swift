extension DeckSight {
  /// The item that a strategy prefers of those that may play; nil where none may (A2, A7).
  ///
  /// It looks at what is in the frame only, and allocates nothing (G5).
  func choice(by strategy: AutoplayStrategy, among mayPlay: (Int) -> Bool) -> Int? {
    switch strategy {
    case .first: indexesInFrame.first(where: mayPlay)
    case .last: indexesInFrame.last(where: mayPlay)
    case .mostVisible, .centermost: best(by: strategy, among: mayPlay)
    }
  }

  /// Whether a strategy prefers one item to another; of equals the lower index comes first.
  func prefers(_ item: Int, to other: Int, by strategy: AutoplayStrategy) -> Bool {
    switch strategy {
    case .first: return item < other
    case .last: return item > other
    case .mostVisible, .centermost:
      let (mine, its) = (rank(ofItem: item, by: strategy), rank(ofItem: other, by: strategy))
      return mine > its || mine == its && item < other
    }
  }

  private func best(by strategy: AutoplayStrategy, among mayPlay: (Int) -> Bool) -> Int? {
    var best: (item: Int, rank: Double)?
    for item in indexesInFrame where mayPlay(item) {
      let rank = rank(ofItem: item, by: strategy)
      if best.map({ rank > $0.rank }) ?? true { best = (item, rank) }
    }
    return best?.item
  }

  /// The larger, the better an item is.
  private func rank(ofItem index: Int, by strategy: AutoplayStrategy) -> Double {
    guard strategy == .centermost else { return fraction(ofItem: index) }
    guard let view = viewport.rect else { return 0 }
    let item = rect(ofItem: index)
    let across = (item.x + item.width / 2) - (view.x + view.width / 2)
    let along = (item.y + item.height / 2) - (view.y + view.height / 2)
    return -(across * across + along * along)
  }
}
