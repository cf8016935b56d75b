internal import FeedModel

/// What a reader of a scenario's file may want to know: how much there is, and what leads nowhere.
struct ScenarioNotes {
  private let scenario: Scenario

  /// Notes on `scenario`.
  init(on scenario: Scenario) {
    self.scenario = scenario
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

  /// That a tab's source has nothing, and what of it leads nowhere.
  private func emptiness(of tab: ContainerTabItem) -> String? {
    do {
      guard try scenario.catalog.answer(to: tab.dataSource).isEmpty else { return nil }
      return "tab \(quoted(tab.containerId)): \(scenario.catalog.reason(for: tab.dataSource))"
    } catch {
      let id = tab.dataSource.channelID ?? ""
      let channels = Set(
        scenario.catalog.videos.map(\.channel) + scenario.catalog.playlists.map(\.channel))
      let hint = nearestWord(to: id, in: channels.sorted())
        .map { "; did you mean \(quoted($0))?" }
      return "tab \(quoted(tab.containerId)): there is no channel \(quoted(id))" + (hint ?? "")
    }
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

extension Catalog {
  /// Why a source has nothing, where a look at the catalogue tells so.
  fileprivate func reason(for source: ContentSource) -> String {
    func unknown(_ noun: String, _ id: String, _ known: [String]) -> String? {
      guard !known.contains(id) else { return nil }
      let hint = nearestWord(to: id, in: known).map {
        "; did you mean \(JSONValue.string($0).shown)?"
      }
      return "there is no \(noun) \(JSONValue.string(id).shown)" + (hint ?? "")
    }
    let nothing = "no video is meant by its source"
    switch source {
    case .channelPlaylist(let channelID, let id):
      return unknown("playlist", id, playlists.filter { $0.channel == channelID }.map(\.id))
        ?? "its playlist holds no video that there is"
    case .playlistGroup(let id):
      return unknown("group of playlists", id, playlistGroups.map(\.id))
        ?? "its group holds no playlist that there is"
    case .hashtagPlaylist(let channelID, let expression):
      return "no video of the channel \(JSONValue.string(channelID).shown) has the hashtags "
        + expression.description
    default:
      return nothing
    }
  }
}
