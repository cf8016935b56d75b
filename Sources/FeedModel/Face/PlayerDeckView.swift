/// A grid or row of items of which the one that is visible enough plays (Player Deck page, "Use PlayerDeckView"; D1).
///
/// It appears when the app's time next passes, as a view does once it is laid out, and takes the place of the deck shown
/// before. Only then does it load; what an app sets until then holds from the start.
@MainActor
public final class PlayerDeckView {
  /// Where its videos come from.
  public let source: ContentSource
  /// Whether a grid grows to the height of its content (Player Deck page, "Autosizing"); fixed when the view is made.
  public let autosizingEnabled: Bool
  /// Whether what is scrolled away plays on in a corner (Player Deck page, `isPictureInPictureEnabled`; D11).
  public let isPictureInPictureEnabled: Bool
  /// How items lie; a layout of another kind than the one that the view was made with is a mistake and ignored (Player
  /// Deck page, "Autosizing"; D5).
  public var layout: any PlayerDeckViewLayout {
    didSet { send(.setLayout(kind: layout.layout.kind, columns: layout.layout.columns)) }
  }
  /// What is set on the deck and its items; a change applies at once.
  public var viewConfiguration = PlayerDeckContentConfiguration() {
    didSet { configure(from: oldValue) }
  }
  /// Asked when the deck has loaded, and when it could not (Player Deck page, "Receive video feed events"; D8).
  public weak var delegate: (any PlayerDeckFeedViewControllerDelegate)?
  /// Asked for every page of videos, the first one included (Player Deck page, "Receive onVideosLoaded callback"; D7).
  public var onVideosLoaded: ((PlayerDeckVideosLoadedInfo) -> Void)?
  /// Asked right after each page with its products, so that the app can hydrate them (Player Deck page, "Widget-Level Product
  /// Hydration"; S1).
  public var onProductHydration: ProductHydrationHandler? {
    didSet { send(setsHydration) }
  }
  /// What the view wraps, which its delegate is told of.
  public let viewController = PlayerDeckFeedViewController()
  /// The state of it, to look at; nil until the deck appears.
  public private(set) var simulation: Simulation?

  /// What a SwiftUI view is given beside the closures above.
  var onPlayerDeckLoaded: (() -> Void)?
  var onPlayerDeckFailedToLoad: ((VideoFeedError) -> Void)?
  private let app: SimulatedApp

  /// A deck; a row that offers everything unless stated otherwise.
  public init(
    layout: any PlayerDeckViewLayout = PlayerDeckRowLayout(), source: ContentSource = .discover,
    autosizingEnabled: Bool = false, isPictureInPictureEnabled: Bool = false
  ) {
    self.layout = layout
    self.source = source
    self.autosizingEnabled = autosizingEnabled
    self.isPictureInPictureEnabled = isPictureInPictureEnabled
    app = SimulatedApp.current ?? SimulatedApp()
    app.willShow(self)
  }

  /// `refresh()`: loads anew from the first page (Player Deck page, "Force Refresh"; D9).
  public func refresh() { send(.refresh(containerId: nil)) }

  /// The height of the deck's content in points; nil unless it is autosized (Player Deck page, "Autosizing"; D3).
  public var intrinsicContentHeight: Double? { simulation?.intrinsicHeight(ofTab: 0) }

  /// Is handed the products of a page, its videos, and what hydrates them.
  public typealias ProductHydrationHandler =
    @MainActor (_ products: [Product], _ videos: [VideoDetails], _ hydrator: ProductHydrating) ->
    Void

  private var setsHydration: Action {
    .setHandler(handler: .onProductHydration, on: onProductHydration != nil)
  }

  private func configure(from old: PlayerDeckContentConfiguration) {
    var (before, after) = (DeckSetup(), DeckSetup())
    (before.viewConfiguration, after.viewConfiguration) = (old, viewConfiguration)
    let change = ViewConfigurationChange(from: before, to: after)
    if !change.paths.isEmpty { send(.viewConfiguration(changes: change)) }
  }

  private func send(_ action: Action) {
    if simulation != nil { app.call(action, of: self) }
  }
}

extension PlayerDeckView: AppComponent {
  var sourceId: String { "player-deck" }
  var state: Simulation? { simulation }

  /// What is done once it has appeared.
  var opening: [Action] { [setsHydration, .startPlaying] }

  /// Makes the deck of what has been set on the view so far.
  func appear(in app: SimulatedApp) {
    var scenario = app.scenario
    scenario.containerSourceId = sourceId
    scenario.tabs = [
      ContainerTabItem(
        containerId: "deck", title: "", dataSource: source, isPaged: true,
        shouldOrderMomentsByReadStatus: false, momentsAdsConfigType: .none)
    ]
    scenario.deck.layout = layout.layout.kind
    scenario.deck.columns = layout.layout.columns
    scenario.deck.autosizingEnabled = autosizingEnabled
    scenario.deck.isPictureInPictureEnabled = isPictureInPictureEnabled
    scenario.deck.viewConfiguration = viewConfiguration
    scenario.host = HostAnswers()
    simulation = Simulation(
      scenario: scenario, columns: app.columns, rows: app.rows)
  }

  func perform(
    _ action: Action, at now: SimulatedTime, completion: (() -> Void)?
  ) -> [LogEntry] {
    simulation?.send(action, at: now) ?? []
  }

  func goOn(to now: SimulatedTime) -> [LogEntry] {
    guard let past = simulation?.now else { return [] }
    return simulation?.advance(by: now - past) ?? []
  }

  func tell(_ event: Event) {
    switch event {
    case .onVideosLoaded(_, _, let first, let count):
      let moments = simulation?.tabs.first?.deck.moments.dropFirst(first).prefix(count) ?? []
      onVideosLoaded?(PlayerDeckVideosLoadedInfo(videos: Array(moments)))
    case .didLoadFeed:
      delegate?.playerDeckFeedDidLoadFeed(viewController)
      onPlayerDeckLoaded?()
    case .didFailToLoadFeed(_, let error):
      let error = VideoFeedError(error, of: source)
      delegate?.playerDeckFeed(viewController, didFailToLoadFeed: error)
      onPlayerDeckFailedToLoad?(error)
    default: break
    }
    if let call = app.hydrationCall(for: event, of: self), !call.isGlobal {
      onProductHydration?(call.products, call.videos, call.hydrator)
    }
    guard
      let answer = app.answerOfCTADelegate(to: event, in: simulation) ?? event.noAnswer
    else { return }
    send(.answer(request: answer.request, isHandled: answer.isHandled))
  }
}
