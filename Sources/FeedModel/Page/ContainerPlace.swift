/// Where the parts of the container and of the page around it lie on the screen, in points (G1, U6).
public struct ContainerPlace: Hashable, Sendable {
  /// The pinned header of the page; empty where it has none.
  public internal(set) var header = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The scroll view of the page; nil without a page.
  public internal(set) var scrollView: Rect?
  /// The tab strip; empty while it is hidden.
  public internal(set) var strip: Rect
  /// The deck's frame.
  public internal(set) var deck: Rect
  /// How much of the deck's end lies under the bars at the bottom.
  var covered: Double
  /// The height of all that the page can scroll; 0 without a page.
  var contentHeight = 0.0
  /// How far the page can be scrolled.
  public internal(set) var maximumPageOffset = 0.0
  /// Where what follows the container begins.
  var end = 0.0
}
