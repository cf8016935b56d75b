import FeedModel

/// How lines of the log read.
struct EventWording {
  let simulation: Simulation

  /// The line for an entry of the log.
  func line(for entry: LogEntry) -> EventLine {
    switch entry.content {
    case .action(let action):
      let words = action.line.split(separator: " ", maxSplits: 1).map(String.init)
      return EventLine(
        moment: entry.time, name: "› \(action.word.rawValue)", role: .quiet,
        detail: words.count > 1 ? words[1] : "", entry: entry)
    case .event(let event):
      return EventLine(
        moment: entry.time, name: event.word.rawValue, role: role(of: event),
        detail: detail(of: event), entry: entry)
    }
  }

  private func role(of event: Event) -> Role {
    switch event {
    case .onTabSelected: .strong
    case .didLoadFeed: .good
    case .addToCartEnded(_, let outcome, _, _):
      outcome == .success ? .good : outcome == .failure ? .fail : .quiet
    case .onDataLoadComplete(_, _, _, let failure): failure == nil ? .good : .fail
    case .didFailToLoadFeed, .onErrorThrown, .onMomentFailed, .programmerError: .fail
    case .onMomentStart, .onMomentResume, .onAdStart: .play
    case .didOpenFullScreen, .didStartPictureInPicture: .strong
    case .didCloseFullScreen, .didStopPictureInPicture,
      .restoreUserInterfaceForPictureInPicture:
      .text
    case .failedToStartPictureInPicture: .fail
    case .videoDidTapThumbnail: .text
    case .onMomentPause: .pause
    case .onMomentBuffering: .wait
    case .onMomentStop, .onMomentQuartile, .onMomentComplete, .onMomentImpression, .onAdEnd: .quiet
    case .lateAnswerDropped, .answerDropped: .quiet
    case .onDataLoadStarted, .onVideosLoaded, .onPlayerDidAppear, .onPlayerDidDismiss,
      .closePlayerCompleted, .onMomentShare, .onTriggerCTA, .handleCustomCTAClick,
      .onTriggerPlayerBodyTextLink, .onTriggerCustomActionButton, .linkOpened,
      .onProductHydration, .onGlobalProductHydration, .productsHydrated, .onPlayerDeckAddToCart:
      .text
    }
  }

  private func detail(of event: Event) -> String {
    switch event {
    case .onTabSelected(let type, let source, let index):
      "\(type.rawValue)  \(source)  index \(index)"
    case .onDataLoadStarted(_, let source), .onPlayerDidAppear(_, let source),
      .onPlayerDidDismiss(_, let source), .didLoadFeed(let source):
      source
    case .onDataLoadComplete(_, let source, let count, nil):
      "\(source)  success, \(count) items"
    case .onDataLoadComplete(_, let source, _, let failure?),
      .didFailToLoadFeed(let source, let failure), .onErrorThrown(let source, let failure):
      "\(source)  failure: \(Wording.failure(failure, in: simulation))"
    case .closePlayerCompleted: ""
    case .onVideosLoaded(let source, let page, _, let count):
      "\(source)  page \(page), \(count) videos"
    case .lateAnswerDropped(let source, let generation):
      "\(source)  load \(generation) was replaced"
    case .programmerError(let message): message
    case .onTriggerCTA, .handleCustomCTAClick, .onTriggerPlayerBodyTextLink,
      .onTriggerCustomActionButton, .linkOpened, .answerDropped:
      detail(ofLink: event)
    case .onProductHydration, .onGlobalProductHydration, .productsHydrated, .onPlayerDeckAddToCart,
      .addToCartEnded:
      detail(ofShopping: event)
    default: detail(ofMoment: event)
    }
  }

  private func detail(ofLink event: Event) -> String {
    switch event {
    case .onTriggerCTA(_, let source, let type, let address, let request):
      "\(source)  \(type.rawValue) \(address)  request \(request)"
    case .handleCustomCTAClick(_, let url, let id, let request):
      "\(title(of: id))  \(url)  request \(request)"
    case .onTriggerPlayerBodyTextLink(_, let source, let address, let request):
      "\(source)  \(address)  request \(request)"
    case .onTriggerCustomActionButton(_, let source, let button, let name, let metadata):
      "\(source)  \(name) (\(button))\(metadata.isEmpty ? "" : "  \(metadata)")"
    case .linkOpened(let source, let type, let address):
      "\(source)  \(type.rawValue) \(address)"
    case .answerDropped(let request): Wording.closed(request: request)
    default: ""
    }
  }

  private func detail(ofShopping event: Event) -> String {
    switch event {
    case .onProductHydration(_, let page, let videos, let products, let request, let ids):
      "\(Wording.count(products, "product")) of \(Wording.count(videos, "video")), page \(page)"
        + "  request \(request)\(Self.listed(ids))"
    case .onGlobalProductHydration(_, let id, let products, let request, let ids):
      "\(title(of: id))  \(Wording.count(products, "product"))  request \(request)"
        + Self.listed(ids)
    case .productsHydrated(let source, let request, let ids):
      "\(source)  request \(request)\(Self.listed(ids))"
    case .onPlayerDeckAddToCart(_, let id, let product, let unit, let url, let request):
      ([title(of: id)] + [unit ?? product, url.isEmpty ? nil : url].compactMap { $0 }
        + ["request \(request)"]).joined(separator: "  ")
    case .addToCartEnded(let id, let outcome, let took, let request):
      "\(title(of: id))  \(Self.outcome(outcome)) after \(Wording.seconds(took))  request \(request)"
    default: ""
    }
  }

  /// Ids after other words; nothing for none.
  private static func listed(_ ids: [String]) -> String {
    ids.isEmpty ? "" : "  " + ids.joined(separator: " ")
  }

  private static func outcome(_ outcome: AddToCartOutcome) -> String {
    switch outcome {
    case .success: "is in the cart"
    case .failure: "was not added"
    case .noReport: "no report"
    }
  }

  private func detail(ofMoment event: Event) -> String {
    switch event {
    case .onMomentImpression(let id, let index): "\(title(of: id))  index \(index)"
    case .onMomentBuffering(let id, let latency):
      "\(title(of: id))  \(Wording.span(latency)) to go"
    case .onMomentStart(let id, let index, let count, let position, let place):
      "\(title(of: id))  index \(index) of \(count)\(from(position))"
        + (place.map { ", \(Wording.place($0))" } ?? "")
    case .onMomentStop(let id, let reason, let position):
      "\(title(of: id))  \(Self.reason(reason)) at \(Wording.clock(position))"
    case .onMomentPause(let id, let cause, let position):
      "\(title(of: id))  by \(Self.cause(cause)) at \(Wording.clock(position))"
    case .onMomentResume(let id, let cause, let position):
      "\(title(of: id))  after \(Self.cause(cause)) at \(Wording.clock(position))"
    case .onMomentQuartile(let id, let quartile): "\(title(of: id))  \(quartile) of 4"
    case .onMomentComplete(let id, let play): "\(title(of: id))  play \(play)"
    case .onMomentFailed(let id, let error):
      "\(title(of: id))  \(Wording.failure(error, in: simulation))"
    case .onMomentShare(let id, let url): "\(title(of: id))\(url.isEmpty ? "" : "  \(url)")"
    case .onAdStart(let id, let before, let after):
      "\(title(of: id))  after \(before.map(title) ?? "nothing"), before"
        + " \(after.map(title) ?? "nothing")"
    case .onAdEnd(let id, let reason, let position):
      "\(title(of: id))  \(Self.reason(reason)) at \(Wording.clock(position))"
    default: detail(ofPlace: event)
    }
  }

  private func detail(ofPlace event: Event) -> String {
    switch event {
    case .videoDidTapThumbnail(_, let id, let index): "\(title(of: id))  index \(index)"
    case .didOpenFullScreen(let id), .didStartPictureInPicture(let id),
      .restoreUserInterfaceForPictureInPicture(let id):
      title(of: id)
    case .didCloseFullScreen(let id, let reason), .didStopPictureInPicture(let id, let reason):
      "\(title(of: id))  \(Self.reason(reason))"
    case .failedToStartPictureInPicture(let id, let reason):
      (id.map { "\(title(of: $0))  " } ?? "") + Wording.failure(reason)
    default: ""
    }
  }

  private func from(_ position: SimulatedTime) -> String {
    position > .zero ? ", from \(Wording.clock(position))" : ""
  }

  /// The title of a video, as far as a tab holds it.
  private func title(of id: String) -> String {
    for tab in simulation.tabs {
      if let item = tab.deck.index(of: id) { return tab.deck.videos[item].title }
    }
    return id
  }

  private static func reason(_ reason: StopReason) -> String {
    switch reason {
    case .belowThreshold: "too little is seen"
    case .lostTurn: "lost its turn"
    case .advanced: "played often enough"
    case .adOver: "has been played"
    case .elsewhere: "goes on elsewhere"
    case .dismissed: "by the user"
    case .restored: "back in the deck"
    case .feedOver: "the last video is over"
    case .failed: "its data did not come"
    case .tab: "another tab"
    case .reload: "reloaded"
    case .removed: "removed"
    case .restart: "tabs were removed"
    case .closed: "closed"
    }
  }

  private static func cause(_ cause: PauseCause) -> String {
    switch cause {
    case .background: "the background"
    case .cover: "a cover"
    case .api: "the app"
    case .user: "the user"
    }
  }
}
