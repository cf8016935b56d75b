import FeedModel
import Testing

/// The sample of the Player Deck page, "Custom Call-To-Action Button Handling" (D10).
@MainActor
struct CTADelegateTests {
  private final class Delegate: VideoCTADelegate {
    var asked: [String] = []
    let handles: Bool

    init(handles: Bool) {
      self.handles = handles
    }

    func setUp() {
      VideoSDK.ctaDelegate = self
    }

    func handleCustomCTAClick(
      _ viewController: PlayerViewController, url: String, for video: VideoDetails
    ) -> Bool {
      asked.append("\(url) \(video.videoID) \(video.caption)")
      return handles
    }
  }

  private func app() -> SimulatedApp {
    var scenario = Scenario()
    scenario.catalog = Catalog(
      .of("a", 3).changing("a0") {
        $0.cta = CallToAction(text: "Buy", actionParam: "https://example.org/buy")
      })
    scenario.network.latency = Latency(.milliseconds(100))
    return SimulatedApp(scenario: scenario)
  }

  private func events(of app: SimulatedApp) -> [Event.CodingKeys] {
    app.log.compactMap { if case .event(let event) = $0.content { event.word } else { nil } }
  }

  @Test(arguments: [true, false])
  func `D10: what the delegate handles is not opened`(handles: Bool) {
    let (app, delegate) = (app(), Delegate(handles: handles))
    app.run {
      delegate.setUp()
      let container = PlayerContainerTabs(
        tabs: [
          ContainerTabItem(containerId: "a", title: "A", dataSource: .labels(.singleLabel("a")))
        ],
        containerTabsDelegate: PlayerContainerTabsDelegate(), containerSourceId: "feed")
      container.startPlaying(in: ViewController())
    }
    app.advance(by: .seconds(1))
    app.send(.tapCTA(id: nil))
    #expect(delegate.asked == ["https://example.org/buy a0 a0"])
    #expect(events(of: app).contains(.linkOpened) == !handles)
  }

  @Test func `D10: without a delegate, or once it is gone, the link opens`() {
    let app = app()
    app.run {
      Delegate(handles: true).setUp()
      let container = PlayerContainerTabs(
        tabs: [
          ContainerTabItem(containerId: "a", title: "A", dataSource: .labels(.singleLabel("a")))
        ],
        containerTabsDelegate: PlayerContainerTabsDelegate(), containerSourceId: "feed")
      container.startPlaying(in: ViewController())
      #expect(VideoSDK.ctaDelegate == nil)
    }
    app.advance(by: .seconds(1))
    app.send(.tapCTA(id: nil))
    #expect(events(of: app).contains(.linkOpened))
  }
}
