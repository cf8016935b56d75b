/// What follows when a video has played to its end (container page, `loopBehavior`; P1).
public enum LoopBehavior: Hashable, Sendable {
  /// It starts again, for ever.
  case infiniteLoop
  /// After so many plays in all the next item follows; below 1 counts as 1.
  case loopAndAdvance(numberOfPlays: Int)

  /// The plays after which the next item follows, at least 1; nil where none does.
  public var numberOfPlays: Int? {
    get {
      guard case .loopAndAdvance(let plays) = self else { return nil }
      return max(1, plays)
    }
    set {
      self = newValue.map { .loopAndAdvance(numberOfPlays: max(1, $0)) } ?? .infiniteLoop
    }
  }
}
