/// Tabs of videos that an app embeds (container page, `BlazeMomentsPlayerContainerTabs`).
///
/// Each method is the call of the page with the same name and does one action of the model.
@MainActor
public final class PlayerContainerTabs {
  /// The container's id, unique while it is shown.
  public let containerSourceId: String
  /// The state of it, to look at.
  public private(set) var simulation: Simulation
  /// What the container is embedded in; nil while it is not shown.
  public private(set) var containerView: View?

  private let app: SimulatedApp
  private let delegate: PlayerContainerTabsDelegate?
  private var completions: [() -> Void] = []
  /// The source of the tab that was selected last, of which the moments told are.
  private var activeSource = ""

  /// A container (container page, "initialize"); what is nil is the SDK's default.
  public init(
    tabs: [ContainerTabItem], playerStyle: PlayerStyle? = nil,
    playbackConfiguration: PlaybackConfiguration? = nil, tabsStyle: PlayerTabsStyle? = nil,
    containerTabsDelegate: PlayerContainerTabsDelegate?, containerSourceId: String
  ) {
    let app = SimulatedApp.current ?? SimulatedApp()
    var scenario = app.scenario
    scenario.tabs = tabs
    scenario.playerStyle.buttons = playerStyle?.buttons ?? MomentsPlayerStyle.Buttons()
    scenario.playback = playbackConfiguration ?? scenario.shared.playback
    scenario.tabsStyle = tabsStyle ?? .base()
    scenario.containerSourceId = containerSourceId
    self.app = app
    self.containerSourceId = containerSourceId
    delegate = containerTabsDelegate
    simulation = Simulation(
      scenario: scenario, columns: app.columns, rows: app.rows,
      kept: app.keptStates[containerSourceId] ?? KeptState())
    app.add(self)
  }

  /// `startPlaying(in:containerView:)`: embeds in the given view, or in all of the parent.
  public func startPlaying(in parent: ViewController, containerView: View? = nil) {
    if !simulation.isStarted { self.containerView = containerView ?? parent.view }
    send(.startPlaying)
  }

  /// `closePlayer(completion:)`.
  public func closePlayer(completion: (() -> Void)? = nil) {
    app.call(.closePlayer, of: self, completion: completion)
  }

  /// `upsertTabs(_:)`.
  public func upsertTabs(_ tabs: [ContainerTabItem]) { send(.upsertTabs(tabs: tabs)) }

  /// `removeTabs(ids:)`.
  public func removeTabs(ids: [String]) { send(.removeTabs(ids: ids)) }

  /// `updateTabsStyle(_:)`.
  public func updateTabsStyle(_ tabsStyle: PlayerTabsStyle) {
    send(.updateTabsStyle(style: tabsStyle))
  }

  /// `updatePlaybackConfiguration(_:)`.
  public func updatePlaybackConfiguration(_ configuration: PlaybackConfiguration) {
    send(
      .updatePlaybackConfiguration(
        loop: configuration.loopBehavior.numberOfPlays,
        bufferingSpinnerDelay: configuration.bufferingSpinnerDelay))
  }

  /// `reloadAllTabs()`.
  public func reloadAllTabs() { send(.reloadAllTabs) }

  /// `reloadNonActiveTabs()`.
  public func reloadNonActiveTabs() { send(.reloadNonActiveTabs) }

  /// `reloadTab(at:)`.
  public func reloadTab(at index: Int) { send(.reloadTab(at: index, containerId: nil)) }

  /// `reloadTab(containerId:)`.
  public func reloadTab(containerId: String) {
    send(.reloadTab(at: nil, containerId: containerId))
  }

  /// `resumePlayer()`.
  public func resumePlayer() { send(.resumePlayer) }

  /// `pausePlayer()`.
  public func pausePlayer() { send(.pausePlayer) }

  /// `blockPlayerInteraction()`.
  public func blockPlayerInteraction() { send(.blockPlayerInteraction) }

  /// `unblockPlayerInteraction()`.
  public func unblockPlayerInteraction() { send(.unblockPlayerInteraction) }

  /// `blockTabsInteraction()`.
  public func blockTabsInteraction() { send(.blockTabsInteraction) }

  /// `unblockTabsInteraction()`.
  public func unblockTabsInteraction() { send(.unblockTabsInteraction) }

  /// `selectTab(at:animated:)`.
  public func selectTab(at index: Int, animated: Bool = true) {
    send(.selectTab(at: index, animated: animated))
  }

  /// `prepareTab(at:)`.
  public func prepareTab(at index: Int) { send(.prepareTab(at: index)) }

  /// `prepareAllTabs()`.
  public func prepareAllTabs() { send(.prepareAllTabs) }

  private func send(_ action: Action) { app.call(action, of: self) }
}

extension PlayerContainerTabs: AppComponent {
  var sourceId: String { containerSourceId }
  var state: Simulation? { simulation }

  /// Does an action; a completion is kept only where the close that it belongs to takes place (T8).
  func perform(
    _ action: Action, at now: SimulatedTime, completion: (() -> Void)?
  ) -> [LogEntry] {
    if let completion, simulation.isStarted { completions.append(completion) }
    return simulation.send(action, at: now)
  }

  /// Lets the container's time pass.
  func goOn(to now: SimulatedTime) -> [LogEntry] {
    simulation.advance(by: now - simulation.now)
  }

  /// Asks the delegate, and answers for it.
  func tell(_ event: Event) {
    switch event {
    case .onTabSelected(_, let source, _): activeSource = source
    case .closePlayerCompleted:
      containerView = nil
      let called = completions
      completions = []
      called.forEach { $0() }
    default: break
    }
    guard
      let answer = delegate?.tell(event, ofActiveSource: activeSource)
        ?? app.answerOfCTADelegate(to: event, in: simulation) ?? event.noAnswer
    else { return }
    send(.answer(request: answer.request, isHandled: answer.isHandled))
  }
}

extension Event {
  /// The answer of an app that handles nothing, where the event expects one.
  var noAnswer: (request: Int, isHandled: Bool)? {
    switch self {
    case .onTriggerCTA(_, _, _, _, let request), .handleCustomCTAClick(_, _, _, let request),
      .onTriggerPlayerBodyTextLink(_, _, _, let request):
      (request, false)
    default: nil
    }
  }
}
