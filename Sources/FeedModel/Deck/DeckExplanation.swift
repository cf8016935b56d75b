/// Why the items of a deck play or do not (A8).
public struct DeckExplanation: Hashable, Sendable {
  /// A step from the whole screen to the viewport.
  public struct Cut: Hashable, Sendable {
    /// What takes something away.
    public var cut: Viewport.Cut
    /// What it leaves of the screen, in points; nil where that is nothing.
    public var viewport: Rect?
  }

  /// The viewport on the screen, in points; nil when nothing of the screen counts.
  public var viewport: Rect?
  /// The screen, and each inset and clip that takes something from it, in order.
  public var cuts: [Cut]
  /// The fraction of an item, 0...1, from which on it may play.
  public var threshold: Double
  /// The fraction of an item, 0...1, down to which it goes on to play (A7).
  public var keepingThreshold: Double
  /// How long an item must meet the threshold before it starts (A7).
  public var minimumViewTime: SimulatedTime
  /// Which of the items that may play does (A7).
  public var strategy: AutoplayStrategy
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
  /// When it will have met the threshold for long enough, while it has not; nil otherwise (A7).
  public var dwellsUntil: SimulatedTime?
  /// Whether it plays, and why.
  public var verdict: Verdict
}

/// Whether an item plays, and why; the raw values are the reason codes.
public enum Verdict: String, Codable, CaseIterable, Hashable, Sendable {
  /// It plays: the first that meets the threshold.
  case first
  /// It plays: the strategy prefers it to the others that meet the threshold.
  case preferred
  /// It goes on to play although less of it is seen than it would need to start.
  case keepsTurn
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
  /// The player is in full screen or in picture in picture, and nothing starts in the deck (A2).
  case elsewhere
  /// It meets the threshold; an earlier or a held item has the turn.
  case notFirst
  /// It meets the threshold, but not yet for long enough.
  case dwelling
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
