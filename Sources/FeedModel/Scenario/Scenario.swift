/// Everything a simulation starts from, but the size of the screen (C3).
public struct Scenario: Hashable, Sendable {
  /// The seed of all that is drawn by chance.
  public var seed: UInt64 = 1
  /// The container's id, unique while it lives (container page, `containerSourceId`).
  public var containerSourceId = "feed"
  /// What the app is shown on.
  public var device = Device.terminal
  /// In which direction the app is laid out (T3).
  public var layoutDirection = LayoutDirection.leftToRight
  /// The page of the app around the container; nil where the container fills the screen.
  public var page: HostPage?
  /// The tabs in order.
  public var tabs: [ContainerTabItem] = []
  /// The look of the tab strip.
  public var tabsStyle = PlayerTabsStyle.base()
  /// What is set on the deck of each tab.
  public var deck = DeckSetup()
  /// The look of the players.
  public var playerStyle = MomentsPlayerStyle.base()
  /// How players play.
  public var playback = PlaybackConfiguration.base()
  /// What holds for the whole SDK, and so for a container that does not say otherwise.
  public var shared = SharedSettings()
  /// What the app answers to callbacks while no code of an app does (N6).
  public var host = HostAnswers()
  /// How the network answers.
  public var network = SimulatedNetwork()
  /// All videos there are.
  public var catalog = Catalog()

  /// An empty scenario with every default.
  public init() {}

  /// Whether the sound is on at first display, which players and decks can both ask for (P7).
  public var isUnmutedAtFirst: Bool { deck.isUnmutedAtFirst(under: playback) }
}
