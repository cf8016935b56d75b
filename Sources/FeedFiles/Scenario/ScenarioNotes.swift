internal import FeedModel

/// What a reader of a scenario's file may want to know: how much there is, and what leads nowhere.
struct ScenarioNotes {
  private let scenario: Scenario
  private var labels: Set<String> = []
  private var channels: Set<String> = []
  private var ids: Set<String> = []

  /// Notes on `scenario`.
  init(on scenario: Scenario) {
    self.scenario = scenario
    for video in scenario.catalog.videos {
      labels.formUnion(video.labels)
      channels.insert(video.channel)
      ids.insert(video.id)
    }
  }

  /// A sentence each.
  var sentences: [String] {
    let videos = scenario.catalog.videos.count
    let size = "\(counted(scenario.tabs.count, "tab")) and \(counted(videos, "video"))"
    return ["a scenario with \(size)"] + scenario.tabs.compactMap(emptiness) + strayFaults
      + shopping
  }

  /// That something about products works by halves (S2, S4).
  private var shopping: [String] {
    var notes: [String] = []
    if scenario.host.has(.onProductHydration), !scenario.host.has(.onGlobalProductHydration) {
      notes.append(
        "host.onProductHydration without host.onGlobalProductHydration: hydration of a deck adds to"
          + " that of single videos and does not take its place")
    }
    let isHidden = scenario.deck.viewConfiguration.itemView.addToCartButton.isHidden
    if !isHidden, !scenario.host.has(.playerDeckAddToCart) {
      notes.append(
        "deck.itemView.addToCartButton is not hidden, but shows only with host.playerDeckAddToCart")
    }
    return notes
  }

  /// That a tab's source has nothing, where a look at the catalogue tells so.
  private func emptiness(of tab: ContainerTabItem) -> String? {
    let isEmpty =
      switch tab.dataSource {
      case .discover: ids.isEmpty
      case .channel(let id): !channels.contains(id)
      case .labels(.singleLabel(let label), _): !labels.contains(label)
      case .labels(.atLeastOneOf(let any), _): labels.isDisjoint(with: any)
      case .labels(.mustInclude(let all), _): !labels.isSuperset(of: all)
      case .ids(let wanted): ids.isDisjoint(with: wanted)
      }
    return isEmpty ? "tab \(quoted(tab.containerId)): no video is meant by its source" : nil
  }

  /// That a fault of the network belongs to no tab; told of the first few.
  private var strayFaults: [String] {
    let tabs = scenario.tabs.map(\.containerId)
    let known = Set(tabs)
    let strays = scenario.network.faults.enumerated().filter { !known.contains($0.element.source) }
    return strays.prefix(FileFaults.limit).map { index, fault in
      let hint = nearestWord(to: fault.source, in: tabs).map { "; did you mean \(quoted($0))?" }
      return "network.faults[\(index)].source: no tab has the id \(quoted(fault.source))"
        + (hint ?? "")
    }
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).shown }
}
