/// A tabs container, its decks, the network and the user's surroundings as one value (N1).
///
/// `send` and `advance` are the only doors. Nothing here waits, reads a clock, or depends on the order of a hash table; the same
/// scenario, starting size and timed actions give the same log, byte for byte, on any machine.
public struct Simulation: Equatable, Sendable {
  /// What it started from.
  public let scenario: Scenario
  /// The present moment.
  public internal(set) var now = SimulatedTime.zero
  /// The user's surroundings.
  public internal(set) var surroundings: Surroundings
  /// The tabs in order, hidden ones included.
  public internal(set) var tabs: [ContainerTab] = []
  /// Whether the container is shown.
  public internal(set) var isStarted = false
  /// The index of the active tab; nil with none.
  public internal(set) var activeTab: Int?
  /// The movement to the active tab, while it lasts.
  public internal(set) var slide: TabSlide?
  /// The one player (A2); nil while no item has the turn.
  public internal(set) var player: Player?
  /// What decks are made with and what is set on them now (D1).
  public internal(set) var deckSetup: DeckSetup
  /// Whether subtitles are shown where a video has any.
  public internal(set) var areSubtitlesShown = true
  /// The look of the tab strip (T3, T11).
  public internal(set) var tabsStyle: PlayerTabsStyle
  /// How the players of all tabs play (P1, T13).
  public internal(set) var playback: PlaybackConfiguration
  /// Whether the user is kept from controlling players (T15).
  public internal(set) var isPlayerInteractionBlocked = false
  /// Whether the user is kept from changing tabs (T16).
  public internal(set) var isTabsInteractionBlocked = false
  /// The video that is fetched before its turn; nil while none is (P4).
  public internal(set) var prefetch: Prefetch?
  /// Whether the sound is off, for all tabs (P7).
  public internal(set) var isMuted: Bool
  /// The id of the tab to go back to at the next start (T7).
  public internal(set) var rememberedTab: String?
  /// The videos that have been started (P6).
  public internal(set) var readIds: Set<String> = []

  /// Callbacks that wait for an answer (N6).
  public internal(set) var requests: [AppRequest] = []
  /// Whether the code of an app answers callbacks; otherwise the scenario's host does (N6).
  public internal(set) var isAnsweredByApp = false

  /// What the app has set of that which the SDK asks about products (S1, S2, S4).
  public internal(set) var handlers: Set<AppHandler>

  var nextRequest = 1
  /// How far the page around the container is scrolled, in points (U6).
  public internal(set) var pageOffset = 0.0
  /// The scroll that goes on by itself; nil while none does (N2).
  public internal(set) var fling: Fling?
  /// Whether it has told that a deck of the scenario's kind cannot be autosized (D3).
  var hasToldOfAutosizing = false

  /// Loads whose answers are still to come, those that have been replaced included.
  var loads: [PendingLoad] = []
  var nextGeneration = 1
  var random: SplitMix64
  /// What prefetching draws from, so that the loads draw the same whatever is fetched ahead.
  var prefetchRandom: SplitMix64
  /// The ids of the tabs that have loaded and whose first videos are to be fetched, in the order of loading (P4).
  var tabsToPrefetch: [String] = []
  /// The id of the tab that the app selected before the start.
  var tabSelectedBeforeStart: String?
  /// Whether it has been closed and not started again; its calls do nothing then (T8).
  var isClosed = false
  /// Whether a debug build stops where a rule of N5 is broken; a test that looks for that says no.
  var assertsInvariants = true
  /// Lines of the log that are still to be handed out.
  var outbox: [LogEntry] = []

  /// A container that has not been started, on a screen of so many cells, with what an earlier run has kept.
  public init(scenario: Scenario, columns: Int, rows: Int, kept: KeptState = KeptState()) {
    self.scenario = scenario
    let device = TerminalDevice(columns: columns, rows: rows)
    surroundings = Surroundings(
      device: device, handheld: scenario.device.handheld,
      layoutDirection: scenario.layoutDirection, network: scenario.network)
    deckSetup = scenario.deck
    tabsStyle = scenario.tabsStyle
    playback = scenario.playback
    rememberedTab = kept.lastTab
    readIds = Set(kept.readIds)
    isMuted = !scenario.isUnmutedAtFirst
    handlers = Set(AppHandler.allCases.filter(scenario.host.has))
    random = SplitMix64(seed: scenario.seed)
    prefetchRandom = SplitMix64(seed: ~scenario.seed)
    addTabs(scenario.tabs)
  }

  /// Goes on to `time` and does `action` then; a time that has passed counts as now.
  ///
  /// Returns the lines of the log: what happened until then, the action, and what came of it.
  /// Answers that take no time are among them, so nothing is due when it returns.
  public mutating func send(_ action: Action, at time: SimulatedTime) -> [LogEntry] {
    goOn(to: time)
    let action = action.writable
    outbox.append(LogEntry(time: now, content: .action(action)))
    apply(action)
    evaluate()
    goOn(to: now)
    return handOut()
  }

  /// Goes on by `time`; it takes as long as there are events to tell.
  ///
  /// Returns the lines of the log: what happened until then.
  public mutating func advance(by time: SimulatedTime) -> [LogEntry] {
    goOn(to: now + time)
    return handOut()
  }

  private mutating func goOn(to end: SimulatedTime) {
    while let due = nextDeadline, due <= end {
      now = max(now, due)
      fireDue()
    }
    now = max(now, end)
  }

  /// The next moment at which something happens by itself; nil while nothing is to come.
  ///
  /// The end of time itself never comes: what is due then, or would be later, never happens.
  public var nextDeadline: SimulatedTime? {
    var next = SimulatedTime.max
    for load in loads { next = min(next, load.due) }
    if let until = player?.bufferingUntil { next = min(next, until) }
    if let mark = player?.nextMark { next = min(next, mark) }
    if let end = slide?.end { next = min(next, end) }
    if let end = nextDwellEnd { next = min(next, end) }
    if let fling { next = min(next, fling.nextFrame) }
    if let prefetch { next = min(next, prefetch.due) }
    for request in requests { next = min(next, request.hostAnswersAt ?? .max) }
    for index in tabs.indices { next = min(next, tabs[index].deck.shopping.nextDeadline) }
    return next < .max ? next : nil
  }

  /// Does everything that is due now, in a fixed order, each followed by the choice of who plays.
  ///
  /// First comes what a player has played until now: an answer of the same instant may stop it.
  private mutating func fireDue() {
    if let end = slide?.end, end <= now { slide = nil }
    if let mark = player?.nextMark, mark <= now {
      if passMark() { evaluate() }
    }
    if let frame = fling?.nextFrame, frame <= now, showFlingFrame() { evaluate() }
    if let end = nextDwellEnd, end <= now { evaluate() }
    while let load = takeDueLoad() {
      finish(load)
      evaluate()
    }
    if let until = player?.bufferingUntil, until <= now {
      finishBuffering()
      evaluate()
    }
    answerForHost()
    hydrateForHost()
    goOnAddingToCart()
    if let prefetch, prefetch.due <= now {
      finishPrefetch()
      updatePrefetching()
    }
  }

  private mutating func handOut() -> [LogEntry] {
    assert(!assertsInvariants || brokenInvariants().isEmpty, "\(brokenInvariants())")
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  mutating func emit(_ event: Event) {
    outbox.append(LogEntry(time: now, content: .event(event)))
  }
}
