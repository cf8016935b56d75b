/// The content of one item of a deck; the tabs container's page calls it a moment.
public struct Video: Hashable, Sendable {
  /// What makes a video an advertisement, and what its card shows in place of a product.
  public struct Advertisement: Hashable, Sendable {
    /// Who pays for it.
    public var sponsor: String
    /// The words of its call to action; empty for none.
    public var callToAction: String

    /// An advertisement by `sponsor`.
    public init(sponsor: String, callToAction: String = "") {
      self.sponsor = sponsor
      self.callToAction = callToAction
    }
  }

  /// Its id, unique in a catalogue.
  public var id: String
  /// Its title.
  public var title: String
  /// Who made it; empty where nobody is named.
  public var author: String
  /// How long it is; nil where the feed does not say.
  public var duration: SimulatedTime?
  /// Whether it is a live stream, which has no end.
  public var isLive: Bool
  /// Whether the cell holds a video at all; one that does not, such as a banner, never plays.
  public var hasVideo: Bool
  /// Whether fetching it always fails.
  public var fails: Bool
  /// The labels by which sources find it.
  public var labels: [String]
  /// The channel it belongs to; empty for none.
  public var channel: String
  /// Where it can be seen; empty where the feed does not say.
  public var url: String
  /// The products shown with it.
  public var products: [Product]
  /// Set on an advertisement.
  public var advertisement: Advertisement?
  /// What leads elsewhere from it, in a list of at most one, so that a video without any stays small.
  var actions: [VideoActions] = []
  /// What else is known of it, in a list of at most one for the same reason.
  var traits: [VideoTraits] = []

  /// A video; what is not stated is absent.
  public init(
    id: String, title: String, author: String = "", duration: SimulatedTime? = nil,
    isLive: Bool = false, hasVideo: Bool = true, fails: Bool = false, labels: [String] = [],
    channel: String = "", url: String = "", products: [Product] = [],
    advertisement: Advertisement? = nil
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.duration = duration
    self.isLive = isLive
    self.hasVideo = hasVideo
    self.fails = fails
    self.labels = labels
    self.channel = channel
    self.url = url
    self.products = products
    self.advertisement = advertisement
  }

  /// How long a video of unknown duration plays.
  public static let assumedDuration = SimulatedTime.seconds(30)
  /// The shortest play there is; anything shorter plays this long.
  public static let shortestDuration = SimulatedTime.milliseconds(100)

  /// How long one play takes; nil for a live stream, which has no end.
  public var playDuration: SimulatedTime? {
    isLive ? nil : max(Self.shortestDuration, duration ?? Self.assumedDuration)
  }
}
