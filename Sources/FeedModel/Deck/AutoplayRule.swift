/// When items of a deck play by themselves (Player Deck page, "Autoplay"; A1-A4, A7, G4).
public struct AutoplayRule: Hashable, Sendable {
  /// `itemView.autoplay.isEnabled`: whether anything starts by itself; true by default.
  public var isEnabled: Bool
  /// The fraction of an item, 0...1, from which on it may play; 0.5 by default, since no source states one.
  public var triggerVisibilityPercentage: Double
  /// How long an item must meet the threshold without a break before it starts; no time by default (A7).
  public var minimumViewTime = SimulatedTime.zero
  /// The fraction of an item, 0...1, below which it stops playing; nil, and any above the one from which on it may play,
  /// for that one (A7).
  public var stopVisibilityPercentage: Double?
  /// Which of those that may play does; the first by default (A7).
  public var strategy = AutoplayStrategy.first

  /// How far below the threshold still counts, as a fraction of the item's area: room for rounding only (G4).
  public static let tolerance = 1e-5

  /// A rule; autoplay is on from half of an item unless stated otherwise.
  public init(isEnabled: Bool = true, triggerVisibilityPercentage: Double = 0.5) {
    self.isEnabled = isEnabled
    self.triggerVisibilityPercentage = triggerVisibilityPercentage
  }

  /// The fraction of an item, 0...1, down to which it goes on to play.
  public var keepingVisibilityPercentage: Double {
    min(stopVisibilityPercentage ?? triggerVisibilityPercentage, triggerVisibilityPercentage)
  }

  /// Whether an item of which `fraction` is visible may play: something of it is seen, and enough.
  public func isMet(by fraction: Double) -> Bool {
    Self.isMet(triggerVisibilityPercentage, by: fraction)
  }

  /// Whether an item that plays may go on while `fraction` of it is visible (A7).
  public func isKept(by fraction: Double) -> Bool {
    Self.isMet(keepingVisibilityPercentage, by: fraction)
  }

  private static func isMet(_ threshold: Double, by fraction: Double) -> Bool {
    fraction > 0 && fraction >= threshold - tolerance
  }

  /// The first index, in data order, of those that may play; nil when none does.
  public func first(of indexes: Range<Int>, fraction: (Int) -> Double) -> Int? {
    indexes.first { isMet(by: fraction($0)) }
  }
}
