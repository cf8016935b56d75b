/// A tab of the running container: what the app said of it, and its content.
public struct ContainerTab: Hashable, Sendable {
  /// How far a tab's content is.
  public enum Content: Hashable, Sendable {
    /// Nobody has asked for it.
    case notLoaded
    /// The first answer is awaited.
    case loading
    /// It is here.
    case loaded
    /// The source answered with no videos.
    case empty
    /// The load went wrong.
    case failed(LoadFailure)
  }

  /// What the app said of it.
  public internal(set) var item: ContainerTabItem
  /// How far its content is.
  public internal(set) var content = Content.notLoaded
  /// Its deck.
  public internal(set) var deck: Deck
  /// Whether the app paused its player (T14).
  public internal(set) var isPausedByAPI = false
  /// Whether it has been selected since its content arrived; until then it is merely prepared (T18).
  public internal(set) var hasBeenShown = false
  /// How many loads in a row went wrong.
  public internal(set) var failedLoads = 0
  /// When the present load of its first page was asked for; nil while there is none.
  public internal(set) var loadingSince: SimulatedTime?
  /// How long the last answer took.
  public internal(set) var lastAnswerTook: SimulatedTime?

  /// Whether its content is here and has not been shown yet (T18).
  public var isPrepared: Bool { content == .loaded && !hasBeenShown }

  /// Whether videos of it have been fetched before their turn (P4).
  public var hasFetchedAhead: Bool { !deck.fetched.isEmpty }

  /// Whether it has turned out that there is nothing to show (T6).
  var isWithoutContent: Bool {
    switch content {
    case .empty, .failed: true
    case .notLoaded, .loading, .loaded: false
    }
  }

  init(item: ContainerTabItem, layout: PlayerDeckLayout) {
    self.item = item
    deck = Deck(layout: layout)
  }
}
