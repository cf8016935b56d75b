import Testing

@testable import FeedModel

struct ScenarioKeysTests {
  /// A key with a value, and what it changes.
  struct Setting: CustomTestStringConvertible, Sendable {
    let key: String
    let value: JSONValue
    let change: @Sendable (inout Scenario) -> Void
    var testDescription: String { "\(key): \(value)" }

    init(_ key: String, _ value: JSONValue, _ change: @escaping @Sendable (inout Scenario) -> Void)
    {
      self.key = key
      self.value = value
      self.change = change
    }
  }

  @Test(arguments: [
    Setting("$schema", "scenario.json") { _ in },
    Setting("seed", 7) { $0.seed = 7 },
    Setting("seed", "18446744073709551615") { $0.seed = .max },
    Setting("containerSourceId", "x") { $0.containerSourceId = "x" },
    Setting("tabsStyle", ["padding": ["top": 0, "right": 2.5]]) {
      $0.tabsStyle.padding = EdgeInsets(top: 0, left: 16, bottom: 8, right: 2.5)
    },
    Setting("tabsStyle", ["gradient": [:]]) { $0.tabsStyle.gradient = PlayerTabsGradientStyle() },
    Setting("tabsStyle", ["gradient": ["isVisible": false, "middleColor": "#00ff7F"]]) {
      $0.tabsStyle.gradient = PlayerTabsGradientStyle(isVisible: false, middleColor: 0x00FF7F)
    },
    Setting("tabsStyle", ["icon": ["iconTint": "#ffffff", "padding": 0]]) {
      $0.tabsStyle.icon = PlayerTabItemIconStyle(iconTint: 0xFFFFFF, padding: 0)
    },
    Setting("tabsStyle", ["selectedTabState": ["textColor": "#000001"]]) {
      $0.tabsStyle.selectedTabState.textColor = 1
    },
    Setting("tabsStyle", ["unselectedTabState": ["textColor": "#010000"]]) {
      $0.tabsStyle.unselectedTabState.textColor = 0x010000
    },
    Setting("tabsStyle", ["activeTabIndicator": ["isVisible": true, "height": 4]]) {
      $0.tabsStyle.activeTabIndicator = .init(isVisible: true, height: 4)
    },
    Setting("tabsStyle", ["isTabTitleVisibleWhenSingleTab": true, "isTabVisibleWhenEmpty": false]) {
      $0.tabsStyle.isTabTitleVisibleWhenSingleTab = true
      $0.tabsStyle.isTabVisibleWhenEmpty = false
    },
    Setting("deck", ["itemView": ["autoplay": ["isEnabled": false]]]) {
      $0.deck.viewConfiguration.itemView.autoplay.isEnabled = false
    },
    Setting("deck", ["itemView": ["productPanel": ["isHidden": true]]]) {
      $0.deck.viewConfiguration.itemView.productPanel.isHidden = true
    },
    Setting("deck", ["itemAspect": 1, "columns": 100, "pageSize": 1]) {
      $0.deck.itemAspect = 1
      $0.deck.columns = 100
      $0.deck.pageSize = 1
    },
    Setting("playback", ["bufferingSpinnerDelay": "0s", "isUnmuted": true]) {
      $0.playback = PlaybackConfiguration(bufferingSpinnerDelay: .zero, isUnmuted: true)
    },
    Setting("network", ["latency": "1m", "timeout": "1000h", "isOffline": true]) {
      $0.network = SimulatedNetwork(
        latency: Latency(.seconds(60)), timeout: .seconds(3_600_000), isOffline: true)
    },
    Setting("network", ["latency": ["least": "100ms", "most": "1.5s"]]) {
      $0.network.latency = Latency(.milliseconds(100), upTo: .milliseconds(1500))
    },
    Setting("network", ["latency": ["least": "100ms"]]) {
      $0.network.latency = Latency(.milliseconds(100))
    },
    Setting(
      "network", ["faults": [["source": "t"], ["source": "u", "fault": "offline", "times": 0]]]
    ) {
      $0.network.faults = [
        NetworkFault(source: "t", fault: .failure),
        NetworkFault(source: "u", fault: .offline, times: 0),
      ]
    },
  ])
  func `C3: a key sets what it says and nothing else`(_ setting: Setting) throws {
    var expected = Scenario.plain
    setting.change(&expected)
    #expect(try Scenario(stating: .init(setting.key, setting.value)) == expected)
    #expect(try Scenario(json: expected.json) == expected)
  }

  @Test func `C3: a scenario that is as usual is written in its tabs alone`() {
    #expect(Scenario.plain.json == ["tabs": [["containerId": "t", "title": "T"]]])
  }

  @Test func `A3: a fraction and its percentage mean the same`() throws {
    let written: [JSONValue] = [0.6, "60%", "0.6", "60.0%"]
    for value in written {
      let scenario = try Scenario(
        stating: .init(
          "deck", ["itemView": ["autoplay": ["triggerVisibilityPercentage": value]]]))
      #expect(scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage == 0.6)
      #expect(
        scenario.json["deck"]?["itemView"]?["autoplay"] == [
          "triggerVisibilityPercentage": "60%"
        ])
    }
  }

  @Test func `A3: a fraction that no short percentage states is written as a number`() throws {
    var scenario = Scenario.plain
    scenario.deck.viewConfiguration.itemView.autoplay.triggerVisibilityPercentage = 1.0 / 3
    #expect(
      scenario.json["deck"]?["itemView"]?["autoplay"]?["triggerVisibilityPercentage"]
        == .number(1.0 / 3))
    #expect(try Scenario(json: scenario.json) == scenario)
  }
}
