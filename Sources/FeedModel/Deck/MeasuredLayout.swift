/// A still layout as another program describes it, and the question which of its items would play.
public struct MeasuredLayout: Hashable, Sendable {
  /// A name by which the asker knows the layout; empty when it has none.
  public var id: String
  /// What of the screen counts as seen.
  public var viewport: Viewport
  /// The items on the screen in data order, in points.
  public var items: [Rect]
  /// The fraction of an item, 0...1, from which on it may play.
  public var threshold: Double

  /// A layout in points on the screen.
  public init(id: String, viewport: Viewport, items: [Rect], threshold: Double = 0.5) {
    self.id = id
    self.viewport = viewport
    self.items = items
    self.threshold = threshold
  }

  /// The visible fraction of each item, 0...1.
  public var fractions: [Double] {
    items.map(viewport.visibleFraction(of:))
  }

  /// The index of the item that plays: the first that meets the threshold; nil when none does (A2).
  public var plays: Int? {
    AutoplayRule(triggerVisibilityPercentage: threshold).first(of: items.indices) {
      viewport.visibleFraction(of: items[$0])
    }
  }
}
