/// What an app sets on each item of a deck (Player Deck page, `viewConfiguration.itemView`; D1).
public struct PlayerDeckItemView: Hashable, Sendable {
  /// When items start by themselves.
  public var autoplay = AutoplayRule()
  /// The panel under the video.
  public var productPanel = Part()
  /// The Add to Cart button of the panel, hidden unless shown (Player Deck page, "One-Tap Add to Cart"; S4).
  public var addToCartButton = Part(isHidden: true)
  /// What comes of opening the item.
  public var fullScreen = FullScreen()

  /// An item with the defaults of the page.
  public init() {}

  /// What comes of opening an item (D12).
  public struct FullScreen: Hashable, Sendable {
    /// Whether an item can be opened; true by default.
    public var isEnabled = true
  }

  /// A part of an item that can be left out.
  public struct Part: Hashable, Sendable {
    /// Whether it is left out.
    public var isHidden = false
  }
}
