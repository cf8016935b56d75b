extension Simulation {
  /// Lets the app hydrate the products of a page that has just arrived, where it has a handler (S1).
  mutating func tellHydration(ofPage page: Int, first: Int, count: Int, ofTab index: Int) {
    guard handlers.contains(.onProductHydration) else { return }
    let hydrator = addHydrator(
      for: first..<first + count, videoId: nil, ofTab: index,
      answer: scenario.host.onProductHydration
    )
    emit(
      .onProductHydration(
        sourceId: sourceId(ofTab: index), page: page, videos: count,
        products: tabs[index].deck.products(of: hydrator).count, request: hydrator.request,
        productIds: hydrator.productIds))
  }

  /// Lets the app hydrate the products of one video, which a full-screen player is about to show; the video before it
  /// cannot be hydrated any more (S2).
  mutating func hydrateGlobally(_ videoId: String, ofTab index: Int) {
    guard handlers.contains(.onGlobalProductHydration),
      let item = tabs[index].deck.index(of: videoId), !tabs[index].deck.isAd(item)
    else { return }
    for tab in tabs.indices {
      tabs[tab].deck.shopping.hydrators.removeAll { $0.videoId != nil }
    }
    let moment = tabs[index].deck.moments(beforeItem: item)
    let hydrator = addHydrator(
      for: moment..<moment + 1, videoId: videoId, ofTab: index,
      answer: scenario.host.onGlobalProductHydration)
    emit(
      .onGlobalProductHydration(
        sourceId: sourceId(ofTab: index), momentId: videoId,
        products: tabs[index].deck.products(of: hydrator).count, request: hydrator.request,
        productIds: hydrator.productIds))
  }

  private mutating func addHydrator(
    for moments: Range<Int>, videoId: String?, ofTab index: Int, answer: HydrationAnswer?
  ) -> ProductHydrator {
    var known: Set<String> = []
    let ids = tabs[index].deck.moments[moments].flatMap { video in
      video.products.compactMap(\.externalID).filter { known.insert($0).inserted }
    }
    let after = isAnsweredByApp ? nil : answer?.after
    let hydrator = ProductHydrator(
      request: nextRequest, videoId: videoId, moments: moments, productIds: ids,
      hostAnswersAt: after.map { now + max(.zero, $0) })
    nextRequest += 1
    tabs[index].deck.shopping.hydrators.append(hydrator)
    return hydrator
  }
}

extension Simulation {
  /// The app hydrates a product, through the latest hydrator of the active deck unless it names one; one whose load is
  /// gone does nothing, and that is told (S1).
  mutating func hydrate(_ id: String, with patch: ProductPatch, request: Int?) {
    guard let request = request ?? latestHydrator else {
      if activeTab != nil {
        emit(.programmerError(message: "the active deck has given nobody a hydrator"))
      }
      return
    }
    guard let (tab, hydrator) = hydrator(ofRequest: request) else {
      return emit(.answerDropped(request: request))
    }
    guard isHydratable(id, by: hydrator, ofTab: tab) else {
      return emit(.programmerError(message: "nothing to hydrate has the externalID '\(id)'"))
    }
    if change(id, by: patch, ofTab: tab) { tellHydrated([id], by: hydrator, ofTab: tab) }
  }

  /// The scenario's host hydrates what is due.
  mutating func hydrateForHost() {
    for tab in tabs.indices {
      for place in tabs[tab].deck.shopping.hydrators.indices {
        let hydrator = tabs[tab].deck.shopping.hydrators[place]
        guard let due = hydrator.hostAnswersAt, due <= now else { continue }
        tabs[tab].deck.shopping.hydrators[place].hostAnswersAt = nil
        let answer =
          hydrator.videoId == nil
          ? scenario.host.onProductHydration : scenario.host.onGlobalProductHydration
        let listed = Set(hydrator.productIds)
        let changed = (answer?.products ?? []).filter {
          listed.contains($0.externalID) && change($0.externalID, by: $0.patch, ofTab: tab)
        }
        tellHydrated(changed.map(\.externalID), by: hydrator, ofTab: tab)
      }
    }
  }

  private var latestHydrator: Int? {
    guard let activeTab else { return nil }
    let hydrators = tabs[activeTab].deck.shopping.hydrators
    return (hydrators.last { $0.videoId == nil } ?? hydrators.last)?.request
  }

  /// The hydrator with this request, while its load counts.
  public func hydrator(ofRequest request: Int) -> (tab: Int, hydrator: ProductHydrator)? {
    for tab in tabs.indices {
      let found = tabs[tab].deck.shopping.hydrators.first { $0.request == request }
      if let found { return (tab, found) }
    }
    return nil
  }

  /// The products that a request is for, as they are now; none once its load is gone.
  public func products(ofRequest request: Int) -> [Product] {
    guard let (tab, hydrator) = hydrator(ofRequest: request) else { return [] }
    return tabs[tab].deck.products(of: hydrator)
  }

  /// A hydrator of a page is for every product of its load, that of a video for the video's own.
  private func isHydratable(_ id: String, by hydrator: ProductHydrator, ofTab tab: Int) -> Bool {
    if hydrator.productIds.contains(id) { return true }
    guard hydrator.videoId == nil else { return false }
    return tabs[tab].deck.shopping.hydrators.contains {
      $0.videoId == nil && $0.productIds.contains(id)
    }
  }

  /// Adds a patch to those of a product; returns whether that changes any.
  private mutating func change(_ id: String, by patch: ProductPatch, ofTab tab: Int) -> Bool {
    var patch = patch
    if let place = patch.variants?.variants.firstIndex(where: \.id.isEmpty) {
      let unit = shownUnitID(ofProduct: id, inTab: tab)
      for place in place..<(patch.variants?.variants.count ?? 0)
      where patch.variants?.variants[place].id == "" {
        patch.variants?.variants[place].id = unit
      }
    }
    let before = tabs[tab].deck.shopping.patches[id] ?? ProductPatch()
    let after = before.followed(by: patch)
    tabs[tab].deck.shopping.patches[id] = after
    return after != before
  }

  private func shownUnitID(ofProduct id: String, inTab tab: Int) -> String {
    let deck = tabs[tab].deck
    for hydrator in deck.shopping.hydrators where hydrator.productIds.contains(id) {
      let product = deck.products(of: hydrator).first { $0.externalID == id }
      if let unit = product?.shownUnitID { return unit }
    }
    return id
  }

  private mutating func tellHydrated(
    _ ids: [String], by hydrator: ProductHydrator, ofTab tab: Int
  ) {
    guard !ids.isEmpty else { return }
    emit(
      .productsHydrated(
        sourceId: sourceId(ofTab: tab), request: hydrator.request, productIds: ids))
  }
}
