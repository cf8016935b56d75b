import FeedModel
import FoundationEssentials
import Testing

/// The code that docs print, as it stands there, so that the compiler and these tests hold it.
@MainActor
struct DocumentedCodeTests {
  @Test func `T1, D1: the samples of sdk.md run as they are printed`() {
    var scenario = Scenario()
    scenario.catalog = Catalog(
      (1...30).map { Video(id: "v\($0)", title: "Video \($0)", labels: ["for_you"]) })
    let app = SimulatedApp(scenario: scenario)
    let container = app.run {
      PlayerContainerTabs(
        tabs: [
          ContainerTabItem(
            containerId: "for-you", title: "For You",
            dataSource: DataSourceType.labels(WidgetLabel.singleLabel("for_you")))
        ],
        containerTabsDelegate: PlayerContainerTabsDelegate(
          onTabSelected: { params in print(params.sourceId, params.tabIndex) }),
        containerSourceId: "feed")
    }
    container.startPlaying(in: ViewController())
    app.advance(by: .seconds(3))
    app.send(.tapPlaybackButton)
    print(container.simulation.player?.state as Any, app.log.count)
    #expect(app.log.contains { $0.content == .action(.startPlaying) })
    #expect(container.simulation.player?.state == .paused(.user))

    let deck = app.run {
      PlayerDeckView(layout: PlayerDeckGridLayout(columns: 2), source: .discover)
    }
    deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 0.6
    deck.onVideosLoaded = { info in print(info.videos.map(\.id)) }
    app.advance(by: .seconds(1))
    deck.refresh()
    #expect(
      app.log.last {
        if case .action = $0.content { true } else { false }
      }?.content == .action(.refresh(containerId: nil)))
  }

  @Test func `D10: the sample of players.md runs as it is printed`() {
    let app = SimulatedApp(scenario: Scenario())
    final class Links: VideoCTADelegate {
      func handleCustomCTAClick(
        _ viewController: PlayerViewController, url: String, for video: VideoDetails
      ) -> Bool {
        print(video.title, url)
        return true
      }
    }
    let links = Links()
    app.run { VideoSDK.ctaDelegate = links }
    #expect(app.run { VideoSDK.ctaDelegate } === links)
  }

  @Test(arguments: ["sdk.md", "players.md"])
  func `D1: every sample of a page stands in these tests, line by line`(page: String) throws {
    let file = URL(filePath: #filePath)
    let root = (0..<4).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
    let code = Self.trimmed(try String(contentsOf: file, encoding: .utf8))
    let text = try String(contentsOf: root.appending(path: "docs/\(page)"), encoding: .utf8)
    let samples = text.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    #expect(!samples.isEmpty)
    for sample in samples {
      #expect(code.contains(Self.trimmed(sample)), "\(sample)")
    }
  }

  /// Its lines without their indentation, each with its end.
  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }.joined()
  }
}
