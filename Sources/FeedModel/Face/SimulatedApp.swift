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
  private var containers: [PlayerContainerTabs] = []
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
    case call(PlayerContainerTabs, Action, completion: (() -> Void)?)
    case tell(PlayerContainerTabs, Event)
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
    let end = max(now, now + time)
    while let due = nextDeadline, due <= end { goOn(to: max(now, due)) }
    goOn(to: end)
  }

  /// Does what a user does in the container that is shown, or what the surroundings do to all of them.
  ///
  /// Containers that are made later find the surroundings as they are then.
  public func send(_ action: Action) {
    if action.isOfSurroundings {
      surroundings.append(action)
      for container in containers { call(action, of: container) }
    } else if let shown = containers.first(where: \.simulation.isStarted) {
      call(action, of: shown)
    }
  }

  private var nextDeadline: SimulatedTime? {
    (containers.compactMap(\.simulation.nextDeadline) + timers.map(\.due)).min()
  }

  private func goOn(to time: SimulatedTime) {
    now = time
    for container in containers { note(container.goOn(to: now), of: container) }
    work()
    while let next = timers.filter({ $0.due <= now }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) })
    {
      timers.removeAll { $0.id == next.id }
      run(next.body)
    }
  }
}

extension SimulatedApp {
  /// Takes a new container in: this app answers its callbacks, and its surroundings are the app's.
  func add(_ container: PlayerContainerTabs) {
    containers.append(container)
    for action in [.appAnswers(on: true)] + surroundings { call(action, of: container) }
  }

  /// Does a call now, or after what is being told.
  func call(
    _ action: Action, of container: PlayerContainerTabs, completion: (() -> Void)? = nil
  ) {
    queue.append(.call(container, action, completion: completion))
    work()
  }

  /// Takes note of what a container has done and told.
  private func note(_ entries: [LogEntry], of container: PlayerContainerTabs) {
    log += entries
    let told = entries.compactMap { entry -> Work? in
      if case .event(let event) = entry.content { .tell(container, event) } else { nil }
    }
    queue.insert(contentsOf: told, at: 0)
  }

  private func work() {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .tell(let container, let event): run { tell(event, of: container) }
      case .call(let container, let action, let completion):
        if let fault = fault(of: action, of: container) {
          log.append(LogEntry(time: now, content: .event(.programmerError(message: fault))))
        } else {
          note(container.perform(action, at: now, completion: completion), of: container)
        }
      }
    }
  }

  private func tell(_ event: Event, of container: PlayerContainerTabs) {
    if case .onErrorThrown(_, let error) = event { onErrorThrown?(PlayerError(error)) }
    if case .closePlayerCompleted = event {
      keptStates[container.containerSourceId] = container.simulation.keptState
    }
    tellShopping(event, of: container)
    container.tell(event)
  }

  /// Why a call is a mistake of the app; nil where it is none (T1, A2).
  private func fault(of action: Action, of container: PlayerContainerTabs) -> String? {
    guard action == .startPlaying,
      let shown = containers.first(where: { $0 !== container && $0.simulation.isStarted })
    else { return nil }
    let id = container.containerSourceId
    return shown.containerSourceId == id
      ? "two containers have the containerSourceId '\(id)'"
      : "the container '\(shown.containerSourceId)' is shown: close it before '\(id)' starts"
  }
}

extension Action {
  /// Whether it changes what is around the app (N7).
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .resize, .network, .saveData, .fault, .clearFaults, .background, .cover, .focus,
      .setHandler:
      true
    default: false
    }
  }
}

/// Holds the current app of a task, outside of its actor.
private enum CurrentApp {
  @TaskLocal static var app: SimulatedApp?
}
