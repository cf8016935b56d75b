/// Which item of a deck plays, as a pure choice (Player Deck page, "Autoplay"; A1-A4, G4).
public struct AutoplayRule: Hashable, Sendable {
  /// `itemView.autoplay.isEnabled`: whether anything starts by itself; true by default.
  public var isEnabled: Bool
  /// The fraction of an item, 0...1, from which on it may play; 0.5 by default, since no source states one.
  public var triggerVisibilityPercentage: Double

  /// How far below the threshold still counts, as a fraction of the item's area: room for rounding only (G4).
  public static let tolerance = 1e-5

  /// A rule; autoplay is on from half of an item unless stated otherwise.
  public init(isEnabled: Bool = true, triggerVisibilityPercentage: Double = 0.5) {
    self.isEnabled = isEnabled
    self.triggerVisibilityPercentage = triggerVisibilityPercentage
  }

  /// Whether an item of which `fraction` is visible may play: something of it is seen, and enough.
  public func isMet(by fraction: Double) -> Bool {
    fraction > 0 && fraction >= triggerVisibilityPercentage - Self.tolerance
  }

  /// The first index, in data order, of those that may play; nil when none does.
  public func first(of indexes: Range<Int>, fraction: (Int) -> Double) -> Int? {
    indexes.first { isMet(by: fraction($0)) }
  }
}
