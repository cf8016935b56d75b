/// The app around the SDK's objects: its screen, its content, its clock, and what they have told.
///
/// Objects of the SDK belong to the app that is `current` when they are made. Time passes only by `advance`. A closure is
/// asked after the transition that caused its event; a call made inside one waits until the closures of that transition
/// have been asked.
@MainActor
public final class SimulatedApp {
  /// The app that objects made now belong to; nil outside of `run`.
  public nonisolated static var current: SimulatedApp? { CurrentApp.app }

  /// What the app is made of: its catalogue, its network and what it shares; tabs are those of its containers.
  public let scenario: Scenario
  /// The present moment.
  public private(set) var now = SimulatedTime.zero
  /// Everything that was done and told, in order.
  public private(set) var log: [LogEntry] = []
  /// Asked for each error of the whole SDK (`onErrorThrown`; T22).
  public var onErrorThrown: ((PlayerError) -> Void)?

  /// Adds units to the app's cart, where it has been set (S4).
  weak var addToCartDelegate: (any PlayerDeckAddToCartDelegate)?
  /// Hydrates the products of single videos, where it has been set (S2).
  var onGlobalProductHydration: VideoSDK.GlobalProductHydrationHandler?
  /// Asked for calls to action, after the delegate of their container (D10).
  weak var ctaDelegate: (any VideoCTADelegate)?

  let columns: Int
  let rows: Int
  /// What containers that were closed have kept for the next one of the same id (T7).
  private(set) var keptStates: [String: KeptState] = [:]
  private var components: [any AppComponent] = []
  /// The deck that was made last, and those that are to appear when time next passes.
  private(set) var deckView: PlayerDeckView?
  private var appearing: [PlayerDeckView] = []
  /// What has been done to the surroundings.
  private var surroundings: [Action] = []
  private var timers: [Timer] = []
  private var nextTimer = 0
  private var queue: [Work] = []
  private var isWorking = false

  private struct Timer {
    let due: SimulatedTime
    let id: Int
    let body: () -> Void
  }

  /// What is still to be done: calls in the order in which they were made, before them what is to be told.
  private enum Work {
    case call(any AppComponent, Action, completion: (() -> Void)?)
    case tell(any AppComponent, Event)
  }

  /// An app with a screen of so many cells.
  public init(scenario: Scenario = Scenario(), columns: Int = 80, rows: Int = 24) {
    self.scenario = scenario
    self.columns = columns
    self.rows = rows
  }

  /// Does something as code of this app.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentApp.$app.withValue(self) { try body() }
  }

  /// Does something once so much time has passed.
  public func after(_ time: SimulatedTime, _ body: @escaping () -> Void) {
    timers.append(Timer(due: now + max(.zero, time), id: nextTimer, body: body))
    nextTimer += 1
  }

  /// Lets time pass; called inside a closure it does nothing.
  public func advance(by time: SimulatedTime) {
    guard !isWorking else { return }
    showDecks()
    let end = max(now, now + time)
    while let due = nextDeadline, due <= end { goOn(to: max(now, due)) }
    goOn(to: end)
  }

  /// Does what a user does in the container that is shown, or what the surroundings do to all of them.
  ///
  /// Containers that are made later find the surroundings as they are then.
  public func send(_ action: Action) {
    showDecks()
    if action.isOfSurroundings {
      surroundings.append(action)
      for component in components { call(action, of: component) }
    } else if let shown = components.first(where: \.isShown) {
      call(action, of: shown)
    }
  }

  private var nextDeadline: SimulatedTime? {
    (components.compactMap(\.nextDeadline) + timers.map(\.due)).min()
  }

  private func goOn(to time: SimulatedTime) {
    now = time
    for component in components { note(component.goOn(to: now), of: component) }
    work()
    while let next = timers.filter({ $0.due <= now }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) })
    {
      timers.removeAll { $0.id == next.id }
      run(next.body)
      showDecks()
    }
  }
}

extension SimulatedApp {
  /// Takes a new component in: this app answers its callbacks, and its surroundings are the app's.
  func add(_ component: any AppComponent) {
    components.append(component)
    for action in [.appAnswers(on: true)] + surroundings { call(action, of: component) }
  }

  /// Takes note of a deck view that is to appear when time next passes.
  func willShow(_ view: PlayerDeckView) {
    deckView = view
    appearing.append(view)
  }

  /// Decks that have been made appear, each in the place of the one before.
  private func showDecks() {
    guard !isWorking else { return }
    while !appearing.isEmpty {
      let view = appearing.removeFirst()
      for case let old as PlayerDeckView in components {
        call(.closePlayer, of: old)
      }
      components.removeAll { $0 is PlayerDeckView }
      view.appear(in: self)
      add(view)
      for action in view.opening { call(action, of: view) }
    }
  }

  /// Does a call now, or after what is being told.
  func call(
    _ action: Action, of component: any AppComponent, completion: (() -> Void)? = nil
  ) {
    queue.append(.call(component, action, completion: completion))
    work()
  }

  /// Takes note of what a component has done and told.
  private func note(_ entries: [LogEntry], of component: any AppComponent) {
    log += entries
    let told = entries.compactMap { entry -> Work? in
      if case .event(let event) = entry.content { .tell(component, event) } else { nil }
    }
    queue.insert(contentsOf: told, at: 0)
  }

  private func work() {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .tell(let component, let event): run { tell(event, of: component) }
      case .call(let component, let action, let completion):
        if let fault = fault(of: action, of: component) {
          log.append(LogEntry(time: now, content: .event(.programmerError(message: fault))))
        } else {
          note(component.perform(action, at: now, completion: completion), of: component)
        }
      }
    }
  }

  private func tell(_ event: Event, of component: any AppComponent) {
    if case .onErrorThrown(_, let error) = event { onErrorThrown?(PlayerError(error)) }
    if case .closePlayerCompleted = event, let container = component as? PlayerContainerTabs {
      keptStates[container.containerSourceId] = container.simulation.keptState
    }
    tellShopping(event, of: component)
    component.tell(event)
  }

  /// Why a call is a mistake of the app; nil where it is none (T1, A2).
  private func fault(of action: Action, of component: any AppComponent) -> String? {
    guard action == .startPlaying,
      let shown = components.first(where: { $0 !== component && $0.isShown })
    else { return nil }
    let id = component.sourceId
    return shown.sourceId == id
      ? "two containers have the containerSourceId '\(id)'"
      : "the container '\(shown.sourceId)' is shown: close it before '\(id)' starts"
  }
}

extension Action {
  /// Whether it changes what is around the app (N7).
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .resize, .network, .saveData, .fault, .clearFaults, .background, .cover, .focus, .device,
      .layoutDirection, .setHandler:
      true
    default: false
    }
  }
}

/// Holds the current app of a task, outside of its actor.
private enum CurrentApp {
  @TaskLocal static var app: SimulatedApp?
}
