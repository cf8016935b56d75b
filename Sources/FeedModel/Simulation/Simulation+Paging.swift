extension Simulation {
  /// Asks for the next page of a tab while less than a frame of content is left (D7).
  mutating func loadNextPageIfNeeded(_ sight: DeckSight, ofTab index: Int) {
    guard let paging = tabs[index].deck.paging, !paging.hasFailed else { return }
    let frame = sight.geometry.frameLength
    guard sight.geometry.contentLength - sight.offset - frame < frame else { return }
    requestPage(paging.nextPage, ofTab: index)
  }

  /// Asks for a further page of a tab, unless a load of it is under way.
  mutating func requestPage(_ page: Int, ofTab index: Int) {
    let containerId = tabs[index].item.containerId
    guard !loads.contains(where: { $0.containerId == containerId && !$0.isStale }) else { return }
    request(page: page, ofTab: index)
  }

  mutating func finishFurtherPage(_ load: PendingLoad, ofTab index: Int) {
    guard let paging = tabs[index].deck.paging else { return }
    let source = sourceId(ofTab: index)
    if let failure = load.failure, failure != .empty {
      tabs[index].deck.paging?.hasFailed = true
      emit(.onErrorThrown(sourceId: source, error: failure))
      return
    }
    let page =
      load.failure == .empty
      ? [] : paging.offered.dropFirst(paging.answered).prefix(pageSize(ofTab: index))
    let first = tabs[index].deck.moments.count
    let count = tabs[index].deck.append(ordered(page, ofTab: index))
    let answered = paging.answered + page.count
    let isLast = page.isEmpty || answered >= paging.offered.count
    tabs[index].deck.paging =
      isLast
      ? nil
      : Paging(offered: paging.offered, nextPage: paging.nextPage + 1, answered: answered)
    emit(.onVideosLoaded(sourceId: source, page: load.page, first: first, count: count))
    tellHydration(ofPage: load.page, first: first, count: count, ofTab: index)
  }

  /// How many videos a page of a paged tab holds, at least 1.
  func pageSize(ofTab index: Int) -> Int {
    max(1, tabs[index].item.pageSize ?? scenario.deck.pageSize)
  }
}
