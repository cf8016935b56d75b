/// A load whose answer is still to come.
struct PendingLoad: Hashable, Sendable {
  /// A number that no other load has; of two loads of one tab, only the later one's answer counts.
  let generation: Int
  let containerId: String
  /// 1 for the first page.
  let page: Int
  let askedAt: SimulatedTime
  let due: SimulatedTime
  /// Why it will bring nothing; nil where it will bring what the source offers.
  let failure: LoadFailure?
  /// Whether it was asked for by a call for content that had been loaded before (T12, T22).
  let isReload: Bool
  /// Whether a later load has replaced it.
  var isStale = false
}
