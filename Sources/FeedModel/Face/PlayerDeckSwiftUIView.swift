/// A deck as a view of SwiftUI (Player Deck page, "Use PlayerDeckSwiftUIView(SwiftUI)"; D1).
@MainActor
public struct PlayerDeckSwiftUIView {
  /// The deck, which is made with the view.
  public let deckView: PlayerDeckView

  /// A deck and what is told of it; arguments are the page's, in its order.
  public init(
    source: ContentSource = .discover, layout: any PlayerDeckViewLayout = PlayerDeckRowLayout(),
    viewConfiguration: PlayerDeckContentConfiguration = PlayerDeckContentConfiguration(),
    isPictureInPictureEnabled: Bool = false, autosizingEnabled: Bool = false,
    onPlayerDeckLoaded: (() -> Void)? = nil,
    onPlayerDeckFailedToLoad: ((VideoFeedError) -> Void)? = nil,
    onVideosLoaded: ((PlayerDeckVideosLoadedInfo) -> Void)? = nil,
    onProductHydration: PlayerDeckView.ProductHydrationHandler? = nil
  ) {
    deckView = PlayerDeckView(
      layout: layout, source: source, autosizingEnabled: autosizingEnabled,
      isPictureInPictureEnabled: isPictureInPictureEnabled)
    deckView.viewConfiguration = viewConfiguration
    deckView.onPlayerDeckLoaded = onPlayerDeckLoaded
    deckView.onPlayerDeckFailedToLoad = onPlayerDeckFailedToLoad
    deckView.onVideosLoaded = onVideosLoaded
    deckView.onProductHydration = onProductHydration
  }
}

/// Leads from an app to the deck of its view (Player Deck page, `PlayerDeckSwiftUIContainer`).
@MainActor
public struct PlayerDeckSwiftUIContainer {
  private let app: SimulatedApp?

  /// A container of the present app.
  public init() { app = SimulatedApp.current }

  /// The deck that was made last; nil while there is none.
  public var handler: PlayerDeckView? { app?.deckView }
}
