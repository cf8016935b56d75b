/// What lets an app hydrate the products of a page, or of one video, as long as their load counts (S1, S2, N6).
public struct ProductHydrator: Hashable, Sendable {
  /// The number under which the app hydrates.
  public let request: Int
  /// The video whose products it is for; nil where it is for a page of the deck.
  public let videoId: String?
  /// The videos it is for, by their indexes in the deck without advertisements.
  public let moments: Range<Int>
  /// The ids of the products that can be hydrated, each once, in order.
  public let productIds: [String]
  /// When the scenario's host hydrates; nil where the app itself does, or the host has.
  var hostAnswersAt: SimulatedTime?
}
