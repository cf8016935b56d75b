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

extension Simulation {
  /// What the next run may start from.
  public var keptState: KeptState {
    KeptState(lastTab: rememberedTab, readIds: readIds.sorted())
  }
}
