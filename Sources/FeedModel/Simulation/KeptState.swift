/// What outlives a run of the app, for one `containerSourceId` (T7, P6).
///
/// Whether a run begins with it is the front's to say: only interactive runs do (N1).
public struct KeptState: Hashable, Codable, Sendable {
  /// The id of the tab that was active last; nil where there was none.
  public var lastTab: String?
  /// The ids of the videos that have been started, sorted, so that equal states are equal text.
  public var readIds: [String]

  /// A state to start from; nothing is kept unless stated.
  public init(lastTab: String? = nil, readIds: [String] = []) {
    self.lastTab = lastTab
    self.readIds = readIds
  }
}

extension KeptState {
  /// What of it can matter to a run of `scenario`: ids of videos that the run cannot meet are left out.
  public func reduced(to scenario: Scenario) -> KeptState {
    guard !readIds.isEmpty else { return self }
    let known = Set(scenario.catalog.videos.map(\.id))
    return KeptState(lastTab: lastTab, readIds: readIds.filter(known.contains))
  }
}

extension Simulation {
  /// What the next run may start from.
  public var keptState: KeptState {
    KeptState(lastTab: rememberedTab, readIds: readIds.sorted())
  }
}
