@testable import FeedModel

/// Reads a log and finds what no single state shows: that starts and stops alternate, that nothing is
/// told without a change, that pages follow each other (N5, T19, T20, D7, D8, P3).
struct LogChecker {
  /// The container's id, with which those of all sources begin.
  let containerSourceId: String
  /// What has been told wrongly so far.
  private(set) var faults: [String] = []
  /// The item between its start and its stop, and the log's word on whether it is paused.
  private(set) var started: (id: String, isPaused: Bool)?
  /// The source of the active tab.
  private(set) var activeSource: String?
  /// The place of the player as the log tells it.
  private(set) var place = PlayerPlace.deck
  /// Whether the player has appeared.
  private(set) var isShown = false

  private var time = SimulatedTime.zero
  private var isClosed = false
  private var quartile = 0
  /// Loads of a first page that have been told to have started and not to have ended.
  private var loading: Set<String> = []
  /// Videos told per source.
  private var counts: [String: Int] = [:]
  /// Items that have told an impression since their source was loaded.
  private var seen: [String: Set<String>] = [:]
  /// What must be told next, at once.
  private var mustFollow: Event.CodingKeys?
  /// What may come before that.
  private var mayPrecede: Event.CodingKeys?
  /// Requests to add to the cart that have not ended.
  private var adding: Set<Int> = []
  /// The highest number of a request so far.
  private var lastRequest = 0

  init(containerSourceId: String) {
    self.containerSourceId = containerSourceId
  }

  mutating func read(_ entries: [LogEntry]) {
    for entry in entries {
      check(entry.time >= time, "time runs back to \(entry.time)")
      time = entry.time
      switch entry.content {
      case .action(let action):
        check(mustFollow == nil, "an action comes between two events of a load")
        read(action)
      case .event(let event): read(event)
      }
    }
  }

  /// Compares what the log says with the state that it led to.
  mutating func compare(with simulation: Simulation) {
    let active = simulation.activeTab.map { simulation.sourceId(ofTab: $0) }
    // That no tab is left is told by nothing but the call that removed the last one.
    if active == nil, simulation.visibleTabs.isEmpty { activeSource = nil }
    check(active == activeSource, "the log's active tab is \(activeSource ?? "none")")
    check(isShown == simulation.isStarted, "the log says that the container is shown: \(isShown)")
    let player = simulation.player.flatMap { $0.hasStarted ? $0 : nil }
    check(
      (simulation.player?.place ?? .deck) == place, "the log says that the player is in \(place)")
    check(player?.videoId == started?.id, "the log's player is \(started?.id ?? "none")")
    if let player, let started {
      check(
        (player.pauseCause != nil) == started.isPaused,
        "the log says that \(started.id) is paused: \(started.isPaused)")
    }
    for index in simulation.tabs.indices {
      let source = simulation.sourceId(ofTab: index)
      if (simulation.tabs[index].loadingSince != nil) != loading.contains(source) {
        faults.append("the log says that \(source) loads: \(loading.contains(source))")
      }
      if simulation.tabs[index].deck.moments.count != counts[source] ?? 0 {
        faults.append("the log counts \(counts[source] ?? 0) videos of \(source)")
      }
    }
  }

  private mutating func check(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }

  /// Some calls drop what a source has told, and loads of it, without a word.
  private mutating func read(_ action: Action) {
    switch action {
    case .newDeck:
      if let source = activeSource { (counts[source], seen[source]) = (0, []) }
    case .upsertTabs(let tabs) where Set(tabs.map(\.containerId)).count == tabs.count:
      for tab in tabs { forget(tab.containerId) }
    case .removeTabs(let ids):
      for id in ids { forget(id) }
    case .seek:
      quartile = -1
    default:
      break
    }
  }

  private mutating func forget(_ containerId: String) {
    let source = "\(containerSourceId)_\(containerId)"
    loading.remove(source)
    (counts[source], seen[source]) = (0, [])
  }

  private mutating func read(_ event: Event) {
    if let mustFollow, event.word != mayPrecede {
      check(event.word == mustFollow, "\(event.line) comes where \(mustFollow) must")
    }
    if event.word != mayPrecede { mustFollow = nil }
    mayPrecede = nil
    if isClosed {
      let mayComeClosed: [Event.CodingKeys] = [
        .onPlayerDidAppear, .closePlayerCompleted, .answerDropped,
      ]
      check(mayComeClosed.contains(event.word), "closed, but tells \(event.line)")
    }
    switch event {
    case .onPlayerDidAppear, .onPlayerDidDismiss, .closePlayerCompleted, .onTabSelected:
      readContainer(event)
    case .onDataLoadStarted, .onDataLoadComplete, .onVideosLoaded, .didLoadFeed, .didFailToLoadFeed:
      readLoad(event)
    case .onProductHydration, .onGlobalProductHydration, .productsHydrated, .onPlayerDeckAddToCart,
      .addToCartEnded:
      readShopping(event)
    case .onErrorThrown, .lateAnswerDropped, .programmerError, .answerDropped, .linkOpened,
      .onTriggerCTA, .handleCustomCTAClick, .onTriggerPlayerBodyTextLink,
      .onTriggerCustomActionButton:
      break
    case .didOpenFullScreen, .didCloseFullScreen, .didStartPictureInPicture,
      .didStopPictureInPicture, .restoreUserInterfaceForPictureInPicture,
      .failedToStartPictureInPicture, .videoDidTapThumbnail:
      readPlace(event)
    default:
      readMoment(event)
    }
  }

  private mutating func readPlace(_ event: Event) {
    check(isShown, "\(event.line) of a container that is not shown")
    switch event {
    case .didOpenFullScreen(let id):
      check(place == .deck, "\(id) opens while the player is in \(place)")
      place = .fullScreen
    case .didCloseFullScreen(let id, _):
      check(place == .fullScreen, "\(id) closes, which is in \(place)")
      place = .deck
    case .didStartPictureInPicture(let id):
      check(place == .deck && started?.id == id, "\(id) goes from \(place) into a corner")
      place = .pictureInPicture
    case .didStopPictureInPicture(let id, _):
      check(place == .pictureInPicture, "\(id) leaves a corner, but is in \(place)")
      place = .deck
    case .restoreUserInterfaceForPictureInPicture(let id):
      check(place == .pictureInPicture && started?.id == id, "\(id) comes back from \(place)")
    case .videoDidTapThumbnail(_, let id, let index):
      check(place != .fullScreen, "\(id) is tapped, which is covered")
      check(index < counts[activeSource ?? ""] ?? 0, "\(id) has index \(index)")
    default: break
    }
  }

  private mutating func readContainer(_ event: Event) {
    switch event {
    case .onPlayerDidAppear:
      check(!isShown, "it appears twice")
      isShown = true
      isClosed = false
    case .onPlayerDidDismiss:
      check(isShown && started == nil, "it is dismissed while hidden or playing")
      isShown = false
      activeSource = nil
      loading = []
      counts = [:]
      seen = [:]
      mustFollow = .closePlayerCompleted
      isClosed = true
    case .onTabSelected(_, let source, _):
      check(isShown, "a tab is selected of a container that is not shown")
      check(source != activeSource, "\(source) is selected although it was")
      check(started == nil, "a tab is selected while the old player plays")
      activeSource = source
    default:
      break
    }
  }

  private mutating func readLoad(_ event: Event) {
    switch event {
    case .onDataLoadStarted(_, let source):
      loading.insert(source)
    case .onVideosLoaded(let source, let page, let first, let count):
      if page == 1 {
        check(loading.contains(source), "\(source) brings videos without a load")
        check(first == 0 && count > 0, "the first page of \(source) is empty")
        check(source != activeSource || started == nil, "the player of a reloaded tab plays on")
        counts[source] = count
        seen[source] = []
        mustFollow = .didLoadFeed
      } else {
        check(first == counts[source], "page \(page) of \(source) begins at \(first)")
        counts[source, default: 0] += count
      }
    case .didLoadFeed:
      mustFollow = .onDataLoadComplete
      mayPrecede = .onProductHydration
    case .didFailToLoadFeed(let source, let error):
      if error == .empty { (counts[source], seen[source]) = (0, []) }
      check(loading.contains(source), "\(source) fails without a load")
    case .onDataLoadComplete(_, let source, let itemsCount, let failure):
      let wasLoading = loading.remove(source) != nil
      check(wasLoading, "\(source) completes without a load")
      check(itemsCount == counts[source] ?? 0, "\(source) completes with \(itemsCount)")
      check(failure != .empty, "an empty feed completes with a failure")
    default:
      break
    }
  }

  private mutating func readShopping(_ event: Event) {
    switch event {
    case .onProductHydration(let source, let page, let videos, let products, let request, let ids):
      check(page > 1 || videos == counts[source], "hydrates another page of \(source)")
      check(Set(ids).count == ids.count && ids.count <= products, "products are listed twice")
      check(request > lastRequest, "request \(request) comes again")
      lastRequest = max(lastRequest, request)
    case .onGlobalProductHydration(_, _, _, let request, _):
      check(request > lastRequest, "request \(request) comes again")
      lastRequest = max(lastRequest, request)
    case .productsHydrated(_, let request, let ids):
      check(request <= lastRequest && !ids.isEmpty, "request \(request) hydrates nothing")
    case .onPlayerDeckAddToCart(_, _, _, _, _, let request):
      check(request > lastRequest, "request \(request) comes again")
      lastRequest = max(lastRequest, request)
      adding.insert(request)
    case .addToCartEnded(_, let outcome, let took, let request):
      let wasAdding = adding.remove(request) != nil
      check(wasAdding, "request \(request) ends without a tap")
      check(
        outcome == .noReport ? took == .seconds(10) : took >= .zero && took < .seconds(10),
        "request \(request) ends \(outcome) after \(took)")
    default:
      break
    }
  }

  private mutating func readMoment(_ event: Event) {
    check(isShown, "\(event.line) of a container that is not shown")
    switch event {
    case .onMomentImpression(let id, let index):
      let source = activeSource ?? ""
      let isFirst = seen[source, default: []].insert(id).inserted
      check(isFirst, "\(id) is seen for a second first time")
      check(index < counts[source] ?? 0, "\(id) has index \(index)")
    case .onMomentStart(let id, let index, let total, let position, let place):
      check(place ?? .deck == self.place, "\(id) starts in \(place ?? .deck)")
      check(started == nil, "\(id) starts while \(started?.id ?? "") plays")
      check(index < total && total == counts[activeSource ?? ""], "\(id) is \(index) of \(total)")
      check(position >= .zero, "\(id) starts at \(position)")
      check(seen[activeSource ?? ""]?.contains(id) ?? false, "\(id) starts unseen")
      started = (id, false)
      quartile = -1
    case .onAdStart(let id, let before, let after):
      check(started == nil, "\(id) starts while \(started?.id ?? "") plays")
      check(before != nil, "\(id) comes before every video")
      check(before != after, "\(id) stands between a video and itself")
      started = (id, false)
      quartile = -1
    case .onMomentStop(let id, _, _), .onAdEnd(let id, _, _):
      check(started?.id == id, "\(id) stops, which has not started")
      started = nil
    case .onMomentPause(let id, _, _):
      check(started?.id == id && started?.isPaused == false, "\(id) is paused, which does not play")
      started?.isPaused = true
    case .onMomentResume(let id, _, _):
      check(started?.id == id && started?.isPaused == true, "\(id) resumes, which is not paused")
      started?.isPaused = false
    case .onMomentQuartile(let id, let next):
      check(started?.id == id && started?.isPaused == false, "\(id) plays on without playing")
      // After a start at a kept position any quartile may be the next one.
      check(quartile < 0 || next == quartile + 1, "quartile \(next) follows \(quartile)")
      check((1...3).contains(next), "there is no quartile \(next)")
      quartile = next
    case .onMomentComplete(let id, let play):
      check(started?.id == id && started?.isPaused == false, "\(id) ends without playing")
      check(quartile < 0 || quartile == 3, "\(id) ends after quartile \(quartile)")
      check(play > 0, "\(id) ends for the \(play)th time")
      quartile = 0
    case .onMomentFailed(let id, _):
      check(started?.id != id, "\(id) fails while it plays")
    default:
      break
    }
  }
}
