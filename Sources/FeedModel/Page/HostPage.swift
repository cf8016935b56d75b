/// The page of the app around the container (Player Deck page, "Customize viewport" and "Autosizing"; U6).
///
/// From top to bottom: a pinned header that does not scroll, and below it a scroll view that holds blocks, the container, and blocks
/// again. Lengths are points; on the terminal they are rounded up to whole rows.
public struct HostPage: Hashable, Sendable {
  /// A part of the page that is not the container.
  public struct Block: Hashable, Sendable {
    /// What stands in it.
    public var title: String
    /// Its height in points, 0 or more.
    public var height: Double

    /// A block.
    public init(title: String = "", height: Double = 0) {
      self.title = title
      self.height = height
    }
  }

  /// A view between the scroll view and the container, at the container's top and as wide.
  public struct Box: Hashable, Sendable {
    /// Whether it clips what it holds (G1).
    public var clips: Bool
    /// Its height in points; nil for that of the container.
    public var height: Double?

    /// A view; it clips unless stated otherwise.
    public init(clips: Bool = true, height: Double? = nil) {
      self.clips = clips
      self.height = height
    }
  }

  /// The title of the page, in the device's navigation bar.
  public var title = ""
  /// The header above the scroll view; one without height is none.
  public var pinnedHeader = Block()
  /// The blocks above the container.
  public var above: [Block] = []
  /// The blocks below the container.
  public var below: [Block] = []
  /// The height of the deck in points; an autosized one has its own (D3).
  public var deckHeight = Self.usualDeckHeight
  /// The views around the container, the outermost first.
  public var boxes: [Box] = []

  /// The height that the page's own samples give a deck.
  public static let usualDeckHeight = 500.0

  /// A page that holds nothing but the container.
  public init() {}
}
