/// In which order a source offers its videos (`orderType`).
public enum OrderType: String, Codable, CaseIterable, Hashable, Sendable {
  /// As the catalogue or the list of ids has them.
  case manual
  /// The one that was changed last comes first; a video without a date comes last.
  case recentlyUpdatedFirst
  /// The one that was changed last comes last, but before those without a date.
  case recentlyUpdatedLast
  /// The newest comes first; a video without a date comes last.
  case recentlyCreatedFirst
  /// The newest comes last, but before those without a date.
  case recentlyCreatedLast
  /// By title.
  case aToZ
  /// By title, backwards.
  case zToA
  /// Mixed, anew at each load, always the same with the same seed.
  case random
}

/// What comes before that order (`advancedOrderType`).
public enum AdvancedOrderType: String, Codable, CaseIterable, Hashable, Sendable {
  /// Live streams.
  case liveFirst
}

/// For whom a source by labels is meant (`personalizedType`).
public enum PersonalizedType: Hashable, Sendable {
  /// The videos that have the id of one of these players or teams as a label come first.
  case ids(players: [String] = [], teams: [String] = [])
  /// Only videos with any of the labels of `filter`, unless it is empty; those with any of `priority` come first.
  case labels(filter: [String] = [], priority: [String] = [])
}

/// What is recommended (`.recommendations`).
public enum RecommendationsType: Hashable, Sendable {
  /// What the viewer is likely to like: unseen videos first, those before that share most labels with what has been seen.
  case forYou(anyLabelFilter: [String] = [], promotedLabels: [String] = [])
  /// What is watched most.
  case trending(anyLabelFilter: [String] = [], promotedLabels: [String] = [])
}
