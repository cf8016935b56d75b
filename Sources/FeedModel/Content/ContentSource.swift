/// Where the videos of a tab or deck come from (container page, `dataSource`; Player Deck page, "Content Source"; D6).
public enum ContentSource: Hashable, Sendable {
  /// Everything there is: the source of a deck that names none.
  case discover
  /// What one channel offers.
  case channel(channelID: String)
  /// The videos with certain labels, at most `maxItems` of them.
  case labels(WidgetLabel, maxItems: Int? = nil)
  /// Certain videos, in this order; unknown ids are left out.
  case ids([String])
}

/// Which labels a video must have (`BlazeWidgetLabel`).
public enum WidgetLabel: Hashable, Sendable {
  /// This one.
  case singleLabel(String)
  /// All of these.
  case mustInclude([String])
  /// Any of these.
  case atLeastOneOf([String])

  /// Whether a video with `labels` is meant.
  public func matches(_ labels: [String]) -> Bool {
    switch self {
    case .singleLabel(let label): labels.contains(label)
    case .mustInclude(let all): all.allSatisfy(labels.contains)
    case .atLeastOneOf(let any): any.contains(where: labels.contains)
    }
  }
}
