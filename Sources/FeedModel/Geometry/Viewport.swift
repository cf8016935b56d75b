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
    /// The ancestor with this index, counted from the outermost.
    case ancestor(Int)
  }

  /// One step towards the viewport: what still counts after a cut.
  struct Step: Hashable, Sendable {
    var cut: Cut
    /// The half planes or bounds that this cut alone leaves; nil where it leaves nothing.
    var keeps: Rect?
  }

  /// The viewport on the screen in points; nil when nothing is left.
  public let rect: Rect?
  /// The cuts in the order in which they are made.
  let steps: [Step]

  /// The screen, less the safe area at `edges`, within every ancestor that clips.
  public init(
    screen: Rect, safeArea: EdgeInsets = EdgeInsets(), edges: SafeAreaEdges = .all,
    ancestors: [Ancestor] = []
  ) {
    var steps = [Step(cut: .screen, keeps: screen.isEmpty ? nil : screen)]
    let insets: [(SafeAreaEdges, EdgeInsets)] = [
      (.top, EdgeInsets(top: safeArea.top)), (.left, EdgeInsets(left: safeArea.left)),
      (.bottom, EdgeInsets(bottom: safeArea.bottom)), (.right, EdgeInsets(right: safeArea.right)),
    ]
    for (edge, inset) in insets where edges.contains(edge) {
      steps.append(Step(cut: .safeArea(edge), keeps: screen.inset(by: inset)))
    }
    for (index, ancestor) in ancestors.enumerated() where ancestor.clips {
      let bounds = ancestor.rect
      steps.append(Step(cut: .ancestor(index), keeps: bounds.isEmpty ? nil : bounds))
    }
    self.steps = steps
    rect = steps.reduce(into: screen as Rect?) { left, step in
      left = step.keeps.flatMap { left?.intersection($0) }
    }
  }

  /// The fraction of `item` that lies in the viewport, 0...1; 0 for an item without area (G3).
  public func visibleFraction(of item: Rect) -> Double {
    guard let rect, let seen = rect.intersection(item) else { return 0 }
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
