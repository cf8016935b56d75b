/// Which of the items that may play does (A7).
public enum AutoplayStrategy: String, Codable, CaseIterable, Hashable, Sendable {
  /// The first in data order, as the Player Deck page says.
  case first
  /// The last in data order.
  case last
  /// The one of which the largest fraction is seen; of equals the first.
  case mostVisible
  /// The one whose centre lies nearest to that of the viewport; of equals the first.
  case centermost
}
