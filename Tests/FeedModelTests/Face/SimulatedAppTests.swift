import Testing

@testable import FeedModel

@MainActor
struct SimulatedAppTests {
  private final class Asked {
    var lines: [String] = []
    var container: PlayerContainerTabs?
  }

  private func app(change: (inout Scenario) -> Void = { _ in }) -> SimulatedApp {
    SimulatedApp(scenario: .small(videos: .of("a", 3) + .of("b", 3), change: change))
  }

  private func container(
    of app: SimulatedApp, id: String = "feed", _ delegate: PlayerContainerTabsDelegate? = nil
  ) -> PlayerContainerTabs {
    app.run {
      PlayerContainerTabs(
        tabs: [.tab("a"), .tab("b")], containerTabsDelegate: delegate, containerSourceId: id)
    }
  }

  @Test func `T19: every handler is asked with its payload`() {
    let asked = Asked()
    let app = app { scenario in
      scenario.catalog = Catalog(
        scenario.catalog.videos.changing("a0") {
          $0.cta = CallToAction(text: "Buy", actionType: .deeplink, actionParam: "app:buy")
          $0.bodyTextLink = BodyTextLink(text: "more", actionParam: "app:more")
          $0.customActionButtons = [CustomActionButton(id: "s", name: "Save", metadata: "m")]
        })
    }
    var delegate = PlayerContainerTabsDelegate()
    delegate.onDataLoadStarted = {
      asked.lines.append("load \($0.playerType) \($0.sourceId ?? "")")
    }
    delegate.onDataLoadComplete = { asked.lines.append("loaded \($0.itemsCount) \($0.result)") }
    delegate.onPlayerDidAppear = { asked.lines.append("appear \($0.sourceId ?? "")") }
    delegate.onPlayerDidDismiss = { asked.lines.append("dismiss \($0.sourceId ?? "")") }
    delegate.onTabSelected = { asked.lines.append("tab \($0.tabIndex)") }
    delegate.onPlayerEventTriggered = { asked.lines.append("\($0.sourceId ?? "") \($0.event)") }
    delegate.onTriggerCTA = {
      asked.lines.append("cta \($0.actionType) \($0.actionParam)")
      return true
    }
    delegate.onTriggerPlayerBodyTextLink = {
      asked.lines.append("link \($0.actionParam)")
      return .browser
    }
    delegate.onTriggerCustomActionButton = { asked.lines.append("button \($0.customParams.name)") }
    let container = container(of: app, delegate)
    container.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    for action in [
      .tapCTA(id: nil), .tapBodyTextLink(id: nil), .tapCustomActionButton(button: "s", id: nil),
    ] as [Action] {
      app.send(action)
    }
    container.closePlayer { asked.lines.append("closed") }
    #expect(
      asked.lines == [
        "appear feed_a", "tab 0", "load moments feed_a", "loaded 3 success",
        "feed_a onMomentStart(momentId: \"a0\", momentIndex: 0, totalMomentsCount: 3)",
        "cta deeplink app:buy", "link app:more", "button Save", "dismiss feed_a", "closed",
      ])
    let opened = app.log.compactMap { entry -> String? in
      if case .event(.linkOpened(_, _, let address)) = entry.content { address } else { nil }
    }
    #expect(opened == ["app:more"])
  }

  @Test func `N6: without a handler a call to action opens, and the log replays without the app`()
    throws
  {
    let app = app { scenario in
      scenario.catalog = Catalog(
        scenario.catalog.videos.changing("a0") {
          $0.cta = CallToAction(text: "Buy", actionParam: "https://example.org")
        })
    }
    let container = container(of: app)
    container.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    app.send(.tapCTA(id: nil))
    app.advance(by: .seconds(1))
    var replayed: [LogEntry] = []
    var simulation = Simulation(
      scenario: container.simulation.scenario, columns: 80, rows: 24)
    for entry in app.log {
      guard case .action(let action) = entry.content else { continue }
      replayed += simulation.send(try Action(line: action.line), at: entry.time)
    }
    replayed += simulation.advance(by: app.now - simulation.now)
    #expect(replayed == app.log)
  }

  @Test func `A call made inside a handler waits until the handlers of its transition were asked`()
  {
    let (app, asked) = (app(), Asked())
    var delegate = PlayerContainerTabsDelegate()
    delegate.onPlayerDidAppear = { _ in
      asked.lines.append("appear")
      asked.container?.selectTab(at: 1)
      asked.lines.append("asked for tab 1")
    }
    delegate.onTabSelected = { asked.lines.append("tab \($0.tabIndex)") }
    delegate.onDataLoadStarted = { asked.lines.append("load \($0.sourceId ?? "")") }
    let container = container(of: app, delegate)
    asked.container = container
    container.startPlaying(in: ViewController())
    #expect(
      asked.lines == [
        "appear", "asked for tab 1", "tab 0", "load feed_a", "tab 1", "load feed_b",
      ])
    #expect(container.simulation.activeTab == 1)
  }

  @Test func `T8: a completion is called once, and never for a close that does nothing`() {
    let (app, asked) = (app(), Asked())
    let container = container(of: app)
    container.closePlayer { asked.lines.append("never") }
    container.startPlaying(in: ViewController())
    container.closePlayer { asked.lines.append("once") }
    container.closePlayer { asked.lines.append("never") }
    container.startPlaying(in: ViewController())
    #expect(asked.lines == ["once"])
    #expect(container.containerView != nil)
  }

  @Test(arguments: [
    ("feed", "two containers have the containerSourceId 'feed'"),
    ("other", "the container 'feed' is shown: close it before 'other' starts"),
  ])
  func `T1, A2: a second container does not start while one is shown`(id: String, message: String) {
    let app = app()
    container(of: app).startPlaying(in: ViewController())
    let second = container(of: app, id: id)
    second.startPlaying(in: ViewController())
    #expect(!second.simulation.isStarted)
    #expect(app.log.last?.content == .event(.programmerError(message: message)))
  }

  @Test func `T7: a new container of an id starts at the tab where the old one was left`() {
    let app = app()
    let first = container(of: app)
    first.startPlaying(in: ViewController())
    first.selectTab(at: 1)
    first.closePlayer()
    let second = container(of: app)
    second.startPlaying(in: ViewController())
    #expect(second.simulation.activeTab == 1)
  }

  @Test func `T22: errors of a reload reach the app's own handler`() {
    let (app, asked) = (app(), Asked())
    app.onErrorThrown = { asked.lines.append($0.errorMessage) }
    let container = container(of: app)
    container.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    app.send(.fault(source: "a", fault: .failure, times: 1))
    container.reloadTab(containerId: "a")
    app.advance(by: .seconds(1))
    #expect(asked.lines == ["the server answered with an error"])
  }

  @Test func `N7: the surroundings are those of every container, also of one made later`() {
    let app = app()
    app.send(.network(latency: .milliseconds(700), upTo: nil, offline: nil))
    let container = container(of: app)
    app.send(.background(on: true))
    container.startPlaying(in: ViewController())
    app.advance(by: .milliseconds(699))
    #expect(container.simulation.tabs[0].content == .loading)
    app.advance(by: .seconds(5))
    #expect(container.simulation.player?.state == .paused(.background))
    #expect(app.log.filter { $0.content == .action(.background(on: true)) }.count == 1)
  }

  @Test func `N7: device and direction, too, are those of a container made later`() {
    let app = app()
    app.send(.device(to: .handheld(Handheld.named[1])))
    app.send(.layoutDirection(to: .rightToLeft))
    let container = container(of: app)
    container.startPlaying(in: ViewController())
    #expect(container.simulation.surroundings.handheld == Handheld.named[1])
    #expect(container.simulation.surroundings.layoutDirection == .rightToLeft)
  }

  @Test func `What is to be done after a time is done then, in order`() {
    let (app, asked) = (app(), Asked())
    let container = container(of: app)
    container.startPlaying(in: ViewController())
    app.after(.seconds(3)) {
      container.pausePlayer()
      asked.lines.append("3s at \(app.now)")
    }
    app.after(.seconds(1)) { asked.lines.append("1s at \(app.now)") }
    app.after(.milliseconds(-1)) { asked.lines.append("now at \(app.now)") }
    app.advance(by: .seconds(10))
    #expect(asked.lines == ["now at 0s", "1s at 1s", "3s at 3s"])
    #expect(container.simulation.player?.state == .paused(.api))
    #expect(container.simulation.player?.position(at: app.now) == .milliseconds(2800))
  }

  @Test func `T1: the SDK tells the configuration that it shares`() {
    let app = app { $0.shared.playback.loopBehavior = .loopAndAdvance(numberOfPlays: 2) }
    let shared = app.run { SDK.shared.getDefaultMomentsPlaybackConfiguration() }
    #expect(shared.loopBehavior == .loopAndAdvance(numberOfPlays: 2))
    #expect(container(of: app).simulation.loopBehavior == .loopAndAdvance(numberOfPlays: 2))
    #expect(SDK.shared.getDefaultMomentsPlaybackConfiguration() == .base())
  }
}
