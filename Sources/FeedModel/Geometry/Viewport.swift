/// A view that holds the deck, from the outermost to the deck's own scroll view.
public struct Ancestor: Hashable, Sendable {
  /// Its bounds on the screen, in points.
  public var rect: Rect
  /// Whether it clips what it holds; one that does not changes nothing (G1).
  public var clips: Bool

  /// An ancestor with its bounds on the screen.
  public init(rect: Rect, clips: Bool) {
    self.rect = rect
    self.clips = clips
  }
}

/// The part of the screen in which an item counts as seen (Player Deck page, "Customize viewport"; G1, G2).
public struct Viewport: Hashable, Sendable {
  /// What takes a part of the screen away from the viewport.
  public enum Cut: Hashable, Sendable {
    /// The edges of the screen.
    case screen
    /// The safe area at one edge.
    case safeArea(SafeAreaEdges)
    /// The ancestor with this index, counted from the outermost; the deck's scroll view is the last.
    case ancestor(Int)
  }

  /// The viewport on the screen in points; nil when nothing is left.
  public private(set) var rect: Rect?
  private let screen: Rect
  private let safeArea: EdgeInsets
  private let edges: SafeAreaEdges
  private let ancestors: [Ancestor]
  private let scrollView: Rect?

  /// The screen, less the safe area at `edges`, within every ancestor that clips.
  ///
  /// The deck's own scroll view, which always clips, is the innermost of the ancestors; it may be
  /// given as `scrollView` instead.
  public init(
    screen: Rect, safeArea: EdgeInsets = EdgeInsets(), edges: SafeAreaEdges = .all,
    ancestors: [Ancestor] = [], scrollView: Rect? = nil
  ) {
    self.screen = screen
    self.safeArea = safeArea
    self.edges = edges
    self.ancestors = ancestors
    self.scrollView = scrollView
    var left: Rect? = screen
    forEachCut { _, keeps in left = keeps.flatMap { left?.intersection($0) } }
    rect = left
  }

  /// Names each cut in the order in which they are made, with the half plane or the bounds that it
  /// alone leaves; nil where it leaves nothing.
  func forEachCut(_ body: (Cut, Rect?) -> Void) {
    func cut(_ edge: SafeAreaEdges, _ insets: EdgeInsets) {
      if edges.contains(edge) { body(.safeArea(edge), screen.inset(by: insets)) }
    }
    body(.screen, screen.isEmpty ? nil : screen)
    cut(.top, EdgeInsets(top: safeArea.top))
    cut(.left, EdgeInsets(left: safeArea.left))
    cut(.bottom, EdgeInsets(bottom: safeArea.bottom))
    cut(.right, EdgeInsets(right: safeArea.right))
    for index in ancestors.indices where ancestors[index].clips {
      let bounds = ancestors[index].rect
      body(.ancestor(index), bounds.isEmpty ? nil : bounds)
    }
    if let scrollView {
      body(.ancestor(ancestors.count), scrollView.isEmpty ? nil : scrollView)
    }
  }

  /// The fraction of `item` that lies in the viewport, 0...1; 0 for an item without area (G3).
  public func visibleFraction(of item: Rect) -> Double {
    guard let rect, let seen = rect.intersection(item) else { return 0 }
    let fraction = seen.area / item.area
    // Areas beyond what a number can say are no number when divided; the sides still are.
    guard fraction.isNaN else { return min(1, fraction) }
    return min(1, seen.width / item.width) * min(1, seen.height / item.height)
  }
}

extension Rect {
  /// The rectangle less `insets`; nil when nothing is left.
  func inset(by insets: EdgeInsets) -> Rect? {
    let inner = Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
    return inner.isEmpty ? nil : inner
  }
}
