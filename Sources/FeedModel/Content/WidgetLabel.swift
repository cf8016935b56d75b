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
    case .mustInclude(let all):
      all.count < Self.manyLabels
        ? all.allSatisfy(labels.contains) : all.allSatisfy(Set(labels).contains)
    case .atLeastOneOf(let any):
      any.count < Self.manyLabels
        ? any.contains(where: labels.contains) : any.contains(where: Set(labels).contains)
    }
  }

  /// From so many on, those of a video are looked up in a set, so that lists do not multiply.
  private static let manyLabels = 16
}
