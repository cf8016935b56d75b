extension Simulation {
  /// Loads a tab again because the app says so (T12); one that has never been loaded is prepared.
  mutating func reload(_ index: Int) {
    switch tabs[index].content {
    case .notLoaded:
      load(index)
    case .loading:
      let containerId = tabs[index].item.containerId
      let wasReload = loads.contains { $0.containerId == containerId && $0.isReload && !$0.isStale }
      load(index, isReload: wasReload)
    case .loaded, .empty, .failed:
      load(index, isReload: true)
    }
  }

  /// Asks for the first page of a tab; a load under way is replaced (N3, T20).
  mutating func load(_ index: Int, isReload: Bool = false) {
    dropLoads(of: tabs[index].item.containerId)
    readAddToCartGates(ofTab: index)
    if tabs[index].content != .loaded { tabs[index].content = .loading }
    tabs[index].loadingSince = now
    emit(.onDataLoadStarted(playerType: .moments, sourceId: sourceId(ofTab: index)))
    request(page: 1, ofTab: index, isReload: isReload)
  }

  /// Asks the network for a page.
  mutating func request(page: Int, ofTab index: Int, isReload: Bool = false) {
    let containerId = tabs[index].item.containerId
    let answer = surroundings.network.answer(to: containerId, drawingFrom: &random)
    loads.append(
      PendingLoad(
        generation: nextGeneration, containerId: containerId, page: page, askedAt: now,
        due: now + answer.after, failure: answer.fault, isReload: isReload))
    nextGeneration += 1
  }

  /// Takes the load out that is due, of several the one asked for first.
  mutating func takeDueLoad() -> PendingLoad? {
    let due = loads.indices.filter { loads[$0].due <= now }
    guard
      let first = due.min(by: {
        (loads[$0].due, loads[$0].generation) < (loads[$1].due, loads[$1].generation)
      })
    else { return nil }
    return loads.remove(at: first)
  }

  /// An answer is here.
  mutating func finish(_ load: PendingLoad) {
    guard let index = tabs.firstIndex(where: { $0.item.containerId == load.containerId }) else {
      return
    }
    if load.isStale {
      emit(.lateAnswerDropped(sourceId: sourceId(ofTab: index), generation: load.generation))
    } else if load.page > 1 {
      finishFurtherPage(load, ofTab: index)
    } else {
      finishFirstPage(load, ofTab: index)
    }
  }

  private mutating func finishFirstPage(_ load: PendingLoad, ofTab index: Int) {
    tabs[index].loadingSince = nil
    tabs[index].lastAnswerTook = now - load.askedAt
    if let failure = load.failure, failure != .empty {
      failFirstPage(failure, ofTab: index, isReload: load.isReload)
    } else if let offered = load.failure == .empty ? [] : offer(ofTab: index, to: load) {
      tabs[index].failedLoads = 0
      replaceContent(ofTab: index, with: offered)
    } else {
      failFirstPage(.channelNotFound, ofTab: index, isReload: load.isReload)
    }
  }

  /// A load that went wrong fails a tab that shows nothing; otherwise the old content stays (T12).
  ///
  /// The error of a reload is reported besides (T22), and removes no tab (T6).
  private mutating func failFirstPage(_ failure: LoadFailure, ofTab index: Int, isReload: Bool) {
    let source = sourceId(ofTab: index)
    tabs[index].failedLoads += 1
    let keepsContent = tabs[index].content == .loaded
    if !keepsContent { tabs[index].content = .failed(failure) }
    emit(.didFailToLoadFeed(sourceId: source, error: failure))
    if isReload { emit(.onErrorThrown(sourceId: source, error: failure)) }
    complete(ofTab: index, itemsCount: tabs[index].deck.moments.count, failure: failure)
    if !isReload { removeTabsWithoutContent() }
  }

  /// The first page of a fresh content: scroll, positions and holds start anew (T12).
  private mutating func replaceContent(ofTab index: Int, with offered: [Video]) {
    if index == activeTab {
      stopPlayer(.reload)
      fling = nil
    }
    let source = sourceId(ofTab: index)
    let old = tabs[index].deck
    tabs[index].deck = Deck(layout: old.layout)
    tabs[index].deck.shopping.hasAddToCartButton = old.shopping.hasAddToCartButton
    tabs[index].deck.ads = scenario.shared.ads.schedule(tabs[index].item.momentsAdsConfigType)
    tabs[index].hasBeenShown = index == activeTab
    tabs[index].content = offered.isEmpty ? .empty : .loaded
    if offered.isEmpty {
      emit(.didFailToLoadFeed(sourceId: source, error: .empty))
    } else {
      let size = tabs[index].item.isPaged ? pageSize(ofTab: index) : offered.count
      let page = offered.prefix(size)
      let count = tabs[index].deck.append(ordered(page, ofTab: index))
      if size < offered.count, !isAutosized(tab: index) {
        tabs[index].deck.paging = Paging(offered: offered, answered: size)
      }
      emit(.onVideosLoaded(sourceId: source, page: 1, first: 0, count: count))
      emit(.didLoadFeed(sourceId: source))
      tellHydration(ofPage: 1, first: 0, count: count, ofTab: index)
      let containerId = tabs[index].item.containerId
      if !tabsToPrefetch.contains(containerId) { tabsToPrefetch.append(containerId) }
    }
    complete(ofTab: index, itemsCount: tabs[index].deck.moments.count, failure: nil)
    if offered.isEmpty { removeTabsWithoutContent() }
  }

  private mutating func complete(ofTab index: Int, itemsCount: Int, failure: LoadFailure?) {
    emit(
      .onDataLoadComplete(
        playerType: .moments, sourceId: sourceId(ofTab: index), itemsCount: itemsCount,
        failure: failure))
  }

  /// Everything that a tab's source offers to a load; nil where it names a channel that is not there (D6).
  private func offer(ofTab index: Int, to load: PendingLoad) -> [Video]? {
    // Each load mixes anew, whatever else has been drawn.
    let viewer = Viewer(
      seenIds: readIds, seed: scenario.seed ^ UInt64(bitPattern: Int64(load.generation)))
    let videos = try? scenario.catalog.answer(to: tabs[index].item.dataSource, for: viewer)
    return mostVideos(ofTab: index).flatMap { most in videos.map { Array($0.prefix(most)) } }
      ?? videos
  }

  /// A page with the unread videos first, where the tab wants that (P6).
  func ordered(_ page: ArraySlice<Video>, ofTab index: Int) -> [Video] {
    guard tabs[index].item.shouldOrderMomentsByReadStatus, !readIds.isEmpty else {
      return Array(page)
    }
    var unread: [Video] = []
    var read: [Video] = []
    for video in page {
      if readIds.contains(video.id) { read.append(video) } else { unread.append(video) }
    }
    return unread + read
  }
}

extension Simulation {
  /// Whether an answer of the network is awaited that still counts, or the player waits for the data of its video.
  public var isAwaitingData: Bool {
    player?.bufferingUntil != nil || loads.contains { !$0.isStale }
  }
}
