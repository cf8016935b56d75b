extension Simulation {
  /// Reads whether the cards of a deck have an Add to Cart button, once, when it loads for the first time (S4).
  mutating func readAddToCartGates(ofTab index: Int) {
    guard tabs[index].deck.shopping.hasAddToCartButton == nil else { return }
    tabs[index].deck.shopping.hasAddToCartButton =
      handlers.contains(.playerDeckAddToCart)
      && !deckSetup.viewConfiguration.itemView.addToCartButton.isHidden
  }

  /// The app sets a handler, or takes it away; decks keep the Add to Cart button that they were made with (S4).
  mutating func setHandler(_ handler: AppHandler, isSet: Bool) {
    guard handlers.contains(handler) != isSet else { return }
    if isSet { handlers.insert(handler) } else { handlers.remove(handler) }
    if handler == .playerDeckAddToCart { tellOfLateGate("playerDeckAddToCartDelegate") }
  }

  /// Tells that a gate of the Add to Cart button was changed too late, where a deck has been made by then (S4).
  mutating func tellOfLateGate(_ gate: String) {
    guard tabs.contains(where: { $0.deck.shopping.hasAddToCartButton != nil }) else { return }
    emit(
      .programmerError(
        message: "\(gate) was changed after a deck was made, which does not follow: make a new deck"
      ))
  }
}

extension Simulation {
  /// The user taps an Add to Cart button; one that waits for a report, or shows that the unit is in the cart, does
  /// nothing (S4).
  mutating func tapAddToCart(_ id: String?) {
    guard let (tab, video) = tapped(id),
      let item = tabs[tab].deck.index(of: video.id),
      let product = tabs[tab].deck.shownProduct(ofItem: item)
    else { return }
    switch tabs[tab].deck.addToCartState(ofItem: item) {
    case .adding, .added, nil: return
    case .failed:
      let shown = tabs[tab].deck.shopping.addition(of: product, on: video.id)
      tabs[tab].deck.shopping.additions.removeAll { $0.request == shown?.request }
    case .idle: break
    }
    let answer = isAnsweredByApp ? nil : scenario.host.playerDeckAddToCart
    let addition = CartAddition(
      request: nextRequest, videoId: video.id, productId: product.externalID,
      unitId: product.shownUnitID, askedAt: now, end: now + CartAddition.window,
      hostReportsAt: answer.flatMap { $0.result == nil ? nil : now + max(.zero, $0.after) })
    nextRequest += 1
    tabs[tab].deck.shopping.additions.append(addition)
    emit(
      .onPlayerDeckAddToCart(
        sourceId: sourceId(ofTab: tab), momentId: video.id, productId: addition.productId,
        unitId: addition.unitId, url: product.shownVariant?.url ?? "", request: addition.request))
  }

  /// The app reports on a unit; too late, or on none that was asked for, the report is dropped (S4, N6).
  mutating func reportAddToCart(_ request: Int, _ result: AddToCartResult) {
    for tab in tabs.indices {
      let place = tabs[tab].deck.shopping.additions.firstIndex {
        $0.request == request && $0.stage == .adding
      }
      if let place { return show(result, ofAddition: place, inTab: tab) }
    }
    emit(.answerDropped(request: request))
  }

  /// Everything that is due of what is being added: first what is over, so that a report at the last moment is late, then
  /// the reports of the scenario's host.
  mutating func goOnAddingToCart() {
    for tab in tabs.indices where tabs[tab].deck.shopping.nextDeadline <= now {
      endStages(inTab: tab)
      for place in tabs[tab].deck.shopping.additions.indices {
        let addition = tabs[tab].deck.shopping.additions[place]
        guard addition.stage == .adding, let due = addition.hostReportsAt, due <= now,
          let result = scenario.host.playerDeckAddToCart?.result
        else { continue }
        show(result, ofAddition: place, inTab: tab)
      }
    }
  }

  private mutating func endStages(inTab tab: Int) {
    let due = tabs[tab].deck.shopping.additions.filter { $0.end <= now }
    tabs[tab].deck.shopping.additions.removeAll { $0.end <= now }
    for addition in due {
      switch addition.stage {
      case .added, .failed: break
      case .overdue: emit(.answerDropped(request: addition.request))
      case .adding:
        emit(
          .addToCartEnded(
            momentId: addition.videoId, outcome: .noReport, took: now - addition.askedAt,
            request: addition.request))
        keepOverdue(addition, inTab: tab)
      }
    }
  }

  /// Keeps an addition that the scenario's host will still report on, so that the log tells that it came too late.
  private mutating func keepOverdue(_ addition: CartAddition, inTab tab: Int) {
    guard let report = addition.hostReportsAt else { return }
    guard report > now else { return emit(.answerDropped(request: addition.request)) }
    var overdue = addition
    (overdue.stage, overdue.end) = (.overdue, report)
    tabs[tab].deck.shopping.additions.append(overdue)
  }

  private mutating func show(_ result: AddToCartResult, ofAddition place: Int, inTab tab: Int) {
    let addition = tabs[tab].deck.shopping.additions[place]
    tabs[tab].deck.shopping.additions[place].stage = result == .success ? .added : .failed
    tabs[tab].deck.shopping.additions[place].end = now + CartAddition.notice
    emit(
      .addToCartEnded(
        momentId: addition.videoId, outcome: result == .success ? .success : .failure,
        took: now - addition.askedAt, request: addition.request))
  }
}
