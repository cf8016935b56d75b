/// Why the items of a deck play or do not (A8).
public struct DeckExplanation: Hashable, Sendable {
  /// The viewport on the screen, in points; nil when nothing of the screen counts.
  public var viewport: Rect?
  /// The fraction of an item, 0...1, from which on it may play.
  public var threshold: Double
  /// Every item at least partly in the deck's frame, in data order.
  public var items: [ItemExplanation]
}

/// Why one item plays or does not (A8).
public struct ItemExplanation: Hashable, Sendable {
  /// A part of an item that is not seen, and what hides it.
  public struct Loss: Hashable, Sendable {
    /// What hides it.
    public var cut: Viewport.Cut
    /// The fraction of the item that it takes away beyond what the cuts before it have, 0...1.
    public var fraction: Double
  }

  /// The item's place in data order.
  public var index: Int
  /// The id of its video.
  public var videoId: String
  /// Where it lies on the screen, in points.
  public var rect: Rect
  /// What each inset and each clip took away; those that took nothing are left out.
  public var losses: [Loss]
  /// The exact fraction that is seen, 0...1.
  public var fraction: Double
  /// The largest fraction seen at any scroll offset, where that is too little; nil where it would do.
  public var bestFraction: Double?
  /// Whether it plays, and why.
  public var verdict: Verdict
}

/// Whether an item plays, and why; the raw values are the reason codes.
public enum Verdict: String, Codable, CaseIterable, Hashable, Sendable {
  /// It plays: the first that meets the threshold.
  case first
  /// It plays: the user started it.
  case held
  /// It goes on to play although nothing would start by itself.
  case goesOn
  /// It has the turn and waits for its data.
  case buffering
  /// It has the turn; the user has paused it.
  case pausedByUser
  /// It has the turn; the app has paused the player.
  case pausedByAPI
  /// It has the turn; a sheet covers it.
  case covered
  /// It has the turn; the app is in the background.
  case inBackground
  /// It meets the threshold; an earlier or a held item has the turn.
  case notFirst
  /// It meets the threshold; nothing starts by itself.
  case autoplayOff
  /// Too little of it is seen.
  case belowThreshold
  /// Too little of it is seen at any scroll offset.
  case neverEnough
  /// Its data did not come.
  case failed
  /// It is an advertisement that has been played.
  case adOver
  /// Its cell holds no video.
  case noVideo
}
