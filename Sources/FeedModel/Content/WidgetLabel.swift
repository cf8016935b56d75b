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
