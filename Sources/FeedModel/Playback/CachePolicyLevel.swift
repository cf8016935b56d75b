/// How many videos are fetched before their turn comes (container page, `cachePolicyLevel`; P4).
public enum CachePolicyLevel: String, Codable, CaseIterable, Hashable, Sendable {
  /// The next one, while one plays.
  case low
  /// The first one after loading, and the next one while one plays.
  case `default`
  /// The first 3 after loading, and up to 2 while one plays.
  case high
  /// The first 5 after loading, and up to 4 while one plays.
  case extreme

  /// How many are fetched once a tab has loaded.
  public var videosAfterLoading: Int {
    switch self {
    case .low: 0
    case .default: 1
    case .high: 3
    case .extreme: 5
    }
  }

  /// How many of those that follow are fetched while one plays.
  public var videosAhead: Int {
    switch self {
    case .low, .default: 1
    case .high: 2
    case .extreme: 4
    }
  }
}
