/// Who asks a source, as far as its answer depends on that.
public struct Viewer: Hashable, Sendable {
  /// The ids of the videos that have been seen (P6).
  public var seenIds: Set<String>
  /// What mixed orders are drawn from.
  public var seed: UInt64

  /// A viewer who has seen nothing unless stated.
  public init(seenIds: Set<String> = [], seed: UInt64 = 0) {
    self.seenIds = seenIds
    self.seed = seed
  }
}
