@testable import FeedModel

extension Scenario {
  /// A scenario of a few tabs, for tests: decks of one column, answers after 100 ms, and nothing fetched
  /// before its turn unless asked for.
  static func small(
    _ tabs: ContainerTabItem..., videos: [Video], columns: Int? = 1,
    change: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    var scenario = Scenario()
    scenario.tabs = tabs
    scenario.catalog = Catalog(videos)
    scenario.deck.columns = columns
    scenario.network = SimulatedNetwork(
      latency: Latency(.milliseconds(100)), isConstrained: true)
    change(&scenario)
    return scenario
  }
}

extension ContainerTabItem {
  /// A tab that shows the videos with its own id as label.
  static func tab(
    _ id: String, isVisible: Bool = true, isPaged: Bool = false, ordered: Bool = false
  ) -> ContainerTabItem {
    ContainerTabItem(
      containerId: id, title: id.uppercased(), isVisible: isVisible,
      dataSource: .labels(.singleLabel(id)), isPaged: isPaged,
      shouldOrderMomentsByReadStatus: ordered)
  }
}

extension [Video] {
  /// Videos of one tab, named by it and their index, 8 s each unless stated.
  static func of(_ tab: String, _ count: Int, seconds: Int64 = 8) -> [Video] {
    (0..<count).map { index in
      Video(
        id: "\(tab)\(index)", title: "\(tab)\(index)", duration: .seconds(seconds), labels: [tab])
    }
  }

  /// The videos with the one of this id changed.
  func changing(_ id: String, _ change: (inout Video) -> Void) -> [Video] {
    map { video in
      var changed = video
      if video.id == id { change(&changed) }
      return changed
    }
  }
}
