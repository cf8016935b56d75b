import FeedModel
import Testing

/// The code samples of the container's page.
///
/// The vendor's prefix is taken off the names, and the lines of UIKit are left out. They compile, and do what the page
/// says.
@MainActor
struct ContainerSamplesTests {
  /// What the samples' handlers were asked.
  private final class Asked {
    var lines: [String] = []
  }

  private func app() -> SimulatedApp {
    var scenario = Scenario()
    for label in ["for_you", "trending", "new-label"] {
      scenario.catalog = Catalog(scenario.catalog.videos + .of(label, 3))
    }
    scenario.network.latency = Latency(.milliseconds(100))
    return SimulatedApp(scenario: scenario)
  }

  /// The sample of the section "initialize".
  private func container(_ asked: Asked) -> PlayerContainerTabs {
    let momentsPlayerStyle = PlayerStyle.base()
    momentsPlayerStyle.buttons.exit.isVisible = false

    let tabsStyle = PlayerTabsStyle.base()

    var playbackConfiguration = PlaybackConfiguration.base()
    playbackConfiguration.loopBehavior = .loopAndAdvance(numberOfPlays: 3)

    let tabs = [
      ContainerTabItem(
        containerId: "unique-tab-id-for-you",
        title: "For You",
        dataSource: DataSourceType.labels(WidgetLabel.singleLabel("for_you"))
      ),
      ContainerTabItem(
        containerId: "unique-tab-id-trending",
        title: "Trending",
        dataSource: DataSourceType.labels(WidgetLabel.singleLabel("trending"))
      ),
    ]

    let tabsContainer = PlayerContainerTabs(
      tabs: tabs,
      playerStyle: momentsPlayerStyle,
      playbackConfiguration: playbackConfiguration,
      tabsStyle: tabsStyle,
      containerTabsDelegate: PlayerContainerTabsDelegate(
        onDataLoadStarted: { params in
          asked.lines.append("started \(params.sourceId ?? "")")
        },
        onDataLoadComplete: { params in
          asked.lines.append("complete \(params.itemsCount) \(params.result)")
        },
        onTabSelected: { params in
          asked.lines.append("selected \(params.sourceId) \(params.tabIndex)")
        }
      ),
      containerSourceId: "unique-container-source-id"
    )
    return tabsContainer
  }

  @Test func `T1, T19: the container's sample starts, loads and tells its delegate`() {
    let (app, asked, parent) = (app(), Asked(), ViewController())
    let tabsContainer = app.run { container(asked) }
    tabsContainer.startPlaying(in: parent)
    app.advance(by: .seconds(1))
    #expect(
      asked.lines == [
        "selected unique-container-source-id_unique-tab-id-for-you 0",
        "started unique-container-source-id_unique-tab-id-for-you", "complete 3 success",
      ])
    #expect(tabsContainer.containerView === parent.view)
    #expect(tabsContainer.simulation.player?.videoId == "for_you0")
    #expect(tabsContainer.simulation.loopBehavior == .loopAndAdvance(numberOfPlays: 3))
    app.send(.tapExitButton)
    #expect(tabsContainer.simulation.isStarted)
  }

  @Test func `T3, T11: the style's sample`() {
    let (app, asked) = (app(), Asked())
    let tabsContainer = app.run { container(asked) }
    var tabsStyle = PlayerTabsStyle.base()
    tabsStyle.activeTabIndicator.isVisible = true
    tabsStyle.isTabTitleVisibleWhenSingleTab = false
    tabsContainer.updateTabsStyle(tabsStyle)
    #expect(tabsContainer.simulation.tabsStyle == tabsStyle)
  }

  @Test func `T12: the sample of the section "Reload Usage Example"`() {
    let (app, asked) = (app(), Asked())
    let tabsContainer = app.run { container(asked) }
    tabsContainer.startPlaying(in: ViewController())
    app.advance(by: .seconds(1))
    // Reload all tabs (e.g. on pull-to-refresh or app foregrounding)
    tabsContainer.reloadAllTabs()

    // Reload only background tabs while user is watching the active tab
    tabsContainer.reloadNonActiveTabs()

    // Reload a specific tab by index
    tabsContainer.reloadTab(at: 0)

    // Reload a specific tab by container ID
    tabsContainer.reloadTab(containerId: "unique-tab-id-trending")
    let loads = app.log.filter { entry in
      if case .event(.onDataLoadStarted) = entry.content { true } else { false }
    }
    #expect(loads.count == 6)
  }

  @Test func `T13: the samples of updatePlaybackConfiguration`() {
    let (app, asked) = (app(), Asked())
    let tabsContainer = app.run { container(asked) }
    var newPlaybackConfig = PlaybackConfiguration.base()
    newPlaybackConfig.loopBehavior = .infiniteLoop

    tabsContainer.updatePlaybackConfiguration(newPlaybackConfig)
    #expect(tabsContainer.simulation.loopBehavior == .infiniteLoop)
    // Change loop behavior to infinite loop
    var newConfig = PlaybackConfiguration.base()
    newConfig.loopBehavior = .infiniteLoop
    tabsContainer.updatePlaybackConfiguration(newConfig)

    // Or change to auto-advance after 5 plays
    newConfig.loopBehavior = .loopAndAdvance(numberOfPlays: 5)
    tabsContainer.updatePlaybackConfiguration(newConfig)
    #expect(tabsContainer.simulation.loopBehavior == .loopAndAdvance(numberOfPlays: 5))
  }

  /// The sample of the section "SwiftUI Integration".
  @MainActor
  private struct ContentView {
    let tabsContainer = PlayerContainerTabs(
      tabs: [
        ContainerTabItem(
          containerId: "tab1",
          title: "For You",
          dataSource: DataSourceType.labels(WidgetLabel.singleLabel("for_you"))
        ),
        ContainerTabItem(
          containerId: "tab2",
          title: "Trending",
          dataSource: DataSourceType.labels(WidgetLabel.singleLabel("trending"))
        ),
      ],
      containerTabsDelegate: nil,
      containerSourceId: "swiftui-tabs-container"
    )

    var body: SwiftUIMomentsPlayerContainerTabsView {
      SwiftUIMomentsPlayerContainerTabsView(tabsContainer: tabsContainer)
    }
  }

  @Test func `T1, T9, T10: the samples of SwiftUI and of the section "Update tabs container"`() {
    let app = app()
    let view = app.run { ContentView() }
    let tabsContainer = view.body.tabsContainer
    view.body.appear()
    app.advance(by: .seconds(1))

    let newTabs = [
      ContainerTabItem(
        containerId: "new-tab-id",
        title: "New Tab",
        dataSource: DataSourceType.labels(WidgetLabel.singleLabel("new-label"))
      )
    ]

    tabsContainer.upsertTabs(newTabs)
    #expect(tabsContainer.simulation.tabs.map(\.item.title) == ["For You", "Trending", "New Tab"])

    tabsContainer.removeTabs(ids: ["tab-id-to-remove"])
    #expect(tabsContainer.simulation.tabs.count == 3)
    tabsContainer.removeTabs(ids: ["tab1", "tab2"])
    app.advance(by: .seconds(1))
    #expect(tabsContainer.simulation.player?.videoId == "new-label0")

    let newTabsStyle = PlayerTabsStyle.base()
    // Configure new style...

    tabsContainer.updateTabsStyle(newTabsStyle)

    var newPlaybackConfig = PlaybackConfiguration.base()
    newPlaybackConfig.loopBehavior = .loopAndAdvance(numberOfPlays: 5)

    tabsContainer.updatePlaybackConfiguration(newPlaybackConfig)
    #expect(tabsContainer.simulation.playsLeft == 5)
  }
}
