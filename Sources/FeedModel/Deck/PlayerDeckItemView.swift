/// What an app sets on each item of a deck (Player Deck page, `viewConfiguration.itemView`; D1).
public struct PlayerDeckItemView: Hashable, Sendable {
  /// When items start by themselves.
  public var autoplay = AutoplayRule()
  /// The panel under the video.
  public var productPanel = Part()
  /// The sign on an item that plays only when it is tapped.
  public var playIcon = PlayIcon()
  /// The switch of the sound.
  public var muteButton = Part()
  /// The button that shares the video.
  public var shareButton = Part()
  /// What is said in the video, and its switch.
  public var subtitle = Subtitle()
  /// The word that an item is sponsored, in place of the short mark that every advertisement has.
  public var adBadge = Part(isHidden: true)
  /// How round the corners of an item are, in points.
  public var cornerRadius = 8.0
  /// Whether the switches of sound and subtitles stand in each other's place.
  public var swapsMuteAndSubtitleButtons = false
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

  /// The sign on an item that plays only when it is tapped.
  public struct PlayIcon: Hashable, Sendable {
    /// Whether it is left out.
    public var isHidden = false
    /// How wide it is, in points.
    public var iconWidth = 50.0
  }

  /// What is said in the video.
  public struct Subtitle: Hashable, Sendable {
    /// Whether it is left out, and its switch with it.
    public var isHidden = false
    /// The colour of the text, `0xrrggbb`; nil for that of titles.
    public var textColor: UInt32?
    /// The colour behind it, `0xrrggbb`; nil for that of captions.
    public var backgroundColor: UInt32?
  }
}

/// How the sound is when a deck is first displayed (D1).
public enum PlayerDeckMuteState: String, Codable, CaseIterable, Hashable, Sendable {
  /// As the player has it, which begins muted.
  case `default`
  /// On.
  case unmuted
}
