import FeedModel
import Testing

/// The code samples of the deck's page.
///
/// The vendor's prefix is taken off the names, and the lines of UIKit, SwiftUI and Auto Layout are left out. They compile,
/// and do what the page says.
@MainActor
struct DeckSamplesTests {
  /// What the samples print.
  private final class Printed {
    var lines: [String] = []
  }

  /// An app whose playlist holds `count` videos.
  private func app(count: Int = 3, change: (inout Scenario) -> Void = { _ in }) -> SimulatedApp {
    var scenario = Scenario()
    let videos: [Video] = .of("v", count)
    scenario.catalog = Catalog(
      videos,
      playlists: [
        Playlist(
          id: "<Encoded Playlist ID>", title: "", channel: "<Encoded Channel ID>",
          videos: videos.map(\.id))
      ])
    scenario.network.latency = Latency(.milliseconds(100))
    change(&scenario)
    return SimulatedApp(scenario: scenario, columns: 100, rows: 30)
  }
}

// "Use PlayerDeckView".
extension DeckSamplesTests {
  @MainActor private final class SampleController {
    var deck: PlayerDeckView?

    func viewDidLoad() {
      self.addPlayerDeckView()
    }

    func addPlayerDeckView() {
      let channelID = "<Encoded Channel ID>"
      let playlistID = "<Encoded Playlist ID>"
      let playerDeckView = PlayerDeckView(
        source:
          .channelPlaylist(
            channelID: channelID,
            playlistID: playlistID
          )
      )
      playerDeckView.viewConfiguration = getPlayerDeckContentConfiguration()
      deck = playerDeckView
    }

    func getPlayerDeckContentConfiguration() -> PlayerDeckContentConfiguration {
      var viewConfiguration = PlayerDeckContentConfiguration()
      viewConfiguration.itemView.autoplay.isEnabled = true
      viewConfiguration.playerView.playbackButton.isHidden = false
      return viewConfiguration
    }
  }

  @Test func `D1: the sample of the deck view loads a row and plays its first video`() throws {
    let (app, controller) = (app(), SampleController())
    app.run { controller.viewDidLoad() }
    #expect(controller.deck?.simulation == nil)
    app.advance(by: .seconds(1))
    let simulation = try #require(controller.deck?.simulation)
    #expect(simulation.tabs.map(\.deck.layout) == [.row])
    #expect(simulation.tabs.first?.deck.moments.map(\.id) == ["v0", "v1", "v2"])
    #expect(simulation.player?.videoId == "v0")
    #expect(simulation.scenario.deck.viewConfiguration.itemView.autoplay.isEnabled)
  }
}

// "Use PlayerDeckSwiftUIView(SwiftUI)" and "Force Refresh".
extension DeckSamplesTests {
  @MainActor private struct ContentView {
    let channelID = "<Encoded Channel ID>"
    let playlistID = "<Encoded Playlist ID>"
    let playerDeckContainer = PlayerDeckSwiftUIContainer()
    let printed: Printed

    func body() -> PlayerDeckSwiftUIView {
      PlayerDeckSwiftUIView(
        source: .channelPlaylist(channelID: channelID, playlistID: playlistID),
        viewConfiguration: getPlayerDeckContentConfiguration(),
        isPictureInPictureEnabled: true,
        onPlayerDeckLoaded: {
          printed.lines.append("Video feed loaded successfully.")
        },
        onPlayerDeckFailedToLoad: { error in
          printed.lines.append("Video feed did fail loading.")
        }
      )
    }

    func tapRefresh() {
      playerDeckContainer.handler?.refresh()
    }

    func getPlayerDeckContentConfiguration() -> PlayerDeckContentConfiguration {
      var viewConfiguration = PlayerDeckContentConfiguration()
      viewConfiguration.itemView.autoplay.isEnabled = true
      viewConfiguration.playerView.playbackButton.isHidden = false
      return viewConfiguration
    }
  }

  @Test func `D1, D9: the sample of SwiftUI loads, and its button loads anew`() {
    let (app, printed) = (app(), Printed())
    let content = app.run { ContentView(printed: printed) }
    let view = app.run { content.body() }
    app.advance(by: .seconds(1))
    #expect(printed.lines == ["Video feed loaded successfully."])
    #expect(view.deckView.simulation?.scenario.deck.isPictureInPictureEnabled == true)
    content.tapRefresh()
    app.advance(by: .seconds(1))
    #expect(printed.lines.count == 2)
    app.send(.fault(source: "deck", fault: .failure, times: nil))
    content.tapRefresh()
    app.advance(by: .seconds(1))
    #expect(printed.lines.last == "Video feed did fail loading.")
  }
}

// "Autosizing (grid layout)".
extension DeckSamplesTests {
  private func addAutosizingPlayerDeck() -> PlayerDeckView {
    let channelID = "<Encoded Channel ID>"
    let playlistID = "<Encoded Playlist ID>"
    let playerDeckView = PlayerDeckView(
      layout: PlayerDeckGridLayout(columns: 2),
      source: .channelPlaylist(channelID: channelID, playlistID: playlistID),
      autosizingEnabled: true
    )
    playerDeckView.viewConfiguration = PlayerDeckContentConfiguration()
    return playerDeckView
  }

  @Test func `D3, D4: the sample of autosizing grows to twenty videos and reports its height`() {
    let app = app(count: 50) { $0.page = HostPage() }
    let view = app.run { addAutosizingPlayerDeck() }
    #expect(view.intrinsicContentHeight == nil)
    app.advance(by: .seconds(1))
    let simulation = view.simulation
    #expect(simulation?.tabs.first?.deck.moments.count == 20)
    #expect(view.intrinsicContentHeight == simulation?.intrinsicHeight(ofTab: 0))
    #expect((view.intrinsicContentHeight ?? 0) > 1000)
  }

  @Test func `D3, D5: the SwiftUI sample of autosizing is a grid, and stays one`() {
    let (channelID, playlistID) = ("<Encoded Channel ID>", "<Encoded Playlist ID>")
    let app = app()
    let view = app.run {
      PlayerDeckSwiftUIView(
        source: .channelPlaylist(channelID: channelID, playlistID: playlistID),
        layout: PlayerDeckGridLayout(columns: 2),
        viewConfiguration: PlayerDeckContentConfiguration(),
        autosizingEnabled: true
      )
    }
    app.advance(by: .seconds(1))
    #expect(view.deckView.simulation?.tabs.map(\.deck.layout) == [.grid(columns: 2)])
    view.deckView.layout = PlayerDeckRowLayout()
    #expect(view.deckView.simulation?.tabs.map(\.deck.layout) == [.grid(columns: 2)])
    #expect(
      app.log.last?.line.contains("a deck made as a grid cannot become a row: make a new deck")
        == true)
    view.deckView.layout = PlayerDeckGridLayout(columns: 3)
    #expect(view.deckView.simulation?.tabs.map(\.deck.layout) == [.grid(columns: 3)])
  }
}

// "Receive video feed events" and "Receive onVideosLoaded callback".
extension DeckSamplesTests {
  @MainActor private final class Receiver: PlayerDeckFeedViewControllerDelegate {
    let printed: Printed

    init(_ printed: Printed) { self.printed = printed }

    func playerDeckFeedDidLoadFeed(_ viewController: PlayerDeckFeedViewController) {
      printed.lines.append(">>> Player deck feed load successfully")
    }

    func playerDeckFeed(
      _ viewController: PlayerDeckFeedViewController, didFailToLoadFeed error: VideoFeedError
    ) {
      printed.lines.append(">>> Player deck feed did fail loading")
      if case .contentSourceError(let playerDeckContentSourceError) = error,
        case .emptyFeed = playerDeckContentSourceError
      {
        // This is a specific error.
        printed.lines.append("empty")
      } else {
        printed.lines.append("other")
      }
    }
  }

  private func videosLoaded(_ printed: Printed) -> PlayerDeckView {
    let (channelID, playlistID) = ("<Encoded Channel ID>", "<Encoded Playlist ID>")
    let playerDeckView = PlayerDeckView(
      source:
        .channelPlaylist(
          channelID: channelID,
          playlistID: playlistID
        )
    )
    playerDeckView.onVideosLoaded = { info in
      printed.lines.append("Loaded \(info.videos.count) videos.")
      for video in info.videos {
        printed.lines.append("Video ID: \(video.id)")
      }
    }
    return playerDeckView
  }

  @Test func `D7, D8: every page is told of, the first one before the delegate is`() {
    let (app, printed) = (app(count: 3) { $0.deck.pageSize = 2 }, Printed())
    let receiver = Receiver(printed)
    let view = app.run { videosLoaded(printed) }
    view.delegate = receiver
    app.advance(by: .seconds(1))
    #expect(
      printed.lines == [
        "Loaded 2 videos.", "Video ID: v0", "Video ID: v1",
        ">>> Player deck feed load successfully", "Loaded 1 videos.", "Video ID: v2",
      ])
  }

  @Test(arguments: [
    (0, LoadFailure?.none, "empty"), (3, .failure, "other"), (3, .offline, "other"),
  ])
  func `D8: the sample's delegate tells an empty feed from another failure`(
    count: Int, failure: LoadFailure?, kind: String
  ) {
    let (app, printed) = (app(count: count), Printed())
    let receiver = Receiver(printed)
    if let failure { app.send(.fault(source: "deck", fault: failure, times: nil)) }
    let view = app.run { videosLoaded(printed) }
    view.delegate = receiver
    app.advance(by: .seconds(40))
    #expect(printed.lines == [">>> Player deck feed did fail loading", kind])
  }
}

// "Customize viewport", and settings that change while the deck is shown.
extension DeckSamplesTests {
  @Test func `D1, G2: a setting holds at once, as before the deck has appeared`() {
    let app = app { $0.device = .handheld(Handheld.named[1]) }
    let view = app.run { PlayerDeckView(layout: PlayerDeckGridLayout(columns: 1)) }
    view.viewConfiguration.safeAreaEdges = .top
    app.advance(by: .seconds(1))
    let kept = view.simulation?.explain()?.viewport
    #expect(view.simulation?.deckSetup.viewConfiguration.safeAreaEdges == .top)
    view.viewConfiguration.safeAreaEdges = .all
    #expect(view.simulation?.deckSetup.viewConfiguration.safeAreaEdges == .all)
    #expect((kept?.height ?? 0) > (view.simulation?.explain()?.viewport?.height ?? 0))
    #expect(app.log.contains { $0.line.contains("view-configuration default=safeAreaEdges") })
  }

  @Test func `S4: the button is there where delegate and setting came before the deck`() {
    final class Cart: PlayerDeckAddToCartDelegate {
      func playerDeckAddToCart(
        _ event: PlayerDeckAddToCartEvent,
        report: @escaping @MainActor (PlayerDeckAddToCartResult) -> Void
      ) {}
    }
    let cart = Cart()
    let app = app { scenario in
      var videos = scenario.catalog.videos
      videos[0].products = [Product(externalID: "pan", name: "Pan")]
      scenario.catalog = Catalog(videos)
    }
    app.run { VideoSDK.shopping.playerDeckAddToCartDelegate = cart }
    let view = app.run { PlayerDeckView() }
    view.viewConfiguration.itemView.addToCartButton.isHidden = false
    app.advance(by: .seconds(1))
    #expect(view.simulation?.tabs[0].deck.addToCartState(ofItem: 0) == .idle)
    view.viewConfiguration.itemView.addToCartButton.isHidden = true
    #expect(view.simulation?.tabs[0].deck.addToCartState(ofItem: 0) == .idle)
    #expect(app.log.last?.line.contains("addToCartButton.isHidden was changed after") == true)
  }
}
