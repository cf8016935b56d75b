extension Simulation {
  /// The user taps a video's call to action (T19).
  mutating func tapCTA(_ id: String?) {
    guard let (tab, video) = tapped(id), let cta = video.shownCTA else { return }
    ask(
      .onTriggerCTA, ofTab: tab, videoId: video.id, actionType: cta.actionType,
      actionParam: cta.actionParam)
  }

  /// The user taps the link in a video's text (T19).
  mutating func tapBodyTextLink(_ id: String?) {
    guard let (tab, video) = tapped(id), let link = video.bodyTextLink else { return }
    ask(
      .onTriggerPlayerBodyTextLink, ofTab: tab, videoId: video.id, actionType: .deeplink,
      actionParam: link.actionParam)
  }

  /// The user taps a button that the app has put on a video; the app is told and answers nothing (T19).
  mutating func tapCustomActionButton(_ button: String, of id: String?) {
    guard let (tab, video) = tapped(id),
      let button = video.customActionButtons.first(where: { $0.id == button })
    else { return }
    emit(
      .onTriggerCustomActionButton(
        playerType: .moments, sourceId: sourceId(ofTab: tab), buttonId: button.id,
        buttonName: button.name, metadata: button.metadata))
  }

  /// The user shares a video (P3).
  mutating func tapShareButton(_ id: String?) {
    guard let (_, video) = tapped(id) else { return }
    emit(.onMomentShare(momentId: video.id, url: video.url))
  }

  /// The video that a tap is meant for: that of the given item while any of it is seen, else of the item that has the turn;
  /// in full screen the one that is shown.
  func tapped(_ id: String?) -> (tab: Int, video: Video)? {
    if isFullScreen {
      guard id == nil || id == player?.videoId, let active = activeTab else { return nil }
      return videoOfPlayer.map { (active, $0) }
    }
    guard isStarted, let active = activeTab, let id = id ?? player?.videoId,
      let item = tabs[active].deck.index(of: id), sight(ofTab: active).fraction(ofItem: item) > 0
    else { return nil }
    return (active, tabs[active].deck.videos[item])
  }
}

extension Simulation {
  /// Tells a callback that expects an answer; without an app the scenario's host gives it (N6).
  private mutating func ask(
    _ kind: AppRequest.Kind, ofTab tab: Int, videoId: String, actionType: LinkActionType,
    actionParam: String
  ) {
    let request = AppRequest(
      id: nextRequest, kind: kind, containerId: tabs[tab].item.containerId, videoId: videoId,
      actionType: actionType, actionParam: actionParam,
      hostAnswersAt: isAnsweredByApp ? nil : now + max(.zero, scenario.host[kind].after))
    nextRequest += 1
    requests.append(request)
    let source = sourceId(ofTab: tab)
    switch kind {
    case .onTriggerCTA:
      emit(
        .onTriggerCTA(
          playerType: .moments, sourceId: source, actionType: actionType,
          actionParam: actionParam, request: request.id))
    case .handleCustomCTAClick:
      emit(
        .handleCustomCTAClick(
          sourceId: source, url: actionParam, momentId: videoId, request: request.id))
    case .onTriggerPlayerBodyTextLink:
      emit(
        .onTriggerPlayerBodyTextLink(
          playerType: .moments, sourceId: source, actionParam: actionParam, request: request.id))
    }
  }

  /// An answer of the app; one to a request that is closed, or was never made, is dropped (N6).
  mutating func answer(_ id: Int, isHandled: Bool) {
    guard let place = requests.firstIndex(where: { $0.id == id }) else {
      return emit(.answerDropped(request: id))
    }
    settle(requests.remove(at: place), isHandled: isHandled)
  }

  /// The scenario's host gives its answers that are due, in the order in which they are.
  mutating func answerForHost() {
    while let due = requests.filter({ $0.hostAnswersAt ?? .max <= now }).min(by: {
      ($0.hostAnswersAt ?? .max, $0.id) < ($1.hostAnswersAt ?? .max, $1.id)
    }) {
      requests.removeAll { $0.id == due.id }
      settle(due, isHandled: scenario.host[due.kind].isHandled)
    }
  }

  /// What the app has not handled goes to the next callback, and at last opens by itself (D10).
  private mutating func settle(_ request: AppRequest, isHandled: Bool) {
    guard !isHandled,
      let tab = tabs.firstIndex(where: { $0.item.containerId == request.containerId })
    else { return }
    if request.kind == .onTriggerCTA {
      return ask(
        .handleCustomCTAClick, ofTab: tab, videoId: request.videoId,
        actionType: request.actionType, actionParam: request.actionParam)
    }
    emit(
      .linkOpened(
        sourceId: sourceId(ofTab: tab), actionType: request.actionType,
        actionParam: request.actionParam))
  }
}

extension HostAnswers {
  /// The answer to one callback.
  subscript(kind: AppRequest.Kind) -> HostAnswer {
    switch kind {
    case .onTriggerCTA: onTriggerCTA
    case .handleCustomCTAClick: handleCustomCTAClick
    case .onTriggerPlayerBodyTextLink: onTriggerPlayerBodyTextLink
    }
  }
}
